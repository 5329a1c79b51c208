"""Naboo above the water: Padmé."""

from kit import *


def padme():
    """As the queen: a painted face between wings of hair and gold."""
    c = Canvas()
    c.ground("naboo1", "naboo0")
    # The hair, spread like a fan, bound with gold.
    c.path("brown3", "M240 52 C300 50 352 76 384 120 C420 166 428 240 404 320 C390 364 360 396 322 402 L158 402 C120 396 90 364 76 320 C52 240 60 166 96 120 C128 76 180 50 240 52Z")
    c.path("brown2", "M232 52 C176 52 128 76 96 120 C60 166 52 240 76 320 C86 352 104 376 126 390 C92 320 94 220 136 150 C160 110 196 76 232 52Z")
    c.path("brown1", "M206 56 C160 64 122 90 98 124 C70 168 64 226 76 280 C82 210 110 130 206 56Z")
    c.path("gold2", "M104 112 C84 176 84 270 116 372 L126 384 C98 290 96 190 118 96Z M376 112 C396 176 396 270 364 372 L354 384 C382 290 384 190 362 96Z")
    c.path("gold1", "M104 112 C84 176 84 270 116 372 L120 378 C90 280 88 190 110 104Z")
    # The red gown, high at the shoulders, with an embroidered collar.
    c.sym("red1", "M240 430 L300 430 C360 436 420 452 450 500 C472 540 480 590 480 640 L240 640")
    c.path("red2", "M300 430 C360 436 420 452 450 500 C472 540 480 590 480 640 L330 640 C356 570 344 490 300 430Z")
    c.path("red0", "M180 430 C120 436 60 452 30 500 C20 520 12 544 8 570 C50 514 110 486 170 476Z")
    c.path("gold1", "M150 452 C150 520 180 590 220 640 L260 640 C300 590 330 520 330 452 L308 440 C306 500 280 560 240 606 C200 560 174 500 172 440Z")
    c.path("gold3", "M308 440 C306 500 280 560 240 606 L252 640 L260 640 C300 590 330 520 330 452Z", 0.65)
    for x, y in ((160, 480), (176, 528), (202, 576), (320, 480), (304, 528), (278, 576)):
        c.circle("red2", x, y, 7)
        c.circle("gold0", x - 1, y - 1, 3.6)
    face = ("linen0", "pale0", "pale1", "pale2")
    neck(c, face, 46)
    # A collar of red silk rises behind the neck.
    c.path("red2", "M182 392 C168 420 164 440 166 462 L230 560 L240 540 C208 500 190 450 182 392Z")
    c.path("red2", "M298 392 C312 420 316 440 314 462 L250 560 L240 540 C272 500 290 450 298 392Z")
    c.path("red1", "M182 392 C168 420 164 440 166 462 L176 478 C176 450 178 424 184 400Z")
    head(c, face, FEMALE)
    eyes(c, face, "brown1", lash="ink3", line=1.5, r=10)
    brows(c, "brown2", thick=6.5, arch=6, shade="brown3")
    nose(c, face, 14, 322)
    # Red on the upper lip, one stroke on the lower, and a dot on each cheek.
    c.path("pale1", "M218 362 C232 366 250 366 262 362 C254 376 226 376 218 362Z")
    c.path("red1", "M214 357 C224 350 232 347 240 351 C248 347 256 350 266 357 C256 361 248 362 240 362 C232 362 224 361 214 357Z")
    c.path("red1", "M235.5 361 L244.5 361 L243 375 L237 375Z")
    c.path("red2", "M212 357 C226 360 234 359 240 361 C246 359 254 360 268 357 C256 364 224 364 212 357Z")
    c.circle("red1", 186, 334, 6)
    c.circle("red1", 294, 334, 6)
    # The crown: a gold arc over the brow, its medallion, and drops of pearl.
    c.path("brown3", "M148 290 C140 196 176 132 240 130 C304 132 340 196 332 290 C326 236 306 186 284 178 C256 188 224 188 196 178 C174 186 154 236 148 290Z")
    c.path("brown2", "M148 270 C144 200 172 146 222 133 C196 150 176 174 166 206 C156 228 152 248 148 270Z")
    c.path("gold1", "M132 270 C128 170 176 108 240 106 C304 108 352 170 348 270 L334 278 C336 190 298 140 240 138 C182 140 144 190 146 278Z")
    c.path("gold2", "M282 116 C326 136 350 190 348 270 L334 278 C336 210 316 164 276 146Z")
    c.path("gold0", "M136 250 C136 170 180 118 232 114 C188 130 148 180 144 256Z")
    c.path("gold3", "M168 164 L178 154 L184 162 L174 172Z M198 138 L210 132 L214 141 L203 147Z M312 164 L302 154 L296 162 L306 172Z M282 138 L270 132 L266 141 L277 147Z M149 202 L156 190 L163 196 L157 208Z M331 202 L324 190 L317 196 L323 208Z")
    c.path("gold2", "M240 90 L262 122 L256 160 L240 178 L224 160 L218 122Z")
    c.path("gold0", "M240 90 L218 122 L224 160 L240 178 L234 150 L232 122Z")
    c.path("red1", "M240 122 L249 136 L240 154 L231 136Z")
    for x in (138, 342):
        for i in range(4):
            c.circle("pale2" if x > 240 else "linen2", x + 1, 292 + i * 15, 6)
            c.circle("linen0", x, 291 + i * 15, 5)
        c.path("gold1", f"M{x-5} 350 L{x+5} 350 L{x+8} 378 L{x} 392 L{x-8} 378Z")
    return c

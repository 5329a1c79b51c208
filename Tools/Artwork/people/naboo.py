"""The court of Naboo: Padmé Amidala, her handmaidens and her guards."""

from kit import *


def padme():
    """As the queen: a painted face between wings of hair and gold."""
    c = Canvas()
    c.ground("jade1", "jade0")
    # The hair, spread like a fan, bound with gold.
    c.path("fur3", "M240 52 C300 50 352 76 384 120 C420 166 428 240 404 320 C390 364 360 396 322 402 L158 402 C120 396 90 364 76 320 C52 240 60 166 96 120 C128 76 180 50 240 52Z")
    c.path("fur2", "M232 52 C176 52 128 76 96 120 C60 166 52 240 76 320 C86 352 104 376 126 390 C92 320 94 220 136 150 C160 110 196 76 232 52Z")
    c.path("fur1", "M206 56 C160 64 122 90 98 124 C70 168 64 226 76 280 C82 210 110 130 206 56Z")
    c.path("gold3", "M104 112 C84 176 84 270 116 372 L126 384 C98 290 96 190 118 96Z M376 112 C396 176 396 270 364 372 L354 384 C382 290 384 190 362 96Z")
    c.path("gold2", "M104 112 C84 176 84 270 116 372 L120 378 C90 280 88 190 110 104Z")
    # The red gown, high at the shoulders, with an embroidered collar.
    c.sym("red1", "M240 430 L300 430 C360 436 420 452 450 500 C472 540 480 590 480 640 L240 640")
    c.path("red2", "M300 430 C360 436 420 452 450 500 C472 540 480 590 480 640 L330 640 C356 570 344 490 300 430Z")
    c.path("red0", "M180 430 C120 436 60 452 30 500 C20 520 12 544 8 570 C50 514 110 486 170 476Z")
    c.path("gold2", "M150 452 C150 520 180 590 220 640 L260 640 C300 590 330 520 330 452 L308 440 C306 500 280 560 240 606 C200 560 174 500 172 440Z")
    c.path("gold4", "M308 440 C306 500 280 560 240 606 L252 640 L260 640 C300 590 330 520 330 452Z", 0.65)
    for x, y in ((160, 480), (176, 528), (202, 576), (320, 480), (304, 528), (278, 576)):
        c.circle("red2", x, y, 7)
        c.circle("gold0", x - 1, y - 1, 3.6)
    face = ("linen0", "linen0", "stone0", "stone1")
    neck(c, face, 46)
    # A collar of red silk rises behind the neck.
    c.path("red2", "M182 392 C168 420 164 440 166 462 L230 560 L240 540 C208 500 190 450 182 392Z")
    c.path("red2", "M298 392 C312 420 316 440 314 462 L250 560 L240 540 C272 500 290 450 298 392Z")
    c.path("red1", "M182 392 C168 420 164 440 166 462 L176 478 C176 450 178 424 184 400Z")
    head(c, face, FEMALE)
    eyes(c, face, "fur1", lash="ink3", line=1.5, r=10)
    brows(c, "fur2", thick=6.5, arch=6, shade="fur3")
    nose(c, face, 14, 322)
    # Red on the upper lip, one stroke on the lower, and a dot on each cheek.
    c.path("stone0", "M218 362 C232 366 250 366 262 362 C254 376 226 376 218 362Z")
    c.path("red1", "M214 357 C224 350 232 347 240 351 C248 347 256 350 266 357 C256 361 248 362 240 362 C232 362 224 361 214 357Z")
    c.path("red1", "M235.5 361 L244.5 361 L243 375 L237 375Z")
    c.path("red2", "M212 357 C226 360 234 359 240 361 C246 359 254 360 268 357 C256 364 224 364 212 357Z")
    c.circle("red1", 186, 334, 6)
    c.circle("red1", 294, 334, 6)
    # The crown: a gold arc over the brow, its medallion, and drops of pearl.
    c.path("fur3", "M148 290 C140 196 176 132 240 130 C304 132 340 196 332 290 C326 236 306 186 284 178 C256 188 224 188 196 178 C174 186 154 236 148 290Z")
    c.path("fur2", "M148 270 C144 200 172 146 222 133 C196 150 176 174 166 206 C156 228 152 248 148 270Z")
    c.path("gold2", "M132 270 C128 170 176 108 240 106 C304 108 352 170 348 270 L334 278 C336 190 298 140 240 138 C182 140 144 190 146 278Z")
    c.path("gold3", "M282 116 C326 136 350 190 348 270 L334 278 C336 210 316 164 276 146Z")
    c.path("gold0", "M136 250 C136 170 180 118 232 114 C188 130 148 180 144 256Z")
    c.path("gold4", "M168 164 L178 154 L184 162 L174 172Z M198 138 L210 132 L214 141 L203 147Z M312 164 L302 154 L296 162 L306 172Z M282 138 L270 132 L266 141 L277 147Z M149 202 L156 190 L163 196 L157 208Z M331 202 L324 190 L317 196 L323 208Z")
    c.path("gold3", "M240 90 L262 122 L256 160 L240 178 L224 160 L218 122Z")
    c.path("gold0", "M240 90 L218 122 L224 160 L240 178 L234 150 L232 122Z")
    c.path("red1", "M240 122 L249 136 L240 154 L231 136Z")
    for x in (138, 342):
        for i in range(4):
            c.circle("stone1" if x > 240 else "linen2", x + 1, 292 + i * 15, 6)
            c.circle("linen0", x, 291 + i * 15, 5)
        c.path("gold2", f"M{x-5} 350 L{x+5} 350 L{x+8} 378 L{x} 392 L{x-8} 378Z")
    return c


def corde():
    c = Canvas()
    c.ground("jade1", "linen1")
    # A senator's gown, worn as her double: dark velvet with a standing collar.
    shoulders(c, VIOLET)
    c.sym("violet3", "M240 420 L300 400 C336 412 356 440 360 478 L240 560")
    c.path("violet2", "M180 400 C144 412 124 440 120 478 L150 500 C144 460 156 424 192 410Z")
    # Rolls of hair at the sides, a knot on top.
    for x, tone, lit in ((138, "fur1", "fur0"), (342, "fur2", "fur1")):
        c.ellipse(tone, x, 262, 34, 62)
        for i in range(4):
            c.path("fur3", f"M{x-32+i*2} {222+i*28} C{x-12} {238+i*28} {x+12} {238+i*28} {x+32-i*2} {222+i*28} C{x+12} {244+i*28} {x-12} {244+i*28} {x-32+i*2} {222+i*28}Z", 0.7)
        c.ellipse(lit, x - 12, 232, 9, 18, 0.8)
    c.sym("fur1", "M240 66 C290 66 320 94 318 128 L240 150")
    c.path("fur0", "M166 116 C170 86 200 70 236 68 C206 82 190 104 190 132 C178 134 166 128 166 116Z")
    c.path("fur2", "M270 70 C302 78 320 102 318 128 L280 140 C292 116 288 90 270 70Z")
    c.sym("fur2", "M240 114 C306 114 342 156 342 226 C342 280 332 314 316 336 L240 336")
    neck(c, FAIR, 46)
    c.path("gold3", "M184 462 C210 488 270 488 296 462 L300 474 C272 502 208 502 180 474Z")
    c.path("gold0", "M184 462 C200 480 220 484 240 484 L240 488 C216 488 196 482 182 468Z")
    c.path("red1", "M240 490 L252 506 L240 526 L228 506Z")
    c.path("red0", "M240 490 L228 506 L240 510Z")
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "fur1", lash="fur3", line=1.3, r=10, open=1.0)
    brows(c, "fur2", thick=6, arch=6)
    nose(c, FAIR, 14, 322)
    mouth(c, FAIR, "coral2", y=357, w=23, full=1.0, smile=3)
    c.path("fur1", "M240 148 C206 152 182 180 172 220 C164 250 162 282 164 306 C148 290 138 260 138 226 C138 156 176 114 240 114Z")
    c.path("fur2", "M240 148 C274 152 298 180 308 220 C316 250 318 282 316 306 C332 290 342 260 342 226 C342 156 304 114 240 114Z")
    c.path("fur0", "M228 122 C184 130 154 164 150 214 C166 176 192 148 228 134Z")
    c.path("fur3", "M240 148 C274 152 298 180 308 220 C316 250 318 282 316 306 C328 260 318 196 280 164 C266 154 252 149 240 148Z")
    # A band of gold across the hair.
    c.sym("gold3", "M240 126 C296 126 328 160 336 206 L326 212 C316 172 288 142 240 140")
    c.path("gold2", "M240 126 C184 126 152 160 144 206 L154 212 C164 172 192 142 240 140Z")
    c.path("gold0", "M232 126 C190 128 162 150 150 184 C170 154 198 136 232 133Z")
    c.path("red1", "M240 122 L252 134 L240 150 L228 134Z")
    return c


def dorme():
    c = Canvas()
    c.ground("jade0", "sand1")
    # A hooded cloak in the colours of autumn leaves.
    hood = "M240 84 C320 86 370 140 376 236 C380 310 366 390 350 444 C404 466 456 490 480 538 L480 640 L240 640"
    c.sym("sand2", hood)
    c.path("sand1", "M104 236 C110 150 152 98 220 86 C170 116 138 168 132 240 C126 310 134 380 146 430 C76 470 40 500 4 560 L0 538 C24 490 76 466 130 444 C114 390 100 310 104 236Z")
    c.path("sand3", "M288 92 C340 112 370 160 376 236 C380 310 366 390 350 444 C404 466 456 490 480 538 L480 640 L330 640 C356 560 344 490 326 440 C356 340 346 190 288 92Z")
    c.sym("fur2", "M240 116 C304 116 342 156 348 232 C352 320 334 400 304 456 L240 490")
    both_sides(c, "orange0", "orange2", "M240 84 C320 86 370 140 376 236 C379 300 370 360 358 410 L346 404 C360 340 362 280 358 230 C350 150 306 106 240 104Z")
    c.sym("fur1", "M240 130 C300 130 334 170 336 236 C338 300 332 350 316 400 L240 400")
    neck(c, FAIR, 46)
    c.sym("orange2", "M240 480 C270 474 290 452 298 430 L330 456 C320 540 290 600 262 640 L240 640")
    c.path("orange1", "M182 430 L150 456 C160 540 190 600 218 640 L240 640 L240 480 C210 474 190 452 182 430Z")
    c.path("gold2", "M182 430 C190 452 210 474 240 480 C270 474 290 452 298 430 L305 436 C298 464 272 486 240 492 C208 486 182 464 175 436Z")
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "fur1", lash="fur3", line=1.2, r=9.8, open=0.94)
    brows(c, "fur1", thick=6.5, arch=5)
    nose(c, FAIR, 15, 322)
    mouth(c, FAIR, "skin3", y=358, w=25, full=1.05, smile=5, upper="coral2")
    # Hair parted at the side.
    c.path("fur1", "M266 148 C228 158 190 190 172 236 C160 270 160 320 166 360 C148 330 142 280 144 232 C148 170 186 128 240 128Z")
    c.path("fur0", "M240 134 C196 138 162 172 154 224 C176 180 206 158 250 146Z")
    c.path("fur2", "M266 148 C290 166 304 196 310 236 C318 270 320 320 314 360 C332 330 338 280 336 232 C332 170 294 128 240 128Z")
    return c


def panaka():
    c = Canvas()
    c.ground("jade1", "jade0")
    # A leather jerkin over a maroon coat.
    shoulders(c, ("coral2", "coral3", "fur2"), top=436, neck=60, y=500)
    c.sym("fur1", "M240 470 L322 452 C358 500 366 570 364 640 L240 640")
    c.path("fur2", "M322 452 C358 500 366 570 364 640 L262 640 C300 590 322 520 322 452Z")
    c.path("fur0", "M158 452 C122 500 114 570 116 640 L134 640 C136 570 146 500 172 458Z")
    c.path("fur3", "M236 492 L244 492 L246 640 L234 640Z")
    for y in (520, 562, 604):
        c.circle("gold3", 258, y, 6)
        c.circle("gold0", 256, y - 2, 2.6)
    c.path("gold2", "M58 510 L130 484 L136 496 L60 524Z M422 510 L350 484 L344 496 L420 524Z")
    neck(c, DARK, 55)
    c.sym("blue3", "M240 452 L300 428 C314 446 316 468 310 486 L240 516")
    c.path("ink1", "M300 428 C314 446 316 468 310 486 L240 516 L240 490 C272 478 294 458 300 428Z")
    c.path("blue2", "M180 428 C166 446 164 468 170 486 L202 500 C186 478 180 452 180 428Z")
    ears(c, DARK)
    head(c, DARK, BROAD)
    eyes(c, DARK, "fur2", lash="ink3", open=0.8)
    brows(c, "ink2", thick=11, arch=2, shade="ink3", y=246)
    c.path("fur2", "M230 240 C236 246 236 254 233 260 C230 254 228 246 230 240Z M250 240 C244 246 244 254 247 260 C250 254 252 246 250 240Z", 0.7)
    nose(c, DARK, 23)
    mouth(c, DARK, "coral2", y=367, w=29, full=1.1, smile=-2, upper="fur1")
    c.path("fur2", "M202 332 C194 340 190 350 190 362 C196 352 200 344 202 332Z M278 332 C286 340 290 350 290 362 C284 352 280 344 278 332Z", 0.7)
    c.both("ink2", "M150 236 C150 262 150 282 154 300 C144 294 140 262 142 234Z")
    # A peaked cap of leather, its badge of gold, cloth behind the neck.
    c.sym("fur1", "M240 98 C304 98 350 130 352 196 L350 226 L240 222")
    c.path("fur2", "M288 106 C328 122 351 154 352 196 L350 226 L290 224 C302 184 302 142 288 106Z")
    c.path("fur0", "M130 192 C134 144 172 110 226 102 C192 124 170 154 166 200 L132 206Z")
    c.path("red2", "M128 196 C160 182 200 178 240 178 C280 178 320 182 352 196 L352 220 C320 206 280 202 240 202 C200 202 160 206 128 220Z")
    c.path("red1", "M128 196 C160 182 200 178 240 178 L240 202 C200 202 160 206 128 220Z")
    c.path("fur2", "M142 216 C172 202 206 200 240 200 C274 200 308 202 338 216 C330 234 286 238 240 238 C194 238 150 234 142 216Z")
    c.path("fur0", "M146 216 C172 204 206 202 240 202 C220 210 176 214 152 226Z")
    c.circle("gold4", 241, 172, 21)
    c.circle("gold2", 239, 170, 20)
    c.path("gold0", "M239 154 L244 166 L256 168 L247 176 L250 188 L239 181 L228 188 L231 176 L222 168 L234 166Z")
    return c


def typho():
    c = Canvas()
    c.ground("jade1", "jade0")
    # A leather jerkin over a blue uniform, high in the neck.
    shoulders(c, NAVY)
    c.sym("fur1", "M240 470 L318 462 C340 520 344 580 340 640 L240 640")
    c.path("fur0", "M162 462 C140 520 136 580 140 640 L158 640 C158 570 166 520 186 476 L240 480 L240 470Z")
    c.path("fur2", "M318 462 C340 520 344 580 340 640 L284 640 C300 580 302 520 290 466Z")
    neck(c, DARK, 56)
    c.sym("blue3", "M240 506 C272 502 296 478 300 424 L322 440 C330 486 296 530 240 544")
    c.path("blue2", "M180 424 L158 440 C150 486 184 530 240 544 L240 532 C196 516 172 480 180 424Z")
    c.rect("fur3", 236, 544, 8, 96)
    for y in (562, 590, 618):
        c.circle("gold3", 240, y, 7)
        c.circle("gold0", 238, y - 2, 3.5)
    ears(c, DARK)
    head(c, DARK, MALE)
    eyes(c, DARK, "fur2", lash="ink3", open=0.84, r=9.2)
    brows(c, "ink3", thick=11, arch=3)
    nose(c, DARK, 22, 328)
    mouth(c, DARK, "fur1", y=369, w=28, full=1.0, smile=1, upper="fur2")
    # The patch on his left eye, with its strap.
    c.path("fur3", "M150 206 L250 244 L330 226 L330 236 L252 254 L148 216Z")
    c.path("ink2", "M256 240 C282 230 312 234 322 250 C326 276 312 300 290 304 C266 302 252 272 256 240Z")
    c.path("ink1", "M260 243 C280 235 302 237 314 246 C298 244 276 250 268 278 C260 266 258 254 260 243Z")
    # A flat cap with a short peak.
    c.path("ink3", "M148 210 C150 190 156 180 164 172 L316 172 C326 184 330 196 332 212 L322 236 C320 214 312 206 300 204 L182 204 C168 208 160 222 156 236Z")
    c.sym("blue3", "M240 92 C310 90 356 108 362 138 C362 156 344 170 330 176 L240 184")
    c.path("blue2", "M118 138 C124 108 168 92 232 92 C196 102 160 120 152 150 C136 160 118 152 118 138Z")
    c.path("blue4", "M300 98 C336 104 358 118 362 138 C362 156 344 170 330 176 L286 181 C310 160 314 124 300 98Z")
    c.sym("fur1", "M240 168 L330 162 L334 190 L240 196")
    c.path("fur0", "M150 162 L240 168 L240 174 L150 170Z")
    c.path("fur3", "M300 164 L330 162 L334 190 L300 193Z")
    c.sym("ink2", "M240 188 C280 188 316 184 336 186 C334 206 316 214 300 212 C280 208 260 206 240 206")
    c.path("ink0", "M144 186 C164 184 200 188 240 188 L240 193 C206 193 172 192 150 200Z")
    c.circle("gold2", 240, 140, 12)
    c.circle("gold3", 241, 141, 8)
    return c


PEOPLE = {"35": padme, "42": panaka, "60": typho, "61": corde, "66": dorme}

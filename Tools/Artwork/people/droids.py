"""Droids that walk: C-3PO and IG-88."""

from kit import *


def c3po():
    c = Canvas()
    c.ground("clay1", "clay0")
    # Neck: a dark tube with rings.
    c.rect("gold4", 190, 396, 100, 90)
    c.rect("fur2", 250, 396, 40, 90)
    for y in (418, 437, 456):
        c.rect("gold3", 182, y, 116, 10, 5)
        c.rect("gold2", 182, y, 64, 10, 5)
        c.rect("gold0", 186, y + 1, 26, 4, 2)
    # Shoulders and breast plate.
    c.sym("gold2", "M240 472 L312 472 C362 478 420 490 448 522 C464 546 472 600 474 640 L240 640")
    c.path("gold3", "M312 472 C362 478 420 490 448 522 C464 546 472 600 474 640 L344 640 C362 580 350 520 312 472Z")
    c.path("gold0", "M160 476 C118 481 66 492 38 522 C30 532 26 546 22 562 C60 524 116 508 172 504Z")
    c.path("gold4", "M405 497 C388 530 384 590 386 640 L378 640 C374 590 380 530 394 491Z M74 508 C90 538 96 590 94 640 L102 640 C106 590 100 536 84 503Z", 0.6)
    c.sym("gold3", "M240 472 L318 472 C322 494 304 518 282 526 L240 532")
    c.sym("gold2", "M240 478 L306 478 C308 494 296 510 278 515 L240 520")
    c.path("gold0", "M174 478 L240 478 L240 486 L182 486 C182 496 188 504 196 510 C182 502 174 490 174 478Z")
    c.circle("gold4", 240, 578, 42)
    c.circle("gold2", 240, 578, 35)
    c.circle("gold3", 240, 578, 20)
    # Ears.
    ear = "M334 234 L356 242 C370 256 370 302 356 318 L330 326Z"
    c.path("gold3", ear)
    c.path("gold4", "M352 250 C362 262 362 298 352 310 C346 296 346 264 352 250Z")
    c.path("gold2", mirror(ear))
    c.path("gold0", mirror("M356 244 C370 256 370 302 356 316 C360 300 362 264 356 244Z"))
    # Skull.
    c.sym("gold2", "M240 116 C302 116 344 158 346 226 C347 268 344 304 336 332 C326 368 302 402 276 417 C264 424 252 427 240 427")
    c.path("gold3", "M312 158 C336 176 345 202 346 226 C347 268 344 304 336 332 C326 368 302 402 276 417 C264 424 252 427 246 427 C276 404 302 372 310 332 C322 282 332 220 312 158Z")
    c.path("gold0", "M158 214 C160 170 190 136 234 131 C262 132 262 148 244 154 C206 162 184 186 176 218 C171 230 158 228 158 214Z")
    # The face plate: its rim arches over the eyes, its sides run down to the chin.
    c.path("gold4", "M140 284 C146 230 190 204 240 204 C290 204 334 230 340 284 L332 292 C324 244 286 221 240 221 C194 221 156 244 148 292Z")
    c.path("gold0", "M140 284 C146 230 190 204 240 204 C262 204 284 209 302 219 C284 213 262 210 240 210 C194 210 156 232 144 288Z")
    c.path("gold3", "M148 292 C150 340 170 384 200 410 L212 404 C182 376 162 336 156 288Z")
    c.path("gold4", "M332 292 C330 340 310 384 280 410 L268 404 C298 376 318 336 324 288Z")
    c.path("gold0", "M170 312 C186 326 204 328 214 322 C208 336 202 346 200 360 C186 346 174 330 170 312Z")
    # Photoreceptors.
    for x in (194, 286):
        c.circle("gold4", x + 1, 270, 34)
        c.circle("gold2" if x < 240 else "gold3", x, 269, 31)
        if x < 240:
            c.path("gold0", "M163 269 C163 252 177 238 194 238 C200 238 206 240 210 242 C190 240 172 252 168 280 C164 276 163 272 163 269Z")
        c.circle("gold4", x, 269, 24)
        c.circle("ink2", x, 269, 21.5)
        c.circle("gold2", x, 269, 18)
        c.circle("gold0", x - 1, 268, 14.5)
        c.circle("linen0", x - 3, 266, 8)
        c.rect("ink2", x - 18, 262, 36, 2.4)
        c.rect("ink2", x - 18, 274, 36, 2.4)
    # Nose and mouth.
    c.path("gold0", "M233 252 L240 250 L240 330 L225 332Z")
    c.path("gold3", "M240 250 L247 252 L256 332 L240 330Z")
    c.path("gold4", "M225 332 L240 330 L256 332 L249 340 L232 340Z")
    c.rect("gold4", 205, 351, 74, 34, 11)
    c.rect("gold0", 202, 348, 74, 34, 11)
    c.rect("gold2", 205, 351, 71, 31, 9)
    c.rect("ink2", 217, 359, 46, 13, 3)
    c.rect("gold4", 217, 369, 46, 3, 1.5)
    c.path("gold3", "M214 398 C230 405 250 405 266 398 C258 413 222 413 214 398Z")
    return c


def ig88():
    c = Canvas()
    c.ground("drab2", "drab1")
    # Arms: thin rods from round joints.
    c.rect("steel3", 58, 500, 30, 140, 4)
    c.rect("steel2", 58, 500, 14, 140, 4)
    c.rect("ink0", 392, 500, 30, 140, 4)
    for x, light, tone in ((74, "steel1", "steel2"), (406, "steel2", "steel3")):
        c.circle("ink1", x + 2, 506, 37)
        c.circle(tone, x, 503, 35)
        c.circle(light, x - 5, 497, 23)
        c.circle("ink1", x, 503, 10)
    # Collar bar, neck rods and chest.
    c.path("steel3", "M74 490 L200 462 L280 462 L406 490 L406 514 L280 500 L200 500 L74 514Z")
    c.path("steel1", "M74 490 L200 462 L240 462 L240 474 L200 476 L74 502Z")
    for x, tone in ((206, "steel2"), (224, "ink0"), (248, "steel3"), (264, "ink1")):
        c.rect(tone, x, 410, 10, 70, 3)
    c.rect("ink2", 216, 440, 48, 10, 3)
    c.sym("steel2", "M240 496 L308 500 L318 640 L240 640")
    c.path("steel3", "M264 497 L308 500 L318 640 L272 640Z")
    c.path("ink0", "M292 499 L308 500 L318 640 L300 640Z")
    c.path("steel0", "M176 502 L196 500 L190 640 L168 640Z")
    c.rect("ink1", 204, 520, 48, 46, 4)
    c.rect("red1", 210, 526, 14, 34, 2)
    c.rect("steel3", 230, 526, 16, 34, 2)
    c.rect("ink0", 176, 584, 132, 8)
    c.rect("ink0", 174, 606, 136, 8)
    # A bandolier with charges.
    c.path("fur2", "M128 478 L158 472 L352 640 L304 640Z")
    for i in range(5):
        c.path("drab0", f"M{166+i*34} {498+i*30} L{182+i*34} {488+i*30} L{196+i*34} {502+i*30} L{180+i*34} {513+i*30}Z")
    # Head: a tall drum in storeys, jaws below.
    c.path("steel3", "M190 396 L290 396 L276 428 L204 428Z")
    c.path("ink1", "M240 396 L290 396 L276 428 L240 428Z")
    c.sym("steel2", "M240 190 L318 190 L322 330 C322 366 306 392 290 402 L240 406")
    c.path("steel3", "M268 190 L318 190 L322 330 C322 366 306 392 290 402 L256 405 C280 350 282 260 268 190Z")
    c.path("ink0", "M302 190 L318 190 L322 330 C322 366 306 392 290 402 C304 350 308 260 302 190Z")
    c.path("steel0", "M164 196 L190 196 C184 260 184 320 196 380 C178 364 160 350 160 326Z")
    # Ring of sensors.
    c.rect("ink1", 154, 176, 172, 44, 6)
    c.rect("ink0", 154, 176, 104, 44, 6)
    for i in range(8):
        c.rect("ink3", 163 + i * 20, 184, 12, 28, 3)
        if i in (1, 4, 6):
            c.rect("red1", 165 + i * 20, 189, 8, 10, 2)
    # The cap narrows upward in steps.
    c.path("steel2", "M166 176 L180 138 L300 138 L314 176Z")
    c.path("steel3", "M256 138 L300 138 L314 176 L264 176Z")
    c.path("steel0", "M166 176 L180 138 L204 138 L192 176Z")
    c.path("steel3", "M190 138 L198 106 L282 106 L290 138Z")
    c.path("ink0", "M252 106 L282 106 L290 138 L256 138Z")
    c.path("steel1", "M190 138 L198 106 L216 106 L210 138Z")
    c.rect("steel2", 216, 84, 48, 24, 6)
    c.rect("ink0", 246, 84, 18, 24, 5)
    c.rect("ink1", 228, 48, 5, 40, 2)
    c.rect("ink1", 246, 62, 4, 26, 2)
    # Red eyes down the front, others at the side.
    for x, y, r in ((226, 258, 21), (232, 306, 15)):
        c.circle("ink1", x + 1, y + 1, r + 5)
        c.circle("ink3", x, y, r)
        c.circle("red2", x, y, r * 0.76)
        c.circle("red1", x - 1, y - 1, r * 0.56)
        c.circle("orange0", x - r * 0.22, y - r * 0.24, r * 0.22)
    for x, y in ((282, 244), (290, 272), (178, 262), (182, 292), (290, 300)):
        c.circle("ink1", x, y, 9)
        c.circle("red2", x, y, 6)
        c.circle("red0", x - 1, y - 1, 2.6)
    # Grille.
    c.path("ink1", "M184 338 L298 338 L292 386 L194 386Z")
    for y in (345, 356, 367, 378):
        c.rect("steel3", 192, y, 98, 4, 1)
        c.rect("steel1", 192, y, 48, 4, 1)
    return c


PEOPLE = {"2": c3po, "23": ig88}

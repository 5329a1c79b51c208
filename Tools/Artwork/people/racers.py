"""Four pilots of the Boonta Eve race, none of them human."""

from kit import *


DUSK = ("steel1", "steel2", "steel3", "ink0")
SLATE = ("blue0", "steel3", "ink0", "ink1")


def goggles(c, y, dx, r, glass="gold2"):
    """Racing goggles, pushed up on the brow."""
    for x, tones in ((240 - dx, ("sand2", "fur1")), (240 + dx, ("sand3", "fur2"))):
        c.ellipse(tones[1], x + 1, y + 2, r + 4, r)
        c.ellipse(tones[0], x, y, r + 3, r - 1)
        c.ellipse("ink3", x, y + 1, r - 4, r - 8)
        c.ellipse("sand3", x, y + 1, r - 8, r - 12)
        c.path(glass, f"M{x-r+9} {y+1} C{x-r+11} {y-r+16} {x-4} {y-r+13} {x+5} {y-r+15} C{x-5} {y-r+18} {x-8} {y-2} {x-9} {y+8} C{x-r+11} {y+7} {x-r+9} {y+4} {x-r+9} {y+1}Z")


def ratts():
    c = Canvas()
    c.ground("clay0", "sand0", y=256)
    # A quilted racing jacket on narrow shoulders.
    c.sym("linen1", "M240 476 L296 476 C340 490 372 508 388 548 C398 576 402 610 402 640 L240 640")
    c.path("linen0", "M184 476 C140 490 108 508 92 548 C88 560 86 572 84 586 C112 546 150 526 190 516Z")
    c.path("linen2", "M296 476 C340 490 372 508 388 548 C398 576 402 610 402 640 L318 640 C332 580 324 520 296 476Z")
    c.path("red1", "M196 480 L222 480 L212 640 L160 640Z")
    c.path("red2", "M284 480 L258 480 L268 640 L320 640Z")
    c.rect("ink1", 236, 500, 8, 140)
    tube(c, DUSK[1:] + ("ink1",), [(240, 400, 42), (240, 450, 44), (240, 500, 46)], light=False, cap=0.3)
    c.sym("red1", "M240 486 L288 468 L302 494 L240 524")
    c.path("red0", "M192 468 L178 494 L206 508 C196 496 192 484 194 469Z")
    c.path("red2", "M288 468 L302 494 L270 510 C284 496 288 484 286 469Z")
    # Crests at the sides of a tall, flat-topped skull.
    for spine in ([(300, 180, 26), (352, 140, 20), (378, 88, 5)], [(316, 230, 24), (368, 212, 18), (404, 178, 4)], [(320, 286, 22), (368, 286, 15), (404, 266, 4)]):
        both_tubes(c, ("steel1", "steel2", "steel3", "ink0"), spine)
    half = "M240 84 C290 82 326 110 334 160 C340 204 346 250 344 300 C344 360 306 420 240 430"
    volume(c, DUSK, half, turn=0.58, light=0.74)
    c.path("blue2", "M228 88 L252 88 L258 190 L240 222 L222 190Z", 0.55)
    c.path("blue2", "M196 98 C186 130 186 164 196 196 C172 166 170 130 196 98Z M284 98 C294 130 294 164 284 196 C308 166 310 130 284 98Z", 0.5)
    for x, y, r in ((162, 214, 7), (176, 196, 5), (318, 214, 7), (304, 196, 5), (212, 232, 4), (268, 232, 4), (160, 330, 6), (172, 350, 5), (318, 332, 6), (306, 352, 5)):
        c.circle("blue2" if x < 240 else "blue3", x, y, r, 0.6)
    # Round eyes, far apart.
    for x in (186, 294):
        c.circle("steel3" if x < 240 else "ink0", x + 2, 270, 43)
        c.circle("steel1" if x < 240 else "steel2", x, 267, 40)
        c.circle("ink3", x, 269, 32)
        c.circle("fur1", x, 269, 28)
        c.circle("gold3", x - 1, 271, 23, 0.7)
        c.circle("ink3", x, 269, 15)
        c.circle("linen0", x - 9, 259, 6)
        c.path("steel2" if x < 240 else "steel3", f"M{x-40} 264 C{x-34} 222 {x+34} 222 {x+40} 264 C{x+26} 246 {x-26} 246 {x-40} 264Z")
    c.both("ink1", "M246 322 C252 316 258 320 258 328 C252 330 248 328 246 322Z")
    # A wide mouth and a fringe under the chin.
    for spine in ([(240, 414, 14), (240, 446, 10), (240, 484, 2)], [(274, 408, 13), (284, 440, 9), (286, 474, 2)], [(304, 390, 12), (322, 418, 8), (328, 450, 2)]):
        tube(c, ("steel2", "steel3", "ink0"), spine)
        if spine[0][0] != 240:
            tube(c, ("steel1", "steel2", "steel3"), mirrored(spine))
    c.path("ink2", "M160 350 C190 366 290 366 320 350 C312 392 280 408 240 408 C200 408 168 392 160 350Z")
    c.path("coral2", "M196 388 C214 376 266 376 284 388 C272 402 208 402 196 388Z")
    c.path("linen1", "M172 357 L184 362 L180 374Z M194 364 L208 366 L202 380Z M272 366 L286 364 L278 380Z M296 362 L308 357 L300 374Z")
    return c


def dud():
    c = Canvas()
    c.ground("sand1", "sand0", y=256)
    shoulders(c, ("sand2", "fur0", "fur1"), drop=6)
    c.path("fur2", "M150 452 L182 446 L214 640 L168 640Z M330 452 L298 446 L266 640 L312 640Z")
    c.rect("gold3", 178, 540, 30, 24, 4)
    c.rect("gold4", 272, 540, 30, 24, 4)
    tube(c, SLATE, [(240, 380, 56), (240, 420, 58), (240, 446, 60)], light=False, cap=0.2)
    c.sym("red1", "M240 436 L310 420 L336 452 L300 500 L240 516")
    c.path("red0", "M170 420 L144 452 L180 500 L202 506 C176 480 170 450 180 424Z")
    c.path("red2", "M310 420 L336 452 L300 500 L270 508 C300 480 310 450 300 423Z")
    # Ears like leaves.
    both_sides(c, "blue1", "ink0", "M300 170 C340 120 392 104 426 120 C424 172 396 224 330 246Z")
    both_sides(c, "coral2", "red2", "M324 178 C350 146 384 130 408 134 C400 170 374 204 334 222Z")
    half = "M240 108 C304 106 344 146 350 210 C354 262 344 320 320 360 C300 392 270 408 240 408"
    volume(c, SLATE, half, turn=0.58, light=0.74, strength=0.6)
    # A cap of leather with goggles on it.
    c.sym("fur1", "M240 96 C310 94 350 138 354 200 C320 188 280 184 240 184")
    c.path("fur0", "M128 186 C134 132 172 100 228 97 C194 120 176 150 172 186 C158 190 140 196 126 200Z")
    c.path("fur2", "M288 104 C330 120 352 156 354 200 C334 193 316 189 300 187 C308 160 304 130 288 104Z")
    goggles(c, 164, 40, 34)
    # Yellow eyes in folds, close to the snout.
    for x, put in ((184, str), (296, mirror)):
        c.path("ink1", put("M142 256 C152 224 206 226 222 260 C212 288 156 288 142 256Z"))
        c.ellipse("gold0", x, 258, 27, 18)
        c.circle("gold2", x, 258, 16)
        c.ellipse("ink3", x, 258, 5, 13)
        c.circle("linen0", x - 7, 252, 4)
        c.path("steel3" if x < 240 else "ink0", put("M144 252 C156 222 206 222 222 256 C204 240 168 240 144 252Z"))
    # The snout comes forward; nostrils at its tip; two tusks from below.
    snout = "M240 262 C274 262 292 296 308 330 C324 368 306 404 240 408"
    volume(c, SLATE, snout, turn=0.5, light=0.7)
    for y in (284, 300, 316):
        c.path("ink1", f"M{216-(y-284)*0.4:.0f} {y} C230 {y-6} 250 {y-6} {264+(y-284)*0.4:.0f} {y} C250 {y-1} 230 {y-1} {216-(y-284)*0.4:.0f} {y}Z", 0.8)
    c.both("ink3", "M252 338 C262 328 280 336 280 352 C270 360 254 354 252 338Z")
    c.path("ink2", "M166 378 C200 392 280 392 314 378 C306 410 280 424 240 424 C200 424 174 410 166 378Z")
    c.sym("ink0", "M240 404 C270 404 292 400 310 392 C302 418 276 432 240 432")
    c.path("steel3", "M170 392 C184 399 210 404 236 404 L236 412 C212 412 190 408 176 402Z")
    tusk = [(300, 404, 12), (330, 366, 9), (334, 312, 2)]
    both_tubes(c, ("linen0", "linen1", "linen2", "linen3"), tusk)
    small = [(270, 412, 8), (278, 388, 6), (276, 366, 2)]
    both_tubes(c, ("linen0", "linen1", "linen2", "linen3"), small)
    return c


def gasgano():
    c = Canvas()
    c.ground("sea0", "ice0", y=232, r=188)
    skin = ("linen0", "steel0", "steel1", "steel2")
    # A slight body, and arms as thin as reeds, four of them raised.
    for spine in ([(292, 520, 15), (380, 470, 12), (430, 360, 11), (420, 280, 9)], [(296, 560, 15), (400, 540, 12), (452, 450, 11), (448, 400, 8)], [(296, 590, 14), (380, 610, 12), (440, 640, 11)]):
        both_tubes(c, skin, spine)
    # Hands of four fingers.
    for hx, hy in ((420, 280), (448, 400)):
        for dx, dy in ((-26, -34), (-6, -48), (14, -44), (26, -20)):
            finger = [(hx, hy, 7), (hx + dx * 0.6, hy + dy * 0.5, 5.5), (hx + dx, hy + dy, 4.5)]
            c.path("steel2", strand(finger))
            c.path("steel0", strand(mirrored(finger)))
    c.sym("red1", "M240 480 C274 480 304 496 314 530 C322 566 322 610 320 640 L240 640")
    c.path("red0", "M206 484 C186 492 170 508 166 530 C160 558 158 590 159 616 C172 570 184 530 212 504Z")
    c.path("red2", "M286 490 C304 500 311 514 314 530 C322 566 322 610 320 640 L276 640 C292 590 300 530 286 490Z")
    c.sym("gold2", "M240 520 L262 520 L258 544 L240 552")
    c.path("gold3", "M240 520 L262 520 L258 544 L240 552Z")
    neck_spine = [(240, 320, 24), (232, 390, 21), (240, 500, 32)]
    tube(c, ("steel0", "steel1", "steel2"), neck_spine)
    bands(c, ("steel2", "steel3"), neck_spine, (0.75, 1.05, 1.35), 0.04)
    c.sym("fur1", "M240 500 C258 498 272 490 278 478 L288 496 C280 514 262 524 240 526")
    # A round head; eyes that fill half of it.
    half = "M240 136 C298 136 336 176 336 232 C336 268 322 292 302 312 C288 332 268 346 240 346"
    volume(c, skin, half, turn=0.58, light=0.74)
    c.path("blue0", "M210 142 C196 156 188 176 190 196 C172 176 178 156 210 142Z M270 142 C284 156 292 176 290 196 C308 176 302 156 270 142Z", 0.8)
    c.path("blue0", "M234 138 L246 138 L246 190 L240 204 L234 190Z", 0.8)
    for x in (194, 286):
        c.ellipse("steel2" if x < 240 else "steel3", x + 1, 250, 42, 38)
    dark_eyes(c, 194, 249, 34, 31, sheen="blue3")
    c.both("steel3", "M243 292 C246 288 250 290 250 296 C247 299 244 297 243 292Z")
    c.path("steel3", "M212 316 C226 324 254 324 268 316 C258 332 222 332 212 316Z")
    c.path("ink1", "M212 315 C226 322 254 322 268 315 C254 326 226 326 212 315Z")
    # Racing cap with a strap.
    c.sym("fur1", "M240 122 C292 122 328 150 334 196 C304 180 272 176 240 176")
    c.path("fur0", "M146 196 C152 150 186 124 232 122 C206 138 192 158 188 182 C172 185 158 190 146 196Z")
    c.path("fur2", "M280 130 C312 142 330 166 334 196 C318 187 302 182 286 179 C292 162 290 144 280 130Z")
    c.sym("gold3", "M240 160 L262 161 L258 178 L240 184")
    return c


def ben():
    c = Canvas()
    c.ground("skin2", "sand0", y=256, r=204)
    skin = ("gold0", "moss1", "moss2", "moss3")
    # The body is little more than what carries the head.
    c.sym("fur1", "M240 470 L320 470 C352 490 372 540 376 640 L240 640")
    c.path("fur0", "M160 470 C128 490 108 540 104 640 L122 640 C126 560 144 510 176 486Z")
    c.path("fur2", "M320 470 C352 490 372 540 376 640 L316 640 C330 570 330 520 306 470Z")
    for spine in ([(340, 510, 17), (410, 540, 14), (452, 600, 13), (470, 660, 12)],):
        both_tubes(c, skin, spine)
    c.path("gold2", "M206 520 L274 520 L266 576 L214 576Z")
    c.path("gold3", "M240 520 L274 520 L266 576 L240 576Z")
    c.circle("red1", 240, 546, 14)
    c.sym("red2", "M240 486 C290 486 322 470 334 448 L346 476 C328 502 290 516 240 516")
    # One long head without a neck, wide at the jowls.
    half = "M240 96 C292 96 322 128 330 180 C336 226 372 286 388 346 C400 412 340 472 240 474"
    c.sym("moss1", half)
    c.path("moss2", "M284 106 C312 122 325 148 330 180 C336 226 372 286 388 346 C400 412 340 472 252 474 C330 446 346 390 326 326 C304 258 314 170 284 106Z")
    c.path("gold0", "M156 190 C160 150 182 120 220 106 C200 134 192 170 190 206 C176 256 134 308 116 360 C114 300 146 246 156 190Z", 0.8)
    # Spots, grey and yellow.
    for x, y, r, tone in ((140, 350, 11, "stone2"), (160, 378, 7, "gold0"), (128, 384, 6, "stone2"), (340, 346, 11, "moss3"), (322, 374, 7, "straw1"), (354, 384, 7, "moss3"), (200, 336, 6, "stone2"), (282, 334, 6, "straw1"), (180, 318, 5, "gold0"), (306, 310, 6, "moss3")):
        c.circle(tone, x, y, r, 0.8)
    # Jowls hang at both sides of a wide mouth.
    c.path("moss3", "M136 384 C190 404 290 404 344 384 C334 426 290 440 240 440 C190 440 146 426 136 384Z")
    c.path("red2", "M180 424 C206 408 274 408 300 424 C280 438 200 438 180 424Z")
    c.path("linen1", "M172 397 L190 400 L186 410 L176 408Z M206 402 L224 403 L222 413 L208 412Z M256 403 L274 402 L272 412 L258 413Z M290 400 L308 397 L304 408 L294 410Z")
    c.path("moss2", "M128 368 C140 388 190 398 240 398 C290 398 340 388 352 368 C348 392 300 408 240 408 C180 408 132 392 128 368Z")
    both_sides(c, "moss1", "moss2", "M344 350 C372 360 396 392 392 424 C384 448 362 452 350 438 C356 410 352 378 344 350Z")
    c.path("gold0", mirror("M356 362 C374 376 386 398 384 418 C376 404 364 384 356 362Z"), 0.8)
    # Orange eyes that bulge, with sleepy lids.
    for x, put in ((188, str), (292, mirror)):
        c.circle("moss3", x + 2, 270, 44)
        c.circle("moss1" if x < 240 else "moss2", x, 267, 42)
        c.circle("linen0", x, 269, 33)
        c.circle("orange1", x, 270, 22)
        c.circle("orange0", x - 3, 273, 13)
        c.circle("ink3", x, 270, 9)
        c.circle("linen0", x - 9, 261, 5)
        c.path("straw0" if x < 240 else "moss2", f"M{x-38} 262 C{x-36} 220 {x+36} 220 {x+38} 262 C{x+22} 250 {x-22} 250 {x-38} 262Z")
        c.path("moss3", f"M{x-38} 262 C{x-22} 250 {x+22} 250 {x+38} 262 C{x+22} 256 {x-22} 256 {x-38} 262Z")
    c.both("moss3", "M246 326 C250 312 262 314 264 328 C258 334 250 332 246 326Z")
    # A racing helmet, too small for him.
    c.sym("orange1", "M240 76 C300 76 338 112 344 178 C322 196 280 204 240 204")
    c.path("orange0", "M136 178 C142 114 178 78 232 76 C200 98 182 134 180 192 C162 190 148 186 136 178Z")
    c.path("orange2", "M284 84 C320 100 340 134 344 178 C330 190 312 196 292 200 C306 164 306 122 284 84Z")
    c.path("linen0", "M224 76 L256 76 L262 202 L218 202Z")
    c.path("linen2", "M240 76 L256 76 L262 202 L240 203Z")
    c.path("fur2", "M134 172 C180 194 300 194 346 172 L346 190 C300 214 180 214 134 190Z")
    c.path("fur1", "M134 172 C160 184 196 189 232 189 L232 194 C196 195 158 190 134 180Z")
    return c


PEOPLE = {"47": ratts, "48": dud, "49": gasgano, "50": ben}

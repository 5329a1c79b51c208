"""The furred kinds: Wookiee and Ewok."""

from .parts import *


def wookiee():
    """Grey-brown, with braids in the beard."""
    c = bust()
    tones = ("linen3", "fur0", "fur1", "fur2")
    volume(c, tones, "M240 420 C330 424 424 470 462 548 C474 580 478 610 480 640 L240 640", turn=0.6, light=0.82)
    fur(c, 2, "fur1", 20, (60, 470, 420, 620), 60, 12)
    fur(c, 3, "linen3", 12, (50, 480, 230, 610), 52, 9, 0.8)
    c.path("fur3", "M130 430 L166 430 C220 500 300 560 372 640 L318 640 C250 580 170 510 130 430Z")
    for x, y in ((176, 482), (222, 528), (272, 574)):
        c.path("steel2", f"M{x-12} {y} L{x} {y-13} L{x+16} {y+4} L{x+4} {y+16}Z")
        c.path("steel0", f"M{x-12} {y} L{x} {y-13} L{x+5} {y-7} L{x-6} {y+6}Z")
    # Head: a mane parted at the crown, falling over the shoulders.
    c.path("fur1", "M240 104 C322 100 376 160 374 250 C380 330 388 400 370 470 L346 430 L340 484 L312 440 L168 440 L140 484 L134 430 L110 470 C92 400 100 330 106 250 C104 160 158 100 240 104Z")
    c.path("fur2", "M262 106 C334 110 376 166 374 250 C380 330 388 400 370 470 L346 430 L340 484 L312 440 L300 400 C340 340 330 190 262 106Z")
    c.path("fur0", "M232 108 C150 116 112 180 116 262 C104 330 102 390 114 440 C120 400 130 380 136 350 C130 260 150 170 232 108Z")
    c.path("linen3", "M206 122 C150 146 124 200 128 268 C122 300 118 340 118 370 C132 330 138 300 138 270 C142 210 166 156 206 122Z", 0.8)
    # Locks along the edge of the mane, and in it.
    edge = [(118, 210 + 34 * i) for i in range(7)]
    tufts(c, "fur1", [(x - i * 2, y, 16) for i, (x, y) in enumerate(edge)], 46, 11)
    tufts(c, "fur2", [(480 - x + i * 2, y, -16) for i, (x, y) in enumerate(edge)], 46, 11)
    tufts(c, "fur0", [(136, 236, 6), (128, 280, 8), (140, 320, 4), (126, 350, 8), (136, 392, 4), (156, 190, 12), (180, 150, 24)], 54, 8)
    tufts(c, "fur3", [(346, 236, -6), (354, 290, -8), (342, 330, -4), (352, 372, -6), (330, 180, -14)], 54, 8, 0.7)
    # Face.
    volume(c, tones, "M240 160 C296 164 322 206 320 262 C318 330 306 390 276 424 L240 440", turn=0.64, light=0.76)
    c.path("fur2", "M240 168 C220 190 180 204 160 262 C152 240 158 200 178 180 C198 164 222 160 240 168Z M240 168 C260 190 300 204 320 262 C328 240 322 200 302 180 C282 164 258 160 240 168Z", 0.8)
    c.both("fur3", "M254 262 C268 246 300 246 310 262 C306 282 270 286 254 274Z", 0.7)
    round_eyes(c, 199, 267, 12, "blue2", 0.5)
    c.both("fur2", "M252 250 C270 236 300 240 314 256 C300 252 270 252 254 264Z")
    # Muzzle, nose, mouth.
    fur(c, 11, "linen3", 7, (176, 292, 226, 380), 34, 6, 0.7)
    fur(c, 12, "fur1", 8, (262, 292, 312, 380), 36, 7)
    tufts(c, "fur2", [(222, 172, 10), (206, 182, 22), (190, 196, 30), (258, 172, -10), (274, 182, -22), (290, 196, -30), (240, 168, 0)], 44, 8)
    volume(c, ("skin2", "sand3", "fur0", "fur1"), "M240 276 C266 280 282 310 284 340 C286 366 268 384 240 386", turn=0.6, light=0.72)
    c.sym("ink3", "M240 300 C262 298 272 308 266 322 C258 334 248 334 240 340")
    c.path("ink0", "M222 306 C230 302 240 302 246 305 C238 308 228 310 222 314Z")
    c.sym("fur3", "M240 352 C260 350 272 356 276 364 C264 372 250 374 240 374")
    c.both("linen0", "M256 354 L262 366 L266 355Z")
    # Beard in two braids.
    fur(c, 5, "fur2", 9, (190, 386, 292, 410), 46, 9)
    fur(c, 6, "linen3", 6, (186, 382, 250, 404), 40, 7, 0.8)
    for x in (204, 276):
        for i in range(4):
            c.ellipse("fur0" if x < 240 else "fur1", x, 436 + i * 19, 14 - i, 12)
            c.ellipse("linen3" if x < 240 else "fur0", x - 3, 432 + i * 19, 8 - i, 5, 0.9)
        c.rect("gold3", x - 10, 500, 20, 12, 3)
        c.rect("gold0", x - 10, 500, 8, 12, 3)
    return c


def ewok():
    c = bust()
    tones = ("linen3", "fur0", "fur1", "fur2")
    dark = ("fur1", "fur2", "fur3", "ink3")
    volume(c, dark, "M240 404 C320 410 390 470 412 550 C420 590 424 620 424 640 L240 640", turn=0.6, light=0.81)
    fur(c, 4, "fur1", 16, (90, 500, 390, 620), 44, 10)
    c.ellipse("fur3", 240, 420, 104, 70)
    # Ears through the hood.
    for x in (128, 352):
        c.circle("fur3", x, 196, 42)
        c.circle("fur2" if x < 240 else "fur3", x - 2, 193, 38)
        c.circle("skin2", x, 198, 22, 0.9)
    # The face, round and dark, a pale muzzle.
    volume(c, dark, "M240 156 C322 156 368 214 366 292 C364 380 312 440 240 442", turn=0.64, light=0.76)
    fur(c, 7, "fur2", 14, (130, 330, 350, 410), 44, 11, None, 34)
    # Hood of leather with a thong.
    hood = "M240 128 C340 128 398 200 392 300 C396 360 386 420 350 462 C352 400 350 330 328 276 C306 244 270 230 240 230"
    volume(c, ("clay0", "clay1", "clay2", "clay3"), hood, turn=0.66, light=0.76)
    volume(c, dark, "M240 218 C300 218 340 262 336 322 C332 384 300 430 240 438", turn=0.64, light=0.76)
    for i in range(9):
        x = 128 + i * 28
        y = 236 - 22 * (1 - ((x - 240) / 112) ** 2)
        c.rect("sand1", x - 2, y - 10, 5, 18, 2)
    round_eyes(c, 190, 296, 17, "orange1", 0.62, rim="ink3")
    volume(c, tones, "M240 306 C274 308 296 336 294 366 C292 396 270 412 240 412", turn=0.58, light=0.68)
    c.sym("ink3", "M240 322 C258 320 268 328 264 340 C258 350 248 352 240 354")
    c.path("ink0", "M226 328 C234 323 244 324 248 327 C240 330 232 331 226 334Z")
    c.sym("fur3", "M240 372 C256 374 272 370 280 364 C274 384 258 390 240 390")
    c.path("coral1", "M228 382 C236 378 246 378 254 382 C248 388 234 388 228 382Z")
    fur(c, 9, "fur1", 8, (176, 396, 310, 420), 40, 9)
    return c


SPECIES = {"3": wookiee, "9": ewok}

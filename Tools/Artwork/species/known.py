"""The kinds everybody knows."""

from .parts import *

DUSKY = ("skin2", "skin3", "skin4", "fur2")


def human():
    """A woman with dark hair cut short: anyone in the galaxy."""
    c = bust()
    c.sym("fur3", "M240 110 C318 110 352 168 350 240 C350 310 344 350 326 380 L240 386")
    clothes(c, SLATE, LINEN)
    neck(c, DUSKY, 48)
    head(c, DUSKY, FEMALE)
    eyes(c, DUSKY, "fur1", lash="ink3", open=0.95)
    brows(c, "fur3", thick=8, arch=6)
    nose(c, DUSKY, 17, 324)
    mouth(c, DUSKY, "red2", y=359, w=26, full=1.1, smile=4)
    c.path("fur2", "M292 128 C200 92 122 150 130 246 C130 310 136 350 154 380 C160 340 150 300 158 262 C184 244 250 222 292 128Z")
    c.path("fur3", "M286 130 C340 140 356 200 350 246 C350 310 344 350 326 380 C320 340 330 300 322 262 C310 230 296 190 286 130Z")
    c.path("fur1", "M244 124 C190 118 146 160 144 226 C164 180 196 150 244 124Z M140 268 C142 300 146 324 152 344 C150 316 150 290 152 268Z")
    return c


def droid():
    """A soldier of the battle line: a long face on a thin neck."""
    c = bust()
    tones = ("sand0", "sand2", "sand3", "fur1")
    # Backpack, shoulders, chest.
    c.rect("sand3", 196, 440, 118, 120, 12)
    arm = "M322 500 L372 504 C404 512 416 540 416 580 L418 640 L368 640 L364 570 L322 560Z"
    c.path("sand2", mirror(arm))
    c.path("sand0", mirror("M340 506 L372 508 C398 514 410 540 410 570 L396 570 C392 540 384 526 366 522 L340 520Z"))
    c.path("sand3", arm)
    c.both("fur1", "M366 576 L416 576 L416 584 L366 584Z", 0.7)
    volume(c, tones, "M240 486 L300 490 C336 500 346 530 340 640 L240 640", turn=0.6, light=0.76)
    c.path("fur1", "M214 560 L266 560 L266 566 L214 566Z M214 584 L266 584 L266 590 L214 590Z")
    c.both("fur1", "M296 520 L318 524 L316 610 L300 610Z", 0.5)
    for y in (398, 416, 434, 452, 470):
        c.rect("fur1", 220, y, 40, 17, 4)
        c.rect("sand2", 220, y, 22, 14, 4)
    # Skull: narrow at the brow, then the long beak of the face.
    volume(c, tones, "M240 150 C278 152 300 172 302 204 C302 226 292 244 290 264 C288 320 276 380 266 408 C260 422 250 428 240 428", turn=0.55, light=0.68)
    c.both("fur2", "M256 246 C266 234 286 236 290 250 C290 268 270 276 258 270Z")
    for x in (217, 263):
        c.circle("ink3", x + (9 if x > 240 else -9), 256, 11)
        c.circle("ink0", x + (6 if x > 240 else -12), 252, 4)
    c.path("fur1", "M228 280 L252 280 L250 386 L230 386Z", 0.55)
    c.path("sand0", "M222 282 L228 280 L230 386 L226 390Z")
    c.both("fur1", "M268 300 L278 300 L268 370 L262 372Z", 0.6)
    c.path("fur1", "M226 402 L254 402 L252 408 L228 408Z")
    c.rect("fur1", 194, 186, 92, 5, 2, 0.6)
    c.circle("red1", 206, 574, 9)
    c.circle("red0", 203, 571, 4)
    return c


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


def rodian():
    c = bust()
    skin = ("sea0", "sea0", "teal0", "blue4")
    clothes(c, CLAY, SAND)
    neck(c, skin, 44)
    # Saucer-tipped antennae and ears like fins.
    both_tubes(c, skin, [(276, 150, 9), (290, 116, 8), (300, 84, 8)])
    for x in (178, 302):
        c.ellipse(skin[2], x + 1, 80, 17, 12)
        c.ellipse(skin[0] if x < 240 else skin[1], x - 1, 77, 13, 8)
    ear = "M324 216 L392 176 C386 196 388 204 398 216 C384 224 384 236 392 252 C372 256 362 270 330 282Z"
    c.both(skin[1], ear)
    c.path(skin[2], ear)
    c.both(skin[3], "M332 234 L370 208 L364 244 L332 262Z", 0.5)
    volume(c, skin, "M240 128 C312 128 346 182 340 240 C336 284 312 300 300 330 C292 372 276 404 240 408", turn=0.6, light=0.68)
    # Spines along the crown.
    c.path("gold2", "M214 128 L218 96 L230 124 L240 88 L250 124 L262 96 L266 128Z")
    c.path("gold3", "M240 88 L250 124 L262 96 L266 128 L240 128Z")
    # Great eyes.
    round_eyes(c, 180, 250, 43, "ink3", 0, rim=skin[3])
    for x in (180, 300):
        c.circle("violet3", x + 3, 254, 33)
        c.circle("ink3", x + 5, 257, 25)
        c.ellipse("blue0", x - 14, 236, 12, 9, 0.9)
    # The snout, a short trunk.
    volume(c, skin, "M240 284 C268 288 280 320 280 352 C282 392 268 414 240 416", turn=0.55, light=0.68)
    c.ellipse(skin[3], 240, 392, 24, 17)
    c.ellipse("ink3", 240, 394, 17, 11)
    c.path(skin[0], "M222 384 C230 377 250 377 258 384 C250 382 230 382 222 384Z")
    for y in (322, 340, 358):
        c.path(skin[3], f"M214 {y} C228 {y+6} 252 {y+6} 266 {y} C252 {y+10} 228 {y+10} 214 {y}Z", 0.5)
    for x, y, r in ((206, 170, 7), (226, 184, 4), (272, 172, 6), (254, 196, 4), (196, 192, 4), (290, 190, 4)):
        c.ellipse(skin[2] if x < 260 else skin[3], x, y, r, r * 0.7, 0.7)
    return c


def hutt():
    c = bust()
    skin = ("sand1", "drab0", "drab1", "drab2")
    # The body: heaps of flesh as wide as the picture.
    volume(c, skin, "M240 380 C340 384 430 430 470 510 C484 560 484 600 484 640 L240 640", turn=0.64, light=0.82)
    volume(c, ("sand1", "linen2", "linen3", "drab1"), "M240 452 C300 456 356 490 372 560 C378 600 376 620 376 640 L240 640", turn=0.66, light=0.84)
    for y, w in ((506, 120), (556, 150), (606, 160)):
        c.path("drab1", f"M{240-w} {y-16} C{240-w*0.5:.0f} {y+12} {240+w*0.5:.0f} {y+12} {240+w} {y-16} C{240+w*0.5:.0f} {y+22} {240-w*0.5:.0f} {y+22} {240-w} {y-16}Z", 0.5)
    # Head: no neck, the jowls wider than the brow.
    volume(c, skin, "M240 140 C310 140 352 186 364 254 C374 300 400 330 406 376 C410 430 350 464 240 464", turn=0.64, light=0.74)
    c.path("drab1", "M92 396 C150 446 330 446 388 396 C340 458 140 458 92 396Z")
    c.path("linen2", "M110 386 C160 432 320 432 370 386 C330 414 150 414 110 386Z", 0.6)
    # The mouth, from cheek to cheek.
    c.path("drab2", "M96 348 C150 380 330 380 384 348 C392 352 392 362 384 368 C330 402 150 402 96 368 C88 362 88 352 96 348Z")
    c.path("fur3", "M108 356 C160 382 320 382 372 356 C330 394 150 394 108 356Z")
    c.path("coral2", "M200 384 C220 376 262 376 284 384 C262 390 220 390 200 384Z")
    # Eyes under heavy lids.
    c.both("drab2", "M262 252 C276 222 324 220 342 252 C336 288 280 296 262 270Z")
    round_eyes(c, 180, 260, 29, "gold2", 0, slit=True)
    for x in (180, 300):
        c.ellipse("orange1", x, 260, 15, 24, 0.55)
        c.ellipse("ink3", x, 261, 6, 24)
        c.circle("linen0", x - 10, 250, 4)
    c.both("drab0", "M256 250 C270 218 326 214 346 246 C326 238 280 238 256 262Z")
    c.both("drab1", "M262 274 C280 296 326 294 342 268 C336 302 276 310 262 274Z")
    # Nostrils, creases and warts.
    c.both("drab2", "M250 316 C258 308 270 312 270 320 C264 324 254 324 250 316Z")
    c.path("drab1", "M188 184 C220 174 260 174 292 184 C260 182 220 182 188 184Z M176 206 C216 194 264 194 304 206 C264 202 216 202 176 206Z M110 318 C122 332 130 336 146 338 C130 346 114 338 110 318Z M370 318 C358 332 350 336 334 338 C350 346 366 338 370 318Z")
    for x, y, r in ((128, 300, 8), (146, 284, 5), (348, 300, 8), (236, 160, 6), (262, 152, 4), (338, 210, 6), (204, 158, 4)):
        c.ellipse("drab1", x + 1, y + 1, r, r * 0.8)
        c.ellipse("sand1", x - 1, y - 1, r * 0.6, r * 0.45, 0.8)
    return c


def yodas():
    """Younger than the one all know, with brown hair tied up: much ear, little else."""
    c = bust()
    clothes(c, FUR, TAN, 190, 486, 70)
    neck(c, LEAF, 36, base=522, top=380)
    ear = "M318 286 C356 250 420 232 474 226 C462 276 410 332 324 344Z"
    c.both("leaf0", ear)
    c.path("leaf1", ear)
    c.path("moss0", mirror("M330 288 C366 258 420 240 466 230 C430 250 380 270 330 300Z"), 0.8)
    c.both("coral1", "M334 302 C370 276 414 254 454 242 C432 276 390 312 330 328Z", 0.75)
    c.both("leaf2", "M332 318 C364 304 396 284 420 262 C396 300 366 322 330 330Z", 0.5)
    volume(c, LEAF, "M240 190 C300 190 336 232 334 292 C336 340 318 392 286 420 C270 432 254 436 240 436", turn=0.6, light=0.7)
    # Hair: swept up to a knot.
    c.sym("fur1", "M240 186 C302 182 342 228 338 286 C326 250 300 226 272 222 C260 220 250 220 240 224")
    c.path("fur2", "M262 188 C314 196 342 236 338 286 C326 250 300 226 272 222Z")
    c.path("fur0", "M226 190 C178 194 146 232 144 276 C156 240 184 214 226 206Z")
    volume(c, FUR, "M240 140 C268 140 280 156 276 176 C272 190 256 196 240 196", turn=0.6, light=0.68)
    c.rect("gold2", 218, 186, 44, 10, 5)
    # A face of creases and large eyes.
    c.both("leaf1", "M256 302 C268 282 308 282 318 302 C312 330 268 332 256 314Z")
    round_eyes(c, 192, 309, 20, "linen0", 0)
    for x in (192, 288):
        c.circle("fur0", x + (2 if x < 240 else -2), 310, 13)
        c.circle("ink3", x + (2 if x < 240 else -2), 310, 7)
        c.circle("linen0", x - 4, 304, 3.4)
    c.both("leaf0", "M254 302 C268 280 310 280 322 304 C306 292 272 292 254 312Z")
    c.both("leaf2", "M254 302 C268 284 310 284 322 306 C306 294 272 294 254 304Z", 0.6)
    c.path("leaf1", "M200 252 C224 246 256 246 280 252 C256 254 224 254 200 252Z M196 266 C222 258 258 258 284 266 C258 267 222 267 196 266Z M180 346 C190 358 196 372 194 388 C184 376 178 362 180 346Z")
    c.path("leaf2", "M300 346 C290 358 284 372 286 388 C296 376 302 362 300 346Z", 0.7)
    volume(c, LEAF, "M240 318 C252 322 264 346 262 358 C258 366 248 366 240 366", turn=0.5, light=0)
    c.sym("leaf2", "M240 390 C258 390 276 386 286 380 C276 400 256 402 240 400")
    return c


def trandoshan():
    c = bust()
    skin = ("drab0", "drab1", "drab2", "leaf2")
    clothes(c, SAND, INK, 240, 452)
    neck(c, skin, 74, top=320)
    volume(c, skin, "M240 138 C292 136 322 170 330 220 C338 246 338 268 330 292 C336 330 320 380 288 406 C270 416 256 418 240 418", turn=0.6, light=0.7)
    # Ridge of the brow, crown of scales.
    c.path("leaf2", "M156 238 C180 214 214 222 236 252 L240 262 L244 252 C266 222 300 214 324 238 C304 236 276 246 262 268 L240 276 L218 268 C204 246 176 236 156 238Z")
    for i, (x, y) in enumerate(((206, 152), (240, 144), (274, 152), (186, 178), (222, 172), (258, 172), (294, 178), (240, 198), (204, 202), (276, 202))):
        c.path("drab2" if x > 250 else "drab1", f"M{x-15} {y} L{x-8} {y-12} L{x+8} {y-12} L{x+15} {y} L{x+8} {y+13} L{x-8} {y+13}Z")
        c.path("drab0" if x < 250 else "drab1", f"M{x-15} {y} L{x-8} {y-12} L{x+8} {y-12} L{x} {y-2} L{x-8} {y+8}Z", 0.8)
    round_eyes(c, 194, 270, 16, "orange0", 0, slit=True, rim="leaf2")
    # The muzzle.
    volume(c, skin, "M240 286 C278 288 310 318 316 346 C316 384 282 404 240 406", turn=0.58, light=0.72)
    c.both("leaf2", "M250 312 C258 304 270 308 272 318 C264 322 254 322 250 312Z")
    c.sym("fur3", "M240 356 C270 356 296 348 314 338 C310 362 280 378 240 378")
    for x in (186, 204, 222, 240, 258, 276, 294):
        y = 357 - abs(x - 240) * 0.16
        c.path("linen1", f"M{x-7} {y-2} L{x+7} {y-2} L{x} {y+13}Z")
    c.path("drab0", "M190 388 C214 398 240 400 262 397 C240 406 206 404 190 388Z", 0.7)
    for x, y, r in ((168, 320, 6), (160, 300, 5), (176, 340, 5), (318, 316, 5), (306, 300, 5), (212, 322, 4), (226, 336, 3)):
        c.ellipse("leaf2" if x > 240 else "drab2", x, y, r, r * 0.75)
    c.path("linen3", "M118 470 L150 462 L170 640 L120 640Z M362 470 L330 462 L310 640 L360 640Z")
    return c


def calamari():
    c = bust()
    clothes(c, LINEN, None, 236, 462)
    c.path("ice2", "M196 452 L284 452 L276 640 L204 640Z")
    c.path("ink0", "M248 452 L284 452 L276 640 L246 640Z")
    neck(c, ("coral1", "coral2", "coral3", "coral3"), 62, base=482, top=330)
    # A high dome, the eyes at its sides.
    volume(c, CORAL, "M240 92 C304 92 344 140 344 204 C346 246 340 268 328 290 C332 318 322 352 308 378 C292 404 266 414 240 414", turn=0.62, light=0.7)
    for x, y, r in ((204, 134, 12), (238, 122, 8), (190, 166, 8), (224, 160, 10), (264, 148, 9), (290, 170, 10), (246, 186, 6), (276, 124, 6), (306, 204, 6), (212, 194, 5)):
        c.ellipse("coral2" if x < 262 else "coral3", x, y, r, r * 0.8, 0.75)
    for x in (140, 340):
        c.ellipse("coral2", x + 1, 262, 44, 40)
        c.ellipse("coral1" if x < 240 else "coral2", x, 258, 43, 38)
        c.ellipse("gold2", x, 262, 31, 29)
        c.ellipse("orange1", x, 262, 22, 21, 0.7)
        c.ellipse("ink3", x, 263, 22, 8.5)
        c.circle("linen0", x - 11, 251, 5)
        c.path("coral0" if x < 240 else "coral1", f"M{x-42} 254 C{x-34} 222 {x+34} 222 {x+42} 254 C{x+24} 238 {x-24} 238 {x-42} 254Z")
    # Cheeks, the wide mouth, the barbels under it.
    c.both("coral2", "M254 300 C262 294 270 296 272 304 C266 308 258 307 254 300Z")
    c.sym("coral3", "M240 344 C276 344 304 332 318 318 C318 344 286 362 240 362")
    c.path("coral0", "M176 362 C200 376 240 380 276 374 C240 388 196 384 176 362Z", 0.8)
    for x, h in ((194, 34), (216, 52), (240, 60), (264, 52), (286, 34)):
        c.path("coral2" if x > 250 else "coral1", f"M{x-13} 384 L{x+13} 384 C{x+12} {396+h*0.5:.0f} {x+8} {404+h} {x} {408+h} C{x-8} {404+h} {x-12} {396+h*0.5:.0f} {x-13} 384Z")
        c.path("coral0" if x < 250 else "coral1", f"M{x-9} 392 L{x-3} 392 C{x-3} {396+h*0.5:.0f} {x-3} {400+h*0.7:.0f} {x-4} {400+h*0.8:.0f} C{x-8} {396+h*0.6:.0f} {x-9} {396+h*0.4:.0f} {x-9} 392Z")
    c.path("coral2", "M166 366 C196 396 284 396 314 366 C308 392 280 408 240 410 C200 408 172 392 166 366Z", 0.5)
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


KNOWN = {
    "1": human, "2": droid, "3": wookiee, "4": rodian, "5": hutt, "6": yodas, "7": trandoshan, "8": calamari, "9": ewok,
}

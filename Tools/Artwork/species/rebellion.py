"""Kinds of the first three films."""

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


def sullustan():
    c = bust()
    skin = ("skin0", "coral0", "coral1", "coral2")
    clothes(c, CLAY, INK)
    neck(c, skin, 58)
    ear = "M318 210 C350 178 394 186 400 226 C404 268 376 314 336 326 C328 300 322 250 318 210Z"
    c.path(skin[1], mirror(ear))
    c.path(skin[2], ear)
    c.both(skin[3], "M334 224 C356 204 384 212 386 236 C386 266 366 294 342 302 C352 276 354 246 334 224Z", 0.6)
    volume(c, skin, "M240 130 C306 130 338 176 336 236 C336 280 334 330 326 372 C316 408 290 420 240 420", turn=0.62, light=0.7)
    dark_eyes(c, 188, 248, 29, 34, 12, skin[2])
    # The jowls: two folds over each other, from the nose down.
    volume(c, skin, "M240 286 C264 284 276 302 296 318 C328 342 340 384 316 408 C296 426 262 420 240 398", turn=0.66, light=0.72)
    volume(c, skin, "M240 330 C256 330 268 350 290 362 C308 380 300 404 280 408 C262 408 252 392 240 384", turn=0.6, light=0.76)
    c.sym("coral3", "M240 372 C252 372 262 380 268 388 C258 394 250 394 240 392")
    c.both(skin[3], "M246 316 C252 310 260 312 262 320 C256 324 250 322 246 316Z")
    c.path(skin[2], "M196 186 C224 176 256 176 284 186 C256 184 224 184 196 186Z M190 206 C220 196 260 196 290 206 C260 204 220 204 190 206Z")
    return c


SPECIES = {"1": human, "2": droid, "4": rodian, "5": hutt, "6": yodas, "7": trandoshan, "8": calamari, "10": sullustan}

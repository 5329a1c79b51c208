"""Kinds that sit on the Jedi Council, and the Senate's speaker."""

from .parts import *


def cerean():
    c = bust()
    skin = ("skin0", "skin1", "skin2", "skin3")
    clothes(c, LINEN, FUR)
    neck(c, skin, 52)
    ears(c, skin)
    # The tall skull over a human face.
    volume(c, skin, "M240 20 C290 20 312 76 322 150 C326 180 328 210 328 260 L240 262", turn=0.66, light=0.71)
    face(c, skin, MALE, "fur0", "skin3", "fur1")
    volume(c, skin, "M240 20 C290 20 312 76 322 150 C322 176 314 190 290 196 C270 200 252 200 240 200", turn=0.64, light=0.71)
    c.path("skin2", "M190 214 C220 206 260 206 290 214 C260 211 220 211 190 214Z M194 198 C224 190 256 190 286 198 C256 195 224 195 194 198Z")
    # Hair round the back and a braid at the side.
    c.both("fur1", "M326 150 C340 190 346 250 338 320 C334 280 330 240 326 220Z M310 90 C330 130 338 180 338 220 L328 220 C326 170 320 130 310 90Z")
    for i in range(7):
        c.ellipse("fur1" if i % 2 else "fur2", 142 - i * 1.5, 326 + i * 17, 9, 11)
    c.sym("fur1", "M240 388 C256 386 266 394 266 408 C262 430 252 440 240 446")
    c.path("fur2", "M248 388 C258 388 266 396 266 408 C262 430 252 440 242 446Z")
    return c


def nautolan():
    c = bust()
    clothes(c, FUR, LINEN)
    neck(c, LEAF, 54)
    # Head-tails, those behind darker.
    for x0, x1, x2, y2 in ((300, 384, 404, 520), (320, 400, 438, 440)):
        both_tubes(c, ("leaf0", "leaf1", "leaf2", "leaf2"), [(x0, 180, 22), (x1 - 10, 250, 24), (x1, 340, 22), (x2, y2, 10)])
    volume(c, LEAF, "M240 120 C304 118 336 166 334 228 C334 296 324 348 300 382 C280 408 258 414 240 414", turn=0.6, light=0.7)
    dark_eyes(c, 190, 262, 29, 33, 24, "leaf1")
    c.both("leaf2", "M246 326 C252 320 260 322 262 328 C256 333 250 332 246 326Z")
    volume(c, LEAF, "M240 290 C250 292 262 316 260 324 C256 330 248 330 240 330", turn=0.5, light=0)
    c.sym("leaf2", "M240 362 C260 362 276 358 286 350 C280 370 260 374 240 374")
    both_tubes(c, LEAF, [(282, 150, 20), (334, 200, 23), (352, 290, 23), (350, 390, 21), (362, 480, 16), (366, 520, 8)])
    both_tubes(c, LEAF, [(256, 128, 16), (308, 150, 20), (376, 210, 20), (404, 300, 18), (420, 380, 8)])
    c.sym("leaf0", "M240 112 C268 112 290 122 304 142 C288 158 264 164 240 164")
    c.path("moss0", "M232 117 C208 118 190 128 180 142 C200 146 224 138 232 117Z")
    c.path("leaf1", "M256 113 C278 116 294 126 304 142 C290 154 272 161 256 163 C266 148 266 130 256 113Z")
    c.both("fur1", "M330 330 L374 330 L374 344 L330 344Z M330 420 L374 424 L376 436 L332 434Z")
    for x, y, r in ((222, 150, 7), (250, 160, 5), (206, 172, 5), (236, 180, 6), (266, 176, 5)):
        c.ellipse("leaf1" if x < 250 else "leaf2", x, y, r, r * 0.8)
    return c


def zabrak():
    c = bust()
    skin = ("skin1", "clay0", "clay1", "clay3")
    clothes(c, INK, CLAY)
    neck(c, skin, 54)
    ears(c, skin)
    face(c, skin, MALE, "fur1", "clay2", "fur3")
    volume(c, skin, "M240 118 C298 118 332 156 330 226 C314 190 282 176 240 176", turn=0.62, light=0.73)
    # A crown of horns and the lines of the face.
    for x, y, h, lean in ((240, 150, 46, 0), (206, 158, 40, -8), (274, 158, 40, 8), (174, 182, 36, -16), (306, 182, 36, 16), (222, 124, 30, -4), (258, 124, 30, 4)):
        c.path("linen2" if x < 250 else "linen3", f"M{x-10} {y} Q{x+lean*0.3:.0f} {y-h*0.5:.0f} {x+lean} {y-h} Q{x+10+lean*0.3:.0f} {y-h*0.4:.0f} {x+10} {y} Q{x} {y+7} {x-10} {y}Z")
        c.path("linen0", f"M{x-8} {y-2} Q{x+lean*0.3-2:.0f} {y-h*0.5:.0f} {x+lean} {y-h} Q{x+lean*0.4:.0f} {y-h*0.4:.0f} {x-3} {y+1}Z", 0.8)
    c.both("clay3", "M262 196 C276 210 286 226 288 240 C278 226 268 212 262 196Z M308 290 C296 310 286 330 284 352 C278 332 290 304 308 290Z M320 300 C314 330 306 352 296 372 C296 350 306 322 320 300Z M248 374 L254 408 L246 412 L244 376Z", 0.8)
    return c


def tholothian():
    c = bust(pale=True)
    skin = ("skin2", "skin3", "skin4", "fur2")
    clothes(c, CLAY, LINEN)
    # White tendrils behind the headdress.
    for x0, x1, x2 in ((300, 372, 384), (310, 344, 336)):
        both_tubes(c, LINEN, [(x0, 200, 18), (x1, 260, 22), (x1 + 6, 360, 20), (x2, 470, 10)])
    neck(c, skin, 46)
    face(c, skin, FEMALE, "blue2", "red2", open=0.86, wide=18, full=1.2, smile=1)
    brows(c, "fur3", thick=6, arch=7)
    volume(c, LINEN, "M240 96 C308 96 342 150 336 236 C326 206 314 190 290 178 C280 190 262 206 240 214", turn=0.62, light=0.73)
    for x in (200, 220, 240, 260, 280):
        c.path("linen3", f"M{x-2} {104 + abs(x-240)*0.3:.0f} L{x+2} {104 + abs(x-240)*0.3:.0f} L{x+1} {196 - abs(x-240)*0.5:.0f} L{x-1} {196 - abs(x-240)*0.5:.0f}Z", 0.7)
    c.circle("blue2", 240, 190, 9)
    c.circle("blue0", 238, 187, 4)
    c.both("linen1", "M316 214 C332 240 336 280 330 310 C322 280 316 250 312 228Z")
    return c


def iktotchi():
    c = bust()
    skin = ("coral0", "coral1", "coral2", "coral3")
    clothes(c, FUR, TAN)
    neck(c, skin, 58)
    head(c, skin, MALE)
    # The skull between the horns, which rise from its sides.
    volume(c, skin, "M240 104 C290 104 322 136 328 200 C310 182 280 174 240 174", turn=0.56, light=0.76)
    horn = ("skin0", "coral0", "coral1", "coral2")
    both_tubes(c, horn, [(300, 150, 20), (336, 172, 34), (366, 228, 34), (372, 300, 26), (356, 370, 14), (340, 404, 4)], start=-1)
    for y, x in ((226, 366), (262, 370), (298, 371)):
        c.both("coral2", f"M{x-30} {y} C{x-12} {y+8} {x+12} {y+4} {x+26} {y-8} C{x+12} {y+9} {x-12} {y+13} {x-30} {y}Z")
    eyes(c, skin, "orange1", lash="coral3", open=0.85)
    nose(c, skin, 20)
    mouth(c, skin, "coral2", y=366, w=28, full=0.6, smile=-2)
    c.path("coral2", "M156 238 C184 218 216 224 238 248 L242 248 C264 224 296 218 324 238 C300 236 272 240 254 260 L226 260 C208 240 180 236 156 238Z")
    c.path("coral3", "M196 200 C224 192 256 192 284 200 C256 198 224 198 196 200Z M190 178 C220 168 260 168 290 178 C260 176 220 176 190 178Z M206 392 C226 398 254 398 274 392 C254 404 226 404 206 392Z", 0.7)
    return c


def quermian():
    c = bust(pale=True)
    clothes(c, FUR, LINEN, 220, 520, 50)
    tube(c, LINEN, [(240, 270, 22), (244, 330, 21), (238, 400, 22), (236, 470, 26), (240, 540, 34)])
    volume(c, LINEN, "M240 96 C290 96 314 134 308 178 C302 216 290 240 282 266 C272 288 256 294 240 294", turn=0.6, light=0.7)
    c.both("linen3", "M252 204 C262 190 288 190 296 202 C290 220 262 222 252 212Z", 0.8)
    round_eyes(c, 208, 206, 10, "gold2", 0.45)
    c.both("linen2", "M250 198 C262 184 290 186 300 198 C286 192 264 194 250 208Z")
    c.both("linen3", "M244 240 C248 236 252 238 252 243 C248 246 245 244 244 240Z")
    c.sym("linen3", "M240 266 C252 266 260 264 266 260 C262 272 252 274 240 274")
    c.path("linen2", "M200 140 C226 130 254 130 280 140 C254 138 226 138 200 140Z M204 156 C226 148 254 148 276 156 C254 154 226 154 204 156Z")
    c.both("linen3", "M306 186 C314 180 318 196 312 206 C308 212 302 214 300 214Z")
    return c


def keldor():
    c = bust()
    skin = ("coral0", "skin2", "coral2", "coral3")
    clothes(c, FUR, LINEN)
    neck(c, skin, 58)
    volume(c, skin, "M240 108 C310 108 346 160 340 226 C344 290 326 360 296 392 C278 408 258 412 240 412", turn=0.62, light=0.7)
    # Folds that run from the brow over the skull.
    c.both("coral2", "M250 116 C256 160 256 196 250 226 L244 226 L244 116Z M278 124 C298 160 304 200 298 226 C290 196 284 160 268 120Z M312 150 C326 180 330 210 326 236 C318 210 312 180 302 140Z", 0.8)
    # Goggles.
    for x in (186, 294):
        c.ellipse("gold4", x + 1, 262, 40, 34)
        c.ellipse("gold2" if x < 240 else "gold3", x, 260, 39, 33)
        c.ellipse("ink2", x, 260, 30, 25)
        c.ellipse("ink0", x - 8, 252, 14, 9)
        c.ellipse("steel1", x - 12, 249, 6, 4)
    # The mask: a bronze beak with tubes at its sides.
    volume(c, ("steel2", "ink0", "ink1", "ink2"), "M240 280 C262 284 290 306 316 312 C326 340 316 374 294 394 L240 420", turn=0.58, light=0.71)
    c.sym("gold3", "M240 306 L262 318 L258 386 L240 396")
    c.path("gold0", "M222 316 L240 306 L240 396 L228 390Z")
    for y in (326, 342, 358, 374):
        c.rect("ink2", 226, y, 28, 6, 2)
    both_tubes(c, STEEL, [(306, 336, 13), (332, 346, 13), (346, 372, 13), (340, 410, 11)])
    c.both("gold2", "M298 324 L318 326 L318 348 L298 350Z")
    return c


def mirialan():
    c = bust()
    skin = ("linen1", "moss0", "leaf0", "leaf1")
    volume(c, INK, "M240 84 C320 86 366 146 366 240 C368 330 360 400 340 450 C404 470 456 500 480 560 L480 640 L240 640", turn=0.64, light=0.79)
    c.sym("ink3", "M240 116 C300 116 338 160 338 240 C338 320 330 400 300 460 L240 490")
    neck(c, skin, 46)
    c.sym("violet4", "M240 476 L304 446 L332 480 L240 600")
    c.path("violet3", "M240 476 L176 446 L148 480 L240 600Z")
    face(c, skin, MALE, "blue2", "leaf1", open=0.84, wide=20, full=0.75, smile=0)
    brows(c, "ink2", thick=10, arch=4)
    # Diamonds of the tattoo.
    for x in (200, 220, 240, 260, 280):
        y = 206 + abs(x - 240) * 0.1
        c.path("ink2", f"M{x} {y-9} L{x+6} {y} L{x} {y+9} L{x-6} {y}Z")
    c.path("ink2", "M240 372 L246 382 L240 392 L234 382Z")
    c.both("ink2", "M306 300 L312 309 L306 318 L300 309Z M290 308 L295 316 L290 324 L285 316Z")
    # A band over the brow under the hood.
    c.sym("violet4", "M240 128 C300 128 332 170 332 232 C318 200 290 184 240 184")
    c.path("violet3", "M240 128 C180 128 148 170 148 232 C160 200 186 186 226 184 C220 164 226 144 240 128Z")
    return c


def togruta():
    c = bust()
    skin = ("sand0", "coral1", "clay1", "clay2")
    clothes(c, ("clay1", "clay2", "clay3", "clay3"), None)
    neck(c, skin, 46)
    horn = ("linen0", "linen1", "linen2", "linen3")
    # Montrals rise, head-tails fall: white, with bands of blue.
    both_tubes(c, horn, [(276, 180, 44), (314, 130, 36), (342, 80, 24), (356, 30, 5)])
    both_tubes(c, horn, [(316, 200, 28), (352, 270, 34), (350, 360, 36), (334, 450, 32), (322, 540, 8)])
    face(c, skin, FEMALE, "blue2", "clay2", open=1.05, wide=14, full=1.1, smile=6)
    c.sym("linen1", "M240 116 C296 112 340 160 336 246 C322 214 300 190 274 182 C262 196 250 204 240 216")
    c.path("linen2", "M262 118 C306 128 340 170 336 246 C322 214 300 190 274 182 C280 160 276 136 262 118Z")
    bands = "M300 110 C318 120 336 126 352 122 L348 104 C336 108 322 102 312 92Z M332 58 C342 64 350 66 360 64 L360 50 C352 52 346 50 340 44Z M322 270 C342 284 364 284 386 274 L386 296 C364 306 342 304 320 292Z M316 350 C340 364 364 364 386 352 L384 374 C362 386 340 384 315 372Z M306 430 C326 444 346 444 364 436 L360 456 C342 464 324 462 306 450Z"
    c.path("blue2", mirror(bands))
    c.path("blue3", bands)
    # White marks on brow and cheeks.
    c.both("linen0", "M252 236 C266 222 292 218 312 230 C296 228 272 232 258 244Z M302 296 C308 310 308 330 300 344 C290 332 282 318 278 306 C286 310 296 306 302 296Z")
    c.path("linen0", "M240 196 L248 222 L240 240 L232 222Z")
    c.sym("blue2", "M240 146 C256 150 268 160 270 172 C258 182 248 192 240 204")
    return c


def chagrian():
    c = bust()
    skin = ("blue0", "sea1", "blue3", "blue4")
    clothes(c, ("violet2", "violet3", "violet4"), SAND)
    # Horns of the skull and those that hang from it.
    both_tubes(c, ("ice0", "blue0", "blue2", "blue3"), [(282, 150, 24), (308, 104, 22), (312, 60, 16), (298, 20, 4)])
    neck(c, skin, 54)
    volume(c, skin, "M240 116 C304 116 336 160 332 228 C332 290 322 350 296 384 C278 404 258 410 240 410", turn=0.6, light=0.7)
    both_tubes(c, skin, [(312, 200, 26), (348, 250, 30), (356, 330, 30), (348, 420, 28), (338, 500, 24), (334, 560, 6)], start=-1)
    c.both("blue4", "M254 256 C268 240 306 242 314 258 C302 278 268 280 254 266Z", 0.7)
    round_eyes(c, 196, 262, 13, "ice0", 0)
    for x in (196, 284):
        c.circle("blue2", x, 262, 9)
        c.circle("ink3", x, 262, 5)
        c.circle("linen0", x - 4, 258, 2.6)
    c.both("blue3", "M250 250 C266 232 308 236 318 252 C302 246 270 248 252 264Z")
    volume(c, skin, "M240 276 C252 280 262 310 262 326 C256 334 248 334 240 334", turn=0.5, light=0.76)
    c.sym("blue4", "M240 360 C260 358 276 362 286 368 C270 374 258 374 240 374")
    c.path("blue3", "M194 196 C222 186 258 186 286 196 C258 194 222 194 194 196Z M200 176 C224 168 256 168 280 176 C256 174 224 174 200 176Z")
    return c


SPECIES = {"20": cerean, "21": nautolan, "22": zabrak, "23": tholothian, "24": iktotchi, "25": quermian, "26": keldor, "27": chagrian, "29": mirialan, "35": togruta}

"""Kinds of The Phantom Menace: traders, Gungans, and who races pods."""

from .parts import *


def neimoidian():
    c = bust()
    skin = ("bog0", "drab0", "drab1", "drab2")
    clothes(c, ("violet0", "violet2", "violet3", "violet4"), SAND)
    c.both("violet4", "M300 440 C340 452 360 470 372 500 L330 560 L262 520Z")
    neck(c, skin, 44)
    # The mitre: tall, in two lobes.
    volume(c, ("violet0", "violet3", "violet4", "violet4"), "M240 74 C262 74 274 44 300 46 C334 52 336 110 328 180 L240 190", turn=0.6, light=0.73)
    c.both("gold2", "M240 178 L326 168 L324 192 L240 202Z")
    c.path("gold3", "M240 178 L326 168 L324 192 L240 202Z")
    c.path("gold0", "M232 96 L240 84 L248 96 L240 150Z")
    volume(c, skin, "M240 184 C300 186 328 216 326 258 C326 300 312 346 286 382 C272 402 256 408 240 408", turn=0.6, light=0.7)
    c.both("drab2", "M252 262 C266 242 306 242 318 258 C312 284 268 288 252 272Z", 0.7)
    round_eyes(c, 196, 266, 17, "red1", 0, slit=True)
    c.both("drab1", "M250 254 C270 238 308 240 322 254 C304 248 270 250 252 268Z")
    # No nose: two slits; a wide thin mouth, turned down.
    c.both("drab2", "M246 312 C250 304 256 306 256 320 C252 328 246 324 246 312Z")
    c.sym("drab2", "M240 354 C262 354 280 360 292 372 C270 364 258 362 240 362")
    c.path("drab1", "M240 206 L246 300 L240 306 L234 300Z M196 320 C192 340 196 356 206 370 C202 350 200 336 196 320Z", 0.7)
    return c


def gungan():
    c = bust()
    skin = ("sand0", "clay0", "clay1", "clay2")
    clothes(c, FUR, SAND, 200)
    neck(c, skin, 36, top=350)
    # Ear flaps hang to the shoulders; eyes stand on stalks.
    both_tubes(c, ("sand1", "coral1", "coral2", "coral3"), [(300, 190, 20), (348, 246, 30), (366, 330, 34), (372, 410, 30), (378, 474, 16)])
    for x, y in ((362, 380), (372, 420), (356, 340), (376, 450)):
        for cx in (x, 480 - x):
            c.ellipse("clay2", cx, y, 8, 6, 0.6)
    both_tubes(c, skin, [(268, 190, 15), (276, 150, 13), (284, 112, 13)])
    for x in (196, 284):
        c.circle(skin[3], x + 1, 100, 29)
        c.circle(skin[1] if x < 240 else skin[2], x, 98, 28)
        c.circle("gold1", x, 102, 20)
        c.circle("orange1", x, 102, 14)
        c.ellipse("ink3", x, 102, 11, 5)
        c.circle("linen0", x - 7, 95, 4)
        c.path(skin[0] if x < 240 else skin[1], f"M{x-29} 98 C{x-26} 66 {x+26} 66 {x+29} 98 C{x+14} 86 {x-14} 86 {x-29} 98Z")
    volume(c, skin, "M240 164 C284 164 306 190 304 228 C302 258 296 280 294 306 C292 340 276 364 240 366", turn=0.6, light=0.71)
    # The bill.
    volume(c, ("skin0", "sand1", "skin2", "clay2"), "M240 262 C280 262 312 296 336 336 C346 362 330 384 300 392 C280 398 260 400 240 400", turn=0.6, light=0.73)
    c.sym("clay3", "M240 362 C280 362 316 356 338 342 C334 372 296 382 240 382")
    c.sym("coral1", "M240 372 C264 370 288 368 304 364 C292 378 268 380 240 380")
    for x, w in ((212, 13), (228, 12), (252, 12), (268, 13)):
        c.rect("linen0", x - w / 2, 361, w, 9, 2)
    c.both("clay2", "M252 300 C258 292 268 296 270 306 C264 310 256 308 252 300Z")
    for x, y, r in ((214, 196, 8), (240, 188, 6), (262, 204, 8), (226, 222, 6), (252, 232, 5), (276, 230, 5)):
        c.ellipse("clay1" if x < 250 else "clay2", x, y, r, r * 0.8, 0.7)
    return c


def toydarian():
    c = bust()
    skin = SEA
    # Wings behind.
    wing = "M320 430 C360 320 430 250 470 256 C480 320 440 420 350 480Z"
    c.both("ice1", wing, 0.75)
    c.both("ice2", "M330 440 C380 350 420 300 464 264 C430 330 390 390 344 460Z M336 450 C390 400 430 360 466 320 C440 380 400 420 350 470Z", 0.7)
    volume(c, skin, "M240 420 C330 424 390 480 402 560 C408 600 406 620 404 640 L240 640", turn=0.6, light=0.76)
    c.sym("fur1", "M240 470 C280 470 310 480 330 500 L340 640 L240 640")
    c.path("fur2", "M270 472 C296 478 316 486 330 500 L340 640 L286 640Z")
    neck(c, skin, 48, base=482, top=350)
    volume(c, skin, "M240 140 C304 138 338 190 334 244 C340 290 350 320 336 354 C318 394 280 402 240 402", turn=0.6, light=0.7)
    both_tubes(c, skin, [(322, 236, 14), (352, 214, 12), (372, 180, 6)])
    c.both("blue4", "M254 254 C266 234 306 236 316 256 C306 280 268 282 254 264Z", 0.7)
    round_eyes(c, 194, 260, 18, "gold1", 0.42)
    c.both("sea2", "M252 254 C264 230 306 230 320 252 C304 244 272 246 252 262Z")
    # Tusks, mouth and the trunk between.
    c.sym("blue4", "M240 352 C276 352 300 346 318 336 C310 372 280 384 240 384")
    c.both("linen1", "M266 356 L284 352 L280 386 L272 392Z")
    tube(c, skin, [(240, 262, 18), (240, 296, 22), (244, 326, 26), (262, 346, 22), (282, 338, 18)])
    c.ellipse("blue4", 290, 334, 8, 13)
    for y in (286, 302, 318):
        c.path("sea2", f"M{222} {y} C232 {y+6} 248 {y+6} 262 {y} C250 {y+10} 232 {y+10} 222 {y}Z", 0.8)
    for x, y in ((186, 388), (206, 396), (228, 400), (252, 400), (276, 396)):
        c.path("blue4" if x > 230 else "sea2", f"M{x-5} {y} L{x+5} {y} L{x} {y+18}Z")
    return c


def dug():
    c = bust()
    skin = ("skin2", "coral2", "coral3", "fur3")
    volume(c, ("fur0", "fur1", "fur2", "fur3"), "M240 440 C310 444 370 490 384 560 L392 640 L240 640", turn=0.6, light=0.76)
    c.both("gold3", "M252 470 L372 520 L378 540 L256 492Z", 0.8)
    neck(c, skin, 44, base=502, top=350)
    # Long ears with rings, fins at the jaw.
    both_tubes(c, (*skin[:3], skin[2]), [(300, 230, 20), (352, 250, 26), (378, 320, 26), (384, 400, 18), (380, 456, 8)])
    c.both("gold2", "M360 380 L402 384 L400 396 L360 392Z")
    c.both(skin[2], "M304 366 C336 380 352 410 346 446 C322 424 300 410 284 396Z")
    c.path(skin[2], "M218 142 C226 104 254 104 262 142Z")
    volume(c, skin, "M240 132 C280 132 300 164 302 204 C312 236 318 262 310 290 C306 330 292 384 240 388", turn=0.6, light=0.7)
    for y in (146, 164, 182, 200):
        c.path(skin[2], f"M212 {y} C228 {y-9} 252 {y-9} 268 {y} C252 {y-2} 228 {y-2} 212 {y}Z")
    c.both("fur3", "M254 238 C268 222 302 226 310 246 C300 266 266 266 254 250Z", 0.7)
    round_eyes(c, 197, 247, 16, "gold1", 0.45)
    c.both(skin[1], "M252 236 C268 216 302 220 314 240 C300 232 270 234 252 248Z")
    volume(c, skin, "M240 256 C268 258 280 290 284 330 C288 372 270 404 240 406", turn=0.58, light=0.68)
    c.both("fur3", "M246 308 C252 298 262 300 264 312 C258 318 250 316 246 308Z")
    c.sym("fur3", "M240 352 C262 352 278 346 288 338 C288 372 268 386 240 386")
    c.sym("linen1", "M240 354 L250 354 L246 364 L240 356")
    c.both("linen1", "M258 353 L270 350 L266 362Z")
    c.path("coral1", "M222 378 C234 370 248 370 258 378 C246 386 232 386 222 378Z")
    return c


def twilek():
    c = bust()
    skin = ("ice0", "blue0", "blue2", "blue3")
    clothes(c, INK, None)
    neck(c, skin, 46)
    # Two head-tails over the shoulders.
    both_tubes(c, skin, [(254, 158, 36), (344, 226, 38), (358, 330, 36), (340, 430, 34), (324, 520, 26), (312, 590, 10)])
    for x, y in ((134, 400), (150, 486)):
        c.path("gold3", f"M{x-38} {y} L{x+38} {y-14} L{x+40} {y} L{x-36} {y+14}Z")
        c.path("gold4", mirror(f"M{x-38} {y} L{x+38} {y-14} L{x+40} {y} L{x-36} {y+14}Z"))
    face(c, skin, BROAD, "gold3", "blue2", open=0.8, wide=22, full=0.7, smile=-2)
    frown(c, "blue3", drop=5, thick=9)
    # Cap and band.
    volume(c, FUR, "M240 116 C302 116 338 156 334 224 C320 200 290 186 240 186", turn=0.8, light=0.71)
    c.sym("gold3", "M240 180 C290 180 320 194 334 218 L332 234 C316 210 286 198 240 198")
    c.path("gold0", "M148 234 C160 206 196 190 240 189 L240 181 C190 181 160 194 146 218Z")
    c.circle("red1", 240, 190, 8)
    c.circle("red0", 238, 188, 3)
    return c


def aleena():
    c = bust()
    skin = SLATE
    volume(c, TAN, "M240 470 C300 474 350 510 364 580 L370 640 L240 640", turn=0.6, light=0.76)
    neck(c, skin, 34, base=502, top=380)
    # A head broad at the jaw, with a crest swept back.
    c.path("ink0", "M178 196 L150 132 L206 172 L216 112 L240 164 L264 112 L274 172 L330 132 L302 196Z")
    c.path("ice2", "M178 196 L150 132 L206 172 L216 112 L236 160 L230 200Z")
    volume(c, skin, "M240 160 C296 160 330 196 336 250 C344 300 372 330 362 366 C350 404 296 414 240 414", turn=0.62, light=0.71)
    c.both("ink1", "M256 246 C270 226 312 228 326 250 C316 276 272 278 256 260Z", 0.7)
    round_eyes(c, 190, 254, 18, "gold2", 0.5)
    c.both("ice2", "M252 244 C268 220 316 222 332 246 C312 236 276 238 252 258Z")
    c.both("ink1", "M250 300 C256 294 264 296 266 304 C260 308 254 306 250 300Z")
    c.sym("ink1", "M240 350 C290 350 330 344 358 332 C350 370 296 384 240 384")
    c.sym("coral1", "M240 366 C280 364 310 360 332 354 C312 374 274 380 240 380")
    c.path("steel2", "M150 390 C180 402 240 404 290 400 C240 412 180 410 150 390Z")
    for x, y, r in ((196, 190, 8), (222, 180, 6), (250, 186, 8), (280, 194, 7), (236, 208, 5), (150, 320, 7), (330, 316, 7), (164, 300, 4)):
        c.ellipse("ink0" if x < 260 else "ink1", x, y, r, r * 0.7)
    return c


def vulptereen():
    c = bust()
    volume(c, ("skin2", "clay2", "clay3", "clay3"), "M240 440 C320 444 390 480 410 560 L420 640 L240 640", turn=0.6, light=0.76)
    neck(c, STONE, 56, base=502, top=350)
    both_tubes(c, STONE, [(300, 190, 22), (346, 190, 24), (384, 168, 12)])
    volume(c, STONE, "M240 150 C300 150 326 190 328 236 C330 290 320 350 300 386 C284 408 260 412 240 412", turn=0.6, light=0.7)
    c.both("ink0", "M256 232 C268 216 304 218 314 236 C304 256 268 258 256 244Z")
    round_eyes(c, 196, 238, 14, "gold2", 0.42)
    # Tusks beside the long snout.
    both_tubes(c, LINEN, [(284, 372, 12), (306, 350, 11), (318, 316, 8), (316, 286, 3)])
    volume(c, STONE, "M240 236 C264 238 274 280 280 330 C290 370 284 424 240 428", turn=0.56, light=0.68)
    for y in (270, 288, 306, 324):
        c.path("stone2", f"M214 {y} C230 {y+6} 250 {y+6} 266 {y} C250 {y+10} 230 {y+10} 214 {y}Z")
    c.both("ink1", "M246 366 C252 354 266 356 268 372 C262 380 250 378 246 366Z")
    c.sym("ink1", "M240 402 C256 402 268 398 276 392 C270 412 254 416 240 414")
    for x in (196, 212, 228, 252, 268, 284):
        c.path("ink0", f"M{x-4} 168 L{x} 134 L{x+4} 168Z")
    return c


def xexto():
    c = bust()
    volume(c, SAND, "M240 516 C290 518 330 548 340 600 L344 640 L240 640", turn=0.6, light=0.76)
    c.ellipse("fur1", 240, 522, 50, 14)
    c.ellipse("fur2", 240, 519, 38, 8)
    tube(c, STONE, [(240, 350, 26), (236, 420, 24), (238, 480, 30), (240, 516, 34)])
    both_tubes(c, STONE, [(272, 164, 7), (292, 124, 6), (318, 100, 5)])
    for x in (160, 320):
        c.circle("stone2", x, 98, 9)
    volume(c, STONE, "M240 154 C316 156 350 210 342 266 C334 322 296 372 240 374", turn=0.62, light=0.71)
    dark_eyes(c, 186, 262, 34, 44, 22, "stone2")
    c.both("ink0", "M244 318 C248 312 252 314 254 320 C250 324 246 322 244 318Z")
    c.sym("ink1", "M240 344 C250 344 258 342 264 338 C258 350 250 352 240 352")
    c.path("stone2", "M200 196 C224 186 256 186 280 196 C256 194 224 194 200 196Z M206 180 C226 172 254 172 274 180 C254 178 226 178 206 180Z")
    return c


def toong():
    c = bust()
    skin = ("drab0", "drab0", "drab1", "drab2")
    # All head: legs and arms hang under it.
    both_tubes(c, ("linen3", "linen3", "drab1", "drab2"), [(330, 400, 34), (392, 470, 30), (412, 560, 26), (410, 660, 24)])
    volume(c, CLAY, "M240 440 C310 444 340 500 344 560 L350 640 L240 640", turn=0.6, light=0.76)
    volume(c, skin, "M240 142 C320 142 386 176 392 250 C396 330 372 420 320 458 C290 474 262 476 240 476", turn=0.64, light=0.71)
    both_tubes(c, skin, [(350, 190, 16), (390, 166, 14), (418, 130, 6)])
    c.path("drab1", "M176 214 C214 200 266 200 304 214 C266 210 214 210 176 214Z M186 192 C220 180 260 180 294 192 C260 189 220 189 186 192Z M120 330 C130 366 146 392 168 410 C140 400 122 370 120 330Z")
    c.path("linen2", "M166 444 C206 458 268 458 300 448 C270 468 200 468 166 444Z", 0.7)
    c.both("drab2", "M262 268 C276 244 322 244 334 268 C322 294 278 296 262 280Z", 0.6)
    round_eyes(c, 182, 272, 20, "orange1", 0.45)
    c.both("drab1", "M258 264 C274 238 324 238 340 264 C320 252 282 254 258 276Z")
    volume(c, skin, "M240 290 C266 292 284 316 282 338 C276 354 258 358 240 358", turn=0.58, light=0.68)
    c.both("drab2", "M248 340 C254 332 264 334 266 342 C260 348 252 346 248 340Z")
    c.sym("drab2", "M240 396 C280 396 312 388 334 374 C324 410 284 422 240 422")
    c.sym("fur3", "M240 402 C272 402 300 396 318 386 C304 410 272 416 240 416")
    for x, y, r in ((160, 200, 9), (190, 184, 6), (290, 186, 8), (322, 206, 6), (150, 350, 8), (330, 350, 8), (240, 200, 7)):
        c.ellipse("drab1" if x < 260 else "drab2", x, y, r, r * 0.8)
    return c


SPECIES = {"11": neimoidian, "12": gungan, "13": toydarian, "14": dug, "15": twilek, "16": aleena, "17": vulptereen, "18": xexto, "19": toong}

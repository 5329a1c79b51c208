"""Kinds of the Clone Wars: bankers, cloners and hunters."""

from .parts import *


def geonosian():
    c = bust()
    skin = ("sand1", "skin2", "clay1", "clay2")
    wing = "M318 470 C380 400 440 300 466 210 C486 320 470 440 380 540Z"
    c.both("linen2", wing, 0.75)
    c.both("linen3", "M330 480 C390 410 440 320 464 230 C450 330 420 420 350 510Z M344 500 C400 450 440 390 470 330 C460 400 430 470 366 530Z", 0.7)
    volume(c, CLAY, "M240 460 C300 452 350 470 372 520 C384 560 386 610 386 640 L240 640", turn=0.6, light=0.76)
    for y in (520, 560, 600):
        c.path("clay2", f"M186 {y} C214 {y+14} 266 {y+14} 294 {y} C270 {y+22} 210 {y+22} 186 {y}Z")
    neck(c, skin, 34, base=482, top=350)
    # Long skull drawn up and back, heavy jaw.
    both_tubes(c, skin, [(300, 230, 16), (330, 200, 15), (352, 156, 6)])
    volume(c, skin, "M240 96 C282 96 308 136 310 190 C318 236 322 270 306 300 C304 340 296 380 276 402 C264 412 252 414 240 414", turn=0.6, light=0.7)
    c.path("clay1", "M224 104 L256 104 L252 236 L228 236Z", 0.7)
    c.both("clay2", "M250 246 C264 224 306 222 318 240 C308 272 266 280 250 262Z")
    round_eyes(c, 194, 250, 16, "leaf0", 0.4)
    c.both("clay1", "M248 242 C262 218 310 216 324 236 C304 230 266 236 250 258Z")
    volume(c, skin, "M240 280 C262 284 276 306 276 334 C274 350 256 356 240 356", turn=0.56, light=0.71)
    c.both("clay3", "M246 326 C250 316 260 318 262 328 C256 334 250 332 246 326Z")
    # Mandibles.
    c.sym("clay3", "M240 362 C258 362 274 358 284 350 C286 384 268 400 240 400")
    both_tubes(c, skin, [(286, 336, 12), (292, 372, 11), (276, 402, 8), (258, 408, 3)])
    for y in (136, 156, 176, 196):
        c.path("clay2", f"M216 {y} C230 {y-8} 250 {y-8} 264 {y} C250 {y-2} 230 {y-2} 216 {y}Z")
    return c


def clawdite():
    c = bust()
    skin = ("gold0", "drab0", "drab1", "drab2")
    clothes(c, ("violet2", "violet3", "violet4", "violet4"), INK)
    neck(c, skin, 48)
    volume(c, skin, "M240 124 C300 124 332 170 328 230 C326 290 322 350 296 388 C278 408 258 412 240 412", turn=0.58, light=0.68)
    # Folds run over brow and cheeks.
    c.path("drab1", "M170 190 C210 170 270 170 310 190 C270 182 210 182 170 190Z M164 214 C206 192 274 192 316 214 C274 204 206 204 164 214Z M186 166 C220 150 260 150 294 166 C260 160 220 160 186 166Z")
    c.both("drab2", "M318 290 C306 320 292 344 270 366 C296 356 314 330 318 290Z M322 316 C314 344 300 366 280 386 C304 376 318 350 322 316Z M306 288 C298 308 286 324 272 336 C292 330 304 312 306 288Z", 0.7)
    c.both("drab2", "M250 256 C264 236 310 238 320 256 C308 284 266 286 250 268Z")
    round_eyes(c, 194, 262, 16, "gold2", 0, slit=True)
    c.both("drab1", "M248 252 C264 232 310 232 324 250 C306 244 268 246 250 266Z")
    c.both("drab2", "M244 322 C250 312 260 316 262 326 C256 330 248 330 244 322Z")
    c.path("drab0", "M228 256 C236 262 238 296 236 316 L226 314 C224 292 226 274 228 256Z")
    c.sym("drab2", "M240 358 C262 356 280 362 292 372 C272 372 258 370 240 370")
    c.path("drab0", "M200 380 C224 390 254 390 276 384 C254 398 220 398 200 380Z")
    return c


def besalisk():
    c = bust()
    skin = ("sand1", "fur0", "fur1", "fur2")
    # Four arms: two pairs of shoulders under a vest.
    volume(c, skin, "M240 420 C350 416 440 450 466 520 C480 566 484 610 484 640 L240 640", turn=0.66, light=0.81)
    c.both("fur2", "M372 560 C410 540 440 560 450 640 L400 640 C400 610 390 580 372 560Z", 0.8)
    c.sym("linen1", "M240 440 C300 440 340 452 360 474 C350 530 348 590 350 640 L240 640")
    c.path("linen2", "M300 444 C330 450 348 460 360 474 C350 530 348 590 350 640 L300 640 C316 570 316 500 300 444Z")
    # Crest, head and the great pouch.
    volume(c, skin, "M240 92 C266 92 282 124 288 156 L240 176", turn=0.5, light=0.71)
    volume(c, skin, "M240 140 C300 140 330 176 334 226 C350 270 366 320 360 370 C350 420 300 436 240 436", turn=0.62, light=0.71)
    volume(c, ("linen1", "skin2", "clay1", "fur1"), "M240 352 C290 350 330 346 352 354 C356 402 330 450 240 456", turn=0.6, light=0.76)
    for x in (190, 214, 266, 290):
        c.path("fur1", f"M{x} 372 C{x-4} 396 {x-2} 420 {x+4} 440 C{x+6} 420 {x+6} 396 {x} 372Z", 0.7)
    # Moustache of feelers over a wide mouth.
    c.sym("fur3", "M240 346 C290 346 320 342 346 330 C338 364 290 368 240 368")
    c.sym("linen2", "M240 316 C270 312 300 330 322 362 C330 380 332 396 326 408 C316 380 290 352 240 346")
    c.path("linen0", "M236 318 C208 314 180 332 160 362 C154 376 152 388 152 396 C166 362 196 338 236 334Z")
    c.both("fur2", "M254 244 C268 226 306 228 316 244 C306 266 270 268 254 254Z")
    round_eyes(c, 196, 250, 14, "gold2", 0.45)
    c.both("fur0", "M250 238 C266 220 308 220 320 238 C304 232 270 234 252 250Z")
    volume(c, skin, "M240 256 C262 258 284 286 284 308 C276 322 256 322 240 322", turn=0.56, light=0.68)
    c.both("fur3", "M250 304 C256 296 268 298 270 308 C264 312 254 312 250 304Z")
    for x, y in ((206, 170), (232, 158), (258, 162), (280, 184), (218, 192), (250, 196)):
        c.ellipse("fur1" if x < 256 else "fur2", x, y, 6, 4.5)
    return c


def kaminoan():
    c = bust(pale=True)
    skin = ("linen0", "ice0", "ice1", "ice2")
    volume(c, ("steel0", "steel1", "steel2", "ice2"), "M240 512 C290 514 340 540 360 590 L372 640 L240 640", turn=0.6, light=0.76)
    c.sym("ink1", "M240 520 L262 528 L254 640 L240 640")
    tube(c, skin, [(240, 260, 25), (242, 320, 22), (242, 390, 22), (240, 460, 27), (240, 530, 40)], cap=0.2)
    c.both("steel1", "M240 540 L276 500 L306 522 L262 566Z")
    # A small head on a long neck, with a fin at the back.
    c.path("ice1", "M236 94 C240 54 252 40 262 36 C258 58 258 80 262 104Z")
    c.path("steel0", "M236 94 C240 54 252 40 262 36 C250 56 246 76 246 98Z")
    volume(c, skin, "M240 84 C286 84 308 120 304 164 C300 210 284 244 266 278 C258 290 250 292 240 292", turn=0.6, light=0.68)
    dark_eyes(c, 204, 194, 20, 27, 26, "ice1")
    for x in (201, 279):
        c.circle("steel0", x, 200, 6, 0.9)
        c.circle("ink3", x, 200, 2.6)
    c.both("ice2", "M244 244 C248 240 251 242 251 246 C248 248 245 247 244 244Z")
    c.sym("ice2", "M240 270 C250 270 256 268 262 264 C258 275 250 276 240 276")
    return c


def skakoan():
    c = bust()
    suit = ("drab0", "drab1", "drab2", "ink2")
    clothes(c, suit, None, 240, 430, 60)
    # The suit's collar, plates and pipes.
    volume(c, STEEL, "M240 400 L330 404 C350 424 356 450 348 476 L240 520", turn=0.6, light=0.76)
    both_tubes(c, ("gold0", "gold3", "gold4", "fur3"), [(300, 372, 14), (360, 396, 15), (392, 460, 15), (380, 540, 14), (340, 600, 12)])
    c.rect("ink1", 190, 536, 100, 70, 8)
    for i, tone in enumerate(("red0", "gold2", "leaf0", "red0", "gold2", "steel1")):
        c.circle(tone, 212 + i % 3 * 28, 556 + i // 3 * 28, 8)
    # Head: leather skull cap, goggles, grille.
    volume(c, ("stone0", "stone2", "ink0", "ink1"), "M240 118 C304 118 336 162 334 230 C338 300 326 370 300 404 L240 416", turn=0.6, light=0.71)
    volume(c, suit, "M240 112 C308 112 342 158 338 222 L240 226", turn=0.6, light=0.71)
    c.path("ink2", "M232 112 L248 112 L250 226 L230 226Z")
    for x in (190, 290):
        c.circle("ink2", x + 1, 262, 42)
        c.circle("gold3" if x < 240 else "gold4", x, 260, 40)
        c.circle("gold0" if x < 240 else "gold3", x - 2, 258, 36)
        c.circle("ink2", x, 260, 30)
        c.circle("orange2", x, 260, 24)
        c.path("gold1", f"M{x-18} 262 C{x-18} 246 {x-6} 240 {x+4} 242 C{x-6} 248 {x-12} 254 {x-18} 262Z")
    volume(c, STEEL, "M240 302 C280 304 306 320 312 350 C310 390 280 412 240 414", turn=0.58, light=0.71)
    for y in (330, 348, 366, 384):
        w = 54 - abs(y - 350) * 0.5
        c.rect("ink2", 240 - w, y, 2 * w, 8, 4)
    both_tubes(c, STEEL, [(330, 240, 16), (352, 256, 16), (360, 300, 16), (344, 350, 14)])
    return c


def muun():
    c = bust(pale=True)
    skin = STEEL
    clothes(c, ("violet3", "violet4", "ink2"), STONE, 220, 476, 50)
    neck(c, skin, 38, base=512, top=340)
    volume(c, skin, "M240 60 C300 60 326 112 322 176 C320 240 312 320 292 376 C278 412 258 424 240 424", turn=0.62, light=0.7)
    # Flat long face: no nose to speak of, hollow cheeks.
    c.both("steel3", "M252 246 C266 232 300 234 308 250 C300 270 266 272 252 258Z", 0.7)
    round_eyes(c, 200, 256, 11, "ink2", 0)
    for x in (200, 280):
        c.circle("ink0", x + 1, 257, 5)
        c.circle("linen0", x - 4, 252, 2.6)
    c.both("steel2", "M250 244 C264 228 302 230 312 246 C298 240 268 242 252 256Z")
    c.path("steel2", "M248 262 C256 290 256 318 250 332 L240 336 C246 312 248 286 248 262Z")
    c.both("steel3", "M243 330 C248 326 253 328 253 332 C249 335 245 334 243 330Z")
    c.sym("steel3", "M240 372 C256 372 268 376 276 382 C262 380 252 380 240 380")
    c.path("steel3", "M300 300 C298 330 290 356 278 376 C280 350 288 324 300 300Z", 0.8)
    c.path("steel2", "M180 300 C182 330 190 356 202 376 C200 350 192 324 180 300Z M196 196 C222 188 258 188 284 196 C258 194 222 194 196 196Z M192 172 C222 162 258 162 288 172 C258 169 222 169 192 172Z")
    c.both("steel2", "M320 236 C332 232 334 256 326 276 C322 284 316 286 314 286Z")
    return c


def kaleesh():
    c = bust(pale=True)
    bone = LINEN
    clothes(c, CLAY, FUR)
    volume(c, ("clay2", "clay3", "fur3", "ink3"), "M240 96 C320 98 362 160 358 250 C362 340 350 410 318 460 L240 490", turn=0.64, light=0.78)
    neck(c, CLAY, 50)
    both_tubes(c, CLAY, [(316, 220, 16), (352, 214, 16), (384, 190, 6)])
    # The mask: a skull with streaks of red, over the tusks.
    volume(c, bone, "M240 120 C296 122 328 166 326 226 C326 270 314 300 300 326 C294 360 280 396 264 412 L240 420", turn=0.6, light=0.68)
    c.both("ink3", "M252 262 C264 236 306 236 316 256 C308 286 268 294 252 276Z")
    round_eyes(c, 196, 266, 11, "gold2", 0, slit=True)
    c.both("linen2", "M250 256 C264 230 308 230 320 252 C302 244 270 246 252 268Z")
    c.both("red1", "M262 134 C276 164 282 200 280 232 L270 232 C270 200 266 166 254 134Z M276 300 C282 330 278 364 268 390 C266 360 266 330 266 300Z M298 160 C310 184 314 208 312 232 L304 230 C304 206 300 184 290 158Z")
    c.sym("ink2", "M240 306 L252 330 L244 340 L240 334")
    for x in (204, 216, 228, 240, 252, 264, 276):
        c.rect("linen3" if x < 244 else "ink0", x - 2, 356 + abs(x - 240) * 0.1, 4, 42 - abs(x - 240) * 0.5, 2)
    both_tubes(c, ("linen0", "linen2", "linen3", "fur0"), [(300, 330, 14), (330, 350, 13), (344, 384, 10), (334, 424, 3)])
    return c


def pauan():
    c = bust(pale=True)
    skin = LINEN
    clothes(c, ("red0", "red2", "clay3", "ink3"), None, 220, 470, 50)
    # A collar that stands up behind the head.
    c.sym("ink2", "M240 470 L330 420 C356 380 366 330 362 280 C392 340 396 420 372 500 L240 600")
    c.both("gold3", "M362 280 C392 340 396 420 372 500 L360 508 C384 430 384 350 362 280Z")
    neck(c, skin, 40, base=512, top=340)
    volume(c, skin, "M240 76 C298 76 330 126 326 192 C324 260 316 330 290 388 C276 414 258 422 240 422", turn=0.62, light=0.7)
    # Grooves run down the face; eyes deep in their hollows.
    c.both("linen3", "M312 150 C320 190 320 240 312 290 C312 240 310 190 304 150Z M294 120 C300 160 302 200 298 232 C294 200 290 160 284 122Z M302 292 C300 326 290 360 276 384 C282 352 290 322 292 296Z M278 300 C280 320 276 340 268 356 C268 336 268 318 268 304Z M268 110 C272 150 272 190 268 224 C264 190 262 150 260 110Z", 0.75)
    c.both("red2", "M250 256 C264 230 306 232 314 256 C302 286 266 288 250 268Z", 0.75)
    c.both("ink2", "M256 260 C268 242 300 244 306 258 C298 278 268 280 256 266Z")
    for x in (200, 280):
        c.circle("ink3", x, 262, 10)
        c.circle("linen0", x - 4, 257, 3)
    volume(c, skin, "M240 268 C250 276 258 306 258 320 C252 328 246 328 240 328", turn=0.5, light=0.76)
    c.sym("ink2", "M240 366 C260 364 276 368 286 374 C272 386 258 388 240 388")
    for x in (210, 222, 234, 246, 258, 270):
        c.path("linen1", f"M{x-4} 370 L{x+4} 370 L{x} 382Z")
    return c


SPECIES = {"28": geonosian, "30": clawdite, "31": besalisk, "32": kaminoan, "33": skakoan, "34": muun, "36": kaleesh, "37": pauan}

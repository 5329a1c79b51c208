"""Jedi of the Clone Wars: Kit Fisto, Shaak Ti, Ayla Secura, the Mirialans, and the keeper of the archives."""

from kit import *


def kit():
    c = Canvas()
    c.ground("teal0", "sea0", y=250)
    shoulders(c, FUR)
    # Tentacles behind the head.
    back = [[(268, 140, 20), (366, 164, 24), (396, 310, 21), (436, 500, 5)],
            [(262, 124, 18), (356, 140, 22), (370, 310, 20), (396, 510, 5)]]
    for spine in back:
        both_tubes(c, ("moss0", "moss1", "moss2", "moss3"), spine)
    neck(c, MOSS, 56)
    cross_tunic(c, LINEN, 56)
    lapels(c, FUR)
    head(c, MOSS, BROAD)
    # Great dark eyes without lids.
    for x in (194, 286):
        c.ellipse("moss2" if x < 240 else "moss3", x, 270, 37, 33)
        c.path("moss3", f"M{x-36} 262 C{x-24} 232 {x+24} 232 {x+36} 262 C{x+20} 246 {x-20} 246 {x-36} 262Z")
    dark_eyes(c, 194, 271, 29, 25)
    nose(c, MOSS, 22, 332)
    # The smile.
    c.path("moss3", "M192 356 C214 366 266 366 288 356 C282 390 262 400 240 400 C218 400 198 390 192 356Z")
    c.path("linen0", "M202 363 C222 369 258 369 278 363 C274 380 258 386 240 386 C222 386 206 380 202 363Z")
    c.path("linen2", "M248 368 C260 367 270 366 278 363 C274 380 258 386 244 386Z")
    c.path("moss2", "M186 350 C190 352 194 356 196 362 C190 362 186 358 186 350Z M294 350 C290 352 286 356 284 362 C290 362 294 358 294 350Z M222 406 C232 411 250 411 260 405 C254 416 230 416 222 406Z")
    # Tentacles in front, from the crown over the shoulders.
    front = [[(256, 128, 18), (324, 158, 22), (346, 290, 22), (336, 420, 18), (350, 566, 5)],
             [(244, 126, 15), (294, 146, 18), (324, 200, 14), (332, 262, 5)]]
    for spine in front:
        both_tubes(c, ("moss0", "moss1", "moss2", "moss3"), spine)
    c.sym("moss1", "M240 102 C272 102 298 114 312 138 C290 160 266 170 240 170")
    c.path("moss0", "M234 107 C208 108 190 120 178 138 C200 142 226 134 234 107Z")
    c.path("moss2", "M254 103 C280 106 302 118 312 138 C294 156 274 165 254 169 C268 150 268 126 254 103Z")
    # Leather bands about the tentacles.
    for spine in (front[0], back[0]):
        place = 1.4 if spine is front[0] else 2.1
        bands(c, ("fur1", "fur3"), spine, [place], 0.25)
        bands(c, ("fur0", "fur2"), mirrored(spine), [place], 0.25)
    # Spots on the brow.
    for x, y, r in ((212, 196, 5), (236, 184, 6), (262, 196, 5), (224, 212, 4), (252, 212, 4)):
        c.ellipse("moss2", x, y, r, r * 0.8)
    return c


def shaakti():
    c = Canvas()
    c.ground("moss1", "gold0", y=246)
    shoulders(c, FUR)
    # The tail down the back, then the two horns that curve up and in.
    horn = [(274, 196, 54), (330, 136, 50), (350, 76, 32), (330, 22, 6)]
    tail = [(306, 176, 40), (350, 272, 38), (346, 380, 34), (332, 490, 27), (330, 604, 4)]
    neck(c, RED, 46)
    cross_tunic(c, FUR, 50)
    both_tubes(c, STEEL, horn)
    for spine, rings in ((horn, ("blue3", "blue4")), (mirrored(horn), ("blue2", "blue3"))):
        bands(c, rings, spine, (1.0, 1.9), 0.36)
    head(c, RED, FEMALE)
    eyes(c, RED, "ink3", lash="ink3", line=1.4, r=10, open=1.0, white="linen1")
    nose(c, RED, 14, 322)
    mouth(c, RED, "red2", y=358, w=24, full=1.1, smile=3, upper="fur3")
    # White markings about the eyes, on the cheeks and below the mouth.
    c.path("linen0", "M166 250 C174 222 206 214 224 234 C228 242 228 250 226 256 C214 240 186 238 166 250Z")
    c.path("linen2", "M314 250 C306 222 274 214 256 234 C252 242 252 250 254 256 C266 240 294 238 314 250Z")
    c.path("linen0", "M164 292 C176 302 196 304 208 300 C206 326 196 344 186 346 C174 334 166 314 164 292Z")
    c.path("linen2", "M316 292 C304 302 284 304 272 300 C274 326 284 344 294 346 C306 334 314 314 316 292Z")
    c.path("linen1", "M232 376 L248 376 L244 396 L236 396Z")
    # A headdress of teeth, over the brow.
    c.sym("steel1", "M240 122 C288 122 322 150 326 196 C328 214 326 232 320 246 C314 216 284 184 240 182")
    c.path("steel0", "M240 122 C192 122 158 150 154 196 C152 214 154 232 160 246 C160 206 190 150 240 140Z")
    c.path("blue2", "M200 132 C176 148 164 172 162 204 C172 186 188 164 212 152Z M234 124 L246 124 L250 152 L230 152Z")
    c.path("blue3", "M280 132 C304 148 316 172 318 204 C308 186 292 164 268 152Z")
    c.sym("fur2", "M240 178 C284 180 316 212 322 246 L316 250 C308 220 282 192 240 190")
    for x, y in ((196, 192), (211, 187), (226, 184), (240, 183), (254, 184), (269, 187), (284, 192)):
        c.path("linen0" if x < 240 else "linen2", f"M{x-6} {y} L{x+6} {y} L{x} {y+20}Z")
    both_tubes(c, ("steel0", "steel0", "steel1", "steel2"), tail)
    for spine, rings in ((tail, ("blue3", "blue4")), (mirrored(tail), ("blue2", "blue3"))):
        bands(c, rings, spine, (0.55, 1.25, 1.95, 2.7), 0.32)
    return c


def ayla():
    c = Canvas()
    c.ground("skin2", "sand0")
    shoulders(c, ("blue0", "blue1", "blue2"))
    neck(c, BLUE, 46, 520)
    # A brown vest that leaves one shoulder free.
    c.path("fur1", "M112 482 C132 474 152 470 170 466 C200 520 280 540 340 510 C356 550 362 590 362 640 L104 640 C118 590 122 530 112 482Z")
    c.path("fur0", "M112 482 C132 474 152 470 170 466 C178 484 190 500 206 510 C164 520 140 560 134 640 L104 640 C118 590 122 530 112 482Z")
    c.path("fur2", "M340 510 C356 550 362 590 362 640 L286 640 C300 600 302 560 292 526 C310 524 326 518 340 510Z")
    half = "M240 116 C298 116 330 152 334 214 C336 240 332 262 326 280 L240 280"
    c.sym("blue1", half)
    c.path("blue2", "M280 124 C316 138 332 170 334 214 C336 240 332 262 326 280 L306 280Z")
    head(c, BLUE, FEMALE)
    eyes(c, BLUE, "fur0", lash="ink3", line=1.5, r=10.2, open=1.0)
    brows(c, "blue3", thick=6, arch=7)
    nose(c, BLUE, 14, 322)
    mouth(c, BLUE, "violet2", y=358, w=24, full=1.15, smile=4, upper="violet3")
    # The crown and its leather bands.
    c.sym("blue1", "M240 112 C302 112 336 154 336 220 C336 250 332 270 326 288 C322 250 308 196 240 186")
    c.path("blue0", "M152 226 C152 172 184 132 236 126 C206 142 180 170 172 206 C164 224 154 236 152 226Z")
    c.path("blue2", "M276 118 C316 132 336 170 336 220 C336 250 332 270 326 288 C322 256 312 218 280 198 C294 170 292 140 276 118Z")
    c.sym("fur1", "M240 164 C294 168 328 204 332 254 L324 286 C320 240 296 198 240 192")
    c.path("fur0", "M240 164 C186 168 152 204 148 254 L152 268 C158 220 186 180 240 176Z")
    c.path("fur3", "M270 168 C306 180 330 214 332 254 L324 286 C320 248 304 214 270 198Z")
    c.sym("gold2", "M240 170 L250 178 L240 188")
    ear = "M320 254 C340 246 352 262 348 286 C344 306 332 318 322 314Z"
    both_sides(c, "fur1", "fur3", ear)
    both_sides(c, "gold2", "gold3", "M328 264 C340 262 344 274 342 286 C338 298 332 304 326 302Z")
    # Two lekku, from the back of the head over the shoulders.
    tail = [(316, 196, 24), (354, 246, 32), (366, 330, 33), (352, 420, 29), (342, 500, 24), (336, 580, 17), (330, 626, 5)]
    both_tubes(c, BLUE, tail, start=-1.1)
    bands(c, ("fur1", "fur3"), tail, (1.9, 3.6), 0.22)
    bands(c, ("fur0", "fur2"), mirrored(tail), (1.9, 3.6), 0.22)
    return c


def mirialan(c, tattoo, robe, lips):
    """Face and tattoos; the headdress comes after."""
    neck(c, STRAW, 48)
    head(c, STRAW, FEMALE)
    nose(c, STRAW, 14, 322)
    mouth(c, STRAW, lips, y=357, w=24, full=1.1, smile=2, upper=lips)
    for x, y, s in tattoo:
        c.path("straw2" if x < 262 else "fur2", f"M{x} {y-s} L{x+s*0.8} {y} L{x} {y+s} L{x-s*0.8} {y}Z")


def luminara():
    c = Canvas()
    c.ground("moss1", "gold0")
    shoulders(c, ("ink0", "ink1", "ink2"))
    # The veil hangs from the headdress behind the neck.
    c.sym("ink2", "M240 96 C320 96 366 150 370 236 C374 330 366 430 352 520 L240 520")
    c.path("ink1", "M160 120 C122 150 110 190 110 236 C108 330 114 430 128 520 L152 520 C140 420 132 330 136 250Z")
    mirialan(c, [(240, 374, 6), (240, 388, 6), (228, 382, 5), (252, 382, 5), (216, 376, 4), (264, 376, 4)], INK, "violet3")
    eyes(c, STRAW, "blue2", lash="ink3", line=1.5, r=10, open=0.95)
    brows(c, "ink2", thick=6, arch=7)
    # A tall headdress: a dark crown, a band with a pattern, flaps over the ears.
    c.sym("ink1", "M240 62 C310 62 352 110 354 186 C356 240 350 300 338 352 L312 366 C322 320 324 270 316 226 C300 196 270 188 240 188")
    c.path("ink0", "M134 196 C134 126 166 82 222 72 C188 100 168 140 164 196 C156 260 158 300 162 346 L146 350 C134 300 132 240 134 196Z")
    c.path("ink3", "M290 74 C332 94 352 134 354 186 C356 240 350 300 338 352 L312 366 C322 320 324 270 316 226 C310 210 300 200 288 196 C312 160 312 110 290 74Z")
    c.sym("violet3", "M240 150 C286 150 318 176 326 224 L318 236 C306 202 280 186 240 186")
    c.path("violet2", "M240 150 C194 150 162 176 154 224 L162 236 C174 202 200 186 240 186Z")
    for x, y in ((178, 196), (196, 178), (218, 169), (240, 167), (262, 169), (284, 178), (302, 196)):
        c.path("gold2" if x < 250 else "gold3", f"M{x} {y-9} L{x+6} {y} L{x} {y+9} L{x-6} {y}Z")
    # A wide collar with a clasp.
    c.sym("ink2", "M240 470 C272 464 296 446 304 428 L352 460 C340 520 300 568 240 584")
    c.path("ink0", "M176 428 L128 460 C136 500 156 536 186 560 C164 520 158 480 176 428Z")
    c.path("violet2", "M240 470 C208 464 184 446 176 428 L168 433 C178 458 204 480 240 486 C276 480 302 458 312 433 L304 428 C296 446 272 464 240 470Z")
    c.circle("gold3", 240, 506, 15)
    c.circle("gold0", 237, 503, 9)
    return c


def barriss():
    c = Canvas()
    c.ground("moss1", "gold0")
    c.sym("ink1", "M240 92 C322 92 366 150 372 240 C376 320 364 392 350 442 C404 462 456 486 480 536 L480 640 L240 640")
    c.path("ink0", "M156 120 C120 150 110 190 108 240 C106 320 116 392 130 442 C76 462 24 486 0 536 L0 580 C40 530 100 500 150 486 C130 400 126 280 156 120Z")
    c.path("ink2", "M290 104 C340 124 368 170 372 240 C376 320 364 392 350 442 C404 462 456 486 480 536 L480 640 L330 640 C352 560 344 490 326 440 C356 330 344 190 290 104Z")
    c.sym("ink3", "M240 122 C304 122 340 160 346 236 C350 320 330 400 304 462 L240 480")
    mirialan(c, [(192, 300, 5), (206, 306, 5), (220, 310, 5), (260, 310, 5), (274, 306, 5), (288, 300, 5), (240, 296, 5), (240, 312, 5)], NAVY, "coral2")
    eyes(c, STRAW, "blue2", lash="ink3", line=1.3, r=10.4, open=1.05)
    brows(c, "ink2", thick=7, arch=5)
    # A tight cap under the hood, with a jewel on the brow.
    c.sym("violet3", "M240 128 C300 128 334 168 336 236 C336 280 330 312 318 340 C324 290 322 246 306 216 C290 200 264 196 240 196")
    c.path("violet2", "M240 128 C180 128 146 168 144 236 C144 276 150 310 160 336 C156 290 156 246 172 214 C186 180 214 160 240 160Z")
    c.sym("gold2", "M240 186 L248 198 L240 212")
    c.sym("violet3", "M240 466 C270 462 292 446 298 430 L326 456 C312 540 280 600 262 640 L240 640")
    c.path("violet2", "M182 430 L154 456 C168 540 200 600 218 640 L240 640 L240 466 C212 462 188 446 182 430Z")
    c.rect("ink2", 236, 466, 8, 174)
    return c


def jocasta():
    c = Canvas()
    c.ground("violet0", "linen1")
    shoulders(c, ("sand1", "sand2", "sand3"))
    # Bun with two sticks.
    c.path("fur1", "M292 66 L300 62 L262 132 L254 128Z M180 62 L188 66 L226 128 L218 132Z")
    c.circle("gold2", 297, 62, 6)
    c.circle("gold2", 183, 62, 6)
    c.circle("steel2", 242, 104, 40)
    c.circle("steel1", 238, 100, 37)
    c.path("steel0", "M204 100 C206 80 220 68 240 68 C224 78 216 92 216 110 C210 112 204 108 204 100Z")
    c.path("steel3", "M262 74 C276 84 280 102 270 120 C270 104 268 88 262 74Z")
    c.sym("steel2", "M240 120 C308 120 344 164 342 232 C340 272 336 296 328 312 L240 312")
    neck(c, FAIR, 48)
    # Robe with a patterned edge.
    c.path("linen1", "M192 436 L240 510 L288 436 L310 470 L240 620 L170 470Z")
    c.path("linen2", "M240 510 L288 436 L310 470 L240 620Z")
    both_sides(c, "fur1", "fur2", "M288 428 C316 436 336 450 344 470 L266 640 L216 640 C262 580 284 510 288 428Z")
    for i in range(5):
        x, y = 312 - i * 13, 476 + i * 34
        both_sides(c, "sand1", "sand2", f"M{x} {y-12} L{x+9} {y} L{x} {y+12} L{x-9} {y}Z")
    ears(c, FAIR, x=326)
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "blue2", lash="fur1", open=0.78, r=9)
    brows(c, "steel2", thick=6, arch=5, shade="steel3")
    nose(c, FAIR, 16, 325)
    folds(c, "skin2", 1)
    mouth(c, FAIR, "coral2", y=361, w=23, full=0.55, smile=2)
    c.path("skin2", "M200 206 C222 200 258 200 280 206 C258 204 222 204 200 206Z M208 192 C226 187 254 187 272 192 C254 190 226 190 208 192Z M160 262 C164 268 168 270 174 271 C167 274 161 270 160 262Z M214 372 C212 380 212 386 214 392 C218 386 218 378 214 372Z M168 322 C174 338 184 352 196 360 C186 346 178 334 174 320Z")
    c.path("skin3", "M266 372 C268 380 268 386 266 392 C262 386 262 378 266 372Z M312 322 C306 338 296 352 284 360 C294 346 302 334 306 320Z", 0.8)
    # White hair, drawn back.
    c.path("steel1", "M150 286 C130 214 158 128 240 120 C322 128 350 214 330 286 L322 286 C324 236 306 196 282 182 C262 172 218 172 198 182 C174 196 156 236 158 286Z")
    c.path("steel0", "M146 238 C146 184 176 138 228 126 C196 148 174 176 168 206 C156 224 148 246 146 238Z M220 138 C200 152 186 172 182 190 C200 176 216 172 232 171 C238 158 232 144 220 138Z")
    c.path("steel3", "M286 134 C326 158 344 220 330 286 L322 286 C324 236 306 196 282 182 C292 168 292 148 286 134Z")
    return c


PEOPLE = {"46": ayla, "53": kit, "64": luminara, "65": barriss, "74": jocasta, "78": shaakti}

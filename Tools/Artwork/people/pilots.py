"""Pilots: Wedge Antilles, Jek Porkins, Arvel Crynyd and Ric Olié."""

from kit import *


def flight_suit(c, light, middle, shade, vest):
    """Overalls with a vest of straps; `vest` is its three tones."""
    shoulders(c, (light, middle, shade), neck=62, y=508)
    c.sym(vest[1], "M240 540 L318 458 C352 500 364 570 366 640 L240 640")
    c.path(vest[2], "M318 458 C352 500 364 570 366 640 L264 640 L240 540Z")
    c.path(vest[0], "M162 458 C128 500 116 570 114 640 L138 640 C140 570 150 510 172 468Z")
    c.path("steel3", "M138 508 L192 522 L190 534 L133 519Z M342 508 L288 522 L290 534 L347 519Z M124 562 L200 582 L199 594 L122 574Z M356 562 L280 582 L281 594 L358 574Z")


def control_box(c):
    c.rect("ink0", 184, 556, 112, 70, 5)
    c.rect("steel2", 184, 556, 108, 66, 5)
    c.rect("steel1", 184, 556, 60, 66, 5)
    for i, tone in enumerate(("red1", "blue2", "gold2", "steel3", "red1", "ink1")):
        c.rect(tone, 194 + i % 3 * 32, 566 + i // 3 * 27, 22, 18, 3)


def helmet(c, mark, second, stripe=True):
    """The X-wing helmet: a dome with a ridge, cheek guards, ear cups. Marks are colours."""
    for put, light, tone in ((str, "steel0", "steel1"), (mirror, "steel1", "steel2")):
        # The guards reach down beside the cheeks.
        c.path(tone, put("M112 232 C108 290 112 340 134 372 C146 382 158 382 166 372 C152 340 146 300 148 226Z"))
        c.path(light, put("M112 232 C108 290 112 330 126 358 C126 320 126 270 132 228Z"))
    c.sym("steel1", "M240 74 C324 76 374 132 376 216 L372 256 C362 258 350 258 340 254 C330 226 290 212 240 212")
    c.path("steel2", "M294 84 C346 104 374 152 376 216 L372 256 C362 258 350 258 340 254 C334 238 322 228 306 222 C318 176 314 124 294 84Z")
    c.path("steel0", "M110 214 C114 150 150 100 212 80 C172 110 144 156 140 216 C132 226 112 228 110 214Z")
    # Brim and raised visor.
    c.path("ink0", "M138 256 C150 226 190 212 240 212 C290 212 330 226 342 256 L336 262 C322 240 286 228 240 228 C194 228 158 240 144 262Z")
    c.path("orange0", "M132 240 C146 204 192 188 240 188 C288 188 334 204 348 240 C318 218 282 212 240 212 C198 212 162 218 132 240Z", 0.75)
    c.path("gold0", "M140 226 C158 202 194 192 226 190 C196 198 168 208 150 228Z", 0.9)
    # The ridge over the crown.
    c.path(mark, "M218 76 L262 76 L266 188 L214 188Z")
    c.path("steel0", "M228 72 L252 72 L254 188 L226 188Z")
    c.path("steel2", "M242 72 L252 72 L254 188 L242 188Z")
    if stripe:
        c.both(second, "M196 84 L178 92 C160 110 150 136 146 164 L164 156 C168 128 178 104 196 84Z")
    # A bird of red on each side.
    for x, tone in ((166, mark), (314, mark)):
        c.path(tone, f"M{x} 144 C{x+6} 152 {x+4} 158 {x+3} 164 C{x+12} 164 {x+14} 156 {x+10} 148 C{x+22} 156 {x+20} 178 {x} 180 C{x-20} 178 {x-22} 156 {x-10} 148 C{x-14} 156 {x-12} 164 {x-3} 164 C{x-4} 158 {x-6} 152 {x} 144Z")
    for x, tone, dark in ((122, "steel2", "steel3"), (358, "steel3", "ink0")):
        c.circle(dark, x, 282, 24)
        c.circle(tone, x - 2, 280, 20)
        c.circle("ink1", x - 1, 281, 10)
    # Chin strap.
    c.path("ink1", "M140 368 C170 408 206 420 240 420 C274 420 310 408 340 368 L346 376 C316 420 278 432 240 432 C202 432 164 420 134 376Z")


def wedge():
    c = Canvas()
    c.ground("steel2", "steel1")
    flight_suit(c, "orange0", "orange1", "orange2", ("linen0", "linen1", "linen2"))
    control_box(c)
    neck(c, FAIR, 54)
    c.path("orange2", "M176 426 C196 480 284 480 304 426 L332 468 L240 552 L148 468Z")
    c.path("orange1", "M176 426 C192 470 222 480 240 480 L240 552 L148 468Z")
    c.path("fur2", "M140 220 L340 220 L336 280 L144 280Z")
    head(c, FAIR, dict(MALE, jaw="C328 290 324 330 308 360 C292 394 268 412 240 412"))
    eyes(c, FAIR, "moss3", lash="fur3")
    brows(c, "fur2", thick=10, arch=4)
    nose(c, FAIR, 17)
    mouth(c, FAIR, "skin3", y=364, w=26, full=0.8, smile=4)
    c.path("fur2", "M150 240 C152 262 152 284 156 300 L148 296 L144 244Z M330 240 C328 262 328 284 324 300 L332 296 L336 244Z")
    helmet(c, "red1", "moss3")
    return c


def porkins():
    c = Canvas()
    c.ground("jade1", "moss0")
    flight_suit(c, "orange0", "orange1", "orange2", ("linen0", "linen1", "linen2"))
    control_box(c)
    wide = dict(MALE, top="M240 138 C304 138 340 180 340 238",
                jaw="C344 300 348 340 330 376 C308 416 276 436 240 436",
                turn="C266 432 292 416 300 388 C304 362 314 346 318 322 C320 302 310 284 312 264 C314 248 322 244 320 200")
    neck(c, FAIR, 70)
    c.path("orange2", "M158 426 C184 488 296 488 322 426 L346 470 L240 556 L134 470Z")
    c.path("orange1", "M158 426 C178 474 218 485 240 485 L240 556 L134 470Z")
    c.path("skin2", "M160 410 C190 462 290 462 320 406 C320 446 288 466 240 466 C192 466 160 446 160 410Z")
    head(c, FAIR, wide)
    eyes(c, FAIR, "blue2", lash="fur3", open=0.8, r=8.8, w=18)
    brows(c, "fur1", thick=9, arch=5)
    nose(c, FAIR, 21, 325)
    # A short beard round a broad face.
    c.path("fur1", "M142 300 C144 350 154 392 184 420 C216 444 264 444 296 420 C326 392 336 350 338 300 C332 340 318 372 292 388 C280 376 262 372 240 372 C218 372 200 376 188 388 C162 372 148 340 142 300Z")
    c.path("fur2", "M338 300 C336 350 326 392 296 420 C284 430 268 436 252 438 C282 416 300 392 292 388 C318 372 332 340 338 300Z")
    c.path("fur0", "M144 322 C150 360 166 396 196 418 C178 394 168 380 164 366 C154 352 148 338 144 322Z")
    c.path("fur1", "M240 342 C256 336 276 344 286 364 C288 376 286 384 282 388 C272 366 258 358 240 358 C222 358 208 366 198 388 C194 384 192 376 194 364 C204 344 224 336 240 342Z")
    mouth(c, FAIR, "coral2", y=368, w=22, full=0.7, smile=3)
    c.path("skin1", "M190 320 C184 326 180 334 180 344 C174 334 172 322 178 314Z", 0.8)
    helmet(c, "blue2", "gold2")
    return c


def crynyd():
    c = Canvas()
    c.ground("steel3", "steel1")
    flight_suit(c, "moss1", "moss2", "moss3", ("drab0", "drab1", "drab2"))
    neck(c, TANNED, 55)
    c.path("moss3", "M174 424 C196 478 284 478 306 424 L332 468 L240 560 L148 468Z")
    c.path("moss2", "M174 424 C190 468 222 478 240 478 L240 560 L148 468Z")
    c.rect("steel2", 176, 540, 60, 40, 4)
    c.rect("ink1", 182, 546, 48, 14, 2)
    c.circle("red0", 190, 570, 4)
    c.circle("gold2", 204, 570, 4)
    head(c, TANNED, BROAD)
    eyes(c, TANNED, "fur2", lash="fur3", open=0.76)
    brows(c, "fur2", thick=11, arch=1, y=246)
    c.path("skin3", "M230 240 C236 246 236 254 233 260 C230 254 228 246 230 240Z M250 240 C244 246 244 254 247 260 C250 254 252 246 250 240Z", 0.8)
    nose(c, TANNED, 20)
    mouth(c, TANNED, "skin3", y=366, w=28, full=0.7, smile=-3)
    folds(c, "skin3", 0.7)
    c.both("fur2", "M150 240 C150 276 152 304 162 328 C150 320 142 290 142 244Z")
    # The A-wing helmet: a round bowl, open in front, with a band of red.
    for put, light, tone, dark in ((str, "steel0", "steel1", "steel3"), (mirror, "steel1", "steel2", "ink0")):
        c.path(tone, put("M98 236 C92 300 104 360 140 396 C154 402 164 394 168 382 C150 344 144 296 150 232Z"))
        c.path(light, put("M98 236 C94 296 104 346 128 378 C118 330 114 280 122 234Z"))
        c.path(dark, put("M112 276 L140 276 L144 318 L118 324Z"))
    c.sym("steel1", "M240 82 C330 84 386 148 384 240 C370 250 354 248 338 240 C326 216 290 206 240 206")
    c.path("steel2", "M298 94 C356 116 388 172 384 240 C370 250 354 248 338 240 C332 230 322 222 308 216 C324 176 320 128 298 94Z")
    c.path("steel0", "M100 230 C102 160 142 106 210 88 C164 118 136 164 132 230 C120 244 100 244 100 230Z")
    c.path("red1", "M182 94 C198 88 214 85 230 84 L230 206 C214 206 198 209 184 214 C172 172 172 130 182 94Z")
    c.path("red2", "M298 94 C282 88 266 85 250 84 L250 206 C266 206 282 209 296 214 C308 172 308 130 298 94Z")
    c.path("ink0", "M142 240 C154 216 190 206 240 206 C290 206 326 216 338 240 L330 246 C314 226 282 220 240 220 C198 220 166 226 150 246Z")
    c.path("ink1", "M146 390 C176 424 206 432 240 432 C274 432 304 424 334 390 L340 400 C308 438 276 446 240 446 C204 446 172 438 140 400Z")
    return c


def olie():
    c = Canvas()
    c.ground("jade1", "jade0")
    shoulders(c, ("gold0", "sand2", "sand3"), neck=62)
    c.sym("fur0", "M240 470 L320 456 C352 500 364 570 366 640 L240 640")
    c.path("fur1", "M320 456 C352 500 364 570 366 640 L250 640 L250 500Z")
    c.path("sand3", "M160 456 C128 500 116 570 114 640 L132 640 C134 570 146 510 170 466Z", 0.8)
    c.rect("fur2", 236, 500, 6, 140)
    c.path("fur2", "M128 540 L206 552 L206 562 L126 550Z M352 540 L274 552 L274 562 L354 550Z")
    neck(c, FAIR, 57)
    c.path("sand2", "M182 424 C158 438 148 454 148 474 L214 530 L240 500 C208 484 190 458 182 424Z")
    c.path("sand3", "M298 424 C322 438 332 454 332 474 L266 530 L240 500 C272 484 290 458 298 424Z")
    head(c, FAIR, MALE)
    eyes(c, FAIR, "blue2", lash="fur2", open=0.8)
    brows(c, "fur0", thick=9, arch=3, shade="fur1", y=245)
    nose(c, FAIR, 19, 328)
    mouth(c, FAIR, "skin3", y=366, w=26, full=0.7, smile=4)
    folds(c, "skin2", 0.9)
    # Leather cap with flaps, goggles pushed up.
    for put, light, tone in ((str, "sand3", "fur0"), (mirror, "fur0", "fur1")):
        c.path(tone, put("M134 220 C126 280 130 340 154 386 C162 394 172 392 176 384 C160 340 154 290 160 220Z"))
        c.path(light, put("M134 230 C128 280 132 328 148 366 C142 320 142 272 148 226Z"))
        c.circle("fur2", 148 if put is str else 332, 292, 13)
        c.circle("gold3", 147 if put is str else 331, 291, 8)
    c.sym("fur0", "M240 104 C308 104 350 150 350 226 L320 236 C316 218 284 206 240 206")
    c.path("fur1", "M284 112 C326 130 350 170 350 226 L320 236 C318 224 306 216 290 211 C302 178 300 142 284 112Z")
    c.path("sand3", "M134 216 C138 158 172 118 226 108 C192 128 168 162 162 212 C156 222 138 228 134 216Z")
    c.path("fur1", "M236 104 L246 104 L246 206 L236 206Z")
    c.path("ink2", "M132 200 C158 184 200 178 240 178 C280 178 322 184 348 200 L350 184 C322 166 280 160 240 160 C200 160 158 166 130 184Z")
    for x, tone in ((196, "gold2"), (284, "gold3")):
        c.ellipse("ink2", x + 1, 177, 42, 29)
        c.ellipse(tone, x, 175, 40, 27)
        c.ellipse("ink1", x, 176, 33, 21)
        c.ellipse("blue3", x, 176, 31, 19)
        c.path("blue0", f"M{x-26} 176 C{x-22} 164 {x-8} 158 {x+6} 159 L{x-8} 176 C{x-14} 180 {x-24} 184 {x-26} 176Z")
    return c


PEOPLE = {"18": wedge, "19": porkins, "29": crynyd, "39": olie}

"""The Senate: its chancellor, its speaker, Bail Organa and Sly Moore."""

from kit import *


def valorum():
    c = Canvas()
    c.ground("steel2", "steel1")
    # Robes of state: blue-grey, with broad bands and a high collar.
    shoulders(c, ("dusk0", "dusk1", "dusk2"), top=430, neck=62, y=502)
    c.path("linen2", "M168 440 L136 486 L212 640 L268 640 L344 486 L312 440 L240 560Z")
    c.path("linen3", "M312 440 L344 486 L268 640 L240 640 L240 560Z")
    neck(c, FAIR, 52)
    c.path("blue3", "M180 414 C160 430 150 450 148 474 L216 560 L240 600 L240 556 C208 516 186 470 180 414Z")
    c.path("blue2", "M180 414 C166 424 158 436 153 450 C170 500 206 550 240 588 L240 556 C208 516 186 470 180 414Z")
    c.path("ink1", "M300 414 C320 430 330 450 332 474 L264 560 L240 600 L240 556 C272 516 294 470 300 414Z")
    c.path("blue3", "M300 414 C310 421 317 430 322 440 C304 496 272 550 240 588 L240 556 C272 516 294 470 300 414Z")
    ears(c, FAIR)
    head(c, FAIR, dict(MALE, jaw="C328 292 322 332 306 362 C290 396 266 416 240 416"))
    eyes(c, FAIR, "blue2", lash="fur2", open=0.8, r=9)
    brows(c, "sand3", thick=8, arch=3, shade="fur0", y=244)
    nose(c, FAIR, 18, 330)
    mouth(c, FAIR, "skin3", y=368, w=25, full=0.6, smile=0)
    folds(c, "skin2", 0.9)
    furrows(c, "skin2")
    # Silver-blond hair, swept up from the brow.
    c.path("sand1", "M140 290 C130 240 126 196 142 158 C160 118 200 96 248 98 C298 98 330 128 340 170 C352 206 350 248 340 290 L331 284 C332 256 330 226 320 202 C308 190 296 176 290 164 C262 184 214 176 184 186 C166 196 158 216 154 240 C152 256 150 270 149 284Z")
    c.path("linen0", "M142 226 C138 176 166 126 232 108 C208 126 190 142 184 166 C206 144 240 130 272 132 C236 142 204 160 188 184 C166 196 152 214 146 244Z")
    c.path("sand2", "M282 106 C314 118 334 142 340 170 C352 206 350 248 340 290 L331 284 C332 256 330 226 320 202 C308 190 296 176 290 164 C296 146 294 124 282 106Z")
    c.path("sand2", "M184 186 C214 176 262 184 290 164 C276 162 262 166 250 170 C228 176 206 178 184 186Z", 0.7)
    locks(c, "sand2", [(196, 168, 50, -40, 4, -8), (232, 164, 40, -38, 4, -7)])
    return c


def mas():
    c = Canvas()
    c.ground("violet1", "violet0", y=250)
    shoulders(c, VIOLET)
    tube(c, BLUE[1:] + ("ink2",), [(240, 370, 46), (240, 440, 46), (240, 500, 54)], light=False)
    # A high collar with gold edges.
    c.sym("violet3", "M240 560 L292 410 C316 414 344 434 356 460 L330 560 L270 640 L240 640")
    c.path("violet2", "M240 560 L188 410 C164 414 136 434 124 460 L150 560 L210 640 L240 640Z")
    c.path("gold2", "M188 410 C164 414 136 434 124 460 L134 466 C148 444 172 428 194 424Z")
    c.path("gold3", "M292 410 C316 414 344 434 356 460 L346 466 C332 444 308 428 286 424Z")
    c.path("violet0", "M214 500 L266 500 L252 640 L228 640Z")
    c.path("gold2", "M226 520 L254 520 L252 530 L228 530Z M228 546 L252 546 L251 556 L229 556Z M229 572 L251 572 L250 582 L230 582Z")
    # Two short horns on the crown.
    horn = [(282, 150, 22), (314, 110, 17), (318, 66, 10), (304, 34, 3)]
    both_tubes(c, BLUE, horn)
    face = dict(MALE, jaw="C328 296 320 344 306 378 C290 412 266 430 240 430")
    head(c, BLUE, face)
    c.path("blue1", "M150 250 C146 184 178 130 240 124 C302 130 334 184 330 250 C322 204 296 172 240 172 C184 172 158 204 150 250Z")
    c.path("blue2", "M288 138 C320 160 334 204 330 250 C322 210 304 184 276 176 C292 166 296 152 288 138Z")
    eyes(c, BLUE, "blue3", lash="ink2", open=0.82, r=9)
    frown(c, "blue2", y=244, drop=5, thick=12, shade="blue3")
    nose(c, BLUE, 20, 334)
    folds(c, "blue2", 0.8)
    mouth(c, BLUE, "blue2", y=380, w=26, full=0.8, smile=-3, upper="blue3")
    c.path("blue2", "M196 206 C220 199 260 199 284 206 C260 203 220 203 196 206Z M204 190 C224 184 256 184 276 190 C256 188 224 188 204 190Z")
    # Lethorns: from the sides of the head down to the chest, ending in horn.
    tail = [(304, 196, 26), (350, 250, 34), (360, 340, 32), (342, 430, 30), (316, 500, 20), (304, 546, 4)]
    for spine, tones, tip in ((mirrored(tail), BLUE, "blue0"), (tail, BLUE[1:], "blue2")):
        tube(c, tones, spine, start=-1)
        c.path(tip, strand([point(spine, 3.9), point(spine, 4.5), spine[-1]], start=0.5), 0.9)
    return c


def bail():
    c = Canvas()
    c.ground("ice1", "ice0")
    shoulders(c, NAVY)
    # A cloak in layers, a wide collar of silver-grey.
    c.sym("steel3", "M240 560 L292 424 C318 428 340 444 350 466 L398 490 L330 640 L240 640")
    c.path("steel2", "M240 560 L188 424 C162 428 140 444 130 466 L82 490 L150 640 L240 640Z")
    c.path("steel1", "M188 424 C162 428 140 444 130 466 L82 490 L92 510 L140 486 C154 462 172 446 194 442Z")
    c.path("ink0", "M292 424 C318 428 340 444 350 466 L398 490 L330 640 L300 640 L344 500 C330 480 312 460 290 450Z")
    neck(c, TANNED, 54)
    c.sym("blue4", "M240 500 C270 494 290 462 296 424 L314 438 C312 500 280 580 262 640 L240 640")
    c.path("blue3", "M184 424 L166 438 C168 500 200 580 218 640 L240 640 L240 500 C210 494 190 462 184 424Z")
    c.path("blue2", "M184 424 L166 438 C167 470 176 504 188 540 C186 500 190 470 194 452Z")
    c.circle("steel0", 240, 524, 11)
    c.circle("steel2", 241, 525, 7)
    ears(c, TANNED)
    head(c, TANNED, MALE)
    eyes(c, TANNED, "fur2", lash="ink3", open=0.88, r=9.5)
    brows(c, "ink2", thick=12, arch=4)
    nose(c, TANNED, 20, 328)
    mouth(c, TANNED, "skin3", y=370, w=23, full=0.8, smile=3, upper="skin4")
    # Moustache and a trimmed beard about the mouth.
    c.path("ink2", "M240 346 C258 338 280 348 288 370 C294 392 280 414 262 420 C250 424 230 424 218 420 C200 414 186 392 192 370 C200 348 222 338 240 346Z M240 360 C226 358 212 362 206 374 C204 390 216 400 228 396 C236 392 244 392 252 396 C264 400 276 390 274 374 C268 362 254 358 240 360Z")
    c.path("skin2", "M240 360 C226 358 212 362 206 374 C204 390 216 400 228 396 C236 392 244 392 252 396 C264 400 276 390 274 374 C268 362 254 358 240 360Z")
    mouth(c, TANNED, "skin3", y=374, w=22, full=0.7, smile=3, upper="skin4")
    c.path("ink2", "M226 394 L254 394 L250 412 L230 412Z")
    c.path("ink1", "M236 349 C222 342 204 350 198 366 C196 374 195 380 196 386 C204 368 218 358 236 356Z")
    # Black hair, combed back.
    c.path("ink2", "M144 296 C124 240 128 168 164 132 C190 106 230 104 252 106 C304 106 342 140 348 192 C352 232 346 268 336 296 L328 294 C330 258 324 222 310 200 C292 178 266 168 240 168 C214 168 188 178 170 200 C156 222 150 258 152 294Z")
    c.path("ink1", "M138 238 C132 184 160 138 222 118 C194 136 176 162 170 192 C154 206 142 224 138 238Z M232 122 C208 134 190 154 184 178 C202 164 222 160 242 160 C248 146 244 130 232 122Z")
    c.path("ink0", "M148 206 C152 174 172 148 204 132 C184 152 170 170 164 194 C158 204 150 212 148 206Z")
    c.path("ink3", "M286 114 C328 128 350 164 349 206 C350 240 344 270 336 296 L328 294 C330 258 324 222 310 200 C300 186 288 178 276 174 C292 156 296 134 286 114Z")
    return c


def sly():
    c = Canvas()
    c.ground("violet3", "dusk1")
    # A mantle of pale feathers that stand up about the neck.
    c.sym("stone2", "M240 430 L320 420 C380 450 440 480 462 540 C474 570 478 610 480 640 L240 640")
    c.path("stone1", "M160 420 C100 450 40 480 18 540 C10 566 4 600 0 640 L130 640 C140 560 150 490 196 440Z")
    c.path("stone3", "M320 420 C380 450 440 480 462 540 C474 570 478 610 480 640 L350 640 C366 560 356 480 320 420Z")
    for row, (y, spread) in enumerate(((610, 196), (560, 170), (512, 140), (470, 104))):
        for i in range(9):
            t = (i - 4) / 4
            x, base = 240 + t * spread, y - 34 * (1 - t * t) * -1 - 20
            tone = ("stone0", "stone1", "stone2")[min(2, max(0, int((t + 1) * 1.4)))] if (i + row) % 2 else ("stone1", "stone2", "stone3")[min(2, max(0, int((t + 1) * 1.4)))]
            tip = x + t * 34
            # Leaves with two points, so that no row shows a straight edge.
            c.path(tone, f"M{x:.0f} {base-26:.0f} C{x+30:.0f} {base:.0f} {x+22:.0f} {base+44:.0f} {tip:.0f} {base+74:.0f} C{x-22:.0f} {base+44:.0f} {x-30:.0f} {base:.0f} {x:.0f} {base-26:.0f}Z")
    skin = ("linen0", "stone0", "stone1", "stone2")
    neck(c, skin, 42, 480)
    c.sym("violet3", "M240 500 C264 492 280 470 286 440 L302 452 C300 490 280 520 240 532")
    head(c, skin, dict(FEMALE, top="M240 112 C296 112 322 166 323 238"))
    # A bald, high head.
    c.path("linen0", "M170 204 C170 164 192 130 230 122 C208 144 196 172 196 206 C188 220 172 220 170 204Z")
    c.path("stone1", "M284 126 C312 148 322 190 323 238 L306 256 C310 210 308 166 284 126Z", 0.9)
    eyes(c, skin, "steel1", lash="violet3", line=1.2, r=9, open=0.86)
    c.both("dusk1", "M250 276 C264 296 292 296 306 276 C300 304 262 306 250 276Z", 0.5)
    brows(c, "stone2", thick=4, arch=8, shade="stone3")
    nose(c, skin, 14, 324)
    mouth(c, skin, "violet2", y=360, w=22, full=0.8, smile=-1, upper="violet3")
    return c


PEOPLE = {"34": valorum, "59": mas, "68": bail, "82": sly}

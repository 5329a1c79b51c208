"""People whose shape alone names them: Kaminoans, a Besalisk, a Wookiee, an Umbaran, and an astromech."""

from .parts import *


def kaminoan(c, top, crest=None, lean=0, stern=True):
    """Head, eyes and the long neck. `top` is the outline's upper part, `crest` what stands on it."""
    skin = ("steel0", "steel1", "steel2", "steel3")
    shoulders(c, ("linen0", "steel1", "steel2"), 72)
    spine = [(240, 300, 26), (240 + lean, 380, 25), (240 + lean * 0.6, 470, 29), (240, 600, 56)]
    tube(c, skin, spine)
    for y in (352, 376, 400):
        x = 240 + lean * (y - 300) / 90 if y < 384 else 240 + lean
        c.path("steel2", f"M{x-25:.0f} {y-4} C{x-10:.0f} {y+6} {x+10:.0f} {y+6} {x+25:.0f} {y-4} C{x+10:.0f} {y+9} {x-10:.0f} {y+9} {x-25:.0f} {y-4}Z")
    if crest:
        crest()
    half = top + "C316 256 302 276 292 298 C282 324 264 344 240 346"
    volume(c, skin, half, turn=0.6, light=0.74)
    # Dark eyes under heavy lids, each with a pale pupil.
    both_sides(c, "steel2", "steel3", "M246 254 C246 222 280 202 310 216 C312 246 296 272 268 276 C254 276 246 268 246 254Z")
    c.both("ink3", "M252 252 C254 228 282 213 304 223 C305 245 291 265 268 268 C257 268 251 262 252 252Z")
    both_sides(c, "ink0", "ink1", "M257 254 C268 258 286 252 297 238 C296 252 284 263 268 264 C261 264 257 260 257 254Z")
    for x in (203, 277):
        c.circle("ink0", x, 241, 8)
        c.circle("steel0", x - 1, 240, 4.5)
    lid = "M246 250 C248 220 282 202 312 214 L308 224 C284 214 258 226 252 248Z"
    if stern:
        both_sides(c, "steel0", "steel2", lid)
    else:
        c.both("steel3", "M250 246 C256 222 282 208 306 218 C284 214 262 226 254 246Z")
    c.path("steel2", "M202 296 C209 304 211 312 209 322 C202 314 199 306 202 296Z")
    c.path("steel3", "M278 296 C271 304 269 312 271 322 C278 314 281 306 278 296Z")
    # A small nose and a small mouth.
    c.both("steel3", "M243 296 C246 293 249 295 249 301 C246 303 243 301 243 296Z")
    c.path("steel3", "M222 320 C232 324 248 324 258 320 C249 329 231 329 222 320Z")


def lamasu():
    c = Canvas()
    c.ground("kamino1", "kamino0", y=240)

    def crest():
        # The fin that only males have.
        c.sym("steel2", "M240 62 C252 66 260 90 262 128 L240 140")
        c.path("steel0", "M240 62 C228 66 220 90 218 128 L240 140Z")

    kaminoan(c, "M240 96 C288 96 322 130 328 178 C330 200 328 218 322 236 ", crest)
    # The prime minister's mantle, dark with bright edges.
    both_sides(c, "ink1", "ink3", "M300 524 C352 534 420 548 458 592 C470 610 476 626 478 640 L270 640 C292 610 302 570 300 524Z")
    both_sides(c, "steel0", "steel2", "M288 524 L304 524 C306 572 296 612 276 640 L256 640 C280 610 290 570 288 524Z")
    c.path("ink0", mirror("M320 536 C370 544 420 560 446 588 C410 574 360 562 324 562Z"))
    c.both("kamino1", "M330 580 L440 612 L442 620 L328 588Z")
    return c


def taunwe():
    c = Canvas()
    c.ground("kamino0", "steel0", y=240)
    kaminoan(c, "M240 108 C284 106 316 136 324 180 C327 200 326 218 320 236 ", lean=-14, stern=False)
    # A close white dress with a grey yoke.
    c.sym("kamino1", "M240 584 C268 576 288 556 296 532 L340 548 C330 590 300 620 276 640 L240 640")
    c.path("kamino0", "M240 584 C212 576 192 556 184 532 L140 548 C150 590 180 620 204 640 L214 640 C204 610 200 590 206 572 L240 596Z")
    c.path("ink1", "M296 532 L302 534 C294 562 270 586 240 594 C210 586 186 562 178 534 L184 532 C192 556 212 576 240 584 C268 576 288 556 296 532Z")
    c.both("steel3", "M352 552 L362 555 C372 580 378 610 380 640 L370 640 C368 610 362 580 352 552Z")
    return c


def dexter():
    c = Canvas()
    c.ground("coruscant1", "sand0", y=250, r=204)
    skin = ("brown0", "brown0", "brown1", "brown2")
    # Four arms: two broad shoulders above, two below; a stained shirt.
    both_sides(c, "brown0", "brown2", "M370 520 C440 520 476 560 480 640 L340 640Z")
    c.sym("brown1", "M240 380 L320 390 C400 410 462 440 480 520 L480 560 C440 540 400 560 388 640 L240 640")
    c.path("brown0", "M160 390 C80 410 18 440 0 520 L0 548 C40 500 100 470 160 462Z")
    c.path("brown2", "M320 390 C400 410 462 440 480 520 L480 560 C440 540 400 560 388 640 L330 640 C356 560 360 470 320 390Z")
    c.sym("linen1", "M240 470 L336 430 C366 470 386 560 384 640 L240 640")
    c.path("linen0", "M144 430 C118 470 100 540 97 610 C112 550 130 510 160 478 L240 500 L240 470Z")
    c.path("linen2", "M336 430 C366 470 386 560 384 640 L316 640 C334 570 334 500 306 443Z")
    c.path("sand2", "M180 560 C190 550 206 556 206 568 C200 580 182 576 180 560Z M272 596 C284 588 300 592 300 604 C292 612 276 610 272 596Z", 0.6)
    # The pouch of the throat.
    c.sym("brown1", "M240 330 C316 330 366 356 366 400 C362 452 310 486 240 486")
    c.path("brown0", "M128 372 C112 392 114 414 126 432 C146 456 176 470 206 474 C166 450 144 410 150 366Z")
    c.path("brown2", "M340 356 C358 368 366 384 366 400 C362 452 310 486 256 486 C310 460 336 410 340 356Z")
    c.path("brown2", "M170 444 C210 464 270 464 310 444 C276 474 204 474 170 444Z", 0.7)
    # A broad head with a crest.
    c.sym("brown1", "M240 74 C256 78 268 100 272 130 L240 150")
    c.path("sand2", "M240 74 C224 78 212 100 208 130 L240 150Z")
    half = "M240 112 C306 110 346 148 352 204 C356 244 378 280 382 324 C384 366 340 392 240 396"
    c.sym("brown0", half)
    c.path("brown1", "M292 120 C328 136 348 164 352 204 C356 244 378 280 382 324 C384 366 340 392 256 396 C310 376 330 350 326 310 C318 260 322 180 292 120Z")
    c.path("sand1", "M136 214 C136 166 164 130 208 120 C184 144 172 172 170 208 C160 226 140 232 136 214Z", 0.75)
    c.path("brown2", "M190 156 C220 148 260 148 290 156 C260 154 220 154 190 156Z M184 180 C220 170 260 170 296 180 C260 177 220 177 184 180Z M190 204 C220 196 260 196 290 204 C260 202 220 202 190 204Z")
    # Small yellow eyes in folds.
    for x, put in ((186, str), (294, mirror)):
        c.path("brown2", put("M144 262 C150 226 200 218 226 252 C224 284 160 296 144 262Z"), 0.8)
        c.ellipse("linen1", x, 260, 24, 15)
        c.circle("gold1", x, 260, 13)
        c.circle("ink3", x, 260, 6.5)
        c.circle("linen0", x - 4, 256, 3.4)
        c.path("brown0" if x < 240 else "brown1", put("M154 260 C162 232 204 228 220 250 C202 246 172 248 154 260Z"))
        c.path("brown1" if x < 240 else "brown2", put("M156 268 C170 284 204 284 218 266 C208 292 168 294 156 268Z"))
    # A grinning mouth between two flaps that hang like a moustache.
    c.path("brown3", "M150 344 C190 356 290 356 330 344 C322 392 290 414 240 414 C190 414 158 392 150 344Z")
    c.path("red2", "M190 396 C210 380 270 380 290 396 C276 410 204 410 190 396Z")
    c.path("linen1", "M166 350 C200 357 280 357 314 350 L308 366 C270 371 210 371 172 366Z")
    c.path("linen3", "M258 356 C280 355 300 353 314 350 L308 366 C292 369 274 370 258 370Z")
    c.path("brown1", "M150 396 C176 424 304 424 330 396 C318 434 290 446 240 446 C190 446 162 434 150 396Z")
    c.path("brown0", "M154 402 C170 418 200 424 236 424 L236 432 C196 432 166 424 154 402Z")
    c.both("brown2", "M240 322 C276 318 316 322 346 332 C378 344 394 376 390 418 C386 440 372 452 354 452 C342 440 344 420 336 400 C322 374 286 356 240 352Z", 0.8)
    flap = "M240 314 C276 308 316 312 348 324 C378 338 392 370 388 410 C384 432 370 444 354 442 C344 430 346 410 338 390 C322 364 286 346 240 344Z"
    both_sides(c, "sand2", "brown0", flap)
    c.path("sand1", mirror("M254 318 C288 313 322 318 346 330 C370 344 382 366 382 392 C370 364 352 346 326 338 C302 332 276 330 254 332Z"))
    c.path("brown1", "M348 324 C378 338 392 370 388 410 C384 432 370 444 354 442 C344 430 346 410 338 390 C360 392 368 358 348 324Z")
    for x, y in ((322, 342), (342, 358), (356, 384), (362, 410)):
        c.both("brown2", f"M{x-8} {y+14} C{x-4} {y+4} {x+2} {y-2} {x+8} {y-6} C{x+4} {y+2} {x} {y+8} {x-4} {y+16}Z", 0.7)
    c.path("brown1", "M212 304 C216 284 264 284 268 304 C272 322 254 326 240 324 C226 326 208 322 212 304Z")
    c.path("sand2", "M217 302 C222 290 242 288 250 293 C240 296 232 304 230 314 C222 314 216 310 217 302Z", 0.9)
    c.both("brown3", "M248 310 C252 304 262 305 262 312 C258 317 250 316 248 310Z")
    return c


def tarfful():
    c = Canvas()
    c.ground("kashyyyk1", "kashyyyk0", y=256, r=204)
    fur = BROWN
    # Broad shoulders in fur, a bandolier of plates.
    c.sym("brown1", "M240 380 L330 396 C396 430 450 462 470 540 L480 640 L240 640")
    c.path("brown0", "M150 396 C84 430 30 462 10 540 L4 586 C40 520 92 486 160 470Z")
    c.path("brown2", "M330 396 C396 430 450 462 470 540 L480 640 L340 640 C372 560 364 470 330 396Z")
    for x, y in ((60, 520), (96, 556), (58, 580), (120, 600), (396, 530), (430, 560), (400, 596), (440, 606)):
        c.path("brown2" if x < 240 else "brown3", f"M{x} {y-26} C{x+8} {y-6} {x+6} {y+10} {x-4} {y+26} C{x-8} {y+8} {x-8} {y-8} {x} {y-26}Z", 0.8)
    # A baldric with plates of metal.
    c.path("brown3", "M330 420 L376 440 L150 640 L84 640Z")
    for x, y in ((300, 478), (250, 524), (200, 570)):
        c.path("steel3", f"M{x-4} {y-30} L{x+38} {y-12} L{x+6} {y+26} L{x-36} {y+10}Z")
        c.path("steel1", f"M{x-4} {y-30} L{x+38} {y-12} L{x+32} {y-6} L{x-6} {y-20} L{x-32} {y+12} L{x-36} {y+10}Z")
    # Mane: strands that end in points.
    c.sym("brown1", "M240 84 C314 84 362 132 372 210 C382 280 384 350 392 420 L372 404 L380 464 L352 436 L350 490 L322 450 L310 500 L286 458 L240 470")
    c.path("brown0", "M230 86 C164 88 118 132 108 210 C98 280 96 350 88 420 L108 404 L102 456 L124 436 C120 340 130 220 190 130Z")
    c.path("brown2", "M292 92 C336 110 364 150 372 210 C382 280 384 350 392 420 L372 404 L380 464 L352 436 L350 490 L322 450 L318 474 C340 360 340 200 292 92Z")
    # Face of longer, lighter fur about the muzzle.
    c.sym("brown0", "M240 150 C290 150 322 186 324 238 C326 300 318 360 300 400 L288 388 L282 424 L264 408 L240 444")
    c.path("brown1", "M284 162 C310 178 323 204 324 238 C326 300 318 360 300 400 L288 388 L282 424 L264 408 L252 426 C290 360 306 260 284 162Z")
    c.path("sand2", "M160 226 C164 192 186 166 216 158 C200 184 194 212 198 240 C186 250 166 244 160 226Z")
    eyes(c, fur, "blue0", lash="brown3", open=0.86, r=9.5, white="linen1")
    c.both("brown2", "M254 250 C272 230 304 230 322 250 L318 262 C302 244 276 244 258 264Z")
    c.path("brown1", "M158 250 C176 230 208 230 226 250 L222 256 C206 240 180 240 162 258Z")
    c.path("sand2", "M226 252 C234 250 240 262 240 290 C238 306 230 310 222 308 C226 290 228 270 226 252Z")
    c.sym("ink2", "M240 300 C254 298 270 302 270 314 C268 328 252 338 240 340")
    c.path("ink0", "M220 308 C226 302 236 301 244 303 C238 306 230 310 226 316 C222 315 219 312 220 308Z")
    c.path("brown3", "M236 336 L244 336 L244 354 C262 360 278 358 288 350 C280 366 262 374 240 374 C218 374 200 366 192 350 C202 358 218 360 236 354Z")
    c.path("linen1", "M212 358 L222 358 L217 369Z M258 358 L268 358 L263 369Z")
    c.path("brown1", "M206 322 C196 340 180 350 166 352 C176 342 186 330 190 316Z M222 392 C228 404 232 414 236 432 C224 418 218 406 214 394Z")
    c.path("brown2", "M274 322 C284 340 300 350 314 352 C304 342 294 330 290 316Z")
    # Hair falls over the brow; braids with bands of metal.
    c.path("brown1", "M240 96 C190 110 160 150 150 214 C166 190 178 178 196 170 C194 186 194 198 198 212 C208 190 222 174 240 166 C258 174 272 190 282 212 C286 198 286 186 284 170 C302 178 314 190 330 214 C320 150 290 110 240 96Z")
    c.path("brown0", "M232 102 C194 116 166 150 154 200 C172 172 192 154 226 140Z")
    c.path("brown2", "M262 106 C296 124 320 160 330 214 C314 190 302 178 284 170 C286 186 286 198 282 212 C276 198 268 186 258 178 C270 160 272 132 262 106Z")
    for x, tones in ((124, ("brown0", "brown2", "sand2")), (356, ("brown1", "brown3", "brown0"))):
        for i in range(7):
            y = 316 + i * 29
            c.path(tones[1], f"M{x-16} {y-14} L{x+16} {y-14} C{x+20} {y} {x+14} {y+16} {x} {y+24} C{x-14} {y+16} {x-20} {y} {x-16} {y-14}Z")
            c.path(tones[0], f"M{x-15} {y-14} C{x-4} {y-14} {x+6} {y-2} {x+4} {y+18} C{x-12} {y+14} {x-19} {y} {x-15} {y-14}Z")
            c.path(tones[2], f"M{x-14} {y-11} C{x-6} {y-10} {x-2} {y-2} {x-3} {y+8} C{x-12} {y+6} {x-16} {y-2} {x-14} {y-11}Z", 0.8)
        c.path(tones[0], f"M{x-13} 508 L{x+13} 508 L{x+6} 566 L{x} 552 L{x-6} 566Z")
        for y in (340, 424, 500):
            c.rect("steel2" if x < 240 else "steel3", x - 20, y, 40, 18, 6)
            c.rect("steel0" if x < 240 else "steel2", x - 20, y, 18, 18, 6)
    return c


def r4():
    c = Canvas()
    c.ground("ink2", "ink1", y=236)
    for x, y, r in ((60, 90, 3), (420, 70, 2.4), (388, 170, 2), (92, 210, 2.2), (436, 300, 2.6), (40, 330, 2), (230, 50, 2)):
        c.circle("linen1", x, y, r)
    # The socket in the wing of a red fighter.
    c.path("red1", "M0 470 L240 396 L480 470 L480 640 L0 640Z")
    c.path("red0", "M0 470 L240 396 L240 420 L0 496Z")
    c.path("red2", "M240 396 L480 470 L480 640 L300 640 C330 560 330 460 240 396Z")
    c.path("linen1", "M0 540 L150 492 L150 530 L0 580Z")
    c.path("linen3", "M480 540 L330 492 L330 530 L480 580Z")
    c.rect("ink0", 236, 560, 8, 80)
    c.ellipse("ink3", 240, 452, 176, 62)
    c.ellipse("steel3", 240, 446, 164, 54)
    # Dome.
    c.sym("steel1", "M240 132 C334 132 390 216 390 330 L390 430 C350 456 300 466 240 466")
    c.path("steel2", "M300 148 C356 180 390 248 390 330 L390 430 C368 446 340 456 310 461 C346 370 346 220 300 148Z")
    c.path("steel3", "M352 208 C378 244 390 284 390 330 L390 430 C380 438 370 444 360 448 C376 360 376 270 352 208Z")
    c.path("steel0", "M104 320 C104 240 142 172 206 148 C166 184 140 240 136 320Z")
    # Red panels.
    c.path("red1", "M206 142 L237 138 L237 176 L198 182Z M243 138 L274 142 L282 182 L243 176Z M194 195 L286 195 L294 300 L186 300Z")
    c.path("red0", "M196 144 L188 184 L146 214 C156 186 172 160 196 144Z M194 195 L214 195 L202 300 L186 300Z")
    c.path("red2", "M284 144 L292 184 L334 214 C324 186 308 160 284 144Z M286 195 L294 300 L236 300 C272 284 286 240 286 195Z")
    c.path("red0", "M136 228 L178 204 L166 300 L108 300 C112 274 122 250 136 228Z")
    c.path("red2", "M344 228 L302 204 L314 300 L372 300 C368 274 358 250 344 228Z")
    c.circle("steel3", 241, 249, 40)
    c.circle("ink1", 240, 247, 37)
    c.circle("ink3", 240, 247, 30)
    c.circle("red2", 236, 242, 18)
    c.circle("ink3", 240, 247, 14)
    c.ellipse("steel0", 227, 233, 6, 4.5)
    c.circle("steel3", 338, 262, 20)
    c.circle("steel0", 335, 259, 15)
    c.circle("ink2", 336, 260, 8)
    # The ring: panels, lights, and one blue and one red eye.
    c.path("steel3", "M92 318 C180 338 300 338 388 318 L389 326 C300 346 180 346 91 326Z")
    c.path("red1", "M96 340 L132 348 L132 394 L94 384Z M142 350 L176 354 L176 400 L142 396Z")
    c.path("red2", "M384 340 L348 348 L348 394 L386 384Z M338 350 L304 354 L304 400 L338 396Z")
    c.rect("ink2", 190, 358, 62, 42, 5)
    for i, tone in enumerate(("blue0", "red0", "steel0", "gold1", "steel0", "blue0", "red0", "blue0")):
        c.circle(tone, 201 + i % 4 * 13, 370 + i // 4 * 17, 4)
    c.circle("steel3", 278, 378, 17)
    c.circle("blue1", 278, 377, 12)
    c.circle("blue0", 274, 373, 6)
    c.path("red1", "M102 404 C180 430 250 434 330 424 L330 440 C250 448 180 444 110 426Z")
    c.path("red2", "M330 424 C352 420 370 412 384 404 L380 424 C366 432 350 437 330 440Z")
    c.path("ink3", "M90 432 C140 464 210 470 240 470 C300 470 350 458 390 432 L404 452 C360 494 300 506 240 506 C180 506 116 492 76 452Z", 0.6)
    return c


def sly():
    c = Canvas()
    c.ground("umbara1", "umbara0")
    # A mantle of pale feathers that stand up about the neck.
    c.sym("ash2", "M240 430 L320 420 C380 450 440 480 462 540 C474 570 478 610 480 640 L240 640")
    c.path("ash1", "M160 420 C100 450 40 480 18 540 C10 566 4 600 0 640 L130 640 C140 560 150 490 196 440Z")
    c.path("ash3", "M320 420 C380 450 440 480 462 540 C474 570 478 610 480 640 L350 640 C366 560 356 480 320 420Z")
    for row, (y, spread) in enumerate(((610, 196), (560, 170), (512, 140), (470, 104))):
        for i in range(9):
            t = (i - 4) / 4
            x, base = 240 + t * spread, y - 34 * (1 - t * t) * -1 - 20
            tone = ("ash0", "ash1", "ash2")[min(2, max(0, int((t + 1) * 1.4)))] if (i + row) % 2 else ("ash1", "ash2", "ash3")[min(2, max(0, int((t + 1) * 1.4)))]
            tip = x + t * 34
            # Leaves with two points, so that no row shows a straight edge.
            c.path(tone, f"M{x:.0f} {base-26:.0f} C{x+30:.0f} {base:.0f} {x+22:.0f} {base+44:.0f} {tip:.0f} {base+74:.0f} C{x-22:.0f} {base+44:.0f} {x-30:.0f} {base:.0f} {x:.0f} {base-26:.0f}Z")
    skin = ("linen0", "ash0", "ash1", "ash2")
    neck(c, skin, 42, 480)
    c.sym("plum2", "M240 500 C264 492 280 470 286 440 L302 452 C300 490 280 520 240 532")
    head(c, skin, dict(FEMALE, top="M240 112 C296 112 322 166 323 238"))
    # A bald, high head.
    c.path("linen0", "M170 204 C170 164 192 130 230 122 C208 144 196 172 196 206 C188 220 172 220 170 204Z")
    c.path("ash1", "M284 126 C312 148 322 190 323 238 L306 256 C310 210 308 166 284 126Z", 0.9)
    eyes(c, skin, "steel1", lash="plum2", line=1.2, r=9, open=0.86)
    c.both("umbara0", "M250 276 C264 296 292 296 306 276 C300 304 262 306 250 276Z", 0.5)
    brows(c, "ash2", thick=4, arch=8, shade="ash3")
    nose(c, skin, 14, 324)
    mouth(c, skin, "plum1", y=360, w=22, full=0.8, smile=-1, upper="plum2")
    return c


PEOPLE = {"71": dexter, "72": lamasu, "73": taunwe, "75": r4, "80": tarfful, "82": sly}

"""People met on the way: the cloners of Kamino, the cook Dexter Jettster, the administrator of Utapau."""

from kit import *


def kaminoan(c, top, crest=None, lean=0, stern=True):
    """Head, eyes and the long neck. `top` is the outline's upper part, `crest` what stands on it."""
    skin = ("steel0", "steel1", "steel2", "steel3")
    shoulders(c, ("linen0", "steel1", "steel2"), drop=72)
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
    c.ground("sea0", "ice0", y=240)

    def crest():
        # The fin that only males have.
        c.sym("steel2", "M240 62 C252 66 260 90 262 128 L240 140")
        c.path("steel0", "M240 62 C228 66 220 90 218 128 L240 140Z")

    kaminoan(c, "M240 96 C288 96 322 130 328 178 C330 200 328 218 322 236 ", crest)
    # The prime minister's mantle, dark with bright edges.
    both_sides(c, "ink1", "ink3", "M300 524 C352 534 420 548 458 592 C470 610 476 626 478 640 L270 640 C292 610 302 570 300 524Z")
    both_sides(c, "steel0", "steel2", "M288 524 L304 524 C306 572 296 612 276 640 L256 640 C280 610 290 570 288 524Z")
    c.path("ink0", mirror("M320 536 C370 544 420 560 446 588 C410 574 360 562 324 562Z"))
    c.both("sea0", "M330 580 L440 612 L442 620 L328 588Z")
    return c


def taunwe():
    c = Canvas()
    c.ground("ice0", "steel0", y=240)
    kaminoan(c, "M240 108 C284 106 316 136 324 180 C327 200 326 218 320 236 ", lean=-14, stern=False)
    # A close white dress with a grey yoke.
    c.sym("sea0", "M240 584 C268 576 288 556 296 532 L340 548 C330 590 300 620 276 640 L240 640")
    c.path("ice0", "M240 584 C212 576 192 556 184 532 L140 548 C150 590 180 620 204 640 L214 640 C204 610 200 590 206 572 L240 596Z")
    c.path("ink1", "M296 532 L302 534 C294 562 270 586 240 594 C210 586 186 562 178 534 L184 532 C192 556 212 576 240 584 C268 576 288 556 296 532Z")
    c.both("steel3", "M352 552 L362 555 C372 580 378 610 380 640 L370 640 C368 610 362 580 352 552Z")
    return c


def dexter():
    c = Canvas()
    c.ground("violet1", "sand1", y=250, r=204)
    skin = ("fur0", "fur0", "fur1", "fur2")
    # Four arms: two broad shoulders above, two below; a stained shirt.
    both_sides(c, "fur0", "fur2", "M370 520 C440 520 476 560 480 640 L340 640Z")
    c.sym("fur1", "M240 380 L320 390 C400 410 462 440 480 520 L480 560 C440 540 400 560 388 640 L240 640")
    c.path("fur0", "M160 390 C80 410 18 440 0 520 L0 548 C40 500 100 470 160 462Z")
    c.path("fur2", "M320 390 C400 410 462 440 480 520 L480 560 C440 540 400 560 388 640 L330 640 C356 560 360 470 320 390Z")
    c.sym("linen1", "M240 470 L336 430 C366 470 386 560 384 640 L240 640")
    c.path("linen0", "M144 430 C118 470 100 540 97 610 C112 550 130 510 160 478 L240 500 L240 470Z")
    c.path("linen2", "M336 430 C366 470 386 560 384 640 L316 640 C334 570 334 500 306 443Z")
    c.path("sand3", "M180 560 C190 550 206 556 206 568 C200 580 182 576 180 560Z M272 596 C284 588 300 592 300 604 C292 612 276 610 272 596Z", 0.6)
    # The pouch of the throat.
    c.sym("fur1", "M240 330 C316 330 366 356 366 400 C362 452 310 486 240 486")
    c.path("fur0", "M128 372 C112 392 114 414 126 432 C146 456 176 470 206 474 C166 450 144 410 150 366Z")
    c.path("fur2", "M340 356 C358 368 366 384 366 400 C362 452 310 486 256 486 C310 460 336 410 340 356Z")
    c.path("fur2", "M170 444 C210 464 270 464 310 444 C276 474 204 474 170 444Z", 0.7)
    # A broad head with a crest.
    c.sym("fur1", "M240 74 C256 78 268 100 272 130 L240 150")
    c.path("sand3", "M240 74 C224 78 212 100 208 130 L240 150Z")
    half = "M240 112 C306 110 346 148 352 204 C356 244 378 280 382 324 C384 366 340 392 240 396"
    c.sym("fur0", half)
    c.path("fur1", "M292 120 C328 136 348 164 352 204 C356 244 378 280 382 324 C384 366 340 392 256 396 C310 376 330 350 326 310 C318 260 322 180 292 120Z")
    c.path("sand2", "M136 214 C136 166 164 130 208 120 C184 144 172 172 170 208 C160 226 140 232 136 214Z", 0.75)
    c.path("fur2", "M190 156 C220 148 260 148 290 156 C260 154 220 154 190 156Z M184 180 C220 170 260 170 296 180 C260 177 220 177 184 180Z M190 204 C220 196 260 196 290 204 C260 202 220 202 190 204Z")
    # Small yellow eyes in folds.
    for x, put in ((186, str), (294, mirror)):
        c.path("fur2", put("M144 262 C150 226 200 218 226 252 C224 284 160 296 144 262Z"), 0.8)
        c.ellipse("linen1", x, 260, 24, 15)
        c.circle("gold2", x, 260, 13)
        c.circle("ink3", x, 260, 6.5)
        c.circle("linen0", x - 4, 256, 3.4)
        c.path("fur0" if x < 240 else "fur1", put("M154 260 C162 232 204 228 220 250 C202 246 172 248 154 260Z"))
        c.path("fur1" if x < 240 else "fur2", put("M156 268 C170 284 204 284 218 266 C208 292 168 294 156 268Z"))
    # A grinning mouth between two flaps that hang like a moustache.
    c.path("fur3", "M150 344 C190 356 290 356 330 344 C322 392 290 414 240 414 C190 414 158 392 150 344Z")
    c.path("red2", "M190 396 C210 380 270 380 290 396 C276 410 204 410 190 396Z")
    c.path("linen1", "M166 350 C200 357 280 357 314 350 L308 366 C270 371 210 371 172 366Z")
    c.path("linen3", "M258 356 C280 355 300 353 314 350 L308 366 C292 369 274 370 258 370Z")
    c.path("fur1", "M150 396 C176 424 304 424 330 396 C318 434 290 446 240 446 C190 446 162 434 150 396Z")
    c.path("fur0", "M154 402 C170 418 200 424 236 424 L236 432 C196 432 166 424 154 402Z")
    c.both("fur2", "M240 322 C276 318 316 322 346 332 C378 344 394 376 390 418 C386 440 372 452 354 452 C342 440 344 420 336 400 C322 374 286 356 240 352Z", 0.8)
    flap = "M240 314 C276 308 316 312 348 324 C378 338 392 370 388 410 C384 432 370 444 354 442 C344 430 346 410 338 390 C322 364 286 346 240 344Z"
    both_sides(c, "sand3", "fur0", flap)
    c.path("sand2", mirror("M254 318 C288 313 322 318 346 330 C370 344 382 366 382 392 C370 364 352 346 326 338 C302 332 276 330 254 332Z"))
    c.path("fur1", "M348 324 C378 338 392 370 388 410 C384 432 370 444 354 442 C344 430 346 410 338 390 C360 392 368 358 348 324Z")
    for x, y in ((322, 342), (342, 358), (356, 384), (362, 410)):
        c.both("fur2", f"M{x-8} {y+14} C{x-4} {y+4} {x+2} {y-2} {x+8} {y-6} C{x+4} {y+2} {x} {y+8} {x-4} {y+16}Z", 0.7)
    c.path("fur1", "M212 304 C216 284 264 284 268 304 C272 322 254 326 240 324 C226 326 208 322 212 304Z")
    c.path("sand3", "M217 302 C222 290 242 288 250 293 C240 296 232 304 230 314 C222 314 216 310 217 302Z", 0.9)
    c.both("fur3", "M248 310 C252 304 262 305 262 312 C258 317 250 316 248 310Z")
    return c


def tion():
    c = Canvas()
    c.ground("clay1", "skin2", y=250)
    shoulders(c, WINE)
    tube(c, STONE[1:] + ("stone3",), [(240, 380, 44), (240, 440, 42), (240, 520, 46)], light=False)
    # Collar of many straps, up to the jaw.
    c.sym("red2", "M240 500 L276 418 C300 414 322 430 328 452 L360 490 L292 640 L240 640")
    c.path("red1", "M240 500 L204 418 C180 414 158 430 152 452 L120 490 L188 640 L240 640Z")
    c.path("red0", "M204 418 C180 414 158 430 152 452 L120 490 L130 506 C158 470 180 446 208 434Z", 0.8)
    for i in range(4):
        y = 470 + i * 34
        c.both("fur3", f"M{262-i*4} {y+20} L{338-i*10} {y-14} L{338-i*10} {y-8} L{262-i*4} {y+28}Z")
        c.circle("gold3", 240, y + 50, 6)
    half = "M240 88 C296 88 324 128 324 190 C324 232 318 262 312 290 C308 330 300 366 284 396 C272 418 258 428 240 428"
    volume(c, STONE, half, turn=0.55, light=0.7)
    # Grooves run down the whole face.
    for put, tone in ((str, "stone3"), (mirror, "stone2")):
        c.path(tone, put("M262 96 C270 130 270 180 264 224 C274 180 278 130 272 98Z M288 106 C300 136 302 184 294 226 C306 186 310 140 300 112Z M310 130 C318 160 318 200 310 236 C320 204 324 160 316 138Z"))
        c.path(tone, put("M266 302 C272 326 274 346 270 366 C280 346 280 322 274 300Z M286 300 C292 326 290 356 280 386 C294 360 298 326 294 296Z M304 294 C304 320 300 346 292 368 C304 344 310 316 310 288Z"))
    c.path("stone2", "M236 92 L244 92 L243 226 L237 226Z")
    # Eyes deep in dark hollows.
    c.both("stone3", "M246 268 C254 242 290 234 316 248 C318 276 304 298 282 300 C262 298 250 286 246 268Z")
    c.both("violet3", "M252 268 C260 250 288 244 308 254 C308 274 298 288 282 290 C266 288 256 280 252 268Z", 0.75)
    for x in (200, 280):
        c.ellipse("ink3", x, 269, 17, 12)
        c.ellipse("steel0", x - 5, 265, 3.4, 2.6)
    both_sides(c, "stone0", "stone2", "M248 258 C258 238 288 230 316 244 C290 240 266 246 252 268Z")
    # A flat nose, sharp teeth in a thin mouth.
    c.both("stone3", "M244 318 C250 312 256 318 256 330 C250 332 246 328 244 318Z")
    c.sym("red2", "M240 358 C258 358 274 354 284 348 C280 374 262 386 240 386")
    c.path("linen1", "M200 354 C220 359 260 359 280 354 L274 366 L268 359 L260 372 L252 361 L244 374 L236 361 L228 374 L220 361 L212 371 L206 358Z")
    c.path("linen2", "M222 385 L228 377 L234 386 L240 378 L246 386 L252 377 L258 384Z")
    return c


PEOPLE = {"71": dexter, "72": lamasu, "73": taunwe, "83": tion}

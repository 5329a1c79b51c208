"""Two who hunt for money."""

from .parts import *


def jango():
    c = Canvas()
    c.ground("kamino1", "kamino0")
    shoulders(c, NAVY)
    # Silver plates over the suit, and a collar.
    c.sym("steel1", "M240 500 L318 484 C336 520 336 580 322 640 L240 640")
    c.path("steel0", "M240 500 L162 484 C148 516 144 560 150 600 C166 550 200 520 240 516Z")
    c.path("steel2", "M318 484 C336 520 336 580 322 640 L276 640 C296 590 300 540 286 491Z")
    c.rect("ink1", 236, 500, 8, 140)
    c.path("ink1", "M196 552 L240 568 L284 552 L284 562 L240 580 L196 562Z")
    both_sides(c, "steel1", "steel3", "M370 480 C420 480 456 506 466 556 C440 580 396 580 368 560Z")
    c.path("steel0", mirror("M376 486 C416 486 446 504 458 540 C430 516 400 508 372 512Z"))
    c.sym("ink1", "M240 410 L300 410 C308 440 318 456 334 470 C310 500 276 512 240 514")
    c.path("ink0", "M180 410 C172 440 162 456 146 470 C160 488 176 498 194 504 C184 470 182 440 190 410Z")
    # Helmet.
    half = "M240 98 C312 98 350 146 352 220 L352 288 C352 320 346 350 336 378 L322 424 L270 436 L240 436"
    volume(c, STEEL, half, turn=0.56, light=0.76)
    c.path("steel0", "M150 196 C154 152 184 120 226 112 C196 132 180 160 176 196 C170 212 152 212 150 196Z")
    # Cheeks in blue, the T of the visor.
    cheek = "M252 306 L330 296 L346 292 C344 322 338 350 330 374 L316 410 L268 424 C262 384 256 344 252 306Z"
    both_sides(c, "steel1", "steel2", cheek)
    both_sides(c, "blue1", "blue2", "M268 318 C290 316 314 312 340 304 C338 328 332 350 326 368 L312 402 L280 412 C272 380 268 350 268 318Z")
    c.path("blue0", mirror("M274 324 C296 322 314 318 334 312 C316 324 298 330 286 334 C282 352 284 376 288 402 L282 404 C276 378 274 350 274 324Z"))
    both_sides(c, "steel1", "steel3", "M280 342 C296 340 310 336 322 332 C318 350 312 366 304 382 C290 380 282 362 280 342Z")
    c.path("steel2", "M266 420 L318 406 L322 424 L268 437Z")
    c.sym("blue2", "M240 214 C280 208 320 216 348 234 L348 298 L322 312 L268 316 L266 436 L240 436")
    c.sym("ink3", "M240 226 C280 220 314 226 338 242 L338 290 L318 302 L258 308 L256 428 L240 428")
    c.path("ink1", "M148 244 C170 230 196 226 226 226 L214 250 C190 250 166 258 152 280Z")
    c.path("steel3", "M156 248 C166 240 178 236 190 235 C178 242 168 252 162 266 C156 264 154 254 156 248Z")
    c.path("ink0", "M228 316 L236 316 L236 420 L228 420Z")
    # Range finder and ear pieces.
    c.rect("steel2", 126, 232, 20, 84, 8)
    c.rect("steel1", 126, 232, 10, 84, 5)
    c.rect("steel3", 336, 232, 22, 84, 8)
    c.rect("steel2", 342, 112, 8, 130, 4)
    c.rect("ink1", 332, 100, 26, 26, 4)
    c.rect("red1", 336, 105, 8, 16, 2)
    c.path("blue1", "M236 98 L244 98 L248 200 L232 200Z")
    return c


def zam():
    c = Canvas()
    c.ground("coruscant1", "linen2")
    shoulders(c, PLUM)
    # Ribbed collar and strap.
    c.sym("plum2", "M240 418 L300 418 C310 444 322 458 338 470 C314 500 280 514 240 516")
    c.path("plum1", "M180 418 C170 444 158 458 142 470 C158 490 178 502 200 508 C190 476 188 446 194 418Z")
    for y in (446, 468, 490):
        c.path("ink2", f"M{184-(y-446)*0.7} {y-10} C210 {y+10} 270 {y+10} {296+(y-446)*0.7} {y-10} L{297+(y-446)*0.7} {y-5} C270 {y+16} 210 {y+16} {183-(y-446)*0.7} {y-5}Z", 0.7)
    c.path("brown1", "M340 480 L372 492 L170 640 L128 640Z")
    c.path("brown0", "M340 480 L352 484 L146 640 L128 640Z")
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "gold1", lash="brown3", line=1.3, r=10, open=0.92)
    brows(c, "sand2", thick=6, arch=7, shade="brown0")
    nose(c, FAIR, 14, 322)
    # A veil over mouth and chin.
    c.sym("plum1", "M240 324 C270 322 300 314 326 300 C326 350 314 392 292 428 C276 448 258 454 240 456")
    c.path("plum0", "M154 300 C180 314 210 322 240 324 L240 330 C210 330 186 326 166 318 C166 356 174 392 190 424 C166 392 154 350 154 300Z")
    c.path("plum2", "M326 300 C326 350 314 392 292 428 C276 448 258 454 246 456 C272 420 288 370 290 317Z")
    c.path("plum2", "M236 342 C230 372 226 400 228 436 C236 400 240 370 244 342Z", 0.7)
    # Helmet with goggles pushed up, and its side plates.
    c.sym("plum1", "M240 98 C312 98 350 146 352 220 C354 270 346 320 330 364 L306 380 C318 330 322 280 314 234 C296 214 268 208 240 208")
    c.path("plum0", "M136 220 C138 160 172 120 222 110 C190 136 172 170 168 214 C160 270 164 320 170 366 L152 360 C138 316 132 266 136 220Z")
    c.path("plum2", "M290 108 C330 126 350 168 352 220 C354 270 346 320 330 364 L306 380 C318 330 322 280 314 234 C308 226 298 220 286 216 C308 186 310 144 290 108Z")
    c.sym("ink1", "M240 168 C280 168 316 178 340 196 L340 214 C312 198 280 192 240 192")
    for x, tones in ((200, ("steel2", "steel3")), (280, ("steel3", "ink0"))):
        c.ellipse(tones[1], x + 1, 177, 31, 23)
        c.ellipse(tones[0], x, 175, 29, 21)
        c.ellipse("ink3", x, 176, 23, 16)
        c.ellipse("sand2", x, 176, 19, 12.5)
        c.path("gold1", f"M{x-16} 176 C{x-14} 168 {x-4} 164 {x+6} 166 C{x-4} 168 {x-8} 176 {x-10} 184 C{x-14} 183 {x-16} 180 {x-16} 176Z")
    c.path("plum2", "M236 100 L244 100 L246 160 L234 160Z")
    return c


PEOPLE = {"69": jango, "70": zam}

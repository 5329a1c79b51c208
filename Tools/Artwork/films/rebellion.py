"""One scene per film: two or three large shapes and one light. The lowest 15 % is covered by the card's name bar."""

import math
import random

from kit import Canvas

from .light import at, glow, ramp, stars


def hope():
    """Two suns go down over the desert; someone looks on, and a moon that is none hangs above."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "violet4"), (0.30, "violet2"), (0.52, "red0"), (0.72, "orange0")), 0, 0, 480, 640)
    stars(c, 4, 26, 150, 0.5)
    # The station: a moon of steel, its dish and its trench, pale in the dusk.
    x, y, r = 356, 118, 88
    c.circle("violet0", x, y, r, 0.5)
    c.circle("skin0", x - 6, y - 6, r - 8, 0.35)
    c.path("violet3", f"M{x-r} {y+2} C{x-40} {y+12} {x+40} {y+12} {x+r} {y+2} L{x+r} {y+8} C{x+40} {y+18} {x-40} {y+18} {x-r} {y+8}Z", 0.7)
    c.circle("violet3", x - 26, y - 34, 26, 0.65)
    c.circle("violet0", x - 22, y - 30, 20, 0.8)
    c.circle("violet3", x - 25, y - 33, 6, 0.7)
    c.path("violet3", f"M{x+20} {y-86} C{x+96} {y-66} {x+112} {y+34} {x+34} {y+81} C{x+72} {y+24} {x+70} {y-40} {x+20} {y-86}Z", 0.5)
    # The suns.
    c.circle(glow(c, "halo", "gold1", 0.9), 176, 366, 230)
    c.circle("gold1", 176, 366, 70)
    c.circle("linen0", 168, 358, 56)
    c.circle("gold2", 306, 396, 46)
    c.circle("gold1", 300, 390, 36, 0.7)
    # Haze at the horizon, mesas and dunes.
    c.rect(ramp(c, "haze", (0, "orange0", 0), (1, "orange0", 0.75)), 0, 372, 480, 90)
    c.path("clay2", "M0 436 L26 420 L74 420 L86 434 L126 438 L126 470 L0 470Z M362 440 L384 416 L430 414 L446 428 L480 430 L480 470 L362 470Z", 0.75)
    c.path("clay1", "M0 452 C90 436 190 446 280 454 C360 460 430 446 480 448 L480 640 L0 640Z")
    c.path("clay0", "M0 460 C60 450 130 452 190 460 C130 462 60 472 0 486Z M250 458 C340 466 410 452 480 454 L480 466 C400 464 320 472 250 458Z", 0.8)
    c.path("clay2", "M0 512 C80 476 170 486 250 506 C340 524 420 500 480 494 L480 640 L0 640Z")
    c.path("clay1", "M0 512 C80 476 170 486 232 502 C160 496 80 510 0 552Z")
    c.path("clay3", "M0 588 C120 536 240 556 480 530 L480 640 L0 640Z")
    # A homestead: its dome, lit from the suns' side.
    c.path("clay3", "M350 512 C350 470 378 450 404 450 C430 450 456 470 458 506 C420 512 390 516 350 512Z")
    c.path("clay1", "M350 512 C350 470 378 450 404 450 C388 462 376 482 374 514Z")
    c.path("ink3", "M400 511 L400 490 C400 478 420 478 420 490 L420 509Z")
    # The one who looks on.
    figure(c, 112, 500, 92, "ink3", "orange1")
    c.path("ink3", "M104 500 C160 506 240 540 300 560 C220 548 150 526 96 504Z", 0.35)
    return c


def figure(c, x, y, h, tone, rim):
    """A young man from behind, in a tunic and leggings; (x, y) is where he stands, h his height."""
    put = lambda d: at(d, x, y, h / 100)  # The paths are written for a height of 100.
    c.path(tone, put("M-8 -84 C-9 -92 -5 -98 1 -98 C7 -98 10 -92 9 -85 C8 -80 5 -78 4 -76 L12 -72 C16 -68 17 -56 17 -46 L16 -38 L11 -38 L11 -32 L13 -28 L11 -26 L12 -4 L16 0 L3 0 L2 -24 L-2 -24 L-4 0 L-15 0 L-11 -4 L-11 -26 L-12 -30 L-10 -38 L-15 -40 C-16 -52 -16 -66 -12 -71 L-3 -76 C-6 -78 -8 -81 -8 -84Z"))
    c.path(rim, put("M4 -97 C8 -95 10 -90 9 -85 C8 -80 5 -78 4 -76 L12 -72 C16 -68 17 -56 17 -46 L16 -38 L13 -38 C14 -52 13 -64 8 -69 L1 -74 C5 -80 6 -90 4 -97Z M11 -26 L12 -4 L9 -4 L8 -26Z"), 0.8)


def empire():
    """Walkers come out of the mist over the snow."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "ice2"), (0.35, "ice1"), (0.62, "steel0"), (1, "ice0")), 0, 0, 480, 640)
    c.circle(glow(c, "halo", "steel0", 0.95, 0.35), 118, 150, 210)
    c.circle("steel0", 118, 150, 46)
    # Mountains, paler the farther.
    c.path("ice1", "M0 400 L60 330 L104 362 L176 292 L248 372 L318 318 L384 370 L440 334 L480 366 L480 470 L0 470Z")
    c.path("steel0", "M176 292 L150 352 L172 344 L160 388 L60 400 L104 362Z M318 318 L300 356 L316 352 L304 390 L250 396 L262 362Z M60 330 L44 366 L56 362 L30 400 L0 400Z", 0.8)
    # A walker far off, one farther, and one near.
    walker(c, 4, 318, 0.30, ("ice1", "ice0", "ice1"))
    walker(c, 44, 252, 0.50, ("ice2", "ice1", "steel3"))
    c.path("ice0", "M0 466 C110 440 250 452 340 462 C400 468 450 456 480 452 L480 640 L0 640Z")
    walker(c, 118, 96, 1.0, ("ink1", "steel3", "ink2"))
    # Snow in three tones, and powder about the feet.
    c.path("steel0", "M0 540 C70 508 150 520 240 528 C330 536 410 506 480 512 L480 640 L0 640Z")
    c.path("ice1", "M210 548 C300 528 400 548 480 540 L480 640 L120 640 C150 590 170 560 210 548Z", 0.7)
    c.path("ice2", "M0 612 C140 572 300 604 480 580 L480 640 L0 640Z", 0.6)
    for x, y, r in ((196, 524, 22), (222, 530, 16), (256, 526, 14), (352, 520, 22), (384, 524, 18), (416, 522, 16)):
        c.ellipse("steel0", x, y, r * 1.5, r * 0.7, 0.9)
    # A speeder turns away below, and the one warm light: the walker's cannons.
    c.path("ink2", "M66 500 L92 488 L128 486 L140 494 L128 502 L88 506Z")
    c.path("steel2", "M66 500 L92 488 L118 487 L100 496Z")
    c.path("orange1", "M84 497 L96 493 L98 496 L86 500Z")
    c.circle(glow(c, "fire", "red0", 0.95), 128, 262, 46)
    c.path("red0", "M126 260 L130 264 L14 434 L8 430Z")
    c.path("gold1", "M127 261 L129 263 L12 433 L9 431Z")
    c.circle("gold1", 128, 262, 6)
    return c


def walker(c, x, y, k, tones):
    """A four-legged transport from its left, a little from the front; drawn 300 wide and 430 high at k = 1."""
    dark, light, deep = tones

    def put(tone, d):
        c.path(tone, at(d, x, y, k))

    # Far legs.
    put(deep, "M112 196 L136 196 L132 290 L138 382 L146 404 L104 404 L112 382 L108 290Z M262 196 L286 196 L294 286 L286 382 L296 404 L252 404 L262 382 L268 290Z")
    # Body: a long box, sloped at both ends.
    put(dark, "M84 92 L118 44 L286 36 L328 76 L332 178 L306 204 L108 208 L86 182Z")
    put(light, "M84 92 L118 44 L286 36 L300 50 L292 104 L96 112Z")
    put(deep, "M86 182 L108 208 L306 204 L332 178 L331 158 L300 172 L112 176 L86 162Z")
    put(deep, "M120 122 L284 116 L284 124 L120 130Z M150 48 L156 48 L150 110 L144 110Z M222 44 L228 44 L226 106 L220 106Z")
    put(light, "M128 136 L176 134 L176 160 L128 162Z M196 134 L280 130 L280 154 L196 157Z")
    # Neck and head, with the cannons at the chin.
    put(deep, "M56 104 L92 98 L92 152 L58 150Z")
    put(dark, "M-30 112 L-6 78 L52 74 L68 92 L66 150 L36 166 L-24 160Z")
    put(light, "M-30 112 L-6 78 L52 74 L60 84 L50 106Z")
    put(deep, "M-28 116 L-2 114 L-4 124 L-28 126Z M36 118 L56 116 L56 146 L36 150Z")
    put(deep, "M-24 156 L10 162 L10 172 L-22 168Z M-18 160 L-16 174 L8 176 L8 162Z")
    # Near legs: hips, thighs, knees, shins and feet.
    for left in (132, 240):
        d = left - 132
        lean = 10 if d else -6
        put(dark, f"M{left} 176 L{left+44} 174 L{left+40+lean} 284 L{left+8+lean} 286Z")
        put(light, f"M{left+4} 180 L{left+20} 180 L{left+20+lean} 282 L{left+10+lean} 284Z")
        put(dark, f"M{left+8+lean} 292 L{left+38+lean} 292 L{left+40} 398 L{left+6} 398Z")
        put(light, f"M{left+12+lean} 296 L{left+22+lean} 296 L{left+20} 396 L{left+9} 396Z")
        put(dark, f"M{left-4} 396 L{left+50} 396 L{left+62} 424 L{left-16} 424Z")
        put(light, f"M{left-4} 396 L{left+24} 396 L{left+18} 424 L{left-16} 424Z")
    for left in (132, 240):
        lean = 10 if left > 200 else -6
        cx, cy = x + (left + 24 + lean) * k, y + 288 * k
        c.circle(deep, cx, cy, 20 * k)
        c.circle(light, cx - 2 * k, cy - 2 * k, 13 * k)
        c.circle(deep, cx, cy, 6 * k)
        hx, hy = x + (left + 22) * k, y + 184 * k
        c.circle(deep, hx, hy, 26 * k)
        c.circle(dark, hx - 2 * k, hy - 2 * k, 20 * k)


def jedi():
    """The second station, half built, over the forest; a fire among the trees."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "night2"), (0.4, "blue4"), (0.72, "teal0"), (1, "leaf2")), 0, 0, 480, 640)
    stars(c, 11, 40, 330, 0.6)
    x, y, r = 252, 206, 156
    c.circle(glow(c, "halo", "sea0", 0.4, 0.6), x, y, 240)
    # Whole on the left; on the right the hull breaks off into decks and ribs.
    c.circle("ink2", x, y, r - 4, 0.9)
    chance = random.Random(3)
    for i in range(17):
        h = y - r + 14 + i * 18
        reach = math.sqrt(max(0, r * r - (h + 7 - y) ** 2))
        if reach < 30:
            continue
        end = x + reach * (0.55 + 0.42 * chance.random())
        c.rect("steel3" if i % 2 else "ink0", x + 10, h, end - x - 10, 8)
        if chance.random() < 0.7:
            c.rect("ink0", end - 18, h - 8, 5, 22)
    c.path("steel3", f"M{x} {y-r} C{x-208} {y-r} {x-208} {y+r} {x} {y+r} L{x+52} {y+r-10} L{x+40} {y+104} L{x+72} {y+96} L{x+58} {y+52} L{x+22} {y+48} L{x+30} {y+4} L{x+66} {y-6} L{x+60} {y-44} L{x+94} {y-56} L{x+84} {y-104} L{x+52} {y-112} L{x+50} {y-147} L{x+24} {y-153}Z")
    c.path("steel2", f"M{x} {y-r} C{x-208} {y-r} {x-208} {y+r} {x} {y+r} C{x-70} {y+120} {x-84} {y+40} {x-40} {y-30} C{x-10} {y-80} {x+16} {y-116} {x} {y-r}Z")
    c.path("steel1", f"M{x-60} {y-136} C{x-160} {y-88} {x-170} {y+50} {x-112} {y+104} C{x-134} {y+30} {x-118} {y-80} {x-60} {y-136}Z", 0.8)
    c.path("ink0", f"M{x-r} {y-6} C{x-90} {y+8} {x-20} {y+12} {x+28} {y+10} L{x+28} {y+18} C{x-20} {y+20} {x-90} {y+16} {x-r} {y+4}Z")
    c.circle("ink0", x - 52, y - 62, 42)
    c.circle("steel3", x - 48, y - 58, 34)
    c.circle("ink0", x - 51, y - 61, 10)
    for i in range(14):
        c.rect("steel3", x - 128 + chance.random() * 140, y + 30 + chance.random() * 90, 6 + chance.random() * 18, 2.5, 0, 0.8)
    for i in range(12):
        c.rect("gold0", x + 16 + chance.random() * 70, y - 110 + chance.random() * 210, 3, 2, 0, 0.8)
    # Forest in three depths.
    c.path("teal0", ridge(1, 392, 30, 78), 0.8)
    c.path("leaf2", ridge(2, 436, 38, 60))
    c.circle(glow(c, "fire", "orange0", 0.95, 0.3), 236, 520, 128)
    c.path("drab2", ridge(5, 492, 20, 70), 0.9)
    c.circle(glow(c, "fire2", "gold1", 0.9, 0.3), 236, 524, 62)
    # Great trunks frame the clearing.
    c.path("night2", "M0 0 L22 0 C34 200 40 360 70 560 L110 640 L0 640Z M480 0 L446 0 C440 200 436 340 398 548 L366 640 L480 640Z")
    c.path("leaf2", "M22 0 C34 200 40 360 70 560 L84 588 L64 580 C34 420 24 200 12 0Z", 0.9)
    c.path("clay2", "M446 300 C440 380 424 440 398 548 L384 590 L404 570 C430 470 444 400 446 300Z", 0.7)
    c.path("night2", "M0 560 C120 528 180 548 240 546 C310 546 380 534 480 556 L480 640 L0 640Z")
    # The fire, and small folk about it.
    c.path("red0", "M216 548 C206 526 224 516 222 498 C236 506 238 516 238 516 C246 506 244 492 240 484 C262 498 268 528 256 548Z")
    c.path("gold1", "M224 548 C218 532 232 526 234 514 C248 524 252 538 248 548Z")
    for fx, s, side in ((158, 1.0, 1), (184, 0.8, 1), (300, 1.05, -1), (326, 0.85, -1), (128, 0.75, 1)):
        ewok(c, fx, 554, s, side)
    return c


def ewok(c, x, y, s, side):
    c.path("night2", f"M{x-15*s} {y} C{x-20*s} {y-22*s} {x-14*s} {y-34*s} {x-10*s} {y-36*s} L{x-14*s} {y-50*s} L{x-6*s} {y-46*s} C{x-2*s} {y-50*s} {x+4*s} {y-50*s} {x+7*s} {y-46*s} L{x+14*s} {y-50*s} L{x+11*s} {y-36*s} C{x+16*s} {y-30*s} {x+20*s} {y-16*s} {x+16*s} {y}Z")
    a = x + side * 11 * s
    c.path("orange2", f"M{a} {y-37*s} C{a+side*5*s} {y-30*s} {a+side*9*s} {y-16*s} {a+side*5*s} {y} L{a+side*1*s} {y} C{a+side*4*s} {y-16*s} {a+side*1*s} {y-28*s} {a-side*3*s} {y-34*s}Z")
    c.rect("night2", x - side * 16 * s - 1, y - 62 * s, 2.4 * s, 62 * s)


def ridge(seed, y, height, spread):
    """A line of firs."""
    chance = random.Random(seed)
    d, x = [f"M-10 640 L-10 {y}"], -10.0
    while x < 490:
        w = spread * chance.uniform(0.35, 0.6)
        h = height * chance.uniform(0.8, 2.2)
        d.append(f"L{x+w*0.28:.0f} {y-h*0.45:.0f} L{x+w*0.2:.0f} {y-h*0.45:.0f} L{x+w*0.5:.0f} {y-h:.0f} L{x+w*0.8:.0f} {y-h*0.45:.0f} L{x+w*0.72:.0f} {y-h*0.45:.0f} L{x+w:.0f} {y}")
        x += w
    return " ".join(d) + " L490 640Z"

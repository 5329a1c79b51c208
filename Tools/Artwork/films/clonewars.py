"""The Clone Wars: the army sets out, and two brothers fight."""

from kit import Canvas

from .light import at, blade, glow, ramp

HELMET = "M0 -60 C36 -60 52 -34 52 0 L50 22 C58 30 58 44 50 52 L40 62 C30 72 14 76 0 76 C-14 76 -30 72 -40 62 L-50 52 C-58 44 -58 30 -50 22 L-52 0 C-52 -34 -36 -60 0 -60Z"


def trooper(c, x, y, k, tones, near):
    """A clone: fin, T-shaped visor, cheeks; the nearer, the more of it."""
    light, middle, shade, dark = tones
    put = lambda tone, d, opacity=None: c.path(tone, at(d, x, y, k, whole=True), opacity)
    # Armour.
    put(shade, "M-30 70 L30 70 C60 84 96 90 104 124 L112 270 L-112 270 L-104 124 C-96 90 -60 84 -30 70Z")
    put(middle, "M-30 74 L10 76 C16 120 16 180 10 270 L-84 270 L-80 128 C-70 104 -46 90 -30 74Z")
    if near:
        put(light, "M-104 128 C-98 98 -76 92 -62 96 C-54 118 -58 150 -62 170 L-108 170Z")
    if near:
        put(dark, "M-22 74 L22 74 L18 90 L-18 90Z M-64 170 L64 170 L62 178 L-62 178Z M-1 96 L2 96 L2 170 L-1 170Z", 0.8)
        put(middle, "M62 100 C86 96 100 110 106 170 L64 170 C62 144 58 120 62 100Z")
    put(middle, HELMET)
    put(shade, "M14 -59 C40 -54 52 -32 52 0 L50 22 C58 30 58 44 50 52 L40 62 C30 72 14 76 4 76 C24 60 28 30 26 0 C26 -26 22 -46 14 -59Z")
    if near:
        put(light, "M-44 -12 C-42 -38 -28 -52 -8 -54 C-24 -42 -30 -28 -32 -10Z")
    # The fin, from brow to nape.
    put(shade, "M-5 -66 L6 -66 L7 -14 L-6 -14Z")
    if near:
        put(light, "M-5 -66 L0 -66 L0 -14 L-6 -14Z")
    # Visor.
    put(dark, "M-44 -6 C-24 -16 24 -16 44 -6 L43 14 C30 20 18 22 9 24 L8 62 L-8 62 L-9 24 C-18 22 -30 20 -43 14Z")
    if near:
        put("ink0", "M-38 -3 C-24 -9 -8 -11 2 -11 L0 -6 C-14 -6 -26 -3 -38 3Z")
        put(dark, "M-38 42 L-16 48 L-16 53 L-36 48Z M38 42 L16 48 L16 53 L36 48Z M-22 64 L-12 66 L-12 70 L-20 68Z M22 64 L12 66 L12 70 L20 68Z", 0.6)


def clones():
    """Ranks of white armour, and the wedges that take them away."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "clay3"), (0.25, "clay2"), (0.5, "orange1"), (0.68, "gold1")), 0, 0, 480, 640)
    c.circle(glow(c, "sun", "gold1", 0.95, 0.4), 150, 330, 260)
    c.circle("linen0", 150, 330, 44)
    # Ships: wedges seen from below, lit along the keel.
    for x, y, k, tones in ((412, 232, 0.34, ("clay2", "clay1", "orange0")), (60, 214, 0.42, ("clay2", "clay1", "orange0")), (250, 112, 1.0, ("clay3", "clay2", "clay0"))):
        put = lambda tone, d: c.path(tone, at(d, x, y, k, whole=True))
        put(tones[0], "M-216 18 L60 -44 L96 -60 L108 -92 L124 -92 L124 -62 L196 -52 L204 20 L150 40 L-60 34Z")
        put(tones[1], "M-216 18 L60 -44 L96 -60 L108 -92 L114 -92 L112 -54 L190 -46 L196 -14Z")
        put(tones[2], "M-216 18 L196 2 L200 10 L-150 24Z")
        put(tones[0], "M-20 34 L8 66 L60 66 L84 37Z")
        put("gold1", "M198 -34 L206 -34 L206 -24 L199 -24Z M200 -14 L208 -14 L208 -4 L201 -4Z")
    # Dust, then the ranks: the far ones are of one tone.
    c.path("clay1", "M0 372 C120 356 360 352 480 366 L480 640 L0 640Z")
    heads = [8 + i * 46 for i in range(11)]
    row = lambda d: "".join(at(d, x, 372, whole=True) for x in heads)
    c.items.append(f'<path {c.fill("clay2")} d="{row("M0 -13Q11 -13 11 0L9 10Q21 16 22 44L-22 44Q-21 16 -9 10L-11 0Q-11 -13 0 -13Z")}"/>')
    c.items.append(f'<path {c.fill("sand1")} d="{row("M2 -12Q-9 -12 -9 10Q-21 16 -21 36L-19 36Q-18 18 -5 8Q-6 -8 2 -12Z")}"/>')
    far = ("sand0", "clay0", "clay1", "clay3")
    for x in (40, 166, 314, 440):
        trooper(c, x, 418, 0.50, far, False)
    for x in (92, 240, 388):
        trooper(c, x, 502, 0.86, ("linen0", "linen1", "linen3", "ink3"), True)
    return c


def sith():
    """Two brothers fight over the fire."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "night2"), (0.35, "clay3"), (0.62, "red2"), (0.85, "red0")), 0, 0, 480, 640)
    # Smoke, a mountain of fire, and the river that falls from it.
    c.path("ink3", "M0 0 L480 0 L480 96 C430 130 396 96 350 118 C318 134 300 112 270 122 C262 150 258 170 262 196 L222 196 C224 160 206 140 172 128 C130 150 92 104 52 128 C30 138 12 130 0 116Z", 0.75)
    c.path("red2", "M236 196 C230 160 214 140 190 130 C214 130 232 142 240 160 C246 142 256 130 270 126 C258 146 252 170 252 196Z", 0.8)
    c.circle(glow(c, "crater", "orange0", 0.95, 0.3), 240, 190, 120)
    c.path("ink2", "M0 470 L70 400 L120 360 L176 268 L216 196 L264 196 L302 262 L352 346 L412 396 L480 460 L480 640 L0 640Z")
    c.path("clay3", "M216 196 L176 268 L120 360 L70 400 L0 470 L0 500 L110 410 L170 330 L206 268Z")
    c.path("red0", "M216 196 L264 196 C260 232 280 262 268 304 C260 336 286 400 280 496 L204 496 C210 380 236 350 226 310 C216 270 228 230 216 196Z")
    c.path("orange0", "M226 196 L256 196 C250 232 266 262 256 304 C250 336 270 400 264 496 L220 496 C226 380 246 350 238 310 C230 270 238 230 226 196Z")
    c.path("gold1", "M234 196 L248 196 C243 232 254 262 248 304 C243 336 256 400 250 496 L234 496 C238 380 250 350 244 310 C238 270 244 230 234 196Z")
    # The lake of lava.
    c.path("red0", "M0 486 C120 470 360 470 480 484 L480 640 L0 640Z")
    c.path("orange0", "M0 520 C80 504 160 516 240 500 C320 516 400 500 480 518 L480 534 C400 520 330 534 240 522 C150 536 80 522 0 540Z M40 572 C140 556 340 560 440 574 C340 584 140 586 40 572Z")
    c.path("gold1", "M150 508 C200 498 280 498 330 508 C290 516 190 516 150 508Z M190 530 C220 526 262 526 292 530 C262 536 220 536 190 530Z")
    # Crags in front, where they stand.
    c.path("ink3", "M0 440 L40 446 L84 438 L150 452 L196 470 L206 494 L178 540 L196 640 L0 640Z M480 436 L430 446 L392 438 L330 454 L286 472 L276 496 L306 544 L288 640 L480 640Z")
    c.path("clay2", "M150 452 L196 470 L206 494 L178 540 L186 586 L164 540 L190 494 L182 474Z M330 454 L286 472 L276 496 L306 544 L300 590 L320 544 L292 496 L298 476Z")
    c.path("ink1", "M0 440 L40 446 L84 438 L150 452 L60 454 L0 470Z M480 436 L430 446 L392 438 L330 454 L420 456 L480 468Z")
    # The blades cross: the one cold light.
    c.circle(glow(c, "flash", "blue0", 1.0, 0.25), 240, 262, 150)
    for flip, tone in ((False, "fur3"), (True, "ink3")):
        fighter(c, 130 if not flip else 350, 452, 1.16, flip, tone)
    for start, end in (((172, 332), (284, 206)), ((308, 332), (196, 206))):
        blade(c, start, end, "blue0", "blue2")
    c.circle("linen0", 240, 256, 13)
    c.circle("steel0", 240, 256, 24, 0.4)
    return c


def fighter(c, x, y, k, flip, tone):
    """A man in a lunge toward the right, both hands on a hilt; 200 high, his feet at the origin."""
    put = lambda colour, d, opacity=None: c.path(colour, at(d, x, y, k, flip), opacity)
    # Cloth that flies behind, legs, body, head, arms.
    put(tone, "M-8 -112 C-34 -104 -62 -80 -84 -34 C-66 -44 -54 -46 -44 -40 C-36 -60 -20 -70 -4 -74Z")
    put(tone, "M-16 -84 L18 -86 C34 -70 48 -56 52 -44 L48 -10 L66 -2 L66 4 L32 4 L30 -36 L4 -58 C-12 -40 -30 -26 -50 -6 L-44 4 L-80 4 L-74 -8 C-56 -34 -34 -58 -16 -84Z")
    put(tone, "M-20 -146 C-16 -160 6 -164 20 -156 C28 -140 24 -112 22 -84 L30 -62 L10 -66 L-6 -58 L-22 -64 C-18 -90 -24 -120 -20 -146Z")
    put(tone, "M-10 -176 C-12 -192 -2 -200 8 -199 C20 -198 26 -188 23 -176 L25 -171 L21 -169 C20 -160 14 -157 8 -158 L6 -150 L-8 -152 C-6 -162 -10 -166 -10 -176Z")
    put(tone, "M-14 -154 C-4 -162 8 -156 14 -146 L32 -124 L44 -112 L38 -100 L22 -108 C4 -118 -10 -132 -14 -154Z")
    # Fire below, the blades before: two rims of light.
    put("blue0", "M17 -196 C25 -190 26 -184 23 -176 L25 -171 L21 -169 C20 -162 16 -158 11 -158 C17 -164 18 -172 17 -178 C19 -186 19 -190 17 -196Z", 0.9)
    put("blue0", "M20 -156 C24 -150 26 -140 25 -130 L34 -121 L44 -112 L41 -106 L28 -116 L20 -128 C22 -140 22 -148 20 -156Z", 0.75)
    put("orange0", "M-50 -6 C-30 -26 -12 -40 4 -58 L30 -36 L31 -26 L6 -46 C-10 -30 -28 -16 -44 4 L-52 4Z M-84 -34 C-66 -44 -54 -46 -44 -40 L-42 -46 C-54 -54 -70 -48 -80 -40Z", 0.8)

"""Parts that the portraits of this package share: skins, shaded volumes, tapering tubes, and clothes."""

from math import hypot

from kit import *

# (light, middle, shade, deep), as kit.py has FAIR and TANNED.
DARK = ("umber0", "umber1", "umber2", "umber3")
PALE = ("linen0", "skin0", "skin1", "skin2")
BLUE = ("azure0", "azure1", "blue1", "blue2")
GREEN = ("moss0", "moss1", "moss2", "moss3")
OLIVE = ("straw0", "straw1", "straw2", "straw3")
RED = ("orange0", "red0", "red1", "red2")
ASH = ("ash0", "ash1", "ash2", "ash3")
STEEL = ("steel0", "steel1", "steel2", "steel3")
EARTH = ("sand1", "brown0", "brown1", "brown2")
BROWN = ("brown0", "brown1", "brown2", "brown3")
LINEN = ("linen0", "linen1", "linen2", "linen3")
INK = ("ink0", "ink1", "ink2", "ink3")
PLUM = ("plum0", "plum1", "plum2", "ink3")
GOLD = ("gold0", "gold1", "gold2", "gold3")
NAVY = ("blue1", "blue2", "blue3", "ink2")
WINE = ("red1", "red2", "brown3", "ink3")


def scaled(path, kx, ky=1, cy=0):
    """The path squeezed towards the axis, and towards the height `cy`."""
    return write([(c, [(240 + (x - 240) * kx, cy + (y - cy) * ky) for x, y in p]) for c, p in parse(path)])


def backwards(path):
    """The path from its end to its start, without the first M."""
    segments = parse(path)
    result = []
    for i in range(len(segments) - 1, 0, -1):
        command, points = segments[i]
        result.append((command, points[:-1][::-1] + [segments[i - 1][1][-1]]))
    return write(result)


def volume(c, tones, half, turn=0.58, light=0.7, outer=0.92, strength=0.8):
    """A body given by its right half, from axis to axis: the shade follows its right edge, the light its left one."""
    ys = [y for _, points in parse(half) for _, y in points]
    middle = min(ys) * 0.55 + max(ys) * 0.45
    c.sym(tones[1], half)
    c.path(tones[2], half + backwards(scaled(half, turn)) + "Z")
    left = mirror(half)
    if light:
        near, far = scaled(left, outer, 0.84, middle), scaled(left, light, 0.84, middle)
        c.path(tones[0], near + backwards(far) + "Z", strength)


def both_sides(c, left, right, path):
    """A shape at the right in one tone, its mirror image at the left in another."""
    c.path(left, mirror(path))
    c.path(right, path)


def point(spine, t):
    """Where the curve through the spine's points (x, y, half width) is at t, one unit for each piece."""
    i = min(int(t), len(spine) - 2)
    u = t - i
    p0, p1, p2, p3 = (spine[max(0, min(len(spine) - 1, i + k))] for k in (-1, 0, 1, 2))
    return tuple(
        0.5 * (2 * b + (d - a) * u + (2 * a - 5 * b + 4 * d - e) * u * u + (3 * b - a - 3 * d + e) * u ** 3)
        for a, b, d, e in zip(p0, p1, p2, p3)
    )


def tangents(spine):
    result = []
    for i in range(len(spine)):
        a, b = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1
        result.append(((b[0] - a[0]) / length, (b[1] - a[1]) / length))
    return result


def smooth(points):
    """Curves from the first of the points through the others, without the M."""
    result = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        result.append(("C", [a, b, p2]))
    return result


def strand(spine, a=1.0, b=-1.0, cap=1.3, start=0.0):
    """The outline of a tube along the spine, from its edge `a` to its edge `b` (fractions of the half width)."""
    ts = tangents(spine)
    one = [(x - ty * w * a, y + tx * w * a) for (x, y, w), (tx, ty) in zip(spine, ts)]
    two = [(x - ty * w * b, y + tx * w * b) for (x, y, w), (tx, ty) in zip(spine, ts)]
    reach = spine[-1][2] * cap * abs(a - b) / 2
    tx, ty = ts[-1]
    round_end = ("C", [(one[-1][0] + tx * reach, one[-1][1] + ty * reach), (two[-1][0] + tx * reach, two[-1][1] + ty * reach), two[-1]])
    sx, sy = ts[0]
    back = spine[0][2] * start * abs(a - b) / 2
    round_start = ("C", [(two[0][0] + sx * back, two[0][1] + sy * back), (one[0][0] + sx * back, one[0][1] + sy * back), one[0]])
    outline = [("M", [one[0]])] + smooth(one) + [round_end] + smooth(two[::-1])
    outline += [round_start] if start else []
    # Whole numbers keep pictures with many tubes small.
    return write([(c, [(round(x), round(y)) for x, y in points]) for c, points in outline]) + "Z"


def shaded_side(spine):
    return 1 if sum(-ty + 0.4 * tx for tx, ty in tangents(spine)) > 0 else -1


def tube(c, tones, spine, shade=0.2, light=True, cap=1.3, start=0.0):
    """A tapering tube (lekku, horns, tentacles, necks): three tones, the light from the upper left."""
    s = shaded_side(spine)
    c.path(tones[1], strand(spine, 1, -1, cap, start))
    c.path(tones[2], strand(spine, s, s * shade, cap, start))
    if light:
        c.path(tones[0], strand(spine, -s * 0.78, -s * 0.4, cap, start), 0.8)


def bands(c, tones, spine, places, length=0.3, bulge=0.5):
    """Rings about the tube at places of its spine."""
    s = shaded_side(spine)
    parts = [[point(spine, t), point(spine, t + length)] for t in places]
    c.path(tones[0], " ".join(strand(part, 1.02, -1.02, bulge, bulge) for part in parts))
    c.path(tones[1], " ".join(strand(part, s * 1.02, s * 0.2, bulge, bulge) for part in parts))


def mirrored(spine):
    return [(480 - x, y, w) for x, y, w in spine]


def orb(c, x, y, rx, ry, tone="ink3", glow="ink1", glint="steel0"):
    """A dark, lidless eye."""
    c.ellipse(tone, x, y, rx, ry)
    c.ellipse(glow, x - rx * 0.12, y + ry * 0.28, rx * 0.7, ry * 0.55, 0.7)
    c.ellipse(tone, x, y - ry * 0.08, rx * 0.72, ry * 0.6)
    c.ellipse(glint, x - rx * 0.36, y - ry * 0.42, rx * 0.2, ry * 0.17)


def shoulders(c, tones, drop=0):
    """A body under cloth, to the lower edge."""
    light, middle, shade = tones[:3]
    d = drop
    c.sym(middle, f"M240 {436+d} L300 {440+d} C346 {464+d} 416 {474+d} 454 {514+d} C472 {540+d} 478 590 480 640 L240 640")
    c.path(shade, f"M304 {442+d} C350 {464+d} 416 {474+d} 454 {514+d} C472 {540+d} 478 590 480 640 L336 640 C356 580 350 {510+d} 304 {442+d}Z")
    c.path(light, f"M176 {442+d} C132 {464+d} 62 {474+d} 26 {514+d} C18 {528+d} 12 {546+d} 8 {566+d} C54 {520+d} 120 {506+d} 184 {492+d}Z")


def hood_down(c, tones):
    """A hood that lies on the shoulders, behind the neck."""
    c.sym(tones[1], "M240 392 C292 392 338 416 352 462 C350 492 320 510 240 520")
    c.path(tones[2], "M274 396 C314 404 342 428 352 462 C350 486 330 500 296 510 C316 470 304 430 274 396Z")
    c.path(tones[0], "M206 396 C162 406 134 432 128 462 C130 474 136 482 146 490 C148 452 168 420 206 396Z")


def cross_tunic(c, tones, width=54):
    """Two layers crossed at the neck, the left one on top."""
    c.path(tones[3], f"M{240+width} 434 L{240+width+38} 470 L262 640 L232 640 L222 552Z")
    c.path(tones[2], f"M{240+width-3} 436 L{240+width+26} 464 L250 630 L220 552Z")
    c.path(tones[1], f"M{240-width} 434 L{240-width-42} 474 L216 640 L284 640Z")
    c.path(tones[0], f"M{240-width} 434 L{240-width-26} 459 L258 640 L284 640Z")


def lapels(c, tones):
    """The open edges of a robe over the tunic."""
    c.path(tones[1], "M150 428 C122 466 124 560 152 640 L204 640 C172 570 160 512 184 440Z")
    c.path(tones[0], "M150 428 C122 466 124 560 152 640 L166 640 C140 566 138 490 164 433Z")
    c.path(tones[2], "M330 428 C358 466 356 560 328 640 L276 640 C308 570 320 512 296 440Z")


def jedi(c, skin, robe=BROWN, tunic=LINEN, width=54):
    """A Jedi's clothes: robe, lowered hood, neck, and the crossed tunic."""
    shoulders(c, robe)
    hood_down(c, robe)
    neck(c, skin, width)
    cross_tunic(c, tunic, width)
    lapels(c, robe)


def frown(c, colour, dx=43, y=245, drop=9, thick=10, length=26, shade=None):
    """Brows that fall towards the nose."""
    for side in (0, 1):
        put = (lambda d: d) if side == 0 else mirror
        x = 240 - dx
        c.path(
            shade if side and shade else colour,
            put(
                f"M{x+length} {y+drop} C{x+10} {y-thick/2-2} {x-10} {y-thick-3} {x-length-4} {y-1}"
                f" C{x-10} {y-3} {x+8} {y+2} {x+length-1} {y+drop+thick*0.75}Z"
            ),
        )


def lines(c, tone, opacity=0.8):
    """The folds beside nose and mouth, and under the eyes, of a face that is no longer young."""
    c.path(tone, "M205 331 C196 340 189 352 187 368 C195 356 202 346 205 331Z M176 289 C184 295 194 298 204 297 C194 302 182 299 176 289Z", opacity)
    c.path(tone, "M275 331 C284 340 291 352 293 368 C285 356 278 346 275 331Z M304 289 C296 295 286 298 276 297 C286 302 298 299 304 289Z", opacity)

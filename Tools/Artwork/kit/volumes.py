"""Shaded volumes, and tubes that taper: lekku, horns, tentacles, necks."""

from math import hypot

from .paths import HEIGHT, backwards, mirror, parse, scaled, write


def volume(c, tones, half, turn=0.58, light=0.7, outer=0.92, strength=0.8):
    """A body given by its right half, from axis to axis: the shade follows its right edge, the light its left one."""
    ys = [y for _, points in parse(half) for _, y in points]
    # The light keeps away from both ends, but runs on to the edge of the picture.
    middle = HEIGHT if max(ys) >= HEIGHT else min(ys) * 0.55 + max(ys) * 0.45
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


def both_tubes(c, tones, spine, **more):
    """A tube at the right, given by its spine, and its twin in the light."""
    tube(c, tones, mirrored(spine), **more)
    tube(c, tones[1:], spine, **more)

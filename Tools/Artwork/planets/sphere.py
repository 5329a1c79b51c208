"""Scalar fields on the visible half of a sphere, and their contours as smooth closed paths.

The sphere is seen from afar: a point of the disc (u, v), v downward, is (u, v, sqrt(1 - u² - v²)) on the sphere.
Everything follows from seeds, so that a world always looks the same.
"""

import math
import random

STEP, CELLS = 0.037, 60
ORIGIN = -STEP * CELLS / 2
REACH = 1.06  # Fields go on a little beyond the limb; the sky covers it.


def _disc():
    points = []
    for row in range(CELLS + 1):
        for column in range(CELLS + 1):
            u, v = ORIGIN + column * STEP, ORIGIN + row * STEP
            r = math.hypot(u, v)
            if r > REACH + 2 * STEP:
                points.append(None)
            elif r < 1:
                points.append((u, v, math.sqrt(1 - r * r)))
            else:
                points.append((u / r, v / r, 0.0))
    return points


DISC = _disc()
RIM = [
    REACH - math.hypot(ORIGIN + i % (CELLS + 1) * STEP, ORIGIN + i // (CELLS + 1) * STEP)
    for i in range((CELLS + 1) ** 2)
]
GRADIENTS = [(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if abs(x) + abs(y) + abs(z) == 2]


class Noise:
    """Gradient noise in space, about -0.7 to 0.7."""

    def __init__(self, seed):
        chance = random.Random(seed)
        order = list(range(256))
        chance.shuffle(order)
        self.table = order * 3
        self.slopes = [GRADIENTS[i % 12] for i in order] * 3

    def __call__(self, x, y, z):
        i, j, k = math.floor(x), math.floor(y), math.floor(z)
        x, y, z = x - i, y - j, z - k
        t, slopes = self.table, self.slopes
        i, j, k = i & 255, j & 255, k & 255
        a, b = t[i], t[i + 1]
        aa, ab, ba, bb = t[a + j], t[a + j + 1], t[b + j], t[b + j + 1]
        fx = x * x * x * (x * (x * 6 - 15) + 10)
        fy = y * y * y * (y * (y * 6 - 15) + 10)
        fz = z * z * z * (z * (z * 6 - 15) + 10)
        x1, y1, z1 = x - 1, y - 1, z - 1

        g = slopes[aa + k]
        n0 = g[0] * x + g[1] * y + g[2] * z
        g = slopes[ba + k]
        n1 = g[0] * x1 + g[1] * y + g[2] * z
        g = slopes[ab + k]
        n2 = g[0] * x + g[1] * y1 + g[2] * z
        g = slopes[bb + k]
        n3 = g[0] * x1 + g[1] * y1 + g[2] * z
        g = slopes[aa + k + 1]
        n4 = g[0] * x + g[1] * y + g[2] * z1
        g = slopes[ba + k + 1]
        n5 = g[0] * x1 + g[1] * y + g[2] * z1
        g = slopes[ab + k + 1]
        n6 = g[0] * x + g[1] * y1 + g[2] * z1
        g = slopes[bb + k + 1]
        n7 = g[0] * x1 + g[1] * y1 + g[2] * z1
        n0 += fx * (n1 - n0)
        n2 += fx * (n3 - n2)
        n4 += fx * (n5 - n4)
        n6 += fx * (n7 - n6)
        n0 += fy * (n2 - n0)
        n4 += fy * (n6 - n4)
        return n0 + fz * (n4 - n0)

    def sum(self, x, y, z, octaves, gain=0.5):
        total, weight = 0.0, 1.0
        for octave in range(octaves):
            total += weight * self(x + 17 * octave, y, z)
            x, y, z, weight = 2 * x, 2 * y, 2 * z, weight * gain
        return total


def level_for(field, share):
    """The level above which `share` of the visible disc lies."""
    inside = sorted(value for value, p in zip(field, DISC) if p and p[2] > 0)
    return inside[min(len(inside) - 1, max(0, round((1 - share) * len(inside)) - 1))]


def loops(field, level):
    """The closed outlines of where the field is above the level, by marching squares, inside on one hand."""
    values = [-1.0 if p is None else min(f - level, 4 * rim) for f, p, rim in zip(field, DISC, RIM)]
    width = CELLS + 1
    follow, where = {}, {}

    def cross(a, b):
        key = (a, b) if a < b else (b, a)
        if key not in where:
            lo, hi = key
            t = values[lo] / (values[lo] - values[hi])
            x = lo % width + t * (hi % width - lo % width)
            y = lo // width + t * (hi // width - lo // width)
            where[key] = (ORIGIN + x * STEP, ORIGIN + y * STEP)
        return key

    for row in range(CELLS):
        for column in range(CELLS):
            a = row * width + column
            corner = (a, a + 1, a + 1 + width, a + width)
            high = [values[i] > 0 for i in corner]
            if all(high) or not any(high):
                continue
            # Walk round the cell: an outline leaves where it goes from high to low, and enters at the next low to high.
            leaves = [i for i in range(4) if high[i] and not high[(i + 1) % 4]]
            for i in leaves:
                j = (i + 1) % 4
                while high[j] or not high[(j + 1) % 4]:
                    j = (j + 1) % 4
                follow[cross(corner[i], corner[(i + 1) % 4])] = cross(corner[j], corner[(j + 1) % 4])
    result, used = [], set()
    for start in follow:
        if start in used:
            continue
        loop, key = [], start
        while key not in used:
            used.add(key)
            loop.append(where[key])
            key = follow[key]
        result.append(loop)
    return result


def area(loop):
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1])) / 2


def thin(points, tolerance):
    """Douglas and Peucker's thinning of an open line."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy) or 1e-9
    far, index = 0.0, 0
    for i in range(1, len(points) - 1):
        distance = abs((points[i][0] - x0) * dy - (points[i][1] - y0) * dx) / length
        if distance > far:
            far, index = distance, i
    if far <= tolerance:
        return [points[0], points[-1]]
    return thin(points[: index + 1], tolerance)[:-1] + thin(points[index:], tolerance)


def simplify(loop, tolerance):
    half = max(range(len(loop)), key=lambda i: (loop[i][0] - loop[0][0]) ** 2 + (loop[i][1] - loop[0][1]) ** 2)
    if not half:
        return loop
    return thin(loop[: half + 1], tolerance)[:-1] + thin(loop[half:] + loop[:1], tolerance)[:-1]


def pair(x, y):
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def smooth(loop):
    """A closed path of quadratic curves through the middles of the edges, the points as their controls.

    Whole numbers from point to point: a coast of a thousand points fits into ten kilobytes.
    """
    points = [(round(x), round(y)) for x, y in loop]
    n = len(points)
    middle = [
        ((points[i][0] + points[(i + 1) % n][0]) // 2, (points[i][1] + points[(i + 1) % n][1]) // 2) for i in range(n)
    ]
    x, y = middle[-1]
    parts = [f"M{pair(x, y)}q"]
    for (cx, cy), (ex, ey) in zip(points, middle):
        step = pair(cx - x, cy - y), pair(ex - x, ey - y)
        for text in step:
            parts.append(text if text[0] == "-" or parts[-1][-1] == "q" else " " + text)
        x, y = ex, ey
    return "".join(parts) + "z"


def polygon(points):
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"

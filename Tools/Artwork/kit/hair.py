"""Locks of hair and fur."""

import random
from math import cos, radians, sin

from .paths import mirror


def lock(x, y, dx, dy, w, bend=0):
    """A leaf of hair from (x, y) to (x + dx, y + dy), `w` half its width; whole numbers keep the file small."""
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    mx, my = x + dx * 0.38, y + dy * 0.38
    a, b = bend + 1.8 * w, bend - 1.8 * w
    return (
        f"M{round(x)} {round(y)} Q{round(mx+nx*a)} {round(my+ny*a)} {round(x+dx)} {round(y+dy)}"
        f" Q{round(mx+nx*b)} {round(my+ny*b)} {round(x)} {round(y)}Z"
    )


def locks(c, colour, rows, both=False, opacity=None):
    """Many locks in one path; `both` adds their mirror images."""
    d = "".join(lock(*row) for row in rows)
    c.path(colour, d + mirror(d) if both else d, opacity)


def row(start, end, count, tip, w, fan=0, bend=0):
    """Locks along a line; `fan` turns the tips outward from its middle."""
    result = []
    for i in range(count):
        t = i / (count - 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        # Every other lock is shorter, so that the edge is no comb.
        k = 1 if i % 2 else 0.8
        result.append((x, y, (tip[0] + fan * (t - 0.5)) * k, tip[1] * k, w, bend if i % 2 else -bend))
    return result


def tufts(c, colour, places, length=26, width=9, opacity=None):
    """Locks of one size at (x, y, angle); at angle 0 the tip points down."""
    rows = [(x, y, -sin(radians(a)) * length, cos(radians(a)) * length, width * 0.8) for x, y, a in places]
    locks(c, colour, rows, opacity=opacity)


def fur(c, seed, colour, count, box, length, width=8, opacity=None, spread=26):
    """Tufts strewn over a box (x0, y0, x1, y1), combed outwards from the axis."""
    chance = random.Random(seed)
    x0, y0, x1, y1 = box
    places = []
    for _ in range(count):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        places.append((x, y, (240 - x) / 240 * spread * 1.6 + chance.uniform(-8, 8)))
    tufts(c, colour, places, length, width, opacity)

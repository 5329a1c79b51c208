"""The picture's measures, and circles as paths."""

import math

from .sphere import pair

SIZE, MIDDLE, RADIUS = 480, 240, 168


def round_path(x, y, r, back=False):
    """A circle; `back` runs the other way round, which makes it a hole."""
    x, y, r, d, sweep = round(x, 1), round(y, 1), round(r, 1), round(2 * r, 1), 0 if back else 1
    text = f"M{x-r:.1f} {y}a{r} {r} 0 1 {sweep} {d} 0a{r} {r} 0 1 {sweep}-{d} 0z"
    return text.replace(".0 ", " ")


def dots(points):
    """Tiny squares, each from the one before: (x, y, size)."""
    d, x0, y0 = [], 0, 0
    for x, y, size in points:
        x, y = round(x), round(y)
        d.append(f"m{pair(x - x0, y - y0)}h{size}v{size}h-{size}z")
        x0, y0 = x, y
    return "".join(d)


def beside(points, x=MIDDLE, y=MIDDLE, r=RADIUS):
    """What of an outline lies behind the globe is pushed out to its limb."""
    result = []
    for px, py in points:
        d = math.hypot(px - x, py - y) or 1e-9
        f = r / d if d < r else 1
        result.append((x + (px - x) * f, y + (py - y) * f))
    return result

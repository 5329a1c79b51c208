"""What the scenes share: gradients, glows, stars, and shapes put in place at a scale."""

import random
from math import hypot

from kit import PALETTE, parse, write
from planets.rounds import dots


def ramp(c, name, *stops, down=True, x1=0, y1=0, x2=0, y2=1):
    """A linear gradient of palette colours: (offset, colour[, opacity])."""
    text = "".join(
        f'<stop offset="{s[0]}" stop-color="{PALETTE[s[1]]}"' + (f' stop-opacity="{s[2]}"' if len(s) > 2 else "") + "/>"
        for s in stops
    )
    c.defs.append(f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{text}</linearGradient>')
    return f"url(#{name})"


def glow(c, name, tone, strength=0.8, middle=0.25):
    """Light that fades outward."""
    t = PALETTE[tone]
    c.defs.append(
        f'<radialGradient id="{name}"><stop offset="0" stop-color="{t}" stop-opacity="{strength}"/>'
        f'<stop offset="{middle}" stop-color="{t}" stop-opacity="{round(strength * 0.55, 2)}"/>'
        f'<stop offset="1" stop-color="{t}" stop-opacity="0"/></radialGradient>'
    )
    return f"url(#{name})"


def stars(c, seed, count, low, opacity=0.6):
    chance = random.Random(seed)
    places = [(chance.uniform(8, 472), chance.uniform(8, low), chance.choice((1, 2, 2))) for _ in range(count)]
    c.items.append(f'<path {c.fill("steel0", opacity)} d="{dots(places)}"/>')


def at(d, x, y, k=1.0, flip=False, whole=False):
    """A path drawn about its own origin, put at (x, y) at the scale k; `flip` turns it to face the other way.

    `whole` rounds to whole numbers, for what is drawn often.
    """
    side = -k if flip else k
    digits = 0 if whole else 1
    return write([
        (command, [(round(x + px * side, digits), round(y + py * k, digits)) for px, py in points])
        for command, points in parse(d)
    ])


def blade(c, start, end, tone, halo=None, half=6):
    """A blade of light from the hilt to its round tip; `half` is half its width."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    for r, colour, opacity in ((half * 1.55, halo or tone, 0.5), (half, tone, None), (half * 0.5, "linen0", None)):
        nx, ny, ex, ey = -dy * r, dx * r, dx * r * 1.3, dy * r * 1.3
        c.path(
            colour,
            f"M{x0 + nx:.1f} {y0 + ny:.1f} L{x1 + nx:.1f} {y1 + ny:.1f} C{x1 + nx + ex:.1f} {y1 + ny + ey:.1f}"
            f" {x1 - nx + ex:.1f} {y1 - ny + ey:.1f} {x1 - nx:.1f} {y1 - ny:.1f} L{x0 - nx:.1f} {y0 - ny:.1f}Z",
            opacity,
        )

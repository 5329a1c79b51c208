"""Eyes and brows."""

from math import cos, radians, sin

from .paths import WIDTH, mirror


def eyes(c, skin, iris, lash="fur3", dx=43, w=19, open=0.92, y=269, r=9.5, white="linen1", line=1.0, crease=True):
    """Almonds with the iris cut by the lid. `open` 1 is relaxed; `line` is the weight of the lashes."""
    light, middle, shade, deep = skin
    up, down = 12 * open, 9 * open
    for side in (0, 1):
        cx = 240 - dx
        put = (lambda d: d) if side == 0 else mirror
        # The hollow between the brow and the eye, deeper toward the nose.
        c.path(shade, put(f"M{cx-w-6} {y-2} C{cx-w+4} {y-up-11} {cx+w-8} {y-up-13} {cx+w+8} {y-14} C{cx+w+10} {y-4} {cx+w+6} {y+4} {cx+w} {y+5} C{cx+8} {y+2} {cx-12} {y+2} {cx-w-6} {y-2}Z"), 0.8)
        c.path(white, put(f"M{cx-w} {y+1} C{cx-w+7} {y-up-2} {cx+w-9} {y-up-3} {cx+w} {y+4} C{cx+w-9} {y+down+3} {cx-w+9} {y+down+3} {cx-w} {y+1}Z"))
        ex = cx if side == 0 else WIDTH - cx
        c.circle(iris, ex, y - 0.5, r)
        c.circle("ink3", ex, y - 0.5, r * 0.5)
        # The lid's shadow on the eye.
        c.path("ink3", put(f"M{cx-w} {y+1} C{cx-w+7} {y-up-2} {cx+w-9} {y-up-3} {cx+w} {y+4} C{cx+w-9} {y-up+5} {cx-w+9} {y-up+5} {cx-w} {y+1}Z"), 0.22)
        c.circle("linen0", ex - r * 0.36, y - r * 0.36, r * 0.27)
        t = 3.4 * line
        c.path(lash, put(f"M{cx-w-3} {y+1} C{cx-w+6} {y-up-2-t} {cx+w-9} {y-up-3-t} {cx+w+1} {y+5} C{cx+w-9} {y-up+1} {cx-w+8} {y-up+2} {cx-w-3} {y+1}Z"))
        c.path(deep, put(f"M{cx-w+2} {y+6} C{cx-w+10} {y+down+4} {cx+w-10} {y+down+4} {cx+w-1} {y+6} C{cx+w-9} {y+down+6} {cx-w+9} {y+down+6.5} {cx-w+2} {y+6}Z"), 0.6)
        if crease:
            c.path(deep, put(f"M{cx-w-2} {y-7} C{cx-w+8} {y-up-9} {cx+w-8} {y-up-9} {cx+w+1} {y-5} C{cx+w-8} {y-up-6} {cx-w+9} {y-up-6} {cx-w-2} {y-7}Z"), 0.7)


def brows(c, colour, dx=43, y=243, thick=9, arch=6, length=25, shade=None):
    for side in (0, 1):
        cx = 240 - dx
        put = (lambda d: d) if side == 0 else mirror
        c.path(
            shade if side and shade else colour,
            put(
                f"M{cx+length-2} {y+3} C{cx+length} {y-thick/2} {cx+10} {y-arch-thick/2} {cx-4} {y-arch-thick/2}"
                f" C{cx-16} {y-arch-thick/3} {cx-length+2} {y-2} {cx-length-3} {y+7}"
                f" C{cx-length+6} {y+2} {cx-14} {y-arch+thick/2+1} {cx-2} {y-arch+thick/2} C{cx+10} {y-arch+thick/2+1} {cx+18} {y+2} {cx+length-2} {y+3+thick/2.2}Z"
            ),
        )


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


def round_eyes(c, x, y, r, iris, pupil=0.5, slit=False, rim=None, shine="linen0"):
    """Eyes without white: iris, pupil or slit, and a spark of light."""
    for cx in (x, WIDTH - x):
        if rim:
            c.circle(rim, cx + 1, y + 1.5, r * 1.22)
        c.circle(iris, cx, y, r)
        if slit:
            c.ellipse("ink3", cx, y, r * 0.22, r * 0.86)
        elif pupil:
            c.circle("ink3", cx, y, r * pupil)
        c.ellipse(shine, cx - r * 0.36, y - r * 0.38, r * 0.2, r * 0.17)


def tilted(x, y, rx, ry, lean):
    """An ellipse whose right end is turned down by `lean` degrees, as a path."""
    a = radians(lean)
    k = 0.552

    def at(u, v):
        return f"{x + u * rx * cos(a) - v * ry * sin(a):.1f} {y + u * rx * sin(a) + v * ry * cos(a):.1f}"

    quarters = [((u, v), (-v, u)) for u, v in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    curves = (
        f"C{at(u + k * s, v + k * t)} {at(s + k * u, t + k * v)} {at(s, t)}" for (u, v), (s, t) in quarters
    )
    return f"M{at(1, 0)}" + "".join(curves) + "Z"


def dark_eyes(c, x, y, rx, ry, lean=0, rim=None, tone="ink3", sheen="ink0"):
    """Large eyes without white that lean, the left one given."""
    if rim:
        c.both(rim, tilted(x, y, rx * 1.22, ry * 1.22, lean))
    c.both(tone, tilted(x, y, rx * 1.06, ry * 1.06, lean))
    for cx in (x, WIDTH - x):
        c.ellipse(sheen, cx - rx * 0.28, y - ry * 0.30, rx * 0.40, ry * 0.34, 0.55)
        c.ellipse("linen0", cx - rx * 0.34, y - ry * 0.40, rx * 0.16, ry * 0.14)

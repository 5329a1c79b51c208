"""The two gunships of the Republic."""

from .empire import wings
from .grounds import *
from .solid import *


def gunship(s):
    """The nose and the wings that the two gunships share."""
    sec = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, t - 0.6), (w, b + 0.4), (w * 0.7, b))
    s.loft(WHITE, sec(6.6, 0.5, 0.9, -0.6), sec(5.6, 1.0, 1.3, -1.1), sec(3.4, 1.3, 2.3, -1.4), sec(2.2, 1.4, 2.8, -1.4), bias=0.2)
    s.loft(PANE, hull(6.5, (0.4, 0.8), (0.6, 0.5)), hull(5.4, (0.6, 1.75), (0.85, 0.9)), hull(4.4, (0.6, 1.8), (0.8, 1.2)), bias=1)
    s.loft(PANE, hull(4.3, (0.5, 1.9), (0.75, 1.6)), hull(3.3, (0.6, 2.95), (0.85, 2)), hull(2.0, (0.6, 3.0), (0.8, 2.2)), bias=1)
    for x0, x1, z0, z1 in ((6.4, 5.5, 0.9, 1.7), (4.2, 3.4, 2.0, 2.9)):
        s.paint(GLASS, (x0, 0.4, z0), (x1, 0.54, z1), (x1, 0.0, z1), (x0, 0.0, z0), out=(1, 0, 0.6), bias=2)
    s.paint(MAROON, (5.4, 1.03, 0.5), (2.4, 1.42, 0.9), (2.4, 1.42, 0.2), (5.4, 1.03, 0), both=True, bias=0.8, far=-3)
    s.loft(WHITE, sec(2.4, 1.2, 3.0, 1.6), sec(-3.4, 1.3, 3.1, 1.4), sec(-5, 0.9, 2.7, 1.2), bias=0.1)
    s.loft(WHITE, sec(-4.2, 0.7, 2.4, 1.0), sec(-9.4, 0.35, 2.4, 1.5))
    s.prism(WHITE, "y", [(-8, 2.2), (-9.8, 2.2), (-10.4, 4.2), (-9.4, 4.2)], -0.1, 0.1, bias=0.2)
    s.box(WHITE, -9.8, -8.6, -1.8, 1.8, 1.8, 2.0)
    wings(s, ((1.4, 1.2, 2.8), (-3.2, 1.2, 2.8)), ((-0.6, 6.6, 2.2), (-3.4, 6.6, 2.2)), 0.16, bias=0.2)
    s.paint(MAROON, (0.3, 3.6, 2.72), (-3.2, 3.6, 2.72), (-3.3, 4.5, 2.64), (-0.1, 4.5, 2.64), out=(0, 0, 1), both=True, bias=0.8)
    s.lathe(GREY, "x", (0, 1.0, 3.5), [(-4.4, 0.5), (-3.8, 0.7), (0.6, 0.7), (1.2, 0.55)], 10, both=True, bias=0.8)
    s.disc(DARK, (1.22, 1.0, 3.5), "x", 0.45, both=True, bias=1.4)
    s.glow((-4.6, 1.0, 3.5), 1.1, both=True, bias=0)
    s.ball(PANE, (-1.4, 4.2, 2.1), 0.5, both=True, bias=0.2)
    s.lathe(SLATE, "x", (0, 5.4, 2.0), [(-3, 0.2), (0.4, 0.25), (1.0, 0.05)], 6, both=True, bias=0.3)
    s.ball(GREY, (4.4, 1.15, -0.6), 0.42, both=True, bias=0.4)
    s.beam(DARK, (4.4, 1.2, -0.6), (6, 1.2, -0.7), 0.1, both=True, bias=0.8)


def laat_i():
    c = land(("sunset0", "coral1", "skin1"), "clay1", "fur1", horizon=392, hills=(30, 80, 24, 60, 120, 40, 20), far="sunset0")
    s = Solid(yaw=38, pitch=12, bank=-6, near=3.8)
    gunship(s)
    # The open bay with two soldiers at the rails.
    s.box(WHITE, -3.6, 2.2, -1.5, 1.5, -1.5, -1.0)
    s.box(DARK, -3.4, 2.0, -0.2, 0.2, -1.0, 2.0, bias=-0.2)
    s.box(WHITE, -4.2, -3.4, -1.5, 1.5, -1.5, 2.0)
    for x in (1.2, -0.6, -2.2):
        s.beam(WHITE, (x, 1.0, -1.0), (x, 1.0, 0.9), 0.36, 0.42, n=6, bias=0.3)
        s.ball(WHITE, (x, 1.0, 1.2), 0.34, bias=0.3)
        s.box(BLACK, x + 0.1, x + 0.3, 1.2, 1.36, 1.1, 1.26, bias=1)
    s.draw(c, width=540, y=205)
    return c


def laat_c():
    c = land(("clay0", "sand1", "sand0"), "clay1", "fur1", horizon=396, hills=(16, 40, 90, 50, 24, 70, 34), far="skin2")
    s = Solid(yaw=144, pitch=10, bank=5, near=3.8)
    gunship(s)
    # A walker hangs in the clamps.
    s.box(GREY, -3.4, -2.8, -1.2, 1.2, 0, 1.6)
    s.box(GREY, 1.4, 2.0, -1.2, 1.2, 0, 1.6)
    sec = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, t - 0.5), (w, b + 0.4), (w * 0.7, b))
    s.loft(BONE, sec(3.6, 0.8, -0.2, -1.2), sec(2.4, 1.3, 0.4, -1.6), sec(-3.6, 1.3, 0.4, -1.6), sec(-4.4, 0.9, 0, -1.2), bias=-0.1)
    for x in (2, -0.6, -3.2):
        for y in (1, -1):
            s.beam(GREY, (x, 1.2 * y, -0.9), (x + 0.2, 2.1 * y, -1.3), 0.4, n=5, bias=0.2)
            s.beam(GREY, (x + 0.2, 2.1 * y, -1.2), (x + 0.3, 2.2 * y, -2.9), 0.34, n=5, bias=0.2)
            s.lathe(GREY, "z", (x + 0.3, 2.2 * y, -3.1), [(-0.2, 0.55), (0.2, 0.4)], 8, bias=0.2)
    s.draw(c, width=535, y=205)
    return c


GUNSHIPS = {"50": laat_i, "51": laat_c}

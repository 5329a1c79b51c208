"""The bright ships of Naboo, and the small craft of the Sith and the Separatists."""

from math import cos, pi, sin

from .empire import wings
from .grounds import *
from .solid import *

SHEEN = ("ice0", "ice1", "steel3", "ink0")
CHROME = ("steel0", "ice1", "steel3", "ink0")


def n1():
    c = space(39, "night2", "night0", world="jade1", x=150, y=650, r=300, shade="teal0")
    s = Solid(yaw=38, pitch=26, bank=-14, near=4)
    s.loft(GOLD, *[ring(x, y, z, z=o, n=14) for x, y, z, o in ((3.6, 0.2, 0.12, 0), (2.6, 1.0, 0.35, 0), (0.4, 1.25, 0.55, 0), (-2, 0.9, 0.55, 0.05), (-5, 0.35, 0.3, 0.1))])
    s.beam(CHROME, (-4.8, 0, 0.1), (-9.4, 0, 0.2), 0.3, 0.03, n=8)
    s.paint(CHROME, (3.5, 0.3, 0.14), (1.4, 0.7, 0.42), (1.4, -0.7, 0.42), (3.5, -0.3, 0.14), bias=1)
    wings(s, ((2.2, 0.9, 0), (-2, 0.8, 0)), ((0.6, 3.6, 0), (-1.8, 3.6, 0)), 0.14, material=GOLD)
    s.lathe(GOLD, "x", (0, 3.9, 0), [(-2.4, 0.45), (1.6, 0.62)], 12, both=True, bias=0.3)
    s.lathe(CHROME, "x", (0, 3.9, 0), [(1.6, 0.64), (2.4, 0.52), (3.1, 0)], 12, both=True, bias=0.5)
    s.beam(CHROME, (-2.4, 3.9, 0), (-6.4, 3.9, 0.1), 0.3, 0.03, n=8, both=True)
    s.glow((-2.5, 4.2, 0), 0.9, both=True, bias=0.3)
    s.lathe(PANE, "z", (-0.6, 0, 0.4), [(0, 0.75), (0.45, 0.62), (0.7, 0.3), (0.75, 0)], 12, bias=0.8)
    s.paint(GLASS, (0.0, 0.3, 0.82), (-0.4, 0.1, 1.08), (-0.4, -0.35, 1.08), (0.0, -0.4, 0.82), out=(1, 0, 1), bias=1.4)
    s.ball(BLUE, (-1.9, 0, 0.6), 0.42, bias=0.8)
    s.draw(c, width=530)
    return c


def royal():
    c = sky("teal0", "sea0", "jade0", bank="steel0", seed=40, low=170, high=440)
    s = Solid(yaw=36, pitch=24, bank=-10, near=4)
    sec = lambda x, w, h: hull(x, (w * 0.35, h), (w * 0.75, h * 0.55), (w, 0), (w * 0.6, -h * 0.4))
    s.loft(CHROME, sec(10, 0.25, 0.15), sec(8, 1.2, 0.6), sec(3, 2.3, 1.1), sec(-1.5, 2.9, 1.2), sec(-5, 2.4, 0.8))
    # Swept wings that end in the pods of the engines.
    s.loft(SHEEN, [(2.4, 2.2, 0.1), (-4.8, 2.2, 0.1), (-4.8, 2.2, -0.3), (2.4, 2.2, -0.3)], [(-2.6, 6.2, 0.1), (-6.6, 6.2, 0.1), (-6.6, 6.2, -0.2), (-2.6, 6.2, -0.2)], [(-5, 7.6, 0.1), (-6.8, 7.6, 0.1), (-6.8, 7.6, -0.1), (-5, 7.6, -0.1)], both=True)
    s.lathe(CHROME, "x", (0, 4.6, 0.1), [(-7.2, 0.7), (-6, 0.95), (-1.6, 0.8), (0.2, 0.1)], 12, 0.7, both=True, bias=0.6)
    s.glow((-7.5, 4.6, 0.1), 1.7, both=True, bias=-0.5)
    s.loft(CHROME, hull(4.4, (0.3, 1.1), (0.8, 0.8)), hull(2, (0.5, 1.75), (1.1, 1)), hull(-3.6, (0.5, 1.7), (1.1, 1)), hull(-5.4, (0.3, 0.9), (0.8, 0.6)), bias=0.8)
    s.paint(PANE, (4.2, 0.32, 1.15), (3, 0.42, 1.52), (3, -0.42, 1.52), (4.2, -0.32, 1.15), bias=1.6)
    s.paint(SLATE, (7.6, 0.8, 0.42), (4.4, 1.6, 0.68), (4.4, 1.5, 0.8), (7.6, 0.72, 0.5), both=True, bias=1)
    for x in (1.2, -0.4, -2):
        s.paint(SLATE, (x, 1.0, 1.16), (x - 0.8, 1.0, 1.16), (x - 0.8, 0.8, 1.38), (x, 0.8, 1.38), both=True, bias=1.6, far=-3)
    s.draw(c, width=540, y=205)
    return c


def diplomatic_barge():
    c = sky("dusk2", "coral1", "skin1")
    towers(c, "sunset0", 43, low=60, high=180, opacity=0.7)
    towers(c, "violet4", 44, low=30, high=110, opacity=0.8)
    s = Solid(yaw=144, pitch=26, bank=8, near=4)
    # A flying wing: a crescent of chrome with a small hull in its middle.
    rim = [(5.5, 0), (4.6, 2.2), (2, 5), (-2, 8), (-3.4, 8.6), (-3.6, 8), (-2.6, 4.4), (-3.4, 1.6), (-3.6, 0)]
    outline = rim + [(x, -y) for x, y in rim[-2:0:-1]]
    s.loft(CHROME, [(x, y, -0.3) for x, y in outline], [(x, y, 0.15) for x, y in outline], [(x * 0.86 - 0.2, y * 0.86, 0.5) for x, y in outline])
    s.loft(CHROME, hull(5.2, (0.2, 0.5), (0.4, 0.3)), hull(2, (0.6, 1.3), (1.2, 0.5)), hull(-2.6, (0.6, 1.3), (1.3, 0.5)), hull(-4, (0.3, 0.7), (0.7, 0.4)), bias=0.8)
    for y in (1.9, 3.4, 5, 6.6):
        s.paint(SHEEN, *[(x, w, 0.54) for x, w in ((4.2 - y * 0.66, y), (3.5 - y * 0.66, y + 0.9), (-2.2, y + 0.9), (-2.2, y))], out=(0, 0, 1), both=True, bias=0.4)
    s.paint(PANE, (4.6, 0.3, 0.68), (3, 0.5, 1.12), (3, -0.5, 1.12), (4.6, -0.3, 0.68), bias=2)
    for y in (2.6, 4.4):
        s.lathe(CHROME, "x", (0, y, 0.4), [(-3.6, 0.4), (-1, 0.5), (1.6 - y * 0.3, 0.1)], 10, both=True, bias=0.8)
        s.glow((-3.9, y, 0.4), 1.1, both=True, bias=-0.3)
    s.draw(c, width=530, y=195)
    return c


def yacht():
    c = land(("blue0", "ice1", "sand0"), "sand1", "clay0", horizon=370, hills=(18, 40, 22, 56, 26, 34, 12), far="skin2")
    s = Solid(yaw=34, pitch=22, bank=-8, near=4)
    # Slim, wide in the middle, with wings that sweep forward into two needles.
    sec = lambda x, w, h: hull(x, (w * 0.4, h), (w, 0), (w * 0.5, -h * 0.5))
    s.loft(CHROME, sec(9, 0.08, 0.06), sec(5, 0.7, 0.4), sec(1, 1.3, 0.9), sec(-3, 1.6, 1), sec(-6, 0.9, 0.6), sec(-8, 0.3, 0.2))
    s.loft(SHEEN, [(1.4, 1.1, 0.12), (-5, 1.3, 0.12), (-5, 1.3, -0.12), (1.4, 1.1, -0.12)], [(-0.4, 4.6, 0.1), (-3.6, 4.6, 0.1), (-3.6, 4.6, -0.1), (-0.4, 4.6, -0.1)], [(3.6, 5.8, 0.05), (-3, 5.8, 0.05), (-3, 5.8, -0.05), (3.6, 5.8, -0.05)], both=True)
    s.beam(CHROME, (-4.6, 5.8, 0), (6, 5.8, 0), 0.42, 0.05, n=8, both=True, bias=0.4)
    s.glow((-4.9, 5.8, 0), 1.1, both=True, bias=-0.4)
    s.paint(PANE, (3.6, 0.3, 0.56), (1.4, 0.46, 0.88), (1.4, -0.46, 0.88), (3.6, -0.3, 0.56), bias=1)
    s.glow((-8, 0, 0), 1.5, bias=-0.5)
    s.draw(c, width=530, y=195)
    return c


def skiff():
    c = land(("ink2", "fur2", "red2"), "ink2", "ink3", horizon=372, hills=(40, 96, 30, 70, 24, 110, 46), far="ink1")
    c.path("orange0", "M0 420 C120 404 220 436 340 418 C470 400 560 430 640 414 L640 430 C540 444 470 418 340 434 C220 448 110 420 0 436Z", 0.9)
    s = Solid(yaw=148, pitch=18, bank=6, near=4)
    sec = lambda x, w, h: hull(x, (w * 0.4, h), (w, 0), (w * 0.5, -h * 0.7))
    s.loft(CHROME, sec(9.4, 0.05, 0.05), sec(6, 0.6, 0.5), sec(2, 1.2, 1.1), sec(-3, 1.5, 1.3), sec(-6, 0.8, 0.7))
    s.loft(CHROME, hull(3.2, (0.3, 0.9), (0.7, 0.6)), hull(1, (0.5, 1.7), (0.9, 0.8)), hull(-3.4, (0.4, 1.7), (0.8, 0.9)), bias=0.6)
    s.paint(PANE, (3, 0.3, 1.0), (1.3, 0.48, 1.6), (1.3, -0.48, 1.6), (3, -0.3, 1.0), bias=1.4)
    wings(s, ((-0.4, 1.2, 0.2), (-5, 1.2, 0.2)), ((-4, 5.4, 1.4), (-6.4, 5.4, 1.4)), 0.12, material=SHEEN)
    wings(s, ((-1.4, 1.0, -0.5), (-5, 1.0, -0.5)), ((-4.6, 3.6, -2), (-6.2, 3.6, -2)), 0.1, material=SHEEN)
    s.beam(CHROME, (-7, 5.4, 1.4), (-1.6, 5.4, 1.4), 0.3, 0.03, n=8, both=True, bias=0.3)
    s.glow((-6.6, 0, 0), 2.0, bias=-0.5)
    s.draw(c, width=530, y=195)
    return c


def scimitar():
    c = land(("sunset0", "coral1", "skin1"), "clay1", "fur1", horizon=376, hills=(20, 70, 44, 84, 30, 56, 16), far="sunset0")
    s = Solid(yaw=36, pitch=16, bank=-6, near=4)
    s.loft(SLATE, *[ring(x, y, z, z=o, n=10) for x, y, z, o in ((11, 0.12, 0.12, -0.2), (7, 0.5, 0.5, -0.1), (3, 1.0, 0.95, 0), (0.4, 1.5, 1.5, 0))])
    s.loft(DARK, *[ring(x, y, z, n=12) for x, y, z in ((0.6, 2.0, 2.0), (-2.4, 2.2, 2.2), (-5, 1.8, 1.8), (-5.8, 1.1, 1.1))])
    s.lathe(SLATE, "x", (0, 0, 0), [(-0.2, 2.15), (0.7, 2.05)], 12, bias=0.3)
    s.paint(PANE, (4.6, 0.36, 0.78), (2, 0.6, 1.14), (2, -0.6, 1.14), (4.6, -0.36, 0.78), bias=1)
    # Wings that stand out, then fold down and forward.
    s.box(DARK, -4.6, -1.4, 1.8, 4.6, -0.3, 0.3, both=True)
    for up in (1, -1):
        q = [(-0.4, 4.4, 0), (-5.4, 4.4, 0), (-5.6, 5.8, 3.2 * up), (-2.6, 5.8, 3.2 * up)]
        n = normal(q)
        s.loft(SLATE, [tuple(p[i] - 0.12 * n[i] for i in range(3)) for p in q], [tuple(p[i] + 0.12 * n[i] for i in range(3)) for p in q], both=True, bias=0.3, far=-0.3)
        s.paint(BLACK, *[(p[0] * 0.8 - 0.7, p[1] * 1.0 + 0.14, p[2] * 0.8 + 0.3 * up) for p in q], out=(0, 1, 0), both=True, bias=0.7, far=-2)
    s.glow((-6, 0, 0), 2.0, bias=-0.8)
    s.draw(c, width=530, y=200, glow="orange0")
    return c


def solar_sailer():
    c = space(58, "night1", "sunset0", world="clay1", x=500, y=660, r=320, shade="fur2")
    s = Solid(yaw=42, pitch=16, bank=-4, near=4)
    # A great fan of sail, lit through, before a slim pod.
    sail = [(2.6 * cos(a) * 1.1, 5.2 * sin(a), 4.2 + 3.8 * cos(a)) for a in (pi * i / 12 for i in range(-11, 12))]
    for i, (p, q) in enumerate(zip(sail, sail[1:])):
        s.mesh((SAND, GOLD)[i % 2], [[p, q, (-0.6, 0, 1.2)], [q, p, (-0.6, 0, 1.2)]], bias=-0.2)
        if i % 2:
            s.beam(BROWN, (-0.6, 0, 1.2), p, 0.07, n=4, bias=0.2)
    s.loft(BROWN, *[ring(x, y, z, z=o, n=12) for x, y, z, o in ((5, 0.15, 0.1, -0.6), (3, 0.9, 0.6, -0.3), (0.6, 1.3, 0.95, 0), (-2, 1.2, 1, 0.2), (-4, 0.6, 0.6, 0.5))], bias=0.4)
    s.paint(PANE, (3.6, 0.5, -0.02), (1.8, 0.62, 0.5), (1.8, -0.62, 0.5), (3.6, -0.5, -0.02), bias=1.4)
    s.beam(BROWN, (-0.6, 0, 0.6), (-0.6, 0, 2), 0.3, bias=0.4)
    s.beam(BROWN, (2.6, 0.8, -0.6), (6.2, 0.5, -1), 0.16, 0.04, n=5, both=True, bias=0.5)
    s.glow((-4.4, 0, 0.5), 1.3, bias=-0.4)
    s.draw(c, height=360, y=210, glow="orange0")
    return c


def belbullab():
    c = land(("sunset0", "skin2", "sand0"), "clay0", "clay1", horizon=380, hills=(60, 20, 90, 30, 24, 80, 40), far="skin2")
    s = Solid(yaw=38, pitch=22, bank=-10, near=4)
    sec = lambda x, w, h: hull(x, (w * 0.4, h), (w, 0.05), (w, -0.1), (w * 0.4, -h * 0.6))
    # A flat plate with two horns and three drums behind.
    s.loft(BONE, sec(2.6, 1.4, 0.5), sec(0, 2.2, 1), sec(-3, 2.0, 1.0))
    wings(s, ((3.4, 1.2, 0), (-2.8, 1.4, 0)), ((6.4, 3.0, -0.1), (-2.2, 4.6, -0.1)), 0.16, material=BONE)
    s.paint(RUST, (4.6, 2.4, 0.16), (5.9, 3, 0.1), (0.6, 3.9, 0.1), (0.6, 3.2, 0.14), out=(0, 0, 1), both=True, bias=0.8)
    s.loft(PANE, hull(1.8, (0.3, 0.8), (0.6, 0.6)), hull(0.2, (0.4, 1.5), (0.8, 0.9)), hull(-1.6, (0.4, 1.4), (0.8, 0.9)), bias=0.8)
    s.paint(GLASS, (1.7, 0.3, 0.9), (0.4, 0.38, 1.48), (0.4, -0.1, 1.48), (1.7, -0.1, 0.9), bias=1.6)
    s.lathe(SLATE, "x", (0, 4.7, 0), [(-3.4, 0.7), (-2.8, 0.95), (0, 0.9), (0.8, 0.5)], 12, both=True, bias=0.3)
    s.lathe(SLATE, "x", (0, 0, 0.5), [(-4.4, 0.8), (-3.8, 1.1), (-1.4, 1.0)], 12, bias=0.2)
    s.beam(DARK, (0.6, 4.7, 0), (3, 4.7, 0), 0.16, both=True, bias=0.4)
    for y, z in ((0, 0.5), (4.7, 0)):
        s.glow((-4.4 if not y else -3.6, y, z), 1.5, both=y > 0, bias=-0.5)
    s.draw(c, width=520, y=200)
    return c


NABOO = {"39": n1, "40": royal, "41": scimitar, "43": diplomatic_barge, "49": yacht, "58": solar_sailer, "64": skiff, "74": belbullab}

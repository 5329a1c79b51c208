"""The ships of the Clone Wars, of the Republic and of the Separatists."""

from math import cos, pi, sin

from .empire import wings
from .grounds import *
from .solid import *


def delta7():
    c = space(48, "night2", "night0", world="clay1", x=140, y=650, r=300, shade="fur2")
    s = Solid(yaw=36, pitch=26, bank=-12, near=4)
    sec = lambda x, w, h: hull(x, (w * 0.35, h), (w, 0.06), (w, -0.06), (w * 0.35, -h * 0.7))
    s.loft(RED, sec(8.6, 0.06, 0.06), sec(2, 1.9, 0.65), sec(-3.4, 3.4, 0.9), sec(-4.2, 3.3, 0.7))
    s.paint(WHITE, (7.6, 0.1, 0.14), (2, 0.66, 0.68), (-3.3, 1.1, 0.96), (-3.3, -1.1, 0.96), (2, -0.66, 0.68), (7.6, -0.1, 0.14), out=(0, 0, 1), bias=0.6)
    s.paint(WHITE, (2.4, 1.3, 0.35), (-2.6, 2.9, 0.32), (-3.4, 2.6, 0.45), (0.6, 1.35, 0.48), both=True, out=(0, 0.2, 1), bias=0.6)
    s.paint(RED, (1.4, 0.5, 0.75), (0.4, 0.6, 0.82), (0.4, -0.6, 0.82), (1.4, -0.5, 0.75), out=(0, 0, 1), bias=0.9)
    s.loft(PANE, hull(-0.2, (0.3, 0.86), (0.5, 0.8)), hull(-1.4, (0.45, 1.6), (0.85, 0.9)), hull(-2.8, (0.4, 1.45), (0.8, 0.95)), bias=3)
    s.paint(GLASS, (-0.3, 0.3, 0.95), (-1.3, 0.42, 1.62), (-1.3, -0.1, 1.62), (-0.3, -0.1, 0.95), bias=3.6)
    s.loft(WHITE, hull(-2.7, (0.4, 1.5), (0.8, 0.9)), hull(-4, (0.4, 0.95), (0.7, 0.8)), bias=2.6)
    s.ball(BLUE, (-0.4, 1.5, 0.6), 0.4, bias=1)
    for y in (0.8, 2.2):
        s.box(SLATE, -4.7, -4, y - 0.5, y + 0.5, -0.35, 0.35, both=True, bias=-0.2)
        s.glow((-4.8, y, 0), 1.0, both=True, bias=-0.5)
    s.draw(c, width=530)
    return c


def eta2():
    c = space(65, "night2", "violet4", world="coral1", x=520, y=660, r=310, shade="sunset0")
    s = Solid(yaw=42, pitch=22, bank=-12, near=4)
    s.loft(GREEN, hull(2.6, (0.6, 0.35), (0.9, 0), (0.5, -0.35)), hull(0.4, (0.7, 0.7), (1.2, 0), (0.6, -0.6)), hull(-2.6, (0.8, 0.7), (1.3, 0), (0.7, -0.6)))
    # Two prongs, a round window, and plates that open at the tips.
    s.loft(YELLOW, [(2.6, 0.5, 0.3), (2.6, 1.1, 0.2), (2.6, 1.1, -0.2), (2.6, 0.5, -0.3)], [(5.6, 0.8, 0.06), (5.6, 1.05, 0.06), (5.6, 1.05, -0.06), (5.6, 0.8, -0.06)], both=True)
    s.ball(YELLOW, (0.7, 0, 0.5), 0.95, bias=0.2)
    s.lathe(GREY, "x", (0, 0, 0.55), [(1.3, 0.8), (1.5, 0.72)], 16, bias=1)
    s.disc(BLACK, (1.52, 0, 0.55), "x", 0.66, n=16, bias=1.2)
    for i in range(4):
        u, v = cos(pi * i / 4), sin(pi * i / 4)
        s.paint(GREY, *[(1.56, u * l - v * w, 0.55 + v * l + u * w) for l, w in ((0.7, 0.05), (-0.7, 0.05), (-0.7, -0.05), (0.7, -0.05))], out=(1, 0, 0), bias=1.4)
    wings(s, ((1.6, 1.1, 0), (-2.4, 1.2, 0)), ((0.6, 3.2, 0), (-2.2, 3.2, 0)), 0.1, material=GREEN)
    s.paint(YELLOW, (1.1, 1.5, 0.14), (0.5, 2.9, 0.14), (-0.6, 2.9, 0.14), (-0.3, 1.5, 0.14), out=(0, 0, 1), both=True, bias=0.5)
    for up in (1, -1):
        wings(s, ((0.7, 3.2, 0.08 * up), (-2.4, 3.2, 0.08 * up)), ((0.1, 3.7, 1.5 * up), (-2.6, 3.7, 1.5 * up)), 0.08, material=GREEN, bias=0.2)
    s.ball(RED, (-0.3, 1.7, 0.2), 0.42, bias=0.6)
    s.beam(DARK, (2.4, 1.2, 0), (4.4, 1.25, 0), 0.12, both=True, bias=0.5)
    s.lathe(SLATE, "x", (0, 0.6, 0), [(-3.2, 0.5), (-2.4, 0.6)], 10, both=True)
    s.glow((-3.3, 0.6, 0), 1.2, both=True, bias=-0.5)
    s.draw(c, width=520)
    return c


YELLOW = ("gold0", "gold2", "gold3", "gold4")


def arc170():
    c = space(66, "night1", "dusk2", world="ice1", x=140, y=660, r=310, shade="night0")
    s = Solid(yaw=42, pitch=18, bank=-10, near=4)
    body = lambda x, w, h, z=0: hull(x, (w * 0.5, h + z), (w, 0.1 + z), (w * 0.7, -h + z))
    s.loft(WHITE, body(-6.6, 0.4, 0.4), body(-3, 1.0, 0.8), body(1, 1.2, 0.9), body(5.4, 0.7, 0.5, -0.1), body(6.8, 0.4, 0.3, -0.2))
    s.paint(MAROON, (5.2, 0.36, 0.46), (6.6, 0.22, 0.16), (6.6, -0.22, 0.16), (5.2, -0.36, 0.46), bias=0.8)
    s.paint(MAROON, (4.6, 0.85, 0.06), (1, 1.22, 0.14), (1, 1.12, -0.2), (4.6, 0.78, -0.16), both=True, bias=0.8, far=-3)
    for x0, h in ((2.8, 0.55), (0.2, 0.7), (-3.2, 0.6)):
        s.loft(PANE, hull(x0 + 1.2, (0.3, 0.75), (0.5, 0.6)), hull(x0 + 0.2, (0.35, 0.8 + h), (0.7, 0.8)), hull(x0 - 1.2, (0.3, 0.8), (0.6, 0.7)), bias=1)
    wings(s, ((2, 1.1, 0.1), (-2.4, 1.1, 0.1)), ((1.2, 9, 0.3), (-1.6, 9, 0.3)), 0.14)
    wings(s, ((-0.6, 1.1, -0.2), (-2.6, 1.1, -0.2)), ((-1, 7.4, -1.9), (-2.4, 7.4, -1.9)), 0.1, bias=-0.3)
    wings(s, ((-0.6, 1.1, 0.5), (-2.6, 1.1, 0.5)), ((-1, 7.4, 2.2), (-2.4, 7.4, 2.2)), 0.1, bias=0.2)
    for f0, f1 in ((4.4, 5.6), (6.4, 8.4)):
        s.paint(MAROON, (1.8 - f0 * 0.08, f0, 0.4), (1.8 - f1 * 0.08, f1, 0.45), (-1.8, f1, 0.45), (-1.9, f0, 0.4), out=(0, 0, 1), both=True, bias=0.5)
    s.lathe(GREY, "x", (0, 2.7, 0.1), [(-4.2, 0.85), (-3.4, 1.1), (1.8, 1.15), (2.6, 1.0)], 12, both=True, bias=0.3)
    s.lathe(MAROON, "x", (0, 2.7, 0.1), [(1.4, 1.2), (2.1, 1.16)], 12, both=True, bias=0.5)
    s.lathe(DARK, "x", (0, 2.7, 0.1), [(2.6, 0.85), (2.7, 0.5)], 12, both=True, bias=0.6)
    s.glow((-4.4, 2.7, 0.1), 1.5, both=True, bias=-0.5)
    s.lathe(GREY, "x", (0, 9, 0.3), [(-2.4, 0.3), (2, 0.4)], 8, both=True, bias=0.3)
    s.beam(SLATE, (2, 9, 0.3), (6, 9, 0.3), 0.14, both=True, bias=0.4)
    s.beam(SLATE, (-6.4, 0, 0.3), (-8, 0, 0.4), 0.1)
    s.draw(c, width=545, glow="orange0")
    return c


def vwing():
    c = space(75, "night2", "night1", world="skin1", x=520, y=670, r=320, shade="skin2")
    s = Solid(yaw=40, pitch=16, bank=-12, near=4)
    sec = lambda x, w, h: hull(x, (w * 0.45, h), (w, 0.05), (w, -0.1), (w * 0.5, -h * 0.7))
    s.loft(WHITE, sec(7, 0.15, 0.1), sec(3.4, 0.8, 0.5), sec(0, 1.6, 0.8), sec(-3.2, 2.0, 0.9), sec(-4, 1.6, 0.7))
    s.paint(MAROON, (6, 0.16, 0.22), (3.4, 0.38, 0.54), (3.4, -0.38, 0.54), (6, -0.16, 0.22), bias=0.8)
    s.paint(MAROON, (2.8, 0.94, 0.1), (-2.8, 1.9, 0.14), (-2.8, 1.5, 0.5), (2.2, 0.8, 0.36), both=True, bias=0.8, far=-3)
    s.loft(PANE, hull(1.6, (0.3, 0.75), (0.5, 0.6)), hull(0.2, (0.4, 1.45), (0.8, 0.8)), hull(-1.4, (0.35, 1.3), (0.7, 0.8)), bias=1)
    s.paint(GLASS, (1.5, 0.3, 0.84), (0.3, 0.4, 1.44), (0.3, -0.1, 1.44), (1.5, -0.1, 0.84), bias=1.8)
    s.ball(RED, (-2.2, 0, 1.15), 0.42, bias=0.8)
    # Each side ends in a pair of fins that stand in a V.
    s.box(SLATE, -3.2, -0.6, 1.6, 2.6, -0.2, 0.2, both=True)
    for up in (1, -1):
        wings(s, ((0.8, 2.5, 0.1 * up), (-3.6, 2.5, 0.1 * up)), ((-1.4, 3.5, 3.5 * up), (-3.8, 3.5, 3.5 * up)), 0.1, material=GREY, bias=0.2)
        s.paint(MAROON, (-1, 2.75, 1.2 * up), (-3.4, 2.75, 1.2 * up), (-3.5, 3.0, 2 * up), (-1.2, 3.0, 2 * up), out=(0, 1, 0.3), both=True, bias=0.7)
    for z in (0.5, -0.5):
        s.beam(DARK, (0.8, 2.6, z), (2.8, 2.6, z), 0.12, both=True, bias=0.5)
    s.glow((-4.2, 0, 0), 1.8, bias=-0.5)
    s.draw(c, width=500, height=340)
    return c


def venator():
    c = space(63, "night2", "night0", world="coral1", x=500, y=650, r=300, shade="sunset0")
    s = Solid(yaw=32, pitch=22, near=2.8)
    rim = [(10, 0.12), (8, 1.0), (-1.6, 3.7), (-3, 4.6), (-5.4, 4.7), (-6, 3.4)]
    top = [hull(x, (w * 0.22, h), (w, 0.1), (w, -0.1), (w * 0.3, -h * 0.8)) for (x, w), h in zip(rim, (0.12, 0.34, 0.95, 1.1, 1.3, 1.2))]
    s.loft(WHITE, *top)
    # The red stripe down the doors of the bow.
    s.paint(MAROON, (9.2, 0.1, 0.26), (-1.4, 0.6, 1.0), (-1.4, -0.6, 1.0), (9.2, -0.1, 0.26), out=(0, 0, 1), bias=0.8)
    s.paint(WHITE, (8.8, 0.02, 0.3), (-1.4, 0.08, 1.04), (-1.4, -0.08, 1.04), (8.8, -0.02, 0.3), out=(0, 0, 1), bias=1)
    s.paint(MAROON, (-2.0, 3.2, 0.4), (-3.2, 4.3, 0.22), (-4.4, 4.3, 0.24), (-3.4, 2.8, 0.6), both=True, out=(0, 0.2, 1), bias=0.8)
    s.paint(SLATE, (7.6, 1.12, 0.02), (-1.4, 3.66, 0.04), (-1.4, 3.66, -0.06), (7.6, 1.12, -0.04), both=True, bias=0.5, far=-3)
    s.loft(GREY, [(-0.8, 0.8, 0.9), (-0.8, -0.8, 0.9), (-5.6, -1.6, 1.1), (-5.6, 1.6, 1.1)], [(-1.6, 0.5, 1.6), (-1.6, -0.5, 1.6), (-5.4, -1.2, 1.9), (-5.4, 1.2, 1.9)], bias=1.5)
    for y in (1.0, -1.0):
        s.loft(GREY, [(-3.2, y - 0.35, 1.6), (-3.2, y + 0.35, 1.6), (-4.6, y + 0.4, 1.6), (-4.6, y - 0.4, 1.6)], [(-3.8, y - 0.25, 2.8), (-3.8, y + 0.25, 2.8), (-4.5, y + 0.25, 2.8), (-4.5, y - 0.25, 2.8)], bias=3)
        s.box(WHITE, -4.7, -3.5, y - 0.55, y + 0.55, 2.8, 3.2, bias=4)
        s.box(MAROON, -4.4, -3.45, y - 0.3, y + 0.3, 3.2, 3.3, bias=5)
    for i in range(4):
        x = 0.2 - i * 1.1
        s.ball(GREY, (x - 0.6, 1.75 + i * 0.36, 0.72), 0.24, both=True, bias=0.9)
    for y in (1, 2.4):
        s.glow((-6.4, y, 0), 1.5, both=True, bias=-1.5)
    s.draw(c, width=540)
    return c


def acclamator():
    c = land(("sunset0", "skin2", "sand0"), "clay1", "fur1", horizon=384, hills=(22, 60, 26, 84, 40, 60, 20), far="clay1")
    s = Solid(yaw=146, pitch=14, near=3)
    sec = lambda x, w, h, k: hull(x, (w * 0.3, h), (w, 0.15), (w, -0.2), (w * 0.35, -k))
    s.loft(WHITE, sec(9, 0.3, 0.2, 0.25), sec(4, 2.4, 0.7, 0.9), sec(-2, 4.4, 1.2, 1.5), sec(-5, 4.2, 1.4, 1.6), sec(-6.2, 2.6, 1.2, 1.2))
    s.paint(MAROON, (8, 0.3, 0.34), (4, 0.78, 0.74), (4, -0.78, 0.74), (8, -0.3, 0.34), out=(0, 0, 1), bias=0.6)
    s.paint(SLATE, (8, -0.6, 0.04), (-1.8, -4.38, 0.06), (-1.8, -4.38, -0.12), (8, -0.6, -0.08), bias=0.5)
    s.paint(MAROON, (3, -2.5, 0.42), (-1.6, -4, 0.42), (-2.4, -3.3, 0.72), (2.4, -2.0, 0.56), out=(0, -0.3, 1), bias=0.6)
    s.loft(GREY, [(0.6, 0.8, 0.9), (0.6, -0.8, 0.9), (-5.6, -1.6, 1.2), (-5.6, 1.6, 1.2)], [(-0.6, 0.5, 1.7), (-0.6, -0.5, 1.7), (-5.2, -1.2, 2.0), (-5.2, 1.2, 2.0)], bias=1.4)
    s.loft(GREY, [(-3, 0.5, 1.9), (-3, -0.5, 1.9), (-4.6, -0.7, 1.9), (-4.6, 0.7, 1.9)], [(-3.6, 0.35, 2.9), (-3.6, -0.35, 2.9), (-4.5, -0.45, 2.9), (-4.5, 0.45, 2.9)], bias=3)
    s.box(WHITE, -4.6, -3.3, -0.9, 0.9, 2.9, 3.3, bias=4)
    for x in (4.6, 1.4, -1.8):
        s.ball(GREY, (x, -(5 - x) * 0.32, 0.8), 0.3, bias=1)
    s.box(SLATE, -4.8, -0.6, -1.4, 1.4, -2.2, -1.3, bias=-0.4)
    for y in (0.8, 2):
        s.glow((-6.6, y, 0), 1.5, both=True, bias=-1)
    s.draw(c, width=535, y=200)
    return c


def control_ship():
    c = space(32, "night2", "night0", world="jade1", x=320, y=720, r=380, shade="teal0")
    s = Solid(yaw=72, pitch=24, bank=-6, near=3.4)
    # A split ring, open at the front, around a ball.
    a0, n = 0.34, 22
    for i in range(n):
        a, b = a0 + (2 * pi - 2 * a0) * i / n, a0 + (2 * pi - 2 * a0) * (i + 1) / n
        q = lambda a: [(r * cos(a), r * sin(a), z) for r, z in ((10, 0.5), (9.4, 1.2), (6.2, 1.0), (5.6, 0.3), (5.6, -0.3), (6.2, -1.0), (9.4, -1.2), (10, -0.5))]
        s.loft(BONE, q(a), q(b))
        s.paint(DARK, *[(10.05 * cos(t), 10.05 * sin(t), z) for t, z in ((a + 0.03, 0.2), (b - 0.03, 0.2), (b - 0.03, -0.15), (a + 0.03, -0.15))], bias=0.4)
        if i % 3 == 1:
            s.paint(SAND, *[(r * cos(t), r * sin(t), 1.24 - (9.4 - r) * 0.06) for r, t in ((9, a), (9, b), (7, b), (7, a))], out=(0, 0, 1), bias=0.5)
    s.box(BONE, -6.4, -1, -1.5, 1.5, -0.8, 0.8, bias=-1)
    s.ball(BONE, (0, 0, 0), 3.4, bias=-0.6)
    s.lathe(SAND, "z", (0, 0, 0), [(-0.3, 3.45), (0.3, 3.45)], 20, bias=1)
    s.box(BONE, -0.9, 0.9, -0.9, 0.9, 3.0, 4.2, bias=2)
    s.beam(SLATE, (0, 0, 4), (0, 0, 5.6), 0.12, n=4, bias=2)
    s.draw(c, width=545, y=195)
    return c


def providence():
    c = space(59, "night2", "violet4", world="skin1", x=150, y=670, r=310, shade="sunset0")
    s = Solid(yaw=28, pitch=14, near=3.4)
    s.loft(BLUE, *[ring(x, y, z, z=o, n=12) for x, y, z, o in ((12, 0.15, 0.15, -0.2), (9, 0.8, 0.7, -0.1), (3, 1.2, 1.2, 0), (-3, 1.4, 1.6, 0.1), (-6, 1.7, 1.9, 0), (-9, 1.3, 1.4, 0))])
    s.loft(BLUE, *[ring(x, y, z, z=o, n=10) for x, y, z, o in ((8, 0.3, 0.2, 0.6), (5, 0.7, 0.6, 0.8), (-2, 0.8, 0.8, 1.2), (-5, 0.5, 0.5, 1.3))], bias=0.8)
    for x in (6.4, 3.6, 0.8, -2):
        s.lathe(SAND, "x", (0, 0, 0), [(x, 1.32 - x * 0.03), (x + 0.5, 1.3 - x * 0.03)], 12, 1.08, bias=0.3)
    # Fins fore and aft, and the tall tower of the bridge.
    for up in (1, -1):
        s.prism(NAVY, "y", [(-5, 1.4 * up), (-8.6, 1.2 * up), (-10.4, 3.6 * up), (-8.4, 3.2 * up)], -0.2, 0.2, bias=0.2 * up)
        wings(s, ((-5.4, 1.4, 0.4 * up), (-8.6, 1.2, 0.4 * up)), ((-8.8, 3.4, 1.6 * up), (-10.2, 3.4, 1.6 * up)), 0.16, material=BLUE)
    s.prism(BLUE, "y", [(-2.6, 1.6), (-5.4, 1.6), (-5.4, 5), (-4.2, 5.3)], -0.3, 0.3, bias=1)
    s.loft(BLUE, hull(-5.9, (0.4, 5.8), (0.6, 5.4), (0.4, 5)), hull(-3.4, (0.3, 5.7), (0.5, 5.4), (0.3, 5.1)), bias=2)
    s.paint(GOLD, (-3.8, 0.56, 5.5), (-5.4, 0.62, 5.5), (-5.4, 0.62, 5.3), (-3.8, 0.56, 5.3), bias=3)
    for y, z in ((0.8, 0.7), (0.8, -0.7)):
        s.glow((-9.4, y, z), 1.3, both=True, bias=-0.5)
    s.draw(c, width=540, glow="orange0")
    return c


def munificent():
    c = space(68, "night2", "dusk2", world="skin2", x=500, y=670, r=320, shade="sunset0")
    s = Solid(yaw=30, pitch=12, near=3.6)
    sec = lambda x, w, h, o=0: hull(x, (w * 0.5, h + o), (w, o), (w * 0.6, -h + o))
    # A bow like a beak over a chin of guns, a thin middle, wings of antennae, a thick stern.
    s.loft(GREY, sec(11.6, 0.2, 0.2, -0.2), sec(9, 0.8, 0.7), sec(5, 1.1, 1.0), sec(3.4, 0.6, 0.6))
    s.loft(GREY, sec(3.6, 0.5, 0.6), sec(-4, 0.6, 0.8), bias=-0.2)
    s.loft(GREY, sec(-3.4, 0.9, 1.2), sec(-6, 1.4, 1.7), sec(-9, 1.5, 1.5), sec(-9.8, 1, 1))
    s.box(DARK, 6, 10, -0.3, 0.3, -1.8, -1.0, bias=-0.2)
    s.beam(DARK, (9, 0, -1.5), (12.2, 0, -1.6), 0.14)
    s.prism(BLUE, "y", [(7.4, 0.8), (5, 1.0), (4, 3.0), (5, 3.0)], -0.15, 0.15, bias=0.6)
    s.prism(GREY, "y", [(-4, 1.3), (-7, 1.6), (-6.4, 4.4), (-5.2, 4.4)], -0.3, 0.3, bias=0.6)
    s.loft(GREY, hull(-6.9, (0.5, 5), (0.7, 4.6), (0.5, 4.3)), hull(-4.6, (0.4, 4.9), (0.5, 4.6), (0.4, 4.3)), bias=1.4)
    for x in (2.2, 0.4, -1.4):
        s.box(SLATE, x, x + 0.9, -1.1, 1.1, -0.4, 0.4, bias=0.2)
        s.beam(GREY, (x + 0.4, 0, 0.5), (x + 0.4, 0, 1.8), 0.1, n=4, bias=0.4)
    wings(s, ((-4.6, 1.2, 0), (-8, 1.4, 0)), ((-8.4, 4.4, -0.8), (-9.8, 4.4, -0.8)), 0.15, material=GREY)
    s.prism(GREY, "y", [(-5.4, -1.4), (-8.6, -1.3), (-9.6, -3.8), (-8.4, -3.6)], -0.2, 0.2)
    s.paint(BLUE, (8.6, 0.86, 0.04), (5.2, 1.08, 0.08), (5.2, 0.9, 0.5), (8.6, 0.74, 0.36), both=True, bias=0.6, far=-3)
    s.paint(BLUE, (-5.6, 1.32, 0.2), (-8.8, 1.46, 0.2), (-8.8, 1.2, 0.7), (-5.6, 1.1, 0.7), both=True, bias=0.6, far=-3)
    for y, z in ((0.7, 0.5), (0.7, -0.6)):
        s.glow((-10.2, y, z), 1.3, both=True, bias=-0.5)
    s.draw(c, width=540)
    return c


def theta():
    c = sky("night1", "violet4", "sunset0")
    towers(c, "night1", 61, low=60, high=150, opacity=0.8)
    towers(c, "night2", 62, low=20, high=90, opacity=0.9)
    s = Solid(yaw=140, pitch=10, bank=5, near=4)
    s.loft(GREY, hull(-5, (1.1, 1.3), (1.8, 0.4), (1.4, -1.1)), hull(2.6, (1.1, 1.3), (1.8, 0.3), (1.4, -1.1)))
    s.loft(MAROON, hull(2.4, (0.9, 1.0), (1.5, 0), (1.2, -1)), hull(4.4, (0.8, 0.8), (1.3, -0.1), (1, -0.9)), hull(6, (0.4, 0), (0.6, -0.4), (0.4, -0.8)), bias=0.3)
    s.paint(PANE, (4.5, 0.72, 0.78), (5.7, 0.4, 0.2), (5.7, -0.4, 0.2), (4.5, -0.72, 0.78), bias=1.2)
    s.paint(PANE, (4.4, 0.94, 0.6), (5.6, 0.56, 0.1), (5.4, 0.7, -0.2), (4.4, 1.24, 0), both=True, bias=1.2, far=-2)
    s.prism(GREY, "y", [(1.8, 1.2), (-4.8, 1.2), (-5.4, 5), (-3.8, 5)], -0.16, 0.16, bias=0.3)
    s.paint(MAROON, (0.4, -0.2, 1.6), (-3.2, -0.2, 4.6), (-4.2, -0.2, 4.6), (-2, -0.2, 1.6), out=(0, -1, 0), bias=0.6)
    # The lower wings stand straight out, then bend down.
    wings(s, ((2.0, 1.7, 0.2), (-4.6, 1.7, 0.2)), ((0.6, 4.4, 0.9), (-4.8, 4.4, 0.9)), 0.16, material=GREY)
    wings(s, ((0.6, 4.4, 0.9), (-4.8, 4.4, 0.9)), ((-1.8, 6.2, -2.6), (-5, 6.2, -2.6)), 0.16, material=MAROON, bias=0.2)
    s.beam(DARK, (1.8, 1.8, -0.4), (4, 1.8, -0.5), 0.14, both=True, bias=0.6)
    s.glow((-5.2, 0.7, 0.2), 1.5, both=True, bias=-0.6)
    s.draw(c, width=500, height=330, y=205)
    return c


REPUBLIC = {
    "32": control_ship, "48": delta7, "52": acclamator, "59": providence, "61": theta, "63": venator,
    "65": eta2, "66": arc170, "68": munificent, "75": vwing,
}

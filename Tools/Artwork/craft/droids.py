"""The machines of the Trade Federation and its droids."""

from math import cos, pi, sin

from .grounds import *
from .solid import *

MTT = ("skin2", "clay1", "fur0", "fur2")
OCHRE = ("sand1", "clay0", "fur0", "fur2")


def meadow(seed=0, horizon=346):
    return land(("blue0", "ice0", "jade0"), "moss2", "moss3", horizon=horizon, far="jade1", hills=((20, 44, 26, 60, 34, 50, 24), (50, 24, 40, 18, 46, 62, 30), (16, 30, 58, 40, 20, 34, 54))[seed % 3])


def vulture():
    c = space(33, "night2", "dusk2", world="jade1", x=500, y=650, r=300, shade="teal0")
    s = Solid(yaw=46, pitch=20, bank=-12, near=4)
    # Two claws of twin wings on a round neck, and a head with two red eyes.
    s.lathe(SLATE, "z", (0, 0, 0), [(-0.7, 1.0), (0, 1.6), (0.7, 1.0)], 14)
    s.loft(SLATE, hull(3.0, (0.2, 0.3), (0.6, 0.1), (0.3, -0.2)), hull(2.2, (0.4, 0.7), (0.9, 0.1), (0.5, -0.3)), hull(0.6, (0.3, 0.6), (0.6, 0), (0.3, -0.3)), bias=0.6)
    for side in (1, -1):
        s.paint(RED, (2.95, 0.18 * side, 0.36), (2.5, 0.7 * side, 0.42), (2.3, 0.7 * side, 0.52), (2.7, 0.2 * side, 0.5), out=(1, 0, 1), bias=1.4)
    for z, up in ((0.35, 1), (-0.35, -1)):
        blade = [(1.2, 1.2, z), (4.4, 3.0, z + 0.7 * up), (4.8, 3.5, z + 0.8 * up), (0.8, 3.6, z + 0.9 * up), (-3.2, 3.2, z + 0.7 * up), (-3.6, 2.6, z + 0.6 * up), (-1.2, 1.2, z)]
        n = normal(blade)
        s.loft(SLATE if up < 0 else GREY, [tuple(p[i] - 0.13 * n[i] for i in range(3)) for p in blade], [tuple(p[i] + 0.13 * n[i] for i in range(3)) for p in blade], both=True, bias=0.3 * up)
        s.paint(BLUE, (1.4, 1.9, z + 0.42 * up), (3.6, 3.0, z + 0.85 * up), (1.2, 3.1, z + 0.95 * up), (0, 2.0, z + 0.5 * up), out=(0, 0, 1), both=True, bias=0.8)
        s.beam(DARK, (4.2, 3.1, z + 0.6 * up), (5.6, 3.5, z + 0.7 * up), 0.12, 0.05, both=True, bias=0.4)
    s.box(SLATE, -1.2, 1.0, 1.0, 3.0, -0.35, 0.35, both=True)
    s.glow((-1.8, 0, 0), 1.4, bias=-0.4)
    s.draw(c, width=520, glow="orange0", y=205)
    return c


def mtt():
    c = meadow(0)
    shadow(c, 320, 414, 260, 18)
    s = Solid(yaw=38, pitch=8, near=3.2)
    # A bulging brow like an elephant's over a blunt, ribbed mouth.
    sec = lambda x, w, t, b: hull(x, (w * 0.55, t), (w * 0.9, t - 0.9), (w, (t + b) * 0.5), (w * 0.95, b))
    s.loft(MTT, sec(7.4, 1.8, 3.2, 0.8), sec(7, 2.4, 4.6, 0.5), sec(5.4, 2.9, 6.2, 0.4), sec(2, 3.2, 7.2, 0.4), sec(-4, 3.2, 7, 0.4), sec(-8, 2.7, 5.6, 0.6))
    s.loft(BROWN, sec(7.6, 1.6, 3, 0.9), sec(7.2, 1.7, 3.2, 0.9), bias=0.5)
    for z in (1.3, 1.8, 2.3):
        s.paint(OCHRE, (7.64, 1.2, z), (7.64, -1.2, z), (7.64, -1.2, z + 0.2), (7.64, 1.2, z + 0.2), out=(1, 0, 0), bias=1)
    s.paint(OCHRE, (6.9, 1.1, 4.75), (5.6, 1.4, 6.15), (5.6, -1.4, 6.15), (6.9, -1.1, 4.75), out=(1, 0, 1), bias=1)
    for y in (0.7, 1.6):
        s.beam(DARK, (6.6, y, 4.2 - y * 0.3), (8.4, y, 4.0 - y * 0.3), 0.16, both=True, bias=1)
    for x in (4.4, 1.6, -1.2, -4):
        s.paint(OCHRE, (x, 3.14, 4.7), (x - 2, 3.18, 4.7), (x - 2, 3.22, 3.9), (x, 3.18, 3.9), both=True, bias=0.8, far=-3)
        s.paint(BROWN, (x, 3.16, 2.4), (x - 2, 3.2, 2.4), (x - 2, 3.16, 1.0), (x, 3.14, 1.0), both=True, bias=0.8, far=-3)
    s.box(BROWN, -6.8, 3, -1, 1, 6.6, 7.6, bias=0.8)
    for x in (1.4, -1.4, -4.2):
        s.lathe(DARK, "z", (x, 0, 7.6), [(0, 0.7), (0.3, 0.6)], 8, bias=1.4)
    s.lathe(DARK, "x", (0, 2.2, 1.0), [(-8.6, 0.6), (-7.6, 0.7)], 8, both=True, bias=-0.5)
    s.draw(c, floor=406, height=350, width=530)
    return c


def aat():
    c = meadow(1)
    shadow(c, 320, 412, 230, 16)
    s = Solid(yaw=40, pitch=14, near=3.6)
    # A shovel of a foot, a narrow chest, a turret with a long gun.
    foot = [(5.6, 0), (5.2, 1.6), (3.6, 2.9), (0.5, 3.4), (-2.8, 2.6), (-3.6, 0)]
    foot += [(x, -y) for x, y in foot[-2:0:-1]]
    at = lambda k, z, dx=0: [(x * k + dx, y * k, z) for x, y in foot]
    s.loft(OCHRE, at(0.96, 0.2), at(1, 0.7), at(0.8, 1.7, -0.2), at(0.5, 2.3, -0.6))
    for i in range(-2, 3):
        a = i * 0.42
        s.disc(DARK, (4.95 - abs(i) * 0.32, 1.35 * i, 0.85), "x", 0.3, n=8, bias=1.2)
    s.loft(OCHRE, [(2.4, 0.9, 1.9), (2.4, -0.9, 1.9), (-2.6, -1.2, 1.9), (-2.6, 1.2, 1.9)], [(0.8, 0.8, 4.4), (0.8, -0.8, 4.4), (-3.4, -1, 4.4), (-3.4, 1, 4.4)], bias=0.5)
    s.paint(BROWN, (2.2, 0.6, 2.3), (2.2, -0.6, 2.3), (1.2, -0.5, 3.9), (1.2, 0.5, 3.9), out=(1, 0, 0.4), bias=1)
    s.loft(OCHRE, [(1.4, 0.9, 4.3), (1.4, -0.9, 4.3), (-4.2, -1.6, 4.3), (-4.2, 1.6, 4.3)], [(0.6, 0.8, 5.6), (0.6, -0.8, 5.6), (-4, -1.2, 5.7), (-4, 1.2, 5.7)], bias=1)
    s.box(BROWN, -3.6, -1.6, -0.7, 0.7, 5.6, 6.2, bias=1.4)
    s.beam(OCHRE, (0.8, 0, 5.0), (3, 0, 5.1), 0.42, n=8, bias=1.4)
    s.beam(SLATE, (3, 0, 5.1), (6.6, 0, 5.3), 0.24, n=8, bias=1.4)
    for y in (1.8, -1.8):
        s.beam(BROWN, (-1, y * 0.5, 3.4), (0, y, 3.3), 0.3, n=6, bias=0.7)
        s.lathe(OCHRE, "x", (0, y, 3.3), [(-1, 0.4), (1.2, 0.35)], 8, bias=0.8)
        s.beam(SLATE, (1.2, y, 3.3), (3.8, y, 3.3), 0.13, bias=0.9)
    s.draw(c, floor=404, width=520, height=345)
    return c


def stap():
    c = meadow(2)
    shadow(c, 320, 420, 110, 10)
    s = Solid(yaw=34, pitch=6, near=3.8)
    s.loft(OCHRE, hull(1.6, (0.2, 1.2), (0.4, 0.9), (0.2, 0.5)), hull(0.6, (0.4, 2.6), (0.7, 1.6), (0.4, -0.2)), hull(-0.6, (0.4, 2.2), (0.7, 1.4), (0.3, -0.4)))
    s.box(BROWN, -1.4, 0.4, -0.5, 0.5, -0.5, -0.2, bias=0.2)
    s.prism(OCHRE, "y", [(0.9, 1.8), (1.8, 4.2), (1.2, 4.4), (0, 2)], -0.3, 0.3, bias=0.4)
    s.beam(DARK, (1.5, 0.9, 4.0), (1.5, -0.9, 4.0), 0.13, bias=0.5)
    s.beam(OCHRE, (0.4, 0.5, 0.6), (0.2, 2.0, -1.6), 0.22, n=4, both=True, bias=0.2)
    s.lathe(SLATE, "z", (0.2, 2.0, -2), [(-1.2, 0.3), (0.6, 0.45)], 8, both=True, bias=0.2)
    for y in (0.9, -0.9):
        s.lathe(OCHRE, "x", (0, y, 1.6), [(-0.8, 0.32), (1.2, 0.32)], 8, bias=0.6)
        s.beam(DARK, (1.2, y, 1.6), (3.8, y, 1.5), 0.12, bias=0.6)
    # The battle droid that stands on it: thin limbs, a long head.
    b = 1.0
    for y in (0.32, -0.32):
        s.beam(BONE, (-1.2, y, 2.2), (-0.8, y, 0.9), 0.22, n=6, bias=b)
        s.beam(BONE, (-0.8, y, 0.9), (-1.3, y, -0.2), 0.19, n=6, bias=b)
        s.beam(BONE, (-1.1, y * 2.2, 4.0), (-0.5, y * 2.8, 2.9), 0.19, n=6, bias=b)
        s.beam(BONE, (-0.5, y * 2.8, 2.9), (1.3, y * 2, 3.9), 0.16, n=6, bias=b + 0.4)
    s.loft(BONE, [(-1.4, 0.3, 2.1), (-1.4, -0.3, 2.1), (-0.9, -0.3, 2.1), (-0.9, 0.3, 2.1)], [(-1.6, 0.75, 4.2), (-1.6, -0.75, 4.2), (-0.6, -0.6, 4.2), (-0.6, 0.6, 4.2)], bias=b)
    s.box(BROWN, -2.2, -1.6, -0.5, 0.5, 2.9, 4.5, bias=b - 0.4)
    s.beam(BONE, (-1.1, 0, 4.2), (-0.9, 0, 4.8), 0.16, n=6, bias=b)
    s.loft(BONE, [(-1.5, 0.36, 4.8), (-1.5, -0.36, 4.8), (-1.4, -0.42, 5.7), (-1.4, 0.42, 5.7)], [(0.7, 0.2, 4.2), (0.7, -0.2, 4.2), (0.6, -0.26, 4.6), (0.6, 0.26, 4.6)], bias=b + 0.4)
    s.paint(DARK, (-0.7, 0.4, 5.1), (-0.4, 0.38, 4.95), (-0.4, 0.36, 4.8), (-0.7, 0.38, 4.92), out=(0, 1, 0), bias=b + 1)
    s.draw(c, floor=404, height=378, width=420)
    return c


def c9979():
    c = sky("blue0", "ice0", "jade0", bank="steel0", seed=37, low=240, high=440)
    s = Solid(yaw=58, pitch=16, near=3)
    # Two great wings like a plough's, on a narrow body.
    rows = lambda y, x0, x1, z: [(x0, y, z + 0.5), (x0 + 0.3, y, z), (x0, y, z - 0.5), (x1, y, z - 0.3), (x1, y, z + 0.3)]
    s.loft(OCHRE, rows(0.8, 2.4, -1.6, 2.2), rows(5, 0.8, -2.6, 2.5), rows(9, -1.8, -4.2, 2.8), rows(10, -2.6, -4.4, 2.8), both=True)
    s.loft(OCHRE, rows(0.8, 4.6, -2.2, -1.2), rows(5, 3.0, -2.6, -1.6), rows(9.4, 0.6, -4, -2.0), rows(10.6, -0.4, -4.2, -2.0), both=True, bias=0.2)
    s.loft(OCHRE, hull(6.4, (0.5, -0.4), (0.8, -0.9), (0.5, -1.8)), hull(3, (0.9, 1.4), (1.3, 0), (0.9, -2)), hull(-3, (1, 3), (1.3, 1), (0.9, -1.6)), bias=0.4)
    s.box(BROWN, 0.4, 1.4, -0.7, 0.7, 2.4, 3.4, bias=1)
    s.paint(PANE, (1.44, 0.6, 3.2), (1.44, -0.6, 3.2), (1.44, -0.6, 2.9), (1.44, 0.6, 2.9), out=(1, 0, 0), bias=1.6)
    for y in (3, 5.6, 8):
        x = 4.5 - y * 0.42
        s.paint(BROWN, (x - 0.6, y, -1.02 - y * 0.09), (x - 0.8, y + 1.3, -1.12 - y * 0.09), (x - 2.4, y + 1.3, -1.2 - y * 0.09), (x - 2.2, y, -1.1 - y * 0.09), out=(0, 0, 1), both=True, bias=1)
        s.paint(BROWN, (x - 2.6, y, 2.95), (x - 2.9, y + 1.1, 3.0), (x - 4.4, y + 1.1, 3), (x - 4.2, y, 2.95), out=(0, 0, 1), both=True, bias=1)
    s.glow((-3.2, 0, 1), 1.4, bias=-1)
    s.draw(c, width=545, y=195, glow="orange0")
    return c


def neimoidian():
    c = sky("night0", "teal0", "jade1")
    clouds(c, "jade0", 56, low=250, high=430, opacity=0.35)
    s = Solid(yaw=36, pitch=14, bank=-6, near=3.8)
    # A beetle: a rounded shell, two long feet that curl at the front.
    s.loft(GREY, *[ring(x, y, z, z=o, n=14) for x, y, z, o in ((5.6, 0.3, 0.2, 0.2), (4.4, 1.2, 0.8, 0.4), (1.6, 2.1, 1.7, 0.8), (-2.4, 2.3, 2.0, 0.9), (-5, 1.4, 1.2, 0.7), (-5.8, 0.6, 0.6, 0.6))])
    s.paint(PANE, (4.6, 0.7, 1.1), (3.2, 0.95, 1.75), (3.2, -0.95, 1.75), (4.6, -0.7, 1.1), out=(1, 0, 1), bias=1)
    s.loft(MAROON, [(4.4, 1.6, -0.4), (4.4, 2.2, -0.4), (4.4, 2.2, 0), (4.4, 1.6, 0)], [(0, 2.0, -0.8), (0, 3.0, -0.8), (0, 3.0, 0), (0, 2, 0.2)], [(-5, 1.6, -0.6), (-5, 2.4, -0.6), (-5, 2.4, 0.2), (-5, 1.6, 0.4)], both=True, bias=0.3)
    s.beam(GREY, (4.4, 1.9, -0.2), (7.4, 1.5, -0.4), 0.34, 0.24, n=6, both=True, bias=0.3)
    s.beam(GREY, (7.4, 1.5, -0.4), (8.6, 1.1, 0.4), 0.24, 0.06, n=6, both=True, bias=0.3)
    s.prism(MAROON, "y", [(-1.4, 2.8), (-4.6, 2.4), (-6.4, 4.6), (-5, 4.6)], -0.14, 0.14, bias=0.5)
    s.paint(MAROON, (1.8, 1.5, 2.05), (-3.6, 1.5, 2.25), (-3.6, 1.15, 2.5), (1.8, 1.15, 2.3), both=True, out=(0, 0.5, 1), bias=0.9, far=0)
    s.glow((-6, 0.7, 0.6), 1.2, both=True, bias=-0.6)
    s.draw(c, width=525, y=200)
    return c


def nantex():
    c = land(("sunset0", "clay1", "clay0"), "fur1", "fur2", horizon=384, hills=(60, 130, 40, 90, 30, 150, 70), far="clay1")
    s = Solid(yaw=38, pitch=18, bank=-10, near=4)
    # A needle of a beak that splits in front, a bulb of a cockpit, a hooked tail.
    for up in (1, -1):
        s.loft(RUST, [(0.6, 0.7, 0.7 * up), (0.6, -0.7, 0.7 * up), (0.6, -0.5, 0.1 * up), (0.6, 0.5, 0.1 * up)], [(4, 0.4, 0.95 * up), (4, -0.4, 0.95 * up), (4, -0.3, 0.45 * up), (4, 0.3, 0.45 * up)], [(9.4, 0.05, 0.25 * up), (9.4, -0.05, 0.25 * up), (9.4, -0.05, 0.15 * up), (9.4, 0.05, 0.15 * up)], bias=0.2 * up)
    s.loft(OCHRE, *[ring(x, y, z, z=o, n=12) for x, y, z, o in ((1.4, 0.7, 0.6, 0), (0, 1.3, 1.1, 0.1), (-2.4, 1.4, 1.2, 0.2), (-4, 0.8, 0.7, 0.3))])
    s.lathe(PANE, "z", (-0.8, 0, 0.7), [(0, 0.95), (0.6, 0.8), (0.95, 0.4), (1, 0)], 12, bias=0.8)
    s.paint(GLASS, (0, 0.35, 1.0), (-0.4, 0.3, 1.5), (-0.4, -0.25, 1.5), (0, -0.35, 1.0), out=(1, 0, 1), bias=1.8)
    s.loft(OCHRE, [(0.4, 1.2, 0.2), (-2.6, 1.3, 0.2), (-2.6, 1.3, -0.2), (0.4, 1.2, -0.2)], [(2.2, 3.0, 0.1), (-0.4, 3.2, 0.1), (-0.4, 3.2, -0.1), (2.2, 3.0, -0.1)], [(4.4, 3.2, 0), (1.4, 3.5, 0), (1.4, 3.5, -0.1), (4.4, 3.2, -0.1)], both=True)
    s.loft(RUST, hull(-3.6, (0.3, 0.8), (0.5, 0.4), (0.3, 0)), hull(-5.4, (0.2, 1.6), (0.4, 1.3), (0.2, 0.9)), hull(-5.6, (0.1, 3), (0.2, 2.8), (0.1, 2.6)), bias=0.2)
    s.glow((-4.3, 0, 0.1), 1.6, bias=-0.6)
    s.draw(c, width=530, y=195, glow="orange0")
    return c


def tri_fighter():
    c = space(67, "night2", "violet4", world="coral1", x=140, y=650, r=300, shade="sunset0")
    s = Solid(yaw=48, pitch=14, bank=-6, near=4)
    # Three claws around a ball that looks at us with three eyes.
    for k in range(3):
        a = pi / 2 + k * 2 * pi / 3
        u, v = cos(a), sin(a)
        arm = [(-3.2, 1.2, 2.0), (-1.4, 2.2, 3.4), (1.6, 2.4, 3.7), (4.0, 1.6, 2.8), (5.0, 0.9, 1.7)]
        rings = []
        for i, (x, inner, outer) in enumerate(arm):
            w = (0.8, 0.75, 0.6, 0.4, 0.06)[i]
            mid = (inner + outer) / 2
            rings.append([(x, u * r - v * t, v * r + u * t) for r, t in ((outer, w * 0.4), (mid, w), (inner, w * 0.4), (inner, -w * 0.4), (mid, -w), (outer, -w * 0.4))])
        s.loft(BLUE if k == 0 else NAVY, *rings, bias=0.2 if v < 0 and u > 0 else 0)
        s.beam(SLATE, (1.0, u * 2.2, v * 2.2), (3.8, u * 2.0, v * 2.0), 0.13, bias=0.2)
        s.beam(SLATE, (-1.2, u * 0.6, v * 0.6), (-1.6, u * 2.4, v * 2.4), 0.4, n=5)
    s.ball(GREY, (0.4, 0, 0), 1.5)
    s.lathe(SLATE, "x", (0, 0, 0), [(-3.2, 0.8), (-2.6, 1.1), (-0.4, 1.1)], 12, bias=-0.3)
    s.disc(DARK, (1.88, 0, 0), "x", 0.75, n=14, bias=2.4)
    for k in range(3):
        a = pi / 2 + k * 2 * pi / 3
        s.disc(RED, (1.95, 0.4 * cos(a), 0.4 * sin(a)), "x", 0.22, n=8, bias=2.8)
    s.glow((-3.4, 0, 0), 1.5, bias=-0.8)
    s.draw(c, height=350, width=500)
    return c


def droid_gunship():
    c = land(("moss2", "jade1", "jade0"), "sea0", "teal0", horizon=372, hills=(90, 40, 20, 16, 30, 60, 120), far="moss3", wave=3)
    s = Solid(yaw=42, pitch=18, bank=-8, near=3.8)
    # A wide shield with a round cockpit below its brow, missiles under the wings.
    outline = [(4.2, 0), (3.4, 2), (0.6, 5.4), (-1.4, 6.2), (-2.8, 5.4), (-2.6, 2.4), (-3.6, 0)]
    outline += [(x, -y) for x, y in outline[-2:0:-1]]
    s.loft(BLUE, [(x, y, 0.1 - 0.02 * y * y) for x, y in outline], [(x, y, 0.55 - 0.02 * y * y) for x, y in outline], [(x * 0.7 - 0.2, y * 0.72, 1.2 - 0.02 * y * y) for x, y in outline])
    s.loft(GREY, hull(4.0, (0.3, 0.6), (0.9, 0.1), (0.5, -0.6)), hull(1.4, (0.7, 2), (1.5, 0.6), (0.9, -1)), hull(-3.2, (0.6, 1.7), (1.2, 0.6), (0.8, -0.7)), bias=0.6)
    s.ball(RED, (3.2, 0, 0.0), 0.55, bias=0.8)
    s.disc(DARK, (3.76, 0, 0.0), "x", 0.3, n=10, bias=2.4)
    for y, z in ((2.4, -0.1), (4.2, -0.5)):
        s.lathe(SLATE, "x", (0, y, z), [(-2.2, 0.4), (1.6, 0.42), (2.2, 0.2)], 8, both=True, bias=0.4)
        s.lathe(RED, "x", (0, y, z), [(1.62, 0.34), (2.6, 0.05)], 8, both=True, bias=0.6)
    s.paint(NAVY, (0.6, 3.2, 0.74), (-1.2, 4, 0.66), (-1.8, 3.2, 0.74), (-0.4, 2.2, 0.96), out=(0, 0, 1), both=True, bias=0.9)
    s.beam(DARK, (2.6, 1.3, 0.2), (5.2, 1.3, 0.1), 0.14, both=True, bias=0.8)
    s.glow((-3.6, 0.9, 0.5), 1.2, both=True, bias=-0.6)
    s.draw(c, width=535, y=195)
    return c


DROIDS = {
    "33": vulture, "34": mtt, "35": aat, "36": stap, "37": c9979, "56": neimoidian, "57": nantex, "67": tri_fighter,
    "73": droid_gunship,
}

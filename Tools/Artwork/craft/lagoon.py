"""What the Gungans and the Wookiees build for water and above it."""

from math import cos, pi, sin

from .grounds import *
from .solid import *

BUBBLE = ("steel0", "ice1", "blue2", "blue3")
WOOD = ("sand1", "fur0", "fur1", "fur2")


def bongo():
    c = sky("sea0", "teal0", "night1")
    for x, w in ((80, 60), (230, 34), (420, 80), (560, 30)):
        c.path("jade0", f"M{x} 0 L{x + w} 0 L{x + w * 2 - 90} 480 L{x - w - 90} 480Z", 0.12)
    dice = Random(38)
    for _ in range(16):
        c.circle("jade0", dice.uniform(20, 620), dice.uniform(60, 460), dice.choice((2, 3, 5)), 0.45)
    c.path("night1", "M0 480 L0 430 C80 410 140 440 230 428 C330 414 420 446 520 424 C570 414 610 420 640 410 L640 480Z")
    s = Solid(yaw=38, pitch=26, bank=-6, near=4)
    # A ray: a broad head with three bubbles, fins at the sides, a tail of turning vanes.
    ray = [(5, 0), (4.6, 1.8), (3.2, 3.4), (0.8, 4.6), (-1.6, 4.2), (-3, 2.2), (-4.6, 0.9), (-5.4, 0)]
    ray += [(x, -y) for x, y in ray[-2:0:-1]]
    s.loft(WOOD, [(x * 0.9, y * 0.9, -0.5) for x, y in ray], [(x, y, 0) for x, y in ray], [(x * 0.78, y * 0.72, 0.7) for x, y in ray], [(x * 0.4, y * 0.36, 1.1) for x, y in ray])
    for x, y, r in ((3.4, 0, 1.25), (2.2, 2.3, 0.8)):
        s.lathe(BROWN, "z", (x, y, 0.5), [(0, r * 1.12), (0.25, r * 1.05)], 14, both=y > 0, bias=0.8)
        s.ball(BUBBLE, (x, y, 0.75), r, both=y > 0, bias=0.6)
    for k in range(4):
        a = k * pi / 2 + 0.5
        u, v = cos(a), sin(a)
        q = lambda x, r, w: (x, u * r - v * w, v * r + u * w)
        s.mesh(GREEN, [[q(-4.6, 0.3, 0.1), q(-6.4, 2.4, 0.3), q(-9.6, 3.2, 0.9), q(-7.8, 0.9, 0.2)], [q(-7.8, 0.9, 0.2), q(-9.6, 3.2, 0.9), q(-6.4, 2.4, 0.3), q(-4.6, 0.3, 0.1)]])
    s.lathe(BROWN, "x", (0, 0, 0), [(-8, 0.2), (-5, 0.7)], 10)
    s.glow((-6, 0, 0), 1.4, bias=-1)
    s.paint(GREEN, (1.6, 2.6, 0.78), (-0.9, 2.7, 0.78), (-1.6, 1.4, 0.86), (0.6, 1.2, 0.95), out=(0, 0, 1), both=True, bias=0.6)
    s.draw(c, width=530, y=210)
    return c


def lagoon():
    c = land(("moss2", "jade1", "jade0"), "sea0", "teal0", horizon=352, wave=3, hills=(140, 60, 24, 14, 20, 70, 160), far="moss3")
    trunks = (40, 22), (580, 28)
    wood(c, "fur2", trunks, low=372)
    for x, w in trunks:
        # The tree stands on an islet.
        c.path("moss3", f"M{x - 46} 392 C{x - 20} 376 {x + w + 20} 376 {x + w + 46} 392Z")
        for i in range(4):
            c.ellipse("moss3", x + w / 2 + 10 * (-1) ** i, 20 + i * 26, 70 - i * 8, 20)
    return c


def catamaran():
    c = lagoon()
    shadow(c, 320, 404, 240, 12, 0.25)
    s = Solid(yaw=38, pitch=16, bank=-3, near=3.8)
    boat = lambda x, w, t, b: [(x, 3 + w, t), (x, 3 - w, t), (x, 3 - w * 0.5, b), (x, 3 + w * 0.5, b)]
    s.loft(WOOD, boat(9, 0.05, 2.2, 2.0), boat(6, 0.6, 1.2, 0.4), boat(0, 0.9, 0.9, -0.1), boat(-5, 0.8, 1.0, 0.1), boat(-7, 0.4, 1.8, 1.2), both=True)
    s.paint(BROWN, (4.6, 3.9, 0.7), (-4.6, 3.94, 0.7), (-4.6, 3.86, 0.5), (4.6, 3.82, 0.5), out=(0, 1, 0), both=True, bias=0.6)
    for x in (3.6, -0.4, -4):
        s.beam(BROWN, (x, 3, 0.9), (x, -3, 0.9), 0.24, n=5, bias=0.2)
    s.box(WOOD, -3.6, 3.4, -1.6, 1.6, 0.9, 1.2, bias=0.6)
    s.loft(WOOD, [(2.8, 0.9, 1.2), (2.8, -0.9, 1.2), (-1.8, -1.1, 1.2), (-1.8, 1.1, 1.2)], [(1.8, 0.7, 2.2), (1.8, -0.7, 2.2), (-1.6, -0.9, 2.4), (-1.6, 0.9, 2.4)], bias=0.9)
    s.lathe(SLATE, "x", (0, 0, 2.2), [(-6.4, 0.8), (-5.6, 1.1), (-2.6, 1.1), (-1.8, 0.8)], 12, bias=1)
    s.lathe(GOLD, "x", (0, 0, 2.2), [(-4.4, 1.15), (-3.9, 1.15)], 12, bias=1.3)
    s.glow((-6.6, 0, 2.2), 1.6, bias=0)
    s.prism(WOOD, "y", [(-5.8, 1.6), (-7, 1.8), (-8, 4), (-6.8, 3.8)], 2.9, 3.1, both=True, bias=0.4)
    for x, y in ((1.0, 0.4), (-0.9, -0.3)):
        s.lathe(BROWN, "z", (x, y, 2.0), [(0, 0.5), (1.2, 0.6), (1.5, 0.4)], 8, bias=1.4)
        s.ball(BROWN, (x + 0.1, y, 3.8), 0.42, bias=1.6)
    s.draw(c, floor=398, width=535, height=300)
    return c


def fluttercraft():
    c = lagoon()
    s = Solid(yaw=144, pitch=18, bank=8, near=4)
    # A dragonfly of wood: two pairs of beating wings, a tail, a seat in the open.
    s.loft(WOOD, *[ring(x, y, z, z=o, n=10) for x, y, z, o in ((4.4, 0.3, 0.3, 0.2), (3, 1.0, 0.9, 0.1), (0.6, 1.2, 1.0, 0), (-2, 0.7, 0.6, 0.2), (-7.4, 0.14, 0.14, 0.8))])
    s.paint(BLACK, (1.2, 0.6, 1.0), (-0.8, 0.6, 0.9), (-0.8, -0.6, 0.9), (1.2, -0.6, 1.0), out=(0, 0, 1), bias=0.8)
    s.ball(BLUE, (3.6, 0.6, 0.6), 0.4, both=True, bias=0.5)
    wing = ("jade0", "jade1", "jade1", "sea0")
    for x, dx, z in ((1.2, 1.6, 2.0), (-1.0, -1.8, 1.4)):
        q = [(x + 0.5, 0.9, 0.6), (x + dx + 0.8, 4.4, z), (x + dx, 6.8, z + 0.4), (x + dx - 1.2, 5.6, z), (x - 0.5, 0.9, 0.6)]
        s.loft(wing, [(a, b, e - 0.05) for a, b, e in q], [(a, b, e + 0.05) for a, b, e in q], both=True, bias=0.3)
        s.beam(BROWN, q[0], q[1], 0.1, 0.08, n=4, both=True, bias=0.6)
        s.beam(BROWN, q[1], q[2], 0.08, 0.04, n=4, both=True, bias=0.6)
        s.beam(BROWN, (x, 0.9, 0.6), q[3], 0.08, 0.04, n=4, both=True, bias=0.6)
    s.prism(WOOD, "y", [(-6, 0.8), (-7.6, 0.8), (-8.4, 2.4), (-7.6, 2.4)], -0.08, 0.08)
    s.lathe(SLATE, "x", (0, 1.1, -0.4), [(-1.6, 0.3), (1.8, 0.4)], 8, both=True)
    s.lathe(BROWN, "z", (0.2, 0, 0.8), [(0, 0.5), (1.2, 0.55), (1.5, 0.4)], 8, bias=1.2)
    s.ball(BROWN, (0.3, 0, 2.6), 0.42, bias=1.4)
    s.beam(DARK, (3, 0.5, -0.4), (6, 0.5, -0.5), 0.12, both=True, bias=0.4)
    s.glow((-1.8, 1.1, -0.4), 0.8, both=True, bias=-0.2)
    s.draw(c, width=525, y=200)
    return c


BOATS = {"38": bongo, "69": catamaran, "70": fluttercraft}

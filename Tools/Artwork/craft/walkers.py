"""What walks and rolls: the machines on legs, on wheels and on treads."""

from math import cos, pi, sin

from .grounds import *
from .riders import rider
from .solid import *


def leg(s, material, points, radii, foot, bias=0.0, n=4):
    """Boxy limbs from joint to joint, round joints between, a foot at the end: (radius, height)."""
    for p, q, r in zip(points, points[1:], radii):
        s.beam(material, p, q, r, r * 0.85, n=n, bias=bias)
    for p in points[1:-1]:
        s.lathe(GREY, "y", p, [(-radii[0] * 0.95, radii[0] * 1.15), (radii[0] * 0.95, radii[0] * 1.15)], 10, bias=bias + 0.1)
    x, y, z = points[-1]
    s.lathe(material, "z", (x, y, z), [(-foot[1], foot[0]), (-foot[1] * 0.4, foot[0]), (0, foot[0] * 0.55)], 10, bias=bias)


def atat():
    c = land(("ice1", "ice0", "steel0"), "ice0", "steel0", horizon=352, hills=(14, 44, 26, 70, 34, 52, 18), far="ice1", wave=6)
    shadow(c, 340, 414, 190, 15, 0.18)
    s = Solid(yaw=34, pitch=3, near=3.2)
    body = lambda x, w, t, b, f=0.72: hull(x, (w * f, t), (w, t * 0.35 + 6 * 0.65), (w, b + 0.6), (w * 0.75, b))
    s.loft(GREY, body(-5.2, 1.5, 8.0, 4.6), body(-4.6, 1.9, 8.5, 4.4), body(3.4, 1.9, 8.5, 4.4), body(4.6, 1.5, 8.0, 5.0))
    for x in (-4.2, -1.4, 1.4):
        s.paint(SLATE, (x, 1.93, 6.6), (x + 2.4, 1.93, 6.6), (x + 2.4, 1.93, 5.5), (x, 1.93, 5.5), both=True, bias=0.5, far=-3)
        s.paint(WHITE, (x, 1.5, 8.1), (x + 2.4, 1.5, 8.1), (x + 2.4, 1.8, 7.3), (x, 1.8, 7.3), both=True, bias=0.5, far=-3)
    s.box(SLATE, -3.2, 2.4, -1.3, 1.3, 3.4, 4.5, bias=-0.2)
    # Neck and head with its guns at the chin.
    for x in (4.6, 5.1, 5.6):
        s.lathe(SLATE, "x", (0, 0, 6.2), [(x, 0.75), (x + 0.35, 0.75)], 10)
    s.loft(GREY, body(6, 1.3, 7.8, 5.2), body(7.4, 1.35, 7.9, 5.0), body(9.3, 1.05, 7.0, 5.2), bias=0.3)
    s.loft(SLATE, body(8.9, 0.8, 6.0, 4.7), body(9.9, 0.6, 5.9, 4.9), bias=0.3)
    s.paint(DARK, (9.34, 0.7, 6.8), (9.34, -0.7, 6.8), (9.34, -0.8, 6.4), (9.34, 0.8, 6.4), out=(1, 0, 0), bias=1)
    s.lathe(SLATE, "y", (7.2, 0, 6.4), [(1.3, 0.55), (1.7, 0.5)], 10, both=True, bias=0.5)
    s.beam(DARK, (7.2, 1.55, 6.3), (9.4, 1.55, 6.2), 0.13, both=True, bias=0.6)
    s.beam(DARK, (9.2, 0.4, 4.9), (11, 0.4, 4.8), 0.16, both=True, bias=0.6)
    for x, swing in ((3.2, 0.7), (-3.4, -0.5)):
        for y in (1.9, -1.9):
            d = swing if y > 0 else -swing * 0.8
            s.lathe(GREY, "y", (x, y, 4.6), [(-0.6, 0.95), (0.6, 0.95)], 12, bias=0.4 if y > 0 else -1)
            leg(s, SLATE if y < 0 else GREY, [(x, y, 4.6), (x + d * 0.9, y, 1.9), (x + d * 0.4, y, -0.6)], (0.66, 0.58), (1.05, 0.6), bias=0.3 if y > 0 else -1.2)
    s.draw(c, floor=418, height=382)
    return c


def atst():
    c = land(("moss1", "jade0", "jade0"), "moss3", "leaf2", horizon=362, wave=6)
    wood(c, "fur1", ((30, 44), (150, 26), (430, 30), (556, 52)))
    wood(c, "fur2", ((92, 16), (250, 14), (376, 12), (500, 20), (622, 26)), 330)
    for x, y, r in ((20, 372, 34), (80, 384, 24), (560, 380, 36), (620, 374, 30)):
        c.circle("moss3", x, y, r)
    shadow(c, 320, 420, 120, 12)
    s = Solid(yaw=44, pitch=2, near=3.6)
    # The head: hatch, two windows, guns at chin and cheek.
    sec = lambda x, w, t, b: hull(x, (w * 0.65, t), (w, t - 0.9), (w, b + 0.7), (w * 0.7, b))
    s.loft(GREY, sec(-1.9, 1.3, 10.4, 7.6), sec(-1.2, 1.6, 10.7, 7.2), sec(1.6, 1.6, 10.6, 7.2), sec(2.4, 1.25, 10.0, 7.5))
    s.box(GREY, -1.0, 1.0, -0.8, 0.8, 10.7, 11.1, bias=0.4)
    for side in (1, -1):
        s.paint(DARK, (2.42, 0.25 * side, 9.75), (2.42, 0.95 * side, 9.75), (2.42, 0.95 * side, 9.2), (2.42, 0.25 * side, 9.2), out=(1, 0, 0), bias=1)
        s.paint(WHITE, (1.7, 0.2 * side, 10.45), (1.7, 1.0 * side, 10.45), (2.3, 0.9 * side, 10.1), (2.3, 0.2 * side, 10.1), out=(1, 0, 1), bias=1.2)
    s.paint(DARK, (1.2, 1.62, 9.6), (0.2, 1.62, 9.6), (0.2, 1.62, 9.1), (1.2, 1.62, 9.1), both=True, bias=0.8, far=-3)
    s.box(SLATE, 1.8, 2.8, -0.5, 0.5, 6.9, 7.7, bias=0.6)
    s.beam(DARK, (2.7, 0.25, 7.3), (4.6, 0.25, 7.2), 0.13, both=True, bias=1)
    s.lathe(SLATE, "x", (0, 2.0, 8.6), [(-0.6, 0.5), (0.9, 0.5)], 8, both=True, bias=0.6)
    s.beam(DARK, (0.9, 2.0, 8.6), (2.2, 2.0, 8.6), 0.2, both=True, bias=0.7)
    # The hips and the legs that bend backwards.
    s.lathe(SLATE, "z", (0, 0, 6.2), [(0, 1.0), (1.1, 0.8)], 10)
    s.lathe(SLATE, "y", (0, 0, 6.2), [(-1.5, 0.6), (1.5, 0.6)], 10)
    for y, d in ((1.4, 0.5), (-1.4, -0.6)):
        m = GREY if y > 0 else SLATE
        b = 0.4 if y > 0 else -0.6
        knee, hock, ankle = (1.2 + d, y, 4.7), (-1.0 + d, y, 2.6), (0.3 + d, y, 0.5)
        leg(s, m, [(0, y, 6.2), knee, hock, ankle], (0.36, 0.42, 0.3), (0.3, 0.3), bias=b)
        for dx in (-0.9, 0.9):
            s.prism(m, "z", [(ankle[0], y - 0.35), (ankle[0] + dx * 1.7, y - 0.2), (ankle[0] + dx * 1.7, y + 0.2), (ankle[0], y + 0.35)], 0, 0.4, bias=b)
    s.draw(c, floor=422, height=394)
    return c


def atrt():
    c = land(("moss2", "moss1", "jade0"), "moss3", "leaf2", horizon=356, wave=8)
    wood(c, "leaf2", ((60, 60), (230, 22), (470, 36), (590, 60)), 350)
    shadow(c, 320, 418, 110, 11)
    s = Solid(yaw=40, pitch=4, near=3.6)
    s.loft(WHITE, hull(-1.6, (0.5, 6.4), (0.9, 6), (0.6, 5.2)), hull(0.6, (0.6, 6.2), (1.1, 5.8), (0.7, 5)), hull(2, (0.5, 6.6), (0.8, 6), (0.5, 5.3)))
    s.box(WHITE, 1.5, 2.1, -0.9, 0.9, 5.8, 7.4, bias=0.2)
    s.paint(GREEN, (2.12, 0.8, 7.2), (2.12, -0.8, 7.2), (2.12, -0.8, 6.7), (2.12, 0.8, 6.7), out=(1, 0, 0), bias=0.6)
    s.beam(DARK, (1.8, 0, 5.2), (4.4, 0, 5.0), 0.2, bias=0.5)
    s.lathe(SLATE, "y", (0, 0, 5), [(-1.2, 0.55), (1.2, 0.55)], 10)
    for y, d in ((1.1, 0.7), (-1.1, -0.7)):
        b, m = (0.4, WHITE) if y > 0 else (-0.5, GREY)
        leg(s, m, [(0, y, 5), (1.1 + d, y, 3.7), (-1.0 + d, y, 2.1), (0.2 + d, y, 0.4)], (0.3, 0.34, 0.24), (0.3, 0.3), bias=b)
        for dx in (-0.8, 0.9):
            s.prism(SLATE, "z", [(0.2 + d, y - 0.3), (0.2 + d + dx * 1.5, y - 0.15), (0.2 + d + dx * 1.5, y + 0.15), (0.2 + d, y + 0.3)], 0, 0.3, bias=b)
    rider(s, -0.3, 6.3, 1.3, 0.12, body=GREEN, limbs=WHITE, head=WHITE, visor="ink3", reach=(1.4, 0.6), foot=(0.7, -1.1), bias=0.6)
    s.draw(c, floor=420, height=380)
    return c


def atte():
    c = land(("sunset0", "skin2", "sand0"), "clay1", "fur1", horizon=350, hills=(30, 90, 24, 60, 110, 40, 20), far="sunset0")
    shadow(c, 320, 410, 250, 18)
    s = Solid(yaw=32, pitch=12, near=3.4)
    sec = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, t - 1.0), (w, b + 0.6), (w * 0.7, b))
    s.loft(WHITE, sec(-6, 1.3, 5.2, 3.2), sec(-5, 1.8, 5.6, 2.8), sec(-0.8, 1.9, 5.5, 2.8))
    s.loft(WHITE, sec(-0.2, 1.9, 5.5, 2.8), sec(4, 1.8, 5.4, 2.8), sec(6, 1.4, 4.6, 3.2), sec(6.8, 0.9, 4.2, 3.4))
    s.loft(SLATE, sec(-0.9, 1.6, 5.2, 3), sec(-0.1, 1.6, 5.2, 3), bias=-0.2)
    s.paint(PANE, (5.2, 0.7, 5.05), (6.2, 0.6, 4.64), (6.2, -0.6, 4.64), (5.2, -0.7, 5.05), bias=1)
    s.paint(MAROON, (3.6, 1.84, 4.3), (0.2, 1.93, 4.4), (0.2, 1.93, 3.9), (3.6, 1.84, 3.9), both=True, bias=0.6, far=-3)
    s.paint(MAROON, (-1.2, 1.93, 4.4), (-4.8, 1.84, 4.4), (-4.8, 1.84, 3.9), (-1.2, 1.93, 3.9), both=True, bias=0.6, far=-3)
    # The great gun in its turret.
    s.lathe(GREY, "z", (-1.6, 0, 5.5), [(0, 1.2), (0.6, 0.9)], 12, bias=1)
    s.box(GREY, -2.6, -0.4, -0.55, 0.55, 6.0, 7.0, bias=1.6)
    s.beam(GREY, (-0.6, 0, 6.5), (4.6, 0, 7.0), 0.26, 0.2, n=8, bias=2)
    s.beam(SLATE, (4.6, 0, 7.0), (5.4, 0, 7.08), 0.32, n=8, bias=2)
    for x, y in ((6.2, 0.9), (5.4, 1.5)):
        s.ball(SLATE, (x, y, 3.7), 0.3, both=True, bias=0.4)
        s.beam(DARK, (x, y, 3.7), (x + 1.3, y, 3.6), 0.1, both=True, bias=0.6)
    for x, r in ((4.4, 0.8), (-0.4, 1.0), (-4.8, -0.8)):
        for y in (1, -1):
            b = 0.4 if y > 0 else -0.8
            leg(s, GREY, [(x, 1.7 * y, 3.4), (x + r * 0.3, 3.1 * y, 2.7), (x + r * 0.5, 3.2 * y, 0.6)], (0.5, 0.45), (0.85, 0.6), bias=b)
            s.lathe(WHITE, "y", (x + r * 0.3, 3.2 * y, 2.7), [(-0.5, 0.75), (0.5, 0.75)], 10, bias=b + 0.2)
    s.draw(c, floor=416, width=540)
    return c


def spha():
    c = land(("fur1", "clay1", "clay0"), "fur1", "fur2", horizon=356, hills=(20, 50, 30, 74, 36, 60, 30), far="clay1")
    shadow(c, 320, 412, 260, 16)
    s = Solid(yaw=146, pitch=10, near=3.4)
    sec = lambda x, w, t, b: hull(x, (w * 0.7, t), (w, t - 0.8), (w, b + 0.3), (w * 0.8, b))
    s.loft(GREY, sec(-7, 2, 4.2, 2), sec(-6, 2.5, 4.6, 1.8), sec(5, 2.5, 4.2, 1.8), sec(6.6, 1.8, 3.4, 2))
    s.loft(WHITE, sec(-5.6, 1.8, 6, 4), sec(-1.4, 1.8, 6, 4), sec(0.6, 1.3, 5, 4), bias=0.6)
    # The emitter: a ball in a cradle, and a barrel as thick as a tower.
    s.lathe(GREY, "y", (0.6, 0, 5.6), [(-1.9, 1.1), (1.9, 1.1)], 12, bias=0.9)
    s.beam(WHITE, (-2, 0, 5.4), (6, 0, 8.2), 1.15, 0.9, n=10, bias=1.4)
    s.beam(SLATE, (6, 0, 8.2), (7.6, 0, 8.76), 0.62, 0.5, n=10, bias=1.5)
    s.beam(MAROON, (3.2, 0, 7.22), (4, 0, 7.5), 1.08, 1.05, n=10, bias=1.7)
    s.glow((7.8, 0, 8.8), 1.4, bias=2.5)
    s.paint(MAROON, (4.4, 2.53, 3.2), (-5.6, 2.53, 3.5), (-5.6, 2.53, 3.0), (4.4, 2.53, 2.8), both=True, bias=0.6, far=-3)
    for i in range(5):
        x = 5 - i * 2.6
        for y in (1, -1):
            leg(s, SLATE, [(x, 2.2 * y, 2.4), (x + 0.2, 3.5 * y, 2.2), (x + 0.3, 3.7 * y, 0.5)], (0.45, 0.4), (0.7, 0.5), bias=0.4 if y < 0 else -0.8)
    s.draw(c, floor=418, width=520, height=340)
    return c


def wheel(s, x, y, z, r, w, material=DARK, hub=GREY, bias=0.0, n=18):
    s.lathe(material, "y", (x, y, z), [(-w, r * 0.9), (-w * 0.7, r), (w * 0.7, r), (w, r * 0.9)], n, bias=bias)
    for side in (1, -1):
        s.disc(hub, (x, y + (w + 0.02) * side, z), "y", r * 0.55, n=n, sign=side, bias=bias + w + 0.1)
        s.disc(material, (x, y + (w + 0.04) * side, z), "y", r * 0.2, n=8, sign=side, bias=bias + w + 0.2)


def turbo_tank():
    c = land(("moss2", "moss1", "sand0"), "moss3", "leaf2", horizon=350, hills=(40, 80, 50, 120, 60, 90, 44), far="moss2")
    shadow(c, 320, 414, 262, 16)
    s = Solid(yaw=30, pitch=10, near=3.4)
    sec = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, t - 1.2), (w, b + 0.4), (w * 0.8, b))
    s.loft(WHITE, sec(-8, 1.4, 5.6, 2.6), sec(-6.6, 1.8, 6.4, 2.2), sec(5.4, 1.8, 6.2, 2.2), sec(8, 1.3, 4.6, 2.6))
    s.paint(PANE, (6.2, 0.8, 5.8), (7.6, 0.7, 4.95), (7.6, -0.7, 4.95), (6.2, -0.8, 5.8), bias=1)
    s.paint(GREEN, (5.2, 1.84, 4.8), (-6.4, 1.84, 4.9), (-6.4, 1.84, 4.5), (5.2, 1.84, 4.4), both=True, bias=0.6, far=-3)
    for x in (3.8, 1, -1.8, -4.6):
        s.paint(SLATE, (x, 1.84, 4.2), (x - 1.8, 1.84, 4.2), (x - 1.8, 1.84, 3.5), (x, 1.84, 3.5), both=True, bias=0.5, far=-3)
    s.box(GREY, -4.6, 2.4, -1.0, 1.0, 6.3, 7.0, bias=0.8)
    s.lathe(GREY, "z", (1.2, 0, 7), [(0, 0.9), (0.8, 0.6)], 10, bias=1.4)
    s.beam(SLATE, (1.6, 0.3, 7.5), (5, 0.3, 7.7), 0.16, both=True, bias=2)
    s.beam(SLATE, (-4, 0, 7), (-4, 0, 9.4), 0.14, bias=1.4)
    s.lathe(WHITE, "z", (-4, 0, 9.2), [(0, 0.7), (0.4, 0.5)], 8, bias=1.6)
    s.box(DARK, -6.4, 6.4, -1.4, 1.4, 1.4, 2.4, bias=-0.4)
    for i in range(5):
        x = 6 - i * 3
        for y in (1, -1):
            wheel(s, x, 2.3 * y, 1.7, 1.42, 0.5, DARK, GREY, bias=0.5 if y > 0 else -1.5, n=14)
    s.draw(c, floor=420, width=545)
    return c


def tank_droid():
    c = land(("moss2", "jade1", "jade0"), "sand1", "sand2", horizon=356, wave=4)
    c.path("teal0", "M0 346 L640 340 L640 372 C480 382 220 366 0 378Z", 0.9)
    shadow(c, 330, 412, 220, 16)
    s = Solid(yaw=38, pitch=12, near=3.6)
    # One wide tread in the middle, an outrigger with a foil at each side.
    s.lathe(DARK, "y", (-0.6, 0, 3), [(-1.1, 2.7), (-0.9, 3), (0.9, 3), (1.1, 2.7)], 18)
    s.loft(DARK, [(4, 1, 0.6), (4, -1, 0.6), (4, -1, 2), (4, 1, 2)], [(-0.6, 1.1, 0), (-0.6, -1.1, 0), (-0.6, -1.1, 5.9), (-0.6, 1.1, 5.9)], bias=0.1)
    s.loft(BLUE, hull(4.6, (0.7, 2.6), (1.3, 2), (0.8, 1.2)), hull(1.6, (0.8, 5.2), (1.5, 4.4), (1.4, 1.6)), hull(-2.6, (0.8, 5.2), (1.5, 4.2), (1.4, 1.8)), hull(-4.2, (0.6, 4), (1.2, 3.4), (0.9, 2)), bias=0.5)
    for side in (1, -1):
        s.paint(RED, (3.1, 0.45 * side, 4.05), (3.1, 0.95 * side, 3.8), (3.7, 0.9 * side, 3.2), (3.7, 0.45 * side, 3.4), out=(1, 0, 1), bias=1.6)
    s.box(SLATE, -1.6, 0.6, -4.6, 4.6, 2.4, 3, bias=-0.4)
    s.lathe(DARK, "y", (0.2, 4.4, 1.6), [(-0.5, 1.4), (0.5, 1.4)], 14, both=True, bias=0.4)
    s.loft(BLUE, [(2.6, 3.8, 1.2), (2.6, 5, 1.2), (-2.2, 5.1, 1.6), (-2.2, 3.7, 1.6)], [(1, 3.9, 3), (1, 4.9, 3), (-1.8, 5, 3.2), (-1.8, 3.8, 3.2)], both=True, bias=0.7)
    s.beam(DARK, (2, 4.4, 1.8), (4.6, 4.4, 1.6), 0.16, both=True, bias=1)
    s.draw(c, floor=418, height=350)
    return c


def wheel_bike():
    c = land(("clay1", "clay0", "sand0"), "clay1", "fur1", horizon=352, hills=(130, 40, 20, 16, 30, 70, 150), far="skin2")
    shadow(c, 330, 410, 160, 14)
    s = Solid(yaw=38, pitch=8, near=3.6)
    # A great rim with the seat hung at its side and two pairs of claws.
    for r0, r1, m, w in ((4.0, 3.2, SLATE, 0.55), (3.2, 2.9, GOLD, 0.4)):
        n = 20
        for i in range(n):
            a, b = 2 * pi * i / n, 2 * pi * (i + 1) / n
            q = lambda t: [(r0 * cos(t), w, 4 + r0 * sin(t)), (r0 * cos(t), -w, 4 + r0 * sin(t)), (r1 * cos(t), -w, 4 + r1 * sin(t)), (r1 * cos(t), w, 4 + r1 * sin(t))]
            s.loft(m, q(a), q(b))
    for i in range(10):
        a = 2 * pi * (i + 0.5) / 10
        s.beam(DARK, (4.0 * cos(a), 0, 4 + 4.0 * sin(a)), (4.4 * cos(a), 0, 4 + 4.4 * sin(a)), 0.3, 0.2, n=4)
    s.lathe(SLATE, "y", (0, 0.5, 4), [(0, 0.6), (1.5, 0.6)], 10, bias=0.8)
    s.loft(BROWN, [(1.8, 0.9, 3.2), (1.8, 2.2, 3.2), (-1.8, 2.4, 3.2), (-1.8, 0.9, 3.2)], [(1.4, 0.9, 4.2), (1.4, 2.1, 4.2), (-1.4, 2.3, 4.6), (-1.4, 0.9, 4.6)], bias=1.6)
    s.box(BROWN, -1.8, -1.3, 1, 2.2, 4.4, 6.0, bias=1.6)
    rider(s, -0.7, 4.5, 1.05, 0.25, body=LINEN, limbs=BONE, head=WHITE, visor="ink3", reach=(1.5, 0.4), foot=(1.3, -1.0), bias=2.4, y=1.55)
    for x in (2.2, -2.2):
        s.beam(GOLD, (x * 0.5, 0.7, 3.4), (x * 1.3, 0.9, 2.4), 0.2, n=4, both=True, bias=0.6)
        s.beam(GOLD, (x * 1.3, 0.9, 2.4), (x * 1.7, 1.0, 0.7), 0.18, 0.06, n=4, both=True, bias=0.6)
    s.draw(c, floor=416, height=375)
    return c


WALKERS = {"18": atat, "19": atst, "53": atte, "54": spha, "60": wheel_bike, "71": turbo_tank, "72": tank_droid, "76": atrt}

"""Gunships, air speeders of the capital, bikes, and what the Gungans and the Wookiees build."""

from math import cos, pi, sin

from .empire import wings
from .grounds import *
from .riders import rider
from .solid import *

FIRE = ("red0", "red1", "red2", "red2")
BUBBLE = ("steel0", "ice1", "blue2", "blue3")
WOOD = ("sand1", "fur0", "fur1", "fur2")


def city(seed, *tones, near="night0", far="sunset0"):
    c = sky(*tones)
    towers(c, far, seed, low=120, high=260, opacity=0.55)
    towers(c, near, seed + 1, low=40, high=150, opacity=0.8)
    return c


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


def sith_speeder():
    c = land(("sunset0", "coral1", "skin1"), "clay1", "fur1", horizon=352, hills=(20, 70, 30, 50, 24, 84, 40), far="sunset0")
    shadow(c, 320, 414, 190, 12)
    s = Solid(yaw=30, pitch=12, near=3.6)
    # A crescent without handlebars; the rider lies back in its curve.
    for k in range(7):
        t0, t1 = k / 7, (k + 1) / 7
        row = lambda t: [(4.6 - 8.4 * t, w * (0.5 + 0.75 * sin(pi * t)), 0.4 + 2.2 * (2 * t - 0.75) ** 2 * (0.5 if t < 0.4 else 1) + z) for w, z in ((1, 0.28), (1, -0.28), (-1, -0.28), (-1, 0.28))]
        s.loft(DARK, row(t0), row(t1), bias=-0.2)
        a, b = row(t0 + 0.01), row(t1 - 0.01)
        s.paint(SLATE, *[(p[0], p[1] * 0.6, p[2] + 0.03) for p in (a[0], a[3], b[3], b[0])], out=(0, 0, 1), bias=0.1)
    s.lathe(SLATE, "x", (0, 0, -0.1), [(-3.4, 0.5), (-2.8, 0.7), (1.4, 0.6), (2.6, 0.2)], 10, bias=-0.5)
    s.prism(DARK, "y", [(4.8, 1.1), (3.2, 0.5), (2.4, -0.4), (4.6, 0.4)], -0.14, 0.14, bias=0.1)
    rider(s, -1.2, 0.9, 1.5, 0.12, body=BLACK, limbs=BLACK, head=RED, reach=(1.0, 0.5), foot=(1.6, -0.25), bias=0.6)
    for y in (0.2, -0.2):
        s.beam(SAND, (-0.9, y * 2, 3.5), (-0.8, y * 2.6, 3.85), 0.1, 0.02, n=4, bias=1.6)
    s.beam(BLACK, (-1.5, 0, 2.6), (-3.6, 0, 2.0), 0.6, 0.9, n=5, bias=0.2)
    s.glow((-4.0, 0, 0.3), 1.2, bias=-0.8)
    s.draw(c, floor=392, width=500, height=330, glow="orange0")
    return c


def zephyr():
    c = land(("night0", "sunset0", "coral1"), "clay1", "fur1", horizon=352, hills=(10, 30, 60, 34, 80, 40, 16), far="sunset0", sun=("skin1", (500, 300, 42)))
    shadow(c, 320, 412, 220, 12)
    s = Solid(yaw=28, pitch=12, near=3.6)
    s.loft(SLATE, hull(7.4, (0.1, 0.7), (0.2, 0.5), (0.1, 0.3)), hull(5.2, (0.4, 1.2), (0.7, 0.7), (0.4, 0.1)), hull(3.4, (0.4, 1.1), (0.7, 0.6), (0.4, 0)))
    s.beam(RUST, (3.6, 0, 0.6), (-1.6, 0, 0.8), 0.42, 0.5, n=8)
    s.loft(RUST, hull(1.4, (0.3, 1.5), (0.6, 0.9), (0.4, 0.1)), hull(-0.6, (0.4, 1.5), (0.8, 0.9), (0.4, 0)), hull(-2.4, (0.3, 1.7), (0.7, 1), (0.4, 0.1)), bias=0.2)
    s.box(BROWN, -2.6, -0.4, -0.4, 0.4, 1.5, 1.8, bias=0.6)
    s.lathe(GREY, "x", (0, 0, 0.8), [(-6.4, 0.6), (-5.6, 0.9), (-2.8, 0.85), (-2.2, 0.5)], 12, bias=0.1)
    s.lathe(RUST, "x", (0, 0, 0.8), [(-4.4, 0.94), (-3.8, 0.94)], 12, bias=0.4)
    s.prism(RUST, "y", [(-3.4, 1.6), (-5.6, 1.6), (-6.6, 2.8), (-5.6, 2.8)], -0.1, 0.1, bias=0.4)
    for y in (0.9, -0.9):
        s.beam(SLATE, (2.6, y * 0.4, 1.0), (1.4, y, 2.2), 0.1, n=4, bias=0.5)
        s.beam(SLATE, (5.8, y * 0.4, 0.5), (7.6, y * 1.2, 0.2), 0.12, n=4)
        s.lathe(GREY, "x", (0, y, 0.2), [(-4.6, 0.28), (1.2, 0.3)], 8, bias=0)
    rider(s, -1.4, 1.9, 1.35, 0.62, body=BROWN, limbs=BONE, head=SAND, reach=(2.0, 0.3), foot=(0.4, -1.1), bias=0.8)
    s.glow((-6.6, 0, 0.8), 1.3, bias=-0.4)
    s.draw(c, floor=394, width=535, height=300, glow="orange0")
    return c


def koro2():
    c = city(45, "sunset0", "coral1", "skin1", near="violet4", far="sunset0")
    s = Solid(yaw=40, pitch=20, bank=-12, near=4)
    sec = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, (t + b) / 2), (w * 0.6, b))
    # A closed bubble before two long prongs: the exodrive hangs in the air stream between them.
    s.loft(GREEN, sec(1.6, 0.7, 0.5, -0.4), sec(0, 1.5, 0.9, -0.7), sec(-3, 1.3, 0.9, -0.7), sec(-5.6, 0.5, 0.5, -0.3))
    s.lathe(PANE, "z", (-0.8, 0, 0.7), [(0, 1.15), (0.5, 1.0), (0.95, 0.5), (1.0, 0)], 14, bias=0.8)
    s.paint(GLASS, (0.3, 0.5, 1.0), (-0.2, 0.4, 1.5), (-0.2, -0.3, 1.5), (0.3, -0.4, 1.0), out=(1, 0, 1), bias=1.8)
    s.loft(GREEN, [(0.4, 1.2, 0.3), (0.4, 2.0, 0.1), (0.4, 1.4, -0.3)], [(3.6, 1.9, 0.25), (3.6, 2.5, 0.05), (3.6, 2, -0.2)], [(7.6, 1.5, 0.05), (7.6, 1.6, 0), (7.6, 1.5, -0.05)], both=True, bias=0.2)
    s.paint(SAND, (0.8, 1.36, 0.34), (3.6, 1.98, 0.3), (6.6, 1.62, 0.14), (3.4, 2.3, 0.2), out=(0, 0, 1), both=True, bias=0.7)
    wings(s, ((-1.4, 1.3, 0), (-4.6, 0.9, 0)), ((-4.4, 3.4, 0.3), (-6, 3.4, 0.3)), 0.1, material=GREEN)
    s.glow((4.6, 0, 0.0), 1.1, bias=-0.4)
    s.glow((-5.8, 0, 0.1), 1.3, bias=-0.4)
    s.draw(c, width=525, y=205)
    return c


def xj6():
    c = city(46, "night1", "violet4", "sunset0", near="night1", far="sunset0")
    s = Solid(yaw=144, pitch=24, bank=8, near=4)
    sec = lambda x, w, t, b: hull(x, (w * 0.7, t), (w, t - 0.4), (w, b + 0.3), (w * 0.7, b))
    # An open yellow tub, with a long engine on each flank.
    s.loft(GOLD, sec(5.6, 0.9, 0.5, -0.3), sec(3.6, 1.5, 0.9, -0.6), sec(-2.6, 1.7, 1.0, -0.7), sec(-4, 1.2, 0.9, -0.4))
    s.paint(BLACK, (1.6, 1.1, 1.0), (-2.6, 1.2, 1.06), (-2.6, -1.2, 1.06), (1.6, -1.1, 1.0), out=(0, 0, 1), bias=0.6)
    for y in (0.6, -0.6):
        s.box(BROWN, -2.4, -1.8, y - 0.5, y + 0.5, 0.9, 2.2, bias=1)
        s.box(BROWN, -1.9, -0.6, y - 0.5, y + 0.5, 0.8, 1.2, bias=0.9)
    s.loft(GLASS, [(2.6, 0.9, 0.95), (2.6, -0.9, 0.95), (1.8, -1.2, 0.95), (1.8, 1.2, 0.95)], [(1.7, 0.7, 1.7), (1.7, -0.7, 1.7), (1.4, -0.9, 1.7), (1.4, 0.9, 1.7)], bias=1)
    s.box(SLATE, 0.6, 3, 1.4, 2.6, -0.2, 0.2, both=True)
    s.lathe(GOLD, "x", (0, 2.7, 0.1), [(-4.4, 0.5), (-3.6, 0.8), (3.8, 0.9), (4.8, 0.75)], 12, both=True, bias=0.4)
    s.lathe(SLATE, "x", (0, 2.7, 0.1), [(4.8, 0.6), (5.4, 0.55), (6.6, 0.1)], 10, both=True, bias=0.5)
    for x in (2.2, -1.6):
        s.lathe(SLATE, "x", (0, 2.7, 0.1), [(x, 0.92), (x + 0.7, 0.93)], 12, both=True, bias=0.6)
    s.glow((-4.6, 2.7, 0.1), 1.3, both=True, bias=-0.4)
    s.draw(c, width=525, y=205)
    return c


def flitknot():
    c = land(("clay1", "clay0", "sand0"), "clay1", "fur1", horizon=356, hills=(90, 40, 120, 60, 30, 100, 50), far="skin2")
    shadow(c, 320, 414, 180, 12)
    s = Solid(yaw=32, pitch=14, near=3.6)
    # A slim board with a fork in front and a windshield of bone.
    s.loft(RUST, hull(4, (0.3, 0.5), (0.5, 0.2), (0.3, -0.2)), hull(0, (0.6, 0.8), (1.0, 0.3), (0.5, -0.4)), hull(-3.4, (0.5, 0.9), (0.8, 0.4), (0.4, -0.3)), hull(-5, (0.2, 1.6), (0.3, 1.2), (0.2, 0.8)))
    s.loft(SAND, [(3.6, 0.3, 0.4), (3.6, 0.7, 0.2), (3.6, 0.4, -0.1)], [(5.6, 1.0, 0.3), (5.6, 1.3, 0.2), (5.6, 1.0, 0)], [(8, 0.5, 0.1), (8, 0.55, 0.1), (8, 0.5, 0.05)], both=True)
    s.loft(BONE, [(3.4, 0.7, 0.6), (3.4, -0.7, 0.6), (3.1, -0.7, 0.6), (3.1, 0.7, 0.6)], [(2.0, 0.8, 2.0), (2.0, -0.8, 2.0), (1.8, -0.8, 2.0), (1.8, 0.8, 2.0)], bias=0.4)
    wings(s, ((-0.6, 0.9, 0.2), (-3, 0.8, 0.2)), ((-3.4, 2.8, 0.0), (-4.6, 2.8, 0.0)), 0.08, material=SAND)
    s.lathe(SLATE, "x", (0, 0.8, -0.2), [(-3.8, 0.35), (-0.6, 0.4)], 8, both=True)
    s.glow((-4, 0.8, -0.2), 0.9, both=True, bias=-0.4)
    rider(s, -1.4, 0.9, 1.45, 0.3, body=BROWN, limbs=BROWN, head=LINEN, reach=(1.7, 0.5), foot=(1.0, -0.7), bias=0.7)
    s.beam(BROWN, (-1.6, 0, 2.6), (-3.6, 0, 1.5), 0.7, 0.9, n=5, bias=0.3)
    s.draw(c, floor=396, width=520, height=320, glow="orange0")
    return c


def firespeeder():
    c = city(62, "night1", "sunset0", "coral1", near="night1", far="violet4")
    # What burns is below, at the right.
    for tone, y, k in (("red1", 300, 1.0), ("orange0", 356, 0.7), ("gold1", 408, 0.42)):
        flame = [(-150, 480), (-118, y + 76), (-92, y + 110), (-64, y + 20), (-34, y + 84), (6, y - 10), (40, y + 74), (66, y + 30), (96, y + 104), (122, y + 70), (150, 480)]
        d = "M" + " ".join(f"{530 + x * k:.0f} {py:.0f}" + (" Q" if i == 0 else "") for i, (x, py) in enumerate(flame))
        c.path(tone, d + "Z", 0.85)
    s = Solid(yaw=36, pitch=16, bank=-6, near=3.8)
    sec = lambda x, w, t, b: hull(x, (w * 0.7, t), (w, t - 0.6), (w, b + 0.4), (w * 0.7, b))
    s.loft(FIRE, sec(6.4, 0.9, 0.9, -0.8), sec(5, 1.5, 1.9, -1), sec(2, 1.7, 2.2, -1.1), sec(-5, 1.7, 1.7, -1.1), sec(-6, 1.3, 1.3, -0.8))
    s.paint(PANE, (5.7, 0.9, 1.6), (5.0, 1.0, 1.98), (5.0, -1.0, 1.98), (5.7, -0.9, 1.6), out=(1, 0, 1), bias=0.9)
    s.paint(PANE, (6.4, 0.7, 0.96), (5.3, 1.0, 1.72), (5.3, -1.0, 1.72), (6.4, -0.7, 0.96), out=(1, 0, 0.6), bias=0.8)
    s.paint(PANE, (5, 1.53, 1.2), (2.8, 1.68, 1.4), (2.8, 1.7, 0.5), (5, 1.53, 0.4), both=True, bias=0.9, far=-3)
    s.paint(WHITE, (5.6, 1.4, 0.0), (-5.6, 1.6, 0.0), (-5.6, 1.6, -0.4), (5.6, 1.4, -0.4), both=True, bias=0.9, far=-3)
    for x in (1, -1.6, -4.2):
        s.lathe(WHITE, "y", (x, 0, 1.9), [(-1.3, 0.8), (1.3, 0.8)], 12, bias=0.7)
    s.beam(WHITE, (2.4, 0, 2.2), (2.4, 0, 3.2), 0.5, 0.4, n=8, bias=0.9)
    s.beam(SLATE, (2.2, 0, 3.1), (6, 0, 3.7), 0.26, 0.2, n=8, bias=1.2)
    for p, q, r in (((6.2, 0, 3.7), (7.6, 0, 3.5), 0.16), ((7.6, 0, 3.5), (8.6, 0, 2.9), 0.3)):
        s.beam(("steel0", "ice0", "ice0", "ice1"), p, q, r, r * 1.8, n=6, bias=1)
    s.ball(ORANGE, (3.6, 0.8, 2.2), 0.3, both=True, bias=0.9)
    s.lathe(SLATE, "x", (0, 2.2, -0.5), [(-6, 0.6), (-5.2, 0.8), (-2.4, 0.8), (-1.6, 0.5)], 10, both=True, bias=0.5)
    s.glow((-6.2, 2.2, -0.5), 1.2, both=True, bias=-0.4)
    s.draw(c, width=530, y=205)
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


FLYERS = {
    "38": bongo, "42": sith_speeder, "44": zephyr, "45": koro2, "46": xj6, "50": laat_i, "51": laat_c, "55": flitknot,
    "62": firespeeder, "69": catamaran, "70": fluttercraft,
}

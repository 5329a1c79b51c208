"""The starships of the Empire."""

from math import cos, pi, sin, sqrt

from .grounds import *
from .solid import *

DEEP = ("steel2", "steel3", "steel3", "ink0")


def star_destroyer():
    c = space(3, "night2", "night1", world="sand1", x=150, y=640, r=270, shade="clay1")
    s = Solid(yaw=38, pitch=18, near=2.3)
    s.loft(GREY, hull(10, (0.02, 0.12), (0.08, 0.1), (0.06, 0.02)), hull(-6, (1.0, 1.75), (6, 0.16), (5.9, 0.02)))
    s.loft(DARK, hull(9.6, (0.03, 0.03), (0.03, -0.04)), hull(-5.9, (5.7, 0.03), (5.7, -0.06)), bias=-0.1)
    s.loft(GREY, hull(10, (0.06, -0.04), (0.08, -0.1), (0.02, -0.12)), hull(-6, (5.9, -0.04), (6, -0.18), (1.0, -1.3)), bias=-0.3)
    # Terraces and the tower of the bridge.
    for x0, x1, w0, w1, z0, z1 in ((3.2, -5.4, 0.5, 3.0, 0.7, 1.55), (1.4, -5.2, 0.5, 2.4, 1.2, 1.95), (-0.6, -5.0, 0.6, 1.8, 1.6, 2.4)):
        s.loft(GREY, [(x0, w0, z0), (x0, -w0, z0), (x1, -w1, z0), (x1, w1, z0)], [(x0 - 0.4, w0 * 0.9, z1), (x0 - 0.4, -w0 * 0.9, z1), (x1, -w1 * 0.94, z1), (x1, w1 * 0.94, z1)], bias=1 + z1)
        s.paint(SLATE, (x0 - 0.1, w0 + 0.02, z1 - 0.22), (x1, w1, z1 - 0.22), (x1, w1, z1 - 0.34), (x0, w0 + 0.02, z1 - 0.34), both=True, bias=1.3 + z1, far=-3)
    s.loft(GREY, [(-3.4, 0.5, 2.3), (-3.4, -0.5, 2.3), (-4.8, -0.9, 2.3), (-4.8, 0.9, 2.3)], [(-3.9, 0.4, 3.4), (-3.9, -0.4, 3.4), (-4.8, -0.6, 3.4), (-4.8, 0.6, 3.4)], bias=5)
    s.loft(GREY, hull(-4.9, (1.5, 3.9), (1.7, 3.6), (1.5, 3.3)), hull(-3.7, (1.1, 3.75), (1.3, 3.55), (1.1, 3.35)), bias=6)
    s.paint(DARK, (-3.68, 1.1, 3.6), (-3.68, -1.1, 3.6), (-3.68, -1.1, 3.5), (-3.68, 1.1, 3.5), out=(1, 0, 0), bias=7)
    s.ball(GREY, (-4.5, 1.05, 4.15), 0.34, both=True, bias=6)
    # Seams and bays on the deck, which falls from the ridge to the rim.
    deck = lambda x, f: (x, 5.98 * (10 - x) / 16 * f, 0.14 + (1.66 * (1 - f) + 0.02) * (10 - x) / 16)
    for x, f0, f1 in ((7.4, 0.3, 0.9), (6.2, 0.5, 0.95), (4.6, 0.35, 0.6), (3.6, 0.62, 0.96), (1.8, 0.55, 0.75), (0.4, 0.72, 0.97), (-1.6, 0.66, 0.9), (-3.6, 0.7, 0.97)):
        s.paint(SLATE, deck(x, f0), deck(x, f1), deck(x - 0.16, f1), deck(x - 0.16, f0), both=True, out=(0, 0.1, 1), bias=0.6)
    for x, f in ((5.6, 0.8), (2.8, 0.84), (-0.6, 0.86), (-4.4, 0.88)):
        s.paint(WHITE, deck(x, f), deck(x, f + 0.09), deck(x - 1.5, f + 0.09), deck(x - 1.5, f), both=True, out=(0, 0.1, 1), bias=0.6)
    for y in (0, 2.6):
        s.glow((-6.3, y, 0), 1.6, both=y > 0, bias=-3)
    s.draw(c, width=540)
    return c


def executor():
    c = space(15, "night2", "night0")
    s = Solid(yaw=150, pitch=34, near=3)
    s.loft(DEEP, hull(14, (0.02, 0.12), (0.06, 0)), hull(-9, (1.4, 1.1), (4.3, 0.12)), hull(-10, (1, 1), (2.6, 0.12)))
    s.loft(DARK, hull(13.6, (0.06, -0.08), (0.02, -0.12)), hull(-9, (4.3, -0.1), (1.4, -1)), bias=-0.4)
    # A city along the spine.
    for x0, x1, w, z in ((9, 5, 0.45, 0.75), (5, 1.4, 0.9, 1.15), (1.4, -3, 1.35, 1.5), (-3, -7.5, 1.7, 1.75)):
        s.loft(GREY, [(x0, w * 0.7, 0.2), (x0, -w * 0.7, 0.2), (x1, -w, 0.3), (x1, w, 0.3)], [(x0 - 0.3, w * 0.5, z), (x0 - 0.3, -w * 0.5, z), (x1, -w * 0.8, z + 0.1), (x1, w * 0.8, z + 0.1)], bias=1.5)
        for i in range(3):
            x = x0 + (x1 - x0) * (i + 0.4) / 3
            s.box(GREY, x - 0.5, x, -w * 0.35, w * 0.25, z, z + 0.22 + 0.12 * (i % 2), bias=2.6)
    for i in range(7):
        x = 7 - i * 2.2
        y = -(14 - x) * 0.115
        s.box(GREY, x - 1.2, x, y - 0.35, y + 0.1, 0.1, 0.5, bias=0.9)
    s.box(GREY, -6.2, -5.3, -0.4, 0.4, 1.7, 2.7, bias=4)
    s.loft(GREY, hull(-6.3, (1, 3.1), (1.1, 2.9), (1, 2.7)), hull(-5.4, (0.8, 3.05), (0.9, 2.9), (0.8, 2.75)), bias=5)
    s.ball(GREY, (-6, 0.6, 3.25), 0.2, both=True, bias=5)
    for y in (0.5, 1.4, 2.3):
        s.glow((-10.4, y, 0), 0.9, both=True, bias=-1)
    s.draw(c, y=200, width=545, glow="orange0")
    # Two Star Destroyers show its size.
    for x, y, w in ((120, 372, 74), (520, 402, 96)):
        c.path("steel2", f"M{x - w * 0.5} {y - w * 0.06} L{x - w * 0.42} {y - w * 0.14} L{x - w * 0.3} {y - w * 0.15} L{x - w * 0.3} {y - w * 0.24} L{x - w * 0.2} {y - w * 0.24} L{x - w * 0.2} {y - w * 0.14} L{x + w * 0.5} {y + w * 0.04}Z")
        c.path("ink0", f"M{x - w * 0.5} {y - w * 0.05} L{x + w * 0.5} {y + w * 0.04} L{x - w * 0.4} {y + w * 0.12}Z")
    return c


def death_star():
    c = space(9, "night2", "night1", world="moss2", x=600, y=600, r=170, shade="leaf2")
    cx, cy, r = 306, 218, 192
    c.circle("ink0", cx, cy, r)
    disc = lambda colour, f, dx, dy: c.circle(colour, cx + dx, cy + dy, r * f)
    for colour, f in (("steel3", 0.88), ("steel2", 0.68)):
        disc(colour, f, -r * (1 - f) * 0.66, -r * (1 - f) * 0.72)
    # Bands of plates that follow the ball.
    dice = Random(9)
    plates = {"steel1": "", "ink1": ""}
    for row in range(-8, 9):
        t = row / 9.0
        half, y = r * sqrt(1 - t * t) * 0.96, cy + t * r
        for _ in range(9 if row else 0):
            a, w, h = dice.uniform(-0.95, 0.9), dice.uniform(0.03, 0.16), dice.choice((3, 4, 6)) * sqrt(1 - t * t)
            x0 = cx + half * a
            x1, top = min(x0 + half * w, cx + half), y + 5 * (1 - a * a)
            plates["steel1" if a + t < -0.15 else "ink1"] += f"M{x0:.0f} {top:.0f} L{x1:.0f} {top:.0f} L{x1:.0f} {top + h:.0f} L{x0:.0f} {top + h:.0f}Z"
    for colour, d in plates.items():
        c.path(colour, d, 0.4)
    # The trench at the equator.
    c.path("ink2", f"M{cx - r} {cy - 3} C{cx - 110} {cy + 14} {cx + 110} {cy + 14} {cx + r} {cy - 3} L{cx + r} {cy + 4} C{cx + 110} {cy + 23} {cx - 110} {cy + 23} {cx - r} {cy + 4}Z")
    c.path("steel1", f"M{cx - r} {cy - 3} C{cx - 110} {cy + 14} {cx + 10} {cy + 11} {cx + 60} {cy + 9.5} L{cx + 60} {cy + 7.5} C{cx} {cy + 10} {cx - 110} {cy + 11} {cx - r} {cy - 5}Z", 0.8)
    # The dish of the weapon.
    x, y = cx - 68, cy - 86
    c.ellipse("ink1", x, y, 58, 55)
    c.ellipse("ink0", x + 5, y + 5, 50, 47)
    c.ellipse("steel3", x + 11, y + 10, 38, 36)
    c.ellipse("steel2", x + 16, y + 15, 24, 23)
    c.circle("ink1", x + 3, y + 3, 6)
    for i in range(8):
        a = 2 * pi * i / 8 + 0.2
        c.circle("moss1", x + 54 * cos(a), y + 51 * sin(a), 2.2)
    for _ in range(22):
        a, t = dice.uniform(0.0, 0.9), dice.uniform(-0.75, 0.85)
        if a * a + t * t < 0.86:
            c.rect("gold0", cx + r * a, cy + r * t, 2.4, 1.6)
    return c


def wings(s, root, tip, thick=0.14, both=True, bias=0.0, material=WHITE):
    """A plate between a root edge and a tip edge."""
    q = [root[0], root[1], tip[1], tip[0]]
    n = normal(q)
    s.loft(material, [tuple(p[i] - n[i] * thick for i in range(3)) for p in q], [tuple(p[i] + n[i] * thick for i in range(3)) for p in q], both=both, bias=bias)


def shuttle():
    c = space(22, "night2", "dusk2", world="moss2", x=330, y=760, r=380, shade="leaf2")
    s = Solid(yaw=72, pitch=4, bank=-4)
    s.loft(WHITE, hull(-5, (1.1, 1.2), (1.6, 0.2), (1.4, -1)), hull(2.4, (1.1, 1.2), (1.6, 0.2), (1.3, -1)))
    s.loft(WHITE, hull(2.4, (0.7, 0.7), (0.9, 0.1), (0.7, -0.7)), hull(3.4, (0.7, 0.6), (0.9, 0), (0.7, -0.8)), bias=0.2)
    s.loft(WHITE, hull(3.2, (0.9, 0.9), (1.35, -0.1), (1.1, -1)), hull(5, (0.85, 0.55), (1.2, -0.3), (0.95, -1)), hull(6.8, (0.4, -0.5), (0.5, -0.7), (0.4, -0.95)), bias=0.4)
    s.paint(PANE, (5, 0.8, 0.56), (6.2, 0.5, -0.1), (6.2, -0.5, -0.1), (5, -0.8, 0.56), bias=1.2)
    s.paint(PANE, (4.6, 1.0, 0.4), (5.1, 1.0, 0.2), (6.2, 0.62, -0.35), (4.6, 1.24, -0.1), both=True, bias=1.2)
    wings(s, ((2.2, 0, 1.1), (-4.8, 0, 1.1)), ((-3.2, 0, 8.8), (-5.0, 0, 8.8)), both=False)
    s.paint(GREY, (0.8, 0.16, 1.3), (-3.2, 0.16, 8.6), (-3.9, 0.16, 8.6), (-2.4, 0.16, 1.3), bias=0.3)
    wings(s, ((2.0, 1.6, -0.2), (-4.6, 1.6, -0.2)), ((-2.4, 7.8, -4.6), (-4.8, 7.8, -4.6)), bias=0.2)
    s.paint(GREY, (0.6, 2.4, -0.4), (-2.4, 7.2, -3.9), (-3.5, 7.2, -3.9), (-2.6, 2.4, -0.4), out=(0, 1, 1), both=True, bias=1)
    s.beam(SLATE, (1.2, 2.1, -0.6), (4.2, 2.1, -0.8), 0.14, both=True, bias=1)
    s.box(SLATE, -5.3, -5, -1.4, 1.4, -0.5, 0.6, bias=-0.3)
    s.glow((-5.4, 0, 0), 1.9, bias=-1)
    s.draw(c, height=380, y=212, width=540)
    return c


def sentinel():
    c = sky("sand1", "sand0", "linen1", bank="linen0", seed=5, low=150, high=440)
    s = Solid(yaw=146, pitch=12, bank=4)
    body = lambda x, w, h, z=0: hull(x, (w * 0.7, h + z), (w, h * 0.3 + z), (w, -h * 0.6 + z), (w * 0.7, -h + z))
    s.loft(GREY, body(-5.4, 2.0, 1.6), body(-4.6, 2.3, 1.8), body(2.6, 2.2, 1.7), body(4.4, 1.7, 1.2, -0.3))
    s.loft(GREY, body(4.2, 1.4, 1.0, -0.2), body(6.4, 0.8, 0.5, -0.6), bias=0.4)
    s.paint(PANE, (4.7, 1.0, 0.74), (6.1, 0.62, 0.04), (6.1, -0.62, 0.04), (4.7, -1.0, 0.74), bias=1.6)
    s.paint(PANE, (4.7, 1.38, 0.1), (5.9, 0.96, -0.26), (4.7, 1.42, -0.4), both=True, bias=1.6)
    wings(s, ((1.4, 0, 1.7), (-4.6, 0, 1.7)), ((-3.4, 0, 5.4), (-4.8, 0, 5.4)), 0.2, both=False, material=GREY)
    wings(s, ((2.2, 2.2, 0.2), (-4.4, 2.2, 0.2)), ((-1, 6.4, 2.4), (-4.6, 6.4, 2.4)), 0.22, material=GREY)
    for x in (-3.4, -1.2, 1):
        s.box(SLATE, x, x + 1.2, 2.1, 2.34, -0.9, 0.1, both=True, bias=0.6)
    s.box(DARK, -5.8, -5.3, -1.6, 1.6, -0.7, 0.8)
    s.glow((-5.9, 0, 0), 1.8, bias=-1)
    s.draw(c, height=300)
    return c


def slave1():
    c = sky("sunset0", "coral1", "skin1", bank="skin1", seed=21, low=190, high=440)
    s = Solid(yaw=52, pitch=10, bank=-8, tilt=10)
    s.loft(GREEN, ring(-2.2, 3.2, 4.2, z=-0.6, n=20), ring(-1.5, 4.2, 5.2, z=-0.8, n=20), ring(-0.8, 4.2, 5.2, z=-0.8, n=20), ring(0.3, 2.4, 3.6, z=-0.8, n=20), bias=-0.6)
    s.loft(RUST, ring(-0.75, 4.25, 5.25, z=-0.8, n=20), ring(-0.55, 4.1, 5.1, z=-0.8, n=20), bias=-0.5)
    block = lambda z, x0, x1, w: [(x0, w, z), (x1, w * 0.6, z), (x1, -w * 0.6, z), (x0, -w, z)]
    s.loft(GREY, block(-5.4, -0.6, 0.7, 0.9), block(-4, -0.6, 1.7, 1.3), block(1, -0.6, 2.7, 1.6), block(3.6, -0.6, 2.5, 1.55), bias=0.5)
    s.loft(GREEN, block(3.6, -0.9, 2.5, 1.56), block(5.6, -0.8, 1.6, 1.3), block(6.8, -0.6, 0.6, 0.9), bias=0.8)
    s.paint(PANE, (2.46, 0.86, 3.8), (1.68, 0.72, 5.5), (1.68, -0.72, 5.5), (2.46, -0.86, 3.8), out=(1, 0, 0.3), bias=2)
    s.paint(GLASS, (2.5, 0.8, 4.2), (1.75, 0.7, 5.4), (1.75, 0.1, 5.4), (2.5, 0.1, 4.2), out=(1, 0, 0.3), bias=2.2)
    s.paint(RUST, (2.72, 0.95, 1.2), (2.56, 0.9, 3.4), (2.56, -0.9, 3.4), (2.72, -0.95, 1.2), out=(1, 0, 0), bias=1.6)
    s.paint(MAROON, (2.3, 0.85, -1.6), (2.66, 0.92, 0.7), (2.66, -0.92, 0.7), (2.3, -0.85, -1.6), out=(1, 0, 0), bias=1.6)
    s.paint(SAND, (1.0, 1.5, 0.9), (0.9, 1.5, 3.2), (-0.4, 1.56, 3.2), (-0.4, 1.56, 0.9), both=True, bias=1, far=-2)
    # Stabilisers at both sides and the guns under the chin.
    s.beam(SLATE, (0, 1.5, 1.4), (0, 4.2, 1.4), 0.4, both=True, bias=0.3)
    s.prism(GREEN, "y", [(-1.8, 0.2), (1.2, 0.5), (1.2, 2.3), (-1.8, 2.6)], 4.2, 4.5, both=True, bias=0.8)
    s.paint(SAND, (-1, 4.52, 0.8), (0.6, 4.52, 0.9), (0.6, 4.52, 1.9), (-1, 4.52, 2), out=(0, 1, 0), both=True, bias=1)
    s.beam(DARK, (1.0, 0.5, -4.6), (3.2, 0.5, -4.8), 0.16, both=True, bias=1.4)
    s.box(SLATE, 0.5, 1.4, -0.8, 0.8, -5, -4.2, bias=1)
    s.draw(c, height=368, y=208)
    return c


EMPIRE = {"3": star_destroyer, "5": sentinel, "9": death_star, "15": executor, "21": slave1, "22": shuttle}

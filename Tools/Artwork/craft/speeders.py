"""What floats over sand, snow and moss: the speeders and barges of the first films."""

from math import pi, sin

from .empire import wings
from .grounds import *
from .riders import rider
from .solid import *


SAIL = ("orange0", "orange1", "orange2", "orange2")
FOLD = ("orange1", "orange1", "orange2", "orange2")
SEAM = ("fur0", "fur1", "fur1", "fur2")
PLATE = ("clay0", "clay1", "clay1", "fur2")


def dunes(seed=1, horizon=344):
    c = land(("blue0", "ice0", "sand0"), "sand1", "clay0", horizon=horizon, far="skin2", hills=((10, 34, 14, 48, 20, 30, 8), (26, 8, 40, 16, 12, 52, 20), (6, 20, 44, 24, 50, 14, 30))[seed % 3])
    return c


def snowspeeder():
    c = land(("ice1", "ice0", "steel0"), "steel0", "ice0", horizon=386, hills=(20, 60, 36, 90, 50, 70, 30), far="ice1", wave=5)
    s = Solid(yaw=40, pitch=22, bank=-14, near=4)
    sec = lambda x, w, h, k: hull(x, (w * 0.6, h), (w, h * 0.2), (w, -k * 0.4), (w * 0.6, -k))
    s.loft(GREY, sec(5.6, 1.5, 0.1, 0.25), sec(3.2, 1.8, 0.55, 0.6), sec(0.4, 1.9, 0.9, 0.8), sec(-3, 1.7, 0.9, 0.8), sec(-4, 1.3, 0.6, 0.6))
    wings(s, ((1.6, 1.8, 0.0), (-3.2, 1.7, 0.0)), ((0.6, 4.2, -0.25), (-2.2, 4.2, -0.25)), 0.2, material=GREY)
    s.paint(ORANGE, (5.2, 0.9, 0.2), (3.4, 1.05, 0.58), (3.4, 0.5, 0.62), (5.2, 0.4, 0.24), out=(0, 0, 1), both=True, bias=0.8)
    s.paint(ORANGE, (0.9, 3.0, 0.16), (-2.4, 3.0, 0.16), (-2.3, 3.6, 0.1), (0.7, 3.6, 0.1), out=(0, 0, 1), both=True, bias=0.8)
    s.loft(PANE, hull(3, (0.7, 0.7), (0.95, 0.5)), hull(1.2, (0.75, 1.7), (1.1, 0.8)), hull(-1.2, (0.75, 1.75), (1.1, 0.8)), hull(-2.4, (0.7, 1.2), (1, 0.8)), bias=1)
    for x0, x1, z0, z1 in ((2.9, 1.4, 0.78, 1.6), (0.9, -0.1, 1.75, 1.78), (-0.4, -1.2, 1.78, 1.8)):
        s.paint(GLASS, (x0, 0.62, z0), (x1, 0.66, z1), (x1, -0.66, z1), (x0, -0.62, z0), out=(0.3, 0, 1), bias=2)
    s.box(GREY, -3.9, -2.4, -0.8, 0.8, 0.8, 1.3, bias=1)
    s.lathe(SLATE, "x", (0, 2.9, 0.35), [(-2.6, 0.45), (0.4, 0.5)], 10, both=True, bias=0.6)
    s.lathe(GREY, "x", (0, 4.0, -0.1), [(-1.8, 0.3), (2, 0.3)], 8, both=True, bias=0.5)
    s.beam(SLATE, (2, 4.0, -0.1), (5.6, 4.0, -0.1), 0.13, both=True, bias=0.5)
    s.beam(DARK, (-2, 0, 1.7), (-3.8, 0, 1.9), 0.1, bias=2)
    for y in (0.5, 1.2):
        s.glow((-4.2, y, 0.1), 0.8, both=True, bias=-0.6)
    s.draw(c, y=215, glow="orange0")
    return c


def landspeeder():
    c = dunes(0)
    for x, y, r in ((520, 84, 30), (580, 128, 18)):
        c.circle("linen0", x, y, r * 1.5, 0.35)
        c.circle("linen0", x, y, r)
    shadow(c, 318, 412, 220, 14)
    s = Solid(yaw=34, pitch=16, near=3.6)
    sec = lambda x, w, t, b: hull(x, (w * 0.8, t), (w, t - 0.35), (w, b + 0.3), (w * 0.8, b))
    s.loft(RUST, sec(7, 0.9, 1.35, 0.95), sec(6.2, 1.6, 1.55, 0.75), sec(3, 2.3, 1.8, 0.6), sec(-1, 2.4, 1.9, 0.6), sec(-4.6, 2.1, 1.9, 0.7))
    # The open cockpit, its seats and its screen.
    s.paint(BLACK, (1.2, 1.7, 1.92), (-2.2, 1.7, 1.95), (-2.2, -1.7, 1.95), (1.2, -1.7, 1.92), out=(0, 0, 1), bias=0.6)
    for y in (0.9, -0.9):
        s.box(BROWN, -2.2, -1.5, y - 0.65, y + 0.65, 1.7, 2.9, bias=1)
        s.box(BROWN, -1.6, -0.4, y - 0.65, y + 0.65, 1.7, 2.0, bias=1)
    s.loft(GLASS, [(2.6, 0.9, 1.85), (2.6, -0.9, 1.85), (1.2, -1.8, 1.85), (1.2, 1.8, 1.85)], [(1.6, 0.6, 2.8), (1.6, -0.6, 2.8), (0.9, -1.3, 2.8), (0.9, 1.3, 2.8)], bias=1.6)
    s.paint(SAND, (6.3, 0.6, 1.6), (3.2, 0.9, 1.86), (3.2, -0.9, 1.86), (6.3, -0.6, 1.6), out=(0, 0, 1), bias=0.6)
    s.paint(SLATE, (6.9, 0.9, 1.05), (3, 2.32, 0.95), (3, 2.32, 1.2), (6.9, 0.92, 1.2), both=True, bias=0.5, far=-2)
    s.paint(SAND, (2, 2.38, 1.5), (-4, 2.2, 1.6), (-4, 2.2, 1.1), (2, 2.38, 1.1), both=True, bias=0.5, far=-2)
    # Two turbines at the sides and one above the tail.
    for y, z in ((2.7, 2.0), (0, 3.0)):
        both = y > 0
        s.lathe(BONE, "x", (0, y, z), [(-5.6, 0.5), (-5, 0.75), (-2.4, 0.8), (-1.8, 0.7)], 12, both=both, bias=0.8)
        s.lathe(DARK, "x", (0, y, z), [(-1.8, 0.55), (-1.7, 0.3)], 12, both=both, bias=1)
        s.lathe(RUST, "x", (0, y, z), [(-3.4, 0.84), (-2.8, 0.84)], 12, both=both, bias=1)
        s.glow((-5.8, y, z), 0.8, both=both, bias=-0.5)
    s.box(RUST, -4.8, -3.4, -0.3, 0.3, 1.8, 2.6, bias=0.6)
    s.draw(c, floor=392, width=535, glow="orange0")
    return c


def sandcrawler():
    c = dunes(1, 330)
    shadow(c, 330, 410, 270, 16)
    s = Solid(yaw=34, pitch=5, near=2.8)
    # A wedge of rusted plate with a raked bow, on treads.
    side = [(6.6, 2.4), (9.6, 9.6), (8.6, 11.2), (4, 10.6), (-6.6, 8.2), (-8, 6.6), (-7.4, 2.2)]
    s.prism(PLATE, "y", side, -2.9, 2.9)
    s.prism(BROWN, "y", [(8.6, 11.0), (3.6, 10.5), (3.4, 11.8), (7.6, 12.4)], -1.9, 1.9, bias=0.6)
    for i in range(5):
        z = 4 + i * 1.25
        x = 6.6 + (z - 2.4) / 7.2 * 3
        s.paint(BROWN, (x + 0.03, 2.4, z), (x + 0.03, -2.4, z), (x + 0.25, -2.4, z + 0.55), (x + 0.25, 2.4, z + 0.55), out=(1, 0, 0), bias=1)
    s.paint(PANE, (9.7, 2.0, 9.7), (9.7, -2.0, 9.7), (9.3, -2.0, 10.4), (9.3, 2.0, 10.4), out=(1, 0, 0.4), bias=1.5)
    for x0, x1, z0, z1, m in ((5.6, 2.8, 3.4, 5.4, BROWN), (2.2, -0.8, 3.4, 6.4, BROWN), (6.6, 4.2, 6.4, 8.6, BROWN), (-1.6, -4.6, 3.2, 5, BROWN), (3.4, 0.4, 7.4, 9, BROWN), (-0.6, -3.4, 6.2, 7.8, BROWN), (-4.4, -6.4, 5.4, 7.2, MAROON), (7.8, 6.2, 9, 10, BROWN)):
        s.paint(m, (x0, 2.93, z0), (x1, 2.93, z0), (x1, 2.93, z1), (x0, 2.93, z1), out=(0, 1, 0), bias=0.8)
    for i in range(6):
        x = 6.6 - i * 2.3
        s.paint(DARK, (x, 2.95, 2.9), (x - 1.5, 2.95, 2.9), (x - 1.5, 2.95, 2.5), (x, 2.95, 2.5), out=(0, 1, 0), bias=0.9)
    for (x0, z0), (x1, z1) in (((7.6, 5.7), (-7.4, 5.9)), ((8.6, 9.0), (-3, 7.9)), ((0.2, 9.0), (0.2, 2.9))):
        d = (0, 0.16) if abs(x1 - x0) > abs(z1 - z0) else (0.16, 0)
        s.paint(SEAM, (x0, 2.94, z0), (x1, 2.94, z1), (x1 + d[0], 2.94, z1 + d[1]), (x0 + d[0], 2.94, z0 + d[1]), out=(0, 1, 0), bias=0.7)
    s.paint(GOLD, (5.4, 2.96, 9.2), (4.6, 2.96, 9.2), (4.6, 2.96, 9.5), (5.4, 2.96, 9.5), out=(0, 1, 0), bias=1)
    s.beam(BROWN, (2.4, 0, 10.8), (2.4, 0, 13.6), 0.14, n=4, bias=1)
    for x in (3.8, -4.4):
        for y in (1, -1):
            tread = [(x + 3.2, 1.2), (x + 2.6, 2.4), (x - 2.6, 2.4), (x - 3.2, 1.2), (x - 2.6, 0), (x + 2.4, 0)]
            s.prism(DARK, "y", tread, 1.4 * y, 3.3 * y, bias=0.6 if y > 0 else -1)
            for i in range(4):
                s.disc(SLATE, (x - 2.1 + i * 1.4, 3.33 * y, 1.2), "y", 0.55, sign=y, n=8, bias=1.2 if y > 0 else -2)
    s.draw(c, floor=416, height=350)
    return c


def skyhopper():
    c = land(("blue0", "ice0", "sand0"), "clay0", "clay1", horizon=392, hills=(160, 110, 40, 18, 30, 90, 150), far="clay1")
    s = Solid(yaw=38, pitch=12, bank=-10, near=4)
    # Three wings around a beak: two that lean out and down, and a tall one on top.
    s.loft(LINEN, hull(8, (0.1, 0.1), (0.25, -0.1), (0.1, -0.3)), hull(2, (0.6, 0.7), (1.1, 0), (0.5, -0.8)), hull(-2.6, (0.8, 1.1), (1.4, 0), (0.6, -1)), hull(-4, (0.6, 0.8), (1, 0), (0.5, -0.7)))
    s.paint(PANE, (4, 0.36, 0.52), (1.4, 0.66, 0.84), (1.4, -0.66, 0.84), (4, -0.36, 0.52), bias=1)
    s.paint(RED, (7.4, 0.3, -0.02), (2, 1.1, 0.12), (2, 1.08, -0.14), (7.4, 0.3, -0.16), both=True, bias=0.8, far=-2)
    s.prism(LINEN, "y", [(1.4, 0.9), (-4, 1), (-5.4, 5.2), (-3.6, 5.2)], -0.12, 0.12, bias=0.3)
    s.paint(RED, (-2, 0.14, 3.4), (-4.6, 0.14, 3.4), (-5, 0.14, 4.4), (-2.9, 0.14, 4.4), out=(0, 1, 0), bias=0.6)
    wings(s, ((1.6, 1.1, 0), (-3.8, 1.1, 0)), ((-2.6, 5.8, -2.6), (-5.2, 5.8, -2.6)), 0.14, material=LINEN)
    s.paint(RED, (-0.8, 3.7, -1.2), (-4.4, 3.7, -1.2), (-4.7, 4.6, -1.7), (-1.7, 4.6, -1.7), out=(0, 0.4, 1), both=True, bias=0.7)
    s.beam(SLATE, (0.8, 1.4, -0.4), (3.6, 1.4, -0.5), 0.14, both=True, bias=0.5)
    s.glow((-4.3, 0, 0), 1.9, bias=-0.6)
    s.draw(c, y=215, height=340)
    return c


def cloud_car():
    c = sky("coral1", "skin1", "sand0", bank="linen0", seed=20, low=90, high=440, count=6)
    s = Solid(yaw=42, pitch=16, bank=-8, near=4)
    pod = lambda x, r, z=0: ring(x, r, r * 0.85, y=2.4, z=z, n=14)
    s.loft(ORANGE, pod(4.6, 0.35), pod(3.8, 1.0), pod(1.8, 1.45), pod(-2, 1.5), pod(-4.4, 0.9), pod(-5, 0.4), both=True)
    s.loft(RUST, pod(-1.4, 1.53), pod(-2.2, 1.53), both=True, bias=0.4)
    s.box(ORANGE, -3, 0.4, -1.4, 1.4, -0.4, 0.35, bias=-0.3)
    s.box(SLATE, -2.6, -0.4, -0.5, 0.5, 0.35, 0.7, bias=0.3)
    for y in (2.4, -2.4):
        s.loft(PANE, [(2.8, y + 0.5, 1.0), (2.8, y - 0.5, 1.0), (2.8, y - 0.8, 0.7), (2.8, y + 0.8, 0.7)], [(1.2, y + 0.55, 1.85), (1.2, y - 0.55, 1.85), (1.2, y - 1.0, 0.9), (1.2, y + 1.0, 0.9)], [(-0.8, y + 0.5, 1.75), (-0.8, y - 0.5, 1.75), (-0.8, y - 0.9, 0.9), (-0.8, y + 0.9, 0.9)], bias=0.8)
        s.paint(GLASS, (2.7, y + 0.45, 1.1), (1.3, y + 0.5, 1.84), (1.3, y - 0.1, 1.84), (2.7, y - 0.1, 1.1), out=(1, 0, 1), bias=1.8)
        s.lathe(SLATE, "x", (0, y, -1.2), [(-0.4, 0.3), (2.2, 0.3)], 8, bias=-0.1)
        s.glow((-5.2, y, 0), 1.3, bias=-0.5)
    s.prism(ORANGE, "y", [(-3, 0.9), (-4.8, 0.5), (-5.6, 2.2), (-4.6, 2.2)], 2.3, 2.5, both=True, bias=0.6)
    s.draw(c, width=510, height=320)
    return c


def sail_barge():
    c = dunes(2, 336)
    shadow(c, 320, 408, 270, 14)
    s = Solid(yaw=28, pitch=8, near=3.4)
    # A keel like a boat's, a deck with rails, two awnings of orange cloth.
    sec = lambda x, w, t, b: hull(x, (w * 0.96, t), (w, t - 0.6), (w * 0.9, b + 1), (w * 0.5, b))
    s.loft(BROWN, sec(11.4, 0.3, 4.2, 3.4), sec(9, 1.6, 4.0, 1.6), sec(4, 2.4, 3.8, 0.6), sec(-5, 2.4, 3.8, 0.6), sec(-9.4, 1.6, 4.4, 1.8), sec(-10.6, 0.8, 4.8, 3))
    for i in range(8):
        x = 6.6 - i * 1.9
        s.paint(SAND, (x, 2.43, 3.0), (x - 1.2, 2.43, 3.0), (x - 1.2, 2.36, 2.1), (x, 2.36, 2.1), out=(0, 1, 0), bias=0.8)
        s.paint(BLACK, (x - 0.15, 2.46, 2.85), (x - 1.05, 2.46, 2.85), (x - 1.05, 2.4, 2.5), (x - 0.15, 2.4, 2.5), out=(0, 1, 0), bias=1)
    s.loft(SAND, [(7, 1.9, 3.9), (7, -1.9, 3.9), (-8.8, -1.6, 4.2), (-8.8, 1.6, 4.2)], [(6.6, 1.7, 4.4), (6.6, -1.7, 4.4), (-8.6, -1.5, 4.7), (-8.6, 1.5, 4.7)], bias=0.4)
    s.box(BROWN, -8.4, -4.6, -1.2, 1.2, 4.5, 5.6, bias=0.8)
    for i in range(9):
        x = 6.4 - i * 1.5
        s.beam(BROWN, (x, 1.8, 4.3), (x, 1.8, 5.1), 0.07, n=4, both=True, bias=0.6)
    s.beam(BROWN, (6.4, 1.8, 5.1), (-5.8, 1.8, 5.1), 0.08, n=4, both=True, bias=0.6)
    for x, h, w in ((3.0, 10.2, 3.4), (-4.4, 11.0, 3.8)):
        s.beam(BROWN, (x - 1.6, 0, 4), (x - 2.6, 0, h), 0.2, n=5, bias=0.2)
        # The cloth slopes from a high yard behind to a low one in front, arched across.
        row = lambda t: [
            (x + 2.8 - 6.0 * t, w * y * (1 - 0.15 * t), 6.0 + (h - 6.4) * t + 1.0 * (1 - y * y) - 0.6 * sin(pi * t))
            for y in (-1, -0.5, 0, 0.5, 1)
        ]
        for k in range(4):
            low, high = row(k / 4), row((k + 1) / 4)
            for i, cloth in enumerate((FOLD, SAIL, FOLD, SAIL)):
                s.paint(cloth, low[i], low[i + 1], high[i + 1], high[i], out=(1, 0, 1), bias=2)
        for edge in (row(0), row(1)):
            for one, two in zip(edge, edge[1:]):
                s.beam(BROWN, one, two, 0.12, n=4, bias=1)
    s.lathe(SLATE, "z", (8.6, 0, 4), [(0, 0.5), (0.5, 0.4)], 8, bias=0.6)
    s.beam(DARK, (8.4, 0, 4.8), (10.8, 0, 5.2), 0.16, bias=0.8)
    s.draw(c, floor=396, width=540, height=360)
    return c


def cargo_skiff():
    c = dunes(0, 350)
    shadow(c, 320, 408, 230, 12)
    s = Solid(yaw=152, pitch=14, near=3.6)
    s.loft(SAND, [(9, 0.5, 1.2), (9, -0.5, 1.2), (9, -0.5, 1.6), (9, 0.5, 1.6)], [(6, 1.9, 0.6), (6, -1.9, 0.6), (6, -1.9, 1.6), (6, 1.9, 1.6)], [(-6, 1.9, 0.6), (-6, -1.9, 0.6), (-6, -1.9, 1.6), (-6, 1.9, 1.6)], [(-7, 1.4, 0.8), (-7, -1.4, 0.8), (-7, -1.4, 1.6), (-7, 1.4, 1.6)])
    s.paint(BROWN, (6, 1.6, 1.62), (-6.4, 1.6, 1.62), (-6.4, -1.6, 1.62), (6, -1.6, 1.62), out=(0, 0, 1), bias=0.4)
    for i in range(8):
        x = 5.6 - i * 1.6
        s.beam(BROWN, (x, 1.8, 1.6), (x, 1.8, 2.8), 0.08, n=4, both=True, bias=0.3)
        s.paint(RUST, (x, -1.93, 1.3), (x - 0.9, -1.93, 1.3), (x - 0.9, -1.93, 0.9), (x, -1.93, 0.9), out=(0, -1, 0), bias=0.7)
    s.beam(BROWN, (5.6, 1.8, 2.8), (-5.6, 1.8, 2.8), 0.1, n=4, both=True, bias=0.3)
    # The helmsman's post with its two steering vanes, astern.
    s.box(BROWN, -6.6, -5.6, -1, 1, 1.6, 3.0, bias=0.6)
    for y in (1.3, -1.3):
        s.beam(SLATE, (-6.6, y, 1.6), (-8, y * 1.3, 3.6), 0.14, n=4, bias=0.6)
        s.prism(ORANGE, "y", [(-7.4, 3.2), (-9.4, 3.6), (-9.8, 5.6), (-8.2, 5.2)], y * 1.3 - 0.1, y * 1.3 + 0.1, bias=0.8)
    for x, m in ((2.6, LINEN), (-1.4, GREEN)):
        s.lathe(m, "z", (x, 0, 1.6), [(0, 0.6), (1.2, 0.65), (2.4, 0.5)], 8, bias=0.6)
        s.ball(SAND if m is LINEN else BROWN, (x, 0, 4.4), 0.48, bias=0.7)
    s.lathe(SLATE, "z", (-2, 0, 0.2), [(0, 0.9), (0.5, 1.2)], 10, bias=-0.4)
    s.draw(c, floor=388, width=530)
    return c


def speeder_bike():
    c = land(("moss1", "jade0", "jade0"), "moss3", "leaf2", horizon=350, wave=8)
    wood(c, "fur1", ((10, 60), (180, 30), (400, 36), (540, 58)))
    wood(c, "fur2", ((120, 18), (300, 16), (480, 20), (616, 20)), 328)
    for x, y, r in ((140, 364, 24), (190, 372, 18), (470, 362, 30), (520, 372, 22)):
        c.circle("moss3", x, y, r)
    shadow(c, 330, 420, 180, 12)
    s = Solid(yaw=24, pitch=8, near=3.6)
    body = lambda x, w, t, b: hull(x, (w * 0.6, t), (w, (t + b) / 2), (w * 0.5, b))
    s.loft(RUST, body(0.6, 0.4, 0.5, -0.2), body(-0.4, 0.6, 0.9, -0.7), body(-3, 0.7, 1.0, -0.8), body(-4.2, 0.5, 0.6, -0.5))
    s.box(DARK, -3.6, -1.0, -0.4, 0.4, 0.9, 1.15, bias=0.5)
    s.lathe(SLATE, "x", (0, 0, -0.6), [(-4.4, 0.45), (-1.4, 0.5), (-0.6, 0.3)], 8, bias=-0.2)
    for y in (0.55, -0.55):
        s.prism(RUST, "y", [(-2.6, -0.2), (-4.6, 0.1), (-5, -1.4), (-3.4, -1.2)], y - 0.08, y + 0.08, bias=0.3)
    # Outriggers, with the two vanes that steer.
    s.beam(BROWN, (0.4, 0.25, 0.2), (6.2, 0.25, -0.1), 0.14, n=5, both=True)
    s.beam(SLATE, (0.4, 0, 0.5), (3.4, 0, 0.2), 0.16, n=5)
    for y in (0.7, -0.7):
        s.prism(RUST, "y", [(5.4, 0.1), (7.4, -0.05), (7.2, -1.0), (5.8, -1.1)], y - 0.07, y + 0.07, bias=0.3)
    s.box(BROWN, 5.6, 6.4, -0.7, 0.7, -0.25, 0.05)
    s.beam(DARK, (0.2, 0, -0.7), (2.6, 0, -0.8), 0.15)
    s.beam(DARK, (0.8, 0.9, 1.2), (0.2, 0, 0.6), 0.09, both=True, bias=0.3)
    rider(s, -1.6, 1.3, 1.25, 0.75, reach=(1.9, 0.0), foot=(0.2, -1.2), visor="ink3", bias=0.5)
    s.draw(c, floor=396, width=530, height=300)
    return c


SPEEDERS = {
    "4": sandcrawler, "6": skyhopper, "7": landspeeder, "14": snowspeeder, "20": cloud_car, "24": sail_barge,
    "25": cargo_skiff, "30": speeder_bike,
}

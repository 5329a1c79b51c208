"""The larger ships of the Rebellion, and the freighters and cruisers of older days."""

from .grounds import *
from .solid import *


def corvette():
    c = space(2, "night2", "night0", world="sand1", x=470, y=660, r=320, shade="clay1")
    s = Solid(yaw=30, pitch=18, near=4)
    # The hammer of the bow.
    s.loft(WHITE, hull(8.6, (0.5, 0.9), (1.9, 0.5), (1.9, -0.5), (0.5, -0.9)), hull(11.2, (0.5, 0.75), (1.7, 0.4), (1.7, -0.4), (0.5, -0.75)), bias=0.3)
    s.lathe(WHITE, "y", (10, 0, 0), [(-2.5, 0.75), (-1.9, 0.95), (1.9, 0.95), (2.5, 0.75)], 12, bias=0.4)
    s.paint(DARK, (11.22, 1.4, 0.1), (11.22, -1.4, 0.1), (11.22, -1.4, -0.15), (11.22, 1.4, -0.15), out=(1, 0, 0), bias=1)
    s.paint(RED, (8.8, 1.94, 0.45), (9.2, 1.94, 0.45), (9.2, 1.94, -0.45), (8.8, 1.94, -0.45), both=True, bias=1, far=-3)
    # The neck, the waist and the block of eleven engines.
    s.lathe(WHITE, "x", (0, 0, 0), [(2, 1.0), (8.8, 0.85)], 12)
    for x in (3.4, 5.4, 7.2):
        s.lathe(RED if x == 5.4 else GREY, "x", (0, 0, 0), [(x, 1.02), (x + 0.5, 1.02)], 12, bias=0.3)
    s.loft(WHITE, hull(-3.4, (0.8, 1.5), (1.9, 0.6), (1.9, -0.6), (0.8, -1.5)), hull(1.4, (0.8, 1.4), (1.7, 0.6), (1.7, -0.6), (0.8, -1.4)), hull(2.4, (0.5, 0.9), (1, 0.4), (1, -0.4), (0.5, -0.9)))
    s.box(WHITE, -2.6, 0.4, -0.7, 0.7, 1.4, 2.0, bias=0.8)
    s.lathe(GREY, "z", (-0.6, 0, 2), [(0, 0.5), (0.4, 0.4)], 8, bias=1.4)
    s.lathe(WHITE, "z", (-2, 0, 2.1), [(0, 0.12), (1.0, 0.9), (1.1, 0.9)], 12, bias=1.6)
    s.paint(RED, (-2.6, 1.92, 0.5), (0.9, 1.75, 0.5), (0.9, 1.75, 0.1), (-2.6, 1.92, 0.1), both=True, bias=0.6, far=-3)
    s.lathe(GREY, "y", (-0.6, 0, -0.1), [(1.7, 0.8), (3.1, 0.65)], 10, both=True, bias=0.5)
    for i, (z, ys) in enumerate(((1.45, (-2.4, -0.8, 0.8, 2.4)), (0, (-3.0, -1.5, 0, 1.5, 3.0)), (-1.45, (-1.6, 1.6)))):
        for y in ys:
            s.lathe(GREY, "x", (0, y, z), [(-8.6, 0.78), (-8, 0.72), (-3.8, 0.72), (-3.2, 0.4)], 10, bias=0.2)
            s.lathe(RED if i == 1 else WHITE, "x", (0, y, z), [(-5, 0.76), (-4.4, 0.76)], 10, bias=0.35)
            if y > 0:
                s.glow((-8.8, y, z), 1.1, bias=-0.5)
    s.draw(c, width=535, glow="orange0")
    return c


def nebulon():
    c = space(23, "night2", "dusk2", world="coral1", x=100, y=660, r=300, shade="sunset0")
    s = Solid(yaw=24, pitch=12, near=4)
    # The tall head, the long thin spar and the block of engines.
    s.loft(WHITE, hull(10, (0.3, 0.6), (0.8, 0.4), (0.8, -0.6), (0.3, -0.9)), hull(8.4, (0.6, 1.7), (1.2, 1.3), (1.2, -1.6), (0.5, -3)), hull(5, (0.6, 2), (1.3, 1.5), (1.3, -1.8), (0.5, -4.6)), hull(4.4, (0.5, 1.5), (1, 1.2), (1, -1.4), (0.4, -4.2)))
    s.box(WHITE, 5.2, 7.4, -0.8, 0.8, 1.8, 2.5, bias=0.6)
    s.box(GREY, 5.4, 6.4, -0.4, 0.4, 2.5, 3.1, bias=0.8)
    s.box(GREY, 4.8, 6.2, -0.5, 0.5, -6.2, -4.4, bias=-0.2)
    s.beam(SLATE, (5.4, 0, -6), (5.4, 0, -8), 0.16)
    for z in (0.9, 0, -0.9):
        s.paint(SLATE, (8, 1.26, z), (5.2, 1.34, z), (5.2, 1.34, z - 0.3), (8, 1.26, z - 0.3), both=True, bias=0.6, far=-3)
    s.beam(GREY, (4.6, 0, 0.3), (-4.4, 0, 0.3), 0.42, n=8)
    s.beam(SLATE, (4.6, 0, -0.6), (-4.4, 0, -0.5), 0.2, n=6)
    for x in (3, 1, -1, -3):
        s.box(SLATE, x - 0.25, x + 0.25, -0.3, 0.3, -0.6, 0.5, bias=0.3)
    s.box(GREY, -0.6, 0.9, -0.5, 0.5, -1.6, -0.4, bias=0.4)
    s.loft(WHITE, hull(-4, (0.8, 1.6), (1.5, 1), (1.5, -0.8), (0.8, -1.5)), hull(-9, (1, 2), (1.8, 1.3), (1.8, -1), (1, -1.9)), hull(-9.6, (0.8, 1.6), (1.5, 1.1), (1.5, -0.8), (0.8, -1.5)))
    s.loft(GREY, hull(-5, (0.4, 2.6), (0.7, 2.2), (0.6, 1.6)), hull(-8.4, (0.4, 2.9), (0.7, 2.4), (0.6, 1.8)), bias=0.6)
    s.box(GREY, -8.4, -5, -0.5, 0.5, -2.9, -1.6, bias=-0.1)
    s.beam(SLATE, (-6, 0, -2.8), (-6, 0, -4.6), 0.14)
    for z in (0.7, -0.1):
        s.paint(SLATE, (-4.6, 1.58, z), (-8.6, 1.82, z), (-8.6, 1.82, z - 0.35), (-4.6, 1.58, z - 0.35), both=True, bias=0.6, far=-3)
    s.paint(RED, (9.4, 0.96, 0.5), (8.6, 1.14, 0.7), (8.6, 1.14, -0.6), (9.4, 0.96, -0.6), both=True, bias=0.7, far=-3)
    for z in (-0.9, 0.2, 1.3):
        s.glow((-9.8, 0.6, z), 1.2, both=True, bias=-0.5)
    s.draw(c, width=540)
    return c


def calamari():
    c = space(27, "night1", "violet4", world="sea0", x=500, y=660, r=310, shade="teal0")
    s = Solid(yaw=30, pitch=20, near=4)
    # Grown rather than built: swellings from bow to stern.
    s.loft(BONE, *[ring(x, y, z, z=o, n=12) for x, y, z, o in ((11, 0.25, 0.2, -0.1), (9.6, 0.9, 0.65, 0), (7, 1.35, 1.0, 0), (4.2, 1.75, 1.3, 0), (1.5, 1.9, 1.5, 0.1), (-2, 2.4, 1.9, 0.1), (-5.5, 2.5, 1.9, 0), (-8, 1.9, 1.5, 0), (-9.4, 1.2, 1, 0))])
    pod = lambda l, r: [(-l, 0.1), (-l * 0.75, r * 0.6), (-l * 0.2, r), (l * 0.4, r * 0.85), (l, 0.1)]
    for x, y, z, r, l in ((4.6, 1.1, 0.4, 0.75, 2.6), (-0.4, 1.6, 0.7, 1.0, 2.4), (-4.4, 2.0, 0.3, 1.15, 2.8), (1.2, 1.7, -0.5, 0.7, 2.2)):
        s.lathe(LINEN, "x", (x, y, z), pod(l, r), 10, 0.8, both=True, bias=0.6)
    for x, z, r, l in ((-4.8, 1.6, 0.9, 2.4), (0.6, 1.4, 0.7, 2.4)):
        s.lathe(LINEN, "x", (x, 0, z), pod(l, r), 10, 0.8, bias=1)
    s.box(SLATE, -3.2, -2.6, -0.12, 0.12, 2.4, 3.7, bias=1.4)
    for y, z in ((1.2, 0.7), (1.2, -0.7), (2.3, 0)):
        s.lathe(SLATE, "x", (0, y, z), [(-10, 0.5), (-9.6, 0.6), (-8, 0.65)], 10, both=True, bias=-0.3)
        s.glow((-10.2, y, z), 1.2, both=True, bias=-0.5)
    s.draw(c, width=540)
    return c


def transport():
    c = sky("ice1", "ice0", "steel0", bank="steel0", seed=17, low=250, high=440)
    s = Solid(yaw=32, pitch=6, near=4)
    # A clam's shell over rows of cargo pods.
    shell = lambda x, w, top, low: hull(x, (w * 0.4, top), (w * 0.8, top * 0.72), (w, low), (w * 0.9, low - 0.2))
    s.loft(LINEN, shell(10, 0.5, 0.5, -0.2), shell(8.4, 1.6, 1.5, -0.3), shell(4, 2.5, 2.3, -0.4), shell(-3, 2.7, 2.5, -0.4), shell(-8, 2.2, 2, -0.3), shell(-9.6, 1.4, 1.4, 0))
    s.loft(SLATE, hull(9, (1, -0.3), (0.7, -0.9)), hull(4, (2.1, -0.5), (1.5, -1.5)), hull(-6, (2.2, -0.5), (1.7, -1.6)), hull(-8.6, (1.4, -0.3), (1, -1.1)), bias=-0.2)
    for x in range(-6, 7, 2):
        s.lathe(RUST if x % 4 else GREY, "x", (x, 1.1, -1.5), [(-0.85, 0.5), (-0.7, 0.75), (0.7, 0.75), (0.85, 0.5)], 8, both=True, bias=0.2)
    for x0, x1, y in ((8.2, 5.6, 0.5), (4.4, 1.2, 0.9), (-0.4, -4, 1.0), (-5, -7.4, 0.8)):
        s.paint(SAND, *[(x, 2.45 * k - abs(x + 1) * 0.06, z - abs(x) * 0.03) for x, k, z in ((x0, 0.93, 1.1), (x1, 0.93, 1.1), (x1, 0.97, 0.6), (x0, 0.97, 0.6))], both=True, bias=0.8, far=-4)
    s.box(GREY, -6.8, -5, -0.5, 0.5, 2.1, 3.1, bias=1)
    s.loft(GREY, hull(-6.9, (0.7, 3.6), (0.8, 3.3), (0.7, 3)), hull(-4.8, (0.6, 3.5), (0.7, 3.3), (0.6, 3.05)), bias=1.6)
    for y, z in ((0.8, 0.4), (0.8, 1.3)):
        s.lathe(SLATE, "x", (0, y, z), [(-10.2, 0.45), (-9.4, 0.5)], 8, both=True, bias=-0.3)
        s.glow((-10.4, y, z), 1.1, both=True, bias=-0.5)
    s.draw(c, width=530, y=205, glow="orange0")
    return c


def republic_cruiser():
    c = space(31, "night2", "dusk2", world="jade1", x=130, y=650, r=290, shade="teal0")
    s = Solid(yaw=28, pitch=18, near=4)
    s.lathe(RED, "x", (0, 0, 0), [(-5.4, 1.3), (3.6, 1.3), (4.4, 1.0)], 14)
    # The salon pod under the bridge, like a bullet across the bow.
    s.loft(RED, ring(4, 1.3, 1.0, z=0.2, n=12), ring(7, 1.1, 0.8, z=0.2, n=12), ring(8.8, 0.4, 0.3, z=0.1, n=12), bias=0.2)
    s.lathe(WHITE, "z", (6.4, 0, -1.1), [(-0.5, 0.9), (0.5, 1.3)], 12, bias=0.1)
    s.paint(PANE, (7.0, 0.7, 0.82), (8.2, 0.36, 0.56), (8.2, -0.36, 0.56), (7, -0.7, 0.82), bias=1)
    s.paint(WHITE, (6.6, 1.14, 0.4), (2, 1.32, 0.4), (2, 1.32, 0.15), (6.6, 1.14, 0.15), both=True, bias=0.7, far=-3)
    s.box(RED, -4.4, 1.6, -0.7, 0.7, 1.1, 1.8, bias=0.6)
    s.lathe(WHITE, "z", (-1.4, 0, 1.8), [(0, 0.12), (0.8, 0.8), (0.9, 0.8)], 12, bias=1.2)
    for x in (-4.6, -2.2, 0.2, 2.6):
        s.lathe(MAROON, "x", (0, 0, 0), [(x, 1.36), (x + 0.4, 1.36)], 14, bias=0.2)
    s.box(MAROON, -7, -4.2, -3.6, 3.6, -0.3, 0.4, bias=-0.1)
    for y, z in ((0, 1.2), (2.8, 0)):
        s.lathe(RED, "x", (0, y, z), [(-9.6, 0.9), (-9, 1.25), (-5.6, 1.25), (-4.6, 0.8)], 14, both=y > 0, bias=0.4)
        s.lathe(WHITE, "x", (0, y, z), [(-6.6, 1.29), (-6.1, 1.29)], 14, both=y > 0, bias=0.6)
        s.glow((-9.8, y, z), 1.9, both=y > 0, bias=-0.5)
    s.draw(c, width=535)
    return c


def freighter():
    c = sky("dusk2", "sunset0", "skin1")
    towers(c, "dusk2", 47, low=60, high=190, opacity=0.6)
    towers(c, "night0", 48, low=30, high=120, opacity=0.8)
    s = Solid(yaw=148, pitch=16, near=4)
    # A fat liner: a round bow, a long belly with rows of lights, pods at the stern.
    s.loft(BROWN, *[ring(x, y, z, n=16, square=0.8) for x, y, z in ((9.4, 0.8, 0.6), (8.4, 1.9, 1.2), (6, 2.5, 1.6), (-5, 2.7, 1.7), (-7.5, 2, 1.3))])
    s.loft(SAND, *[ring(x, y, z, z=1.2, n=12) for x, y, z in ((7.4, 0.6, 0.3), (6, 1.3, 0.9), (-2, 1.5, 1.1), (-4, 1, 0.6))], bias=0.8)
    s.paint(PANE, (6.4, -0.9, 1.95), (6.4, 0.9, 1.95), (7.3, 0.5, 1.5), (7.3, -0.5, 1.5), out=(1, 0, 1), bias=2)
    for i in range(7):
        x = 5.4 - i * 1.55
        s.paint(GOLD, (x, -2.7, 0.3), (x - 0.8, -2.7, 0.3), (x - 0.8, -2.7, 0.05), (x, -2.7, 0.05), out=(0, -1, 0.2), bias=1.2)
        s.paint(BROWN, (x, -2.68, -0.5), (x - 0.8, -2.68, -0.5), (x - 0.8, -2.68, -0.75), (x, -2.68, -0.75), out=(0, -1, 0.2), bias=1.2)
    for y in (1.4, 3.4):
        s.lathe(SLATE, "x", (0, y, -0.3), [(-9.6, 0.7), (-9, 1.0), (-5, 1.0), (-4, 0.5)], 12, both=True, bias=0.3)
        s.glow((-9.8, y, -0.3), 1.6, both=True, bias=-0.5)
    s.draw(c, width=525, y=205)
    return c


FLEET = {"2": corvette, "17": transport, "23": nebulon, "27": calamari, "31": republic_cruiser, "47": freighter}

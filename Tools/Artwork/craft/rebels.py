"""The starships of the Rebellion and of those who live between the fronts."""

from math import cos, pi, sin

from .grounds import *
from .solid import *


def falcon():
    c = space(10, "night2", "night0", world="sand1", shade="clay1")
    s = Solid(yaw=128, pitch=35, bank=-7)
    s.lathe(GREY, "z", (0, 0, 0), [(-1.9, 4), (-0.7, 9.6), (-0.35, 10), (0.35, 10), (0.7, 9.6), (1.9, 4)], 32)
    s.lathe(SLATE, "z", (0, 0, 0), [(-0.36, 10.05), (0.36, 10.05)], 32, bias=0.05)
    # The mandibles, with their pits.
    for side in (1, -1):
        top = [(7, 1.5 * side), (17, 1.9 * side), (17.4, 3.2 * side), (14, 5 * side), (6.5, 7.2 * side)]
        s.loft(GREY, [(x, y, -1.1 + (x - 7) * 0.05) for x, y in top], [(x, y, 1.1 - (x - 7) * 0.05) for x, y in top], bias=0.4)
        s.paint(DARK, *[(x, y * side, 1.05) for x, y in ((11, 2.4), (14, 2.4), (13.6, 4.2), (11, 5))], out=(0, 0, 1), bias=3)
        s.paint(SLATE, *[(x, y * side, 1) for x, y in ((14.8, 2.4), (16.4, 2.3), (16.4, 3.2), (14.8, 3.8))], out=(0, 0, 1), bias=3)
    s.box(SLATE, 6, 11.5, -1.5, 1.5, -0.6, 0.6, bias=-0.5)
    # The spine from side to side with the docking rings.
    for side in (1, -1):
        s.lathe(GREY, "y", (0, 0, 0), [(3 * side, 1.5), (10.3 * side, 1.5)], 12, bias=0.6)
        s.lathe(WHITE, "y", (0, 0, 0), [(10.3 * side, 1.9), (11.2 * side, 1.7)], 14, bias=1)
        s.disc(DARK, (0, 11.25 * side, 0), "y", 1.2, sign=side, bias=2)
    # The cockpit: its arm, its tube, its cone of panes.
    s.beam(GREY, (-0.5, -8.6, 0), (4.4, -12.8, 0), 1.3, n=10, bias=1.2)
    s.lathe(GREY, "x", (0, -13, 0), [(3, 1.2), (3.6, 1.45), (7.6, 1.55)], 12, bias=1.6)
    s.lathe(GLASS, "x", (0, -13, 0), [(7.6, 1.5), (10, 0.7), (10.05, 0)], 8, bias=2)
    s.lathe(WHITE, "x", (0, -13, 0), [(7.3, 1.62), (7.8, 1.6)], 12, bias=2.2)
    # The gun's well, hatches and vents.
    s.lathe(SLATE, "z", (0, 0, 0), [(1.8, 3), (2.2, 2.6)], 16, bias=2)
    s.disc(DARK, (0, 0, 2.25), "z", 1.7, bias=3)
    s.beam(WHITE, (0, -0.5, 2.5), (3.4, -0.5, 3.6), 0.16, n=4, bias=5)
    s.beam(WHITE, (0, 0.5, 2.5), (3.4, 0.5, 3.6), 0.16, n=4, bias=5)
    for i in range(6):
        a = pi + (i - 2.5) * 0.34
        s.disc(DARK, (6.2 * cos(a), 6.2 * sin(a), 1.5), "z", 0.85, n=10, bias=2)
    # Odd plates of rust and red.
    for r0, r1, a0, a1, m in ((5, 7.2, 0.55, 0.85, MAROON), (6, 8.6, -0.6, -0.35, SLATE), (5, 8.4, 2.0, 2.2, SLATE), (6.4, 8.4, -1.15, -0.95, MAROON), (5, 6, -2.0, -1.7, WHITE), (7.4, 9, 1.1, 1.35, WHITE)):
        z = lambda r: 1.98 - (r - 4) * 0.2
        s.paint(m, *[(r * cos(a), r * sin(a), z(r) + 0.05) for r, a in ((r0, a0), (r1, a0), (r1, a1), (r0, a1))], out=(0, 0, 1), bias=2)
    # The dish.
    s.beam(SLATE, (6, 4.6, 1.4), (6, 4.6, 3.2), 0.4, bias=3)
    s.lathe(WHITE, "x", (6, 4.6, 3.9), [(-0.2, 0.5), (0.6, 2.1), (0.8, 2.1)], 16, bias=4)
    s.disc(SLATE, (6.85, 4.6, 3.9), "x", 1.8, n=16, bias=5)
    s.draw(c)
    return c


def xwing():
    c = space(12, "night2", "night1", world="sunset0", x=120, y=650, r=300, shade="violet4")
    s = Solid(yaw=40, pitch=20, bank=-10)
    body = lambda x, w, h, z=0: hull(x, (w * 0.5, h + z), (w, h * 0.35 + z), (w, -h * 0.4 + z), (w * 0.55, -h + z))
    s.loft(WHITE, body(-5.2, 0.95, 0.95), body(-4.5, 1.05, 1.1), body(0.2, 0.95, 1.0), body(7.4, 0.44, 0.5, -0.22), body(8.4, 0.26, 0.3, -0.28))
    s.loft(SLATE, body(-5.5, 0.7, 0.7), body(-5.2, 0.7, 0.7), bias=-0.2)
    # Red stripes along the nose and its tip.
    s.paint(RED, (1, 0.9, 0.37), (6.9, 0.44, -0.05), (6.9, 0.44, -0.22), (1, 0.9, 0.08), both=True, bias=1)
    s.paint(SLATE, (7.6, 0.37, -0.1), (8.4, 0.21, -0.2), (8.4, 0.21, -0.4), (7.6, 0.37, -0.42), both=True, bias=1)
    s.paint(RED, (3.4, 0.3, 0.79), (5.6, 0.24, 0.4), (5.6, -0.24, 0.4), (3.4, -0.3, 0.79), bias=1)
    # Canopy and droid.
    s.loft(PANE, hull(-1.3, (0.4, 1.75), (0.75, 1.0), (0.6, 0.9)), hull(0.5, (0.35, 1.62), (0.68, 0.95), (0.5, 0.9)), hull(2.4, (0.25, 0.92), (0.4, 0.72), (0.3, 0.7)), bias=1)
    s.loft(WHITE, hull(-4, (0.4, 1.15), (0.8, 1), (0.5, 0.9)), hull(-1.3, (0.4, 1.8), (0.8, 1), (0.5, 0.9)), bias=0.6)
    s.paint(GLASS, (0.4, 0.36, 1.62), (2.2, 0.26, 0.98), (2.2, -0.26, 0.98), (0.4, -0.36, 1.62), bias=2)
    s.ball(BLUE, (-1.8, 0, 1.85), 0.48, bias=2)
    # Four wings, their engines and their guns.
    for up in (1, -1):
        tip, root = (6.0, 2.35 * up), (0.85, 0.3 * up)
        wing = [(-4.7, 0), (-4.5, 1), (-2.0, 1), (-0.9, 0)]
        at = lambda x, f, t: (x, root[0] + (tip[0] - root[0]) * f, root[1] + (tip[1] - root[1]) * f + t)
        s.loft(WHITE, [at(x, f, -0.09) for x, f in wing], [at(x, f, 0.09) for x, f in wing], both=True, bias=-0.3 if up < 0 else 0)
        for f0, f1 in ((0.52, 0.6), (0.64, 0.84)):
            s.paint(RED, at(-4.5, f0, 0.13), at(-4.5, f1, 0.13), at(-1.5 - f1 * 0.5, f1, 0.13), at(-1.5 - f0 * 0.5, f0, 0.13), out=(0, -0.3 * up, 1), both=True, bias=0.4)
        e = at(0, 0.28, 0)
        y, z = e[1], e[2] + 0.62 * up
        s.lathe(GREY, "x", (0, y, z), [(-3.2, 0.68), (-0.2, 0.68)], 12, both=True, bias=0.3)
        s.lathe(DARK, "x", (0, y, z), [(-0.25, 0.55), (-0.15, 0.5)], 12, both=True, bias=0.5)
        s.lathe(WHITE, "x", (0, y, z), [(-0.6, 0.72), (-0.1, 0.72)], 12, both=True, bias=0.3)
        s.lathe(SLATE, "x", (0, y, z), [(-6.2, 0.4), (-5.8, 0.52), (-3.2, 0.46)], 10, both=True, bias=0.2)
        s.glow((-6.3, y, z), 1.3, both=True, bias=-0.5)
        s.beam(GREY, (-4.8, *tip), (-0.4, *tip), 0.27, 0.2, n=8, both=True, bias=0.5)
        s.beam(SLATE, (-0.4, *tip), (4.2, *tip), 0.11, n=5, both=True, bias=0.5)
        s.beam(SLATE, (1.6, *tip), (1.9, *tip), 0.3, n=8, both=True, bias=0.6)
    s.draw(c, glow="orange0")
    return c


def ywing():
    c = space(11, "night1", "dusk2", world="ice1", x=520, y=660, r=320, shade="night0")
    s = Solid(yaw=42, pitch=26, bank=-8)
    cab = lambda x, w, h, z=0: hull(x, (w * 0.5, h + z), (w, 0.1 + z), (w * 0.95, -h * 0.5 + z), (w * 0.5, -h * 0.8 + z))
    s.loft(LINEN, cab(3.4, 1.25, 1.1), cab(5.2, 1.35, 1.1), cab(8.2, 0.85, 0.55, -0.15), cab(9.4, 0.5, 0.3, -0.2))
    s.paint(SAND, (5.4, 1.33, 0.1), (8.2, 0.86, -0.02), (8.2, 0.84, -0.3), (5.4, 1.3, -0.35), both=True, bias=1)
    s.paint(SAND, (7.0, 0.4, 0.72), (9.2, 0.24, 0.18), (9.2, -0.24, 0.18), (7, -0.4, 0.72), bias=1)
    s.loft(PANE, hull(3.6, (0.45, 1.75), (0.8, 1.0)), hull(5.2, (0.4, 1.65), (0.72, 1.0)), hull(6.8, (0.3, 0.75), (0.45, 0.7)), bias=1)
    s.paint(GLASS, (5.2, 0.38, 1.66), (6.6, 0.3, 0.9), (6.6, -0.3, 0.9), (5.2, -0.38, 1.66), bias=2)
    s.ball(BLUE, (3.0, 0, 1.2), 0.5, bias=1)
    # A bare spine, a cross-beam, and two long engines with ribs and rings.
    s.box(SLATE, -5, 3.6, -0.9, 0.9, -0.55, 0.55)
    for x in (-4.4, -3, -1.6, -0.2, 1.2):
        s.box(GREY, x, x + 0.7, -1, 1, -0.6, 0.75, bias=0.3)
    s.box(GREY, -3.2, 0.8, -5.4, 5.4, -0.3, 0.3, bias=-0.2)
    for x in (-2.6, -1.2):
        s.box(SLATE, x, x + 0.8, 1.2, 4.2, 0.3, 0.5, both=True, bias=0.5)
    y = 5.3
    s.ball(LINEN, (2.6, y, 0), 1.22, both=True, bias=0.2)
    s.lathe(SAND, "x", (0, y, 0), [(2.2, 1.26), (2.8, 1.26)], 14, both=True, bias=0.5)
    s.lathe(GREY, "x", (0, y, 0), [(-4, 0.86), (2, 1.12)], 12, both=True)
    for a in (0.35, 0.85):
        s.beam(LINEN, (-4, y + 0.9 * cos(a * pi), 0.9 * sin(a * pi)), (1.8, y + 1.1 * cos(a * pi), 1.1 * sin(a * pi)), 0.14, n=4, both=True, bias=0.5)
    s.lathe(SLATE, "x", (0, y, 0), [(-5, 0.7), (-4, 0.95)], 12, both=True)
    for a in (0, 0.5, 1, 1.5):
        s.beam(WHITE, (-4.6, y + 1.15 * cos(a * pi), 1.15 * sin(a * pi)), (-9, y + 1.05 * cos(a * pi), 1.05 * sin(a * pi)), 0.13, n=4, both=True)
    s.lathe(WHITE, "x", (0, y, 0), [(-9.2, 1.3), (-8.7, 1.3)], 14, both=True)
    s.glow((-5.4, y, 0), 1.9, both=True, bias=-0.5)
    s.beam(DARK, (8.6, 0.3, -0.3), (11, 0.3, -0.3), 0.1, n=4, both=True)
    s.draw(c, glow="orange0")
    return c


def awing():
    c = space(28, "night2", "violet4", world="moss3", x=180, y=660, r=300, shade="leaf2")
    s = Solid(yaw=42, pitch=24, bank=-10)
    sec = lambda x, w, h: hull(x, (w * 0.45, h), (w * 0.9, h * 0.3), (w, 0), (w * 0.8, -h * 0.4), (w * 0.3, -h * 0.7))
    s.loft(WHITE, sec(-4.2, 3.2, 1.0), sec(-2, 3.35, 1.15), sec(1.5, 2.1, 0.85), sec(4.6, 1.0, 0.4), sec(5.4, 0.6, 0.2))
    # Red down the middle and on the flanks.
    s.paint(RED, (-1, 1.5, 1.12), (1.5, 0.95, 0.87), (5.3, 0.26, 0.22), (4.6, 0.6, 0.32), (1.5, 1.5, 0.6), (-1, 2.4, 0.75), both=True, out=(0.1, 0, 1), bias=1)
    s.loft(PANE, hull(-2.4, (0.4, 1.9), (0.9, 1.1)), hull(-0.4, (0.45, 2.0), (0.95, 1.1)), hull(2.0, (0.3, 0.95), (0.6, 0.75)), bias=1)
    s.paint(GLASS, (-0.2, 0.42, 1.98), (1.7, 0.3, 1.1), (1.7, -0.3, 1.1), (-0.2, -0.42, 1.98), bias=2)
    s.loft(WHITE, hull(-4, (0.6, 1.3), (1.0, 1.0)), hull(-2.3, (0.45, 1.95), (1, 1.1)), bias=0.8)
    # The two drums of the engines and their fins.
    s.lathe(GREY, "x", (0, 1.9, 0.1), [(-5.3, 1.0), (-4.9, 1.25), (-3, 1.25), (-2.2, 0.9)], 12, both=True, bias=0.3)
    s.lathe(SLATE, "x", (0, 1.9, 0.1), [(-5.6, 0.85), (-5.2, 0.95)], 12, both=True)
    s.glow((-5.8, 1.9, 0.1), 1.4, both=True, bias=-0.5)
    s.prism(WHITE, "y", [(-5.2, 0.9), (-3.2, 1.1), (-4.3, 2.6), (-5.3, 2.6)], 2.2, 2.4, both=True, bias=1)
    s.prism(WHITE, "y", [(-5.2, -0.6), (-3.4, -0.6), (-4.4, -1.7), (-5.2, -1.7)], 2.2, 2.4, both=True)
    # Guns at the sides.
    s.lathe(GREY, "x", (0, 3.5, 0), [(-2.6, 0.36), (-1, 0.36)], 8, both=True, bias=0.5)
    s.beam(SLATE, (-1, 3.5, 0), (2.2, 3.5, 0), 0.15, n=6, both=True, bias=0.5)
    s.draw(c, glow="orange0", height=300)
    return c


def bwing():
    c = space(29, "night1", "night0", world="sunset0", x=520, y=640, r=290, shade="night1")
    s = Solid(yaw=56, pitch=12, bank=44)
    # The long wing hangs down; the ball of the cockpit turns on its head.
    s.loft(GREY, [(2.2, -0.35, 1), (2.2, 0.35, 1), (-2.6, 0.35, 1), (-2.6, -0.35, 1)], [(1.2, -0.3, -3), (1.2, 0.3, -3), (-2.2, 0.3, -3), (-2.2, -0.3, -3)], [(0.6, -0.22, -10), (0.6, 0.22, -10), (-1.8, 0.22, -10), (-1.8, -0.22, -10)])
    s.paint(SLATE, (0.9, 0.33, -1.5), (0.5, 0.3, -4), (-1.4, 0.3, -4), (-1.5, 0.33, -1.5), bias=0.6, far=-1)
    s.paint(MAROON, (0.9, 0.3, -6.2), (0.75, 0.27, -7), (-1.9, 0.27, -7), (-1.9, 0.3, -6.2), bias=0.6)
    s.lathe(GREY, "z", (-0.6, 0, -10.4), [(-0.9, 0.4), (0.6, 0.7), (1, 0.6)], 8)
    s.beam(SLATE, (0, 0, -10.3), (4.2, 0, -10.3), 0.17, bias=0.3)
    s.beam(SLATE, (-0.6, 0, -10.6), (-0.6, 0, -12), 0.12, bias=0.3)
    s.lathe(WHITE, "x", (0, 0, 1.6), [(-2.8, 1.5), (1.2, 1.75), (2, 1.7)], 14, bias=0.6)
    s.lathe(RED, "x", (0, 0, 1.6), [(0.5, 1.78), (1.1, 1.8)], 14, bias=0.8)
    s.ball(PANE, (2.2, 0, 1.6), 1.35, bias=1)
    s.lathe(WHITE, "y", (2.2, 0, 1.6), [(-0.28, 1.42), (0.28, 1.42)], 16, bias=1.4)
    s.beam(SLATE, (1.4, 0, 3.2), (4.6, 0, 3.2), 0.12, bias=0.6)
    # Engines in a square at the root, and the two arms of the guns.
    for z in (-0.5, 0.9):
        s.lathe(SLATE, "x", (0, 1.3, z), [(-4.2, 0.55), (-3.7, 0.7), (-0.6, 0.66), (-0.2, 0.4)], 10, both=True, bias=0.2)
        s.glow((-4.4, 1.3, z), 1.5, both=True, bias=-0.5)
    wing = [(0.4, 0.6), (-2.4, 0.6), (-2.2, 4.9), (-0.6, 4.9)]
    s.loft(GREY, [(x, y, -2.2) for x, y in wing], [(x, y, -1.9) for x, y in wing], both=True)
    s.paint(MAROON, (-2.3, 3, -1.85), (-0.3, 3, -1.85), (-0.4, 3.7, -1.85), (-2.3, 3.7, -1.85), out=(0, 0, 1), both=True, bias=0.4)
    s.lathe(GREY, "x", (0, 5.1, -2.05), [(-2.4, 0.42), (0.2, 0.42)], 8, both=True, bias=0.3)
    s.beam(SLATE, (0.2, 5.1, -2.05), (3, 5.1, -2.05), 0.14, both=True, bias=0.3)
    s.draw(c, height=340, glow="orange0")
    return c


REBELS = {"10": falcon, "11": ywing, "12": xwing, "28": awing, "29": bwing}

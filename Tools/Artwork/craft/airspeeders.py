"""Air speeders of the capital, and the bikes of those who hunt."""

from math import pi, sin

from .empire import wings
from .grounds import *
from .riders import rider
from .solid import *

FIRE = ("red0", "red1", "red2", "red2")


def city(seed, *tones, near="night0", far="sunset0"):
    c = sky(*tones)
    towers(c, far, seed, low=120, high=260, opacity=0.55)
    towers(c, near, seed + 1, low=40, high=150, opacity=0.8)
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


AIRSPEEDERS = {"42": sith_speeder, "44": zephyr, "45": koro2, "46": xj6, "55": flitknot, "62": firespeeder}

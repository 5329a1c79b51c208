"""The TIE family: a ball with a round window between two panels."""

from math import cos, pi, sin

from .grounds import *
from .solid import *


def cockpit(s, r=1.5, y=0.0, x=0.0, material=SLATE, bias=0.0):
    s.ball(material, (x, y, 0), r, bias=bias)
    f = x + r
    s.lathe(GREY, "x", (0, y, 0), [(f - r * 0.34, r * 0.76), (f - r * 0.14, r * 0.62)], 16, bias=bias + r)
    s.disc(BLACK, (f - r * 0.13, y, 0), "x", r * 0.58, n=16, bias=bias + r * 1.1)
    for i in range(4):
        a = pi * i / 4
        u, v = cos(a), sin(a)
        w, l = r * 0.045, r * 0.6
        s.paint(GREY, (f, y + u * l - v * w, v * l + u * w), (f, y - u * l - v * w, -v * l + u * w), (f, y - u * l + v * w, -v * l - u * w), (f, y + u * l + v * w, v * l - u * w), out=(1, 0, 0), bias=bias + r * 1.2)
    s.disc(SLATE, (f + 0.02, y, 0), "x", r * 0.2, n=10, bias=bias + r * 1.3)


def panel(s, corners, hub, bias=0, far=None, inset=0.86, rim=GREY, both=True):
    """A plate of dark cells between spokes that run from the hub to the corners."""
    n = normal(list(corners))
    at = lambda p, t: tuple(p[i] + n[i] * t for i in range(3))
    far = bias if far is None else far
    s.loft(rim, [at(p, -0.07) for p in corners], [at(p, 0.07) for p in corners], both=both, bias=bias, far=far)
    for p, q in zip(corners, corners[1:] + corners[:1]):
        m = middle([p, q, hub])
        if abs(dot(unit(minus(p, hub)), unit(minus(q, hub)))) > 0.999:
            continue
        cell = [tuple(m[i] + (v[i] - m[i]) * inset for i in range(3)) for v in (p, q, hub)]
        for side in (1, -1):
            s.paint(BLACK, *[at(v, 0.1 * side) for v in cell], out=tuple(v * side for v in n), both=both, bias=bias + 0.12, far=far + 0.12)


def pylon(s, length, r=0.62, start=1.1):
    s.lathe(SLATE, "y", (0, 0, 0), [(start, r * 1.25), (length * 0.6, r), (length, r * 0.9)], 8, both=True)
    s.lathe(GREY, "y", (0, 0, 0), [(length - 0.35, r * 1.5), (length, r * 1.7)], 8, both=True, bias=0.1, far=2.5)


def tie_fighter():
    c = space(8, "night2", "night1", world="red2", x=520, y=670, r=300, shade="fur3")
    s = Solid(yaw=56, pitch=14, bank=6)
    y = 3.3
    corners = [(1.5, y, 3.6), (2.9, y, 0), (1.5, y, -3.6), (-1.5, y, -3.6), (-2.9, y, 0), (-1.5, y, 3.6)]
    panel(s, corners, (0, y, 0))
    s.lathe(GREY, "y", (0, 0, 0), [(y + 0.05, 0.75), (y + 0.3, 0.55)], 6, bias=0.6)
    pylon(s, y)
    cockpit(s)
    s.beam(DARK, (1.2, 0.42, -0.95), (1.8, 0.42, -1.0), 0.1, both=True, bias=2)
    s.draw(c, height=345)
    return c


def tie_interceptor():
    c = space(26, "night1", "violet4")
    s = Solid(yaw=52, pitch=16, bank=-10)
    y = 2.3
    for up in (1, -1):
        # Daggers: each panel is bent inwards and notched at the front.
        corners = [(-2.4, y + 0.4, 0), (-3.0, y - 0.5, 3.1 * up), (-1.4, y - 0.5, 3.1 * up), (4.2, y + 0.1, 1.1 * up), (0.8, y + 0.4, 0.25 * up), (0.6, y + 0.4, 0)]
        panel(s, corners, (-0.7, y + 0.2, 0.9 * up), bias=0.1)
        s.beam(DARK, (4.0, y + 0.1, 1.1 * up), (5.2, y + 0.1, 1.1 * up), 0.1, both=True)
    pylon(s, y + 0.4)
    s.lathe(GREY, "y", (-0.3, 0, 0), [(y + 0.4, 0.8), (y + 0.75, 0.5)], 6, both=True, bias=0.7)
    cockpit(s, 1.35)
    s.draw(c, height=335)
    return c


def tie_advanced():
    c = space(13, "night2", "night0", world="ink0", x=130, y=640, r=280, shade="ink2")
    s = Solid(yaw=50, pitch=16, bank=8)
    s.loft(SLATE, hull(-3.6, (0.7, 0.5), (1, 0), (0.7, -0.5)), hull(-0.8, (0.8, 1.1), (1.3, 0), (0.8, -1)), bias=-0.3)
    y = 2.7
    for up in (1, -1):
        panel(s, [(2.3, y, 0), (1.7, y, 1.0 * up), (-2.2, y, 1.0 * up), (-2.6, y, 0)], (-0.2, y, 0.45 * up), bias=0.2)
        panel(s, [(1.7, y, 1.0 * up), (1.3, y - 1.3, 3.0 * up), (-2.4, y - 1.3, 3.0 * up), (-2.2, y, 1.0 * up)], (-0.4, y - 0.65, 2.0 * up), bias=0.15)
    s.loft(SLATE, [(1, 1, 0.3), (1, 1, -0.3), (-1.8, 1, -0.3), (-1.8, 1, 0.3)], [(0.8, y, 0.2), (0.8, y, -0.2), (-1.6, y, -0.2), (-1.6, y, 0.2)], both=True)
    s.glow((-3.8, 0, 0), 1.1, bias=-0.5)
    cockpit(s, 1.42)
    s.beam(DARK, (1.1, 0.5, -1), (1.9, 0.5, -1.05), 0.12, both=True, bias=2)
    s.draw(c, height=340, glow="orange0")
    return c


def tie_bomber():
    c = space(16, "night2", "dusk2", world="fur1", x=500, y=660, r=310, shade="fur3")
    s = Solid(yaw=50, pitch=16, bank=-6)
    y = 4.3
    for up in (1, -1):
        panel(s, [(3.4, y, 0), (2.4, y, 1.1 * up), (-2.4, y, 1.1 * up), (-3.4, y, 0)], (0, y, 0.5 * up), bias=0.4, far=0)
        panel(s, [(2.4, y, 1.1 * up), (1.9, y - 1.2, 2.9 * up), (-1.9, y - 1.2, 2.9 * up), (-2.4, y, 1.1 * up)], (0, y - 0.6, 2.0 * up), bias=0.3, far=0)
    s.box(SLATE, -1.2, 1.0, -4.2, 4.2, -0.4, 0.4, bias=-0.5)
    for side in (1, -1):
        s.lathe(SLATE, "x", (0, 1.55 * side, 0), [(-3.4, 0.9), (-2.6, 1.35), (1.7, 1.35), (2.6, 0.95)] if side < 0 else [(-3.4, 0.9), (-2.6, 1.35), (1.4, 1.35)], 14, bias=0.3)
        s.lathe(GREY, "x", (0, 1.55 * side, 0), [(-0.4, 1.38), (0, 1.38)], 14, bias=0.5)
        s.glow((-3.6, 1.55 * side, 0), 1.0, bias=-0.4)
    s.lathe(DARK, "x", (0, -1.55, 0), [(2.6, 0.9), (2.75, 0.6)], 12, bias=0.6)
    cockpit(s, 1.34, y=1.55, x=1.3, bias=0.3)
    s.draw(c, height=335, glow="orange0")
    return c


TIE_STARSHIPS = {"13": tie_advanced}
TIE_VEHICLES = {"8": tie_fighter, "16": tie_bomber, "26": tie_interceptor}

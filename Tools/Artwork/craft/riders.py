"""The people who ride in the open: a torso, limbs and a head of a few solids."""

from .solid import *


def rider(s, x, z, size=1.0, lean=0.3, body=WHITE, limbs=DARK, head=WHITE, visor=None, reach=(1.3, 0.3), foot=(0.7, -1.2), bias=0.4, y=0.0):
    """Sits at (x, z), leans forward, holds on at `reach` and sets its feet at `foot` (both from the hip)."""
    at = lambda dx, dy, dz: (x + dx * size, y + dy * size, z + dz * size)
    top = 1.15
    for side in (1, -1):
        s.beam(limbs, at(0, 0.22 * side, 0), at(0.75, 0.4 * side, 0.05), 0.2 * size, bias=bias)
        s.beam(limbs, at(0.75, 0.4 * side, 0.05), at(foot[0], 0.42 * side, foot[1]), 0.17 * size, bias=bias)
        elbow = at((lean * top + reach[0]) / 2 - 0.1, 0.5 * side, (top + reach[1]) / 2 - 0.15)
        s.beam(limbs, at(lean * top, 0.4 * side, top - 0.08), elbow, 0.15 * size, bias=bias + 0.1)
        s.beam(limbs, elbow, at(reach[0], 0.3 * side, reach[1]), 0.13 * size, bias=bias + 0.1)
    s.loft(body, [at(-0.25, 0.28, 0), at(-0.25, -0.28, 0), at(0.25, -0.28, 0), at(0.25, 0.28, 0)], [at(lean * top - 0.25, 0.42, top), at(lean * top - 0.25, -0.42, top), at(lean * top + 0.22, -0.42, top), at(lean * top + 0.22, 0.42, top)], bias=bias)
    s.ball(head, at(lean * top + 0.12, 0, top + 0.36), 0.36 * size, bias=bias + 0.2)
    if visor:
        s.box((visor,) * 4, *(v for pair in ((x + (lean * top + 0.2) * size, x + (lean * top + 0.46) * size), (y - 0.24 * size, y + 0.24 * size), (z + (top + 0.32) * size, z + (top + 0.5) * size)) for v in pair), bias=bias + 0.7 * size)

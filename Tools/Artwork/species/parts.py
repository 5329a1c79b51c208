"""What several busts share: the ground, clothes and a face in one go."""

from kit import *


def bust(pale=False):
    """A canvas with the neutral ground of all kinds, darker behind the pale ones."""
    c = Canvas()
    c.ground("stone2" if pale else "stone1", "stone1" if pale else "stone0")
    return c


def clothes(c, tones, edge=None, width=240, top=452, slope=70):
    """Shoulders, and a collar if its tones are given."""
    shoulders(c, tones, top=top - 12, neck=52, wide=width, y=top + slope - 10)
    if edge:
        collar(c, edge, top)


def face(c, skin, shape, iris, lips, brow=None, open=0.92, wide=17, full=0.9, smile=3):
    """A human-like face: `wide` is half the nose, `full` and `smile` are the mouth's."""
    head(c, skin, shape)
    eyes(c, skin, iris, lash=skin[3], open=open)
    if brow:
        brows(c, brow, thick=8)
    nose(c, skin, wide)
    mouth(c, skin, lips, y=362, w=26, full=full, smile=smile)

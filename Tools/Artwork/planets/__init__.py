"""The planets, one function each, by the archive's uid."""

from kit import gathered

from .famous import FAMOUS
from .globe import Globe
from .others import OTHERS

LIMIT = 11_800


def fitted(draw):
    """Draws with less detail until the picture is small enough."""

    def drawn():
        Globe.known.clear()
        for coarse in (1.0, 1.3, 1.7, 2.3, 3.0, 4.0, 5.0):
            Globe.coarse = coarse
            picture = draw()
            if len(picture.svg().encode()) <= LIMIT:
                break
        return picture

    return drawn


PLANETS = {uid: fitted(draw) for uid, draw in gathered(FAMOUS, OTHERS).items()}

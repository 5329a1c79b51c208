"""The films, one scene each, by the archive's uid."""

from .clonewars import clones, sith
from .menace import menace
from .rebellion import empire, hope, jedi

FILMS = {"1": hope, "2": empire, "3": jedi, "4": menace, "5": clones, "6": sith}

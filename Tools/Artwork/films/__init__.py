"""The films, one scene each, by the archive's uid."""

from .prequels import clones, menace, sith
from .scenes import empire, hope, jedi

FILMS = {"1": hope, "2": empire, "3": jedi, "4": menace, "5": clones, "6": sith}

"""The starships and the vehicles of the archive, by its uid."""

from .rebels import REBELS

STARSHIPS = {**REBELS}
VEHICLES = {}

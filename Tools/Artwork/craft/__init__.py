"""The starships and the vehicles of the archive, by its uid: each entry draws one picture."""

from .droids import DROIDS
from .empire import EMPIRE
from .fleet import FLEET
from .flyers import FLYERS
from .naboo import NABOO
from .rebels import REBELS
from .republic import REPUBLIC
from .speeders import SPEEDERS
from .ties import TIE_STARSHIPS, TIE_VEHICLES
from .walkers import WALKERS

STARSHIPS = {**REBELS, **EMPIRE, **TIE_STARSHIPS, **FLEET, **NABOO, **REPUBLIC}
VEHICLES = {**TIE_VEHICLES, **WALKERS, **SPEEDERS, **DROIDS, **FLYERS}

"""The starships and the vehicles of the archive, by its uid: each entry draws one picture."""

from kit import gathered

from .airspeeders import AIRSPEEDERS
from .droids import DROIDS
from .empire import EMPIRE
from .fleet import FLEET
from .gunships import GUNSHIPS
from .lagoon import BOATS
from .naboo import NABOO
from .rebels import REBELS
from .republic import REPUBLIC
from .speeders import SPEEDERS
from .ties import TIE_STARSHIPS, TIE_VEHICLES
from .walkers import WALKERS

STARSHIPS = gathered(REBELS, EMPIRE, TIE_STARSHIPS, FLEET, NABOO, REPUBLIC)
VEHICLES = gathered(TIE_VEHICLES, WALKERS, SPEEDERS, DROIDS, AIRSPEEDERS, GUNSHIPS, BOATS)

"""The species, one bust of the kind each, by the archive's uid."""

from .council import COUNCIL
from .known import KNOWN
from .others import OTHERS
from .rare import RARE

SPECIES = {**KNOWN, **OTHERS, **COUNCIL, **RARE}

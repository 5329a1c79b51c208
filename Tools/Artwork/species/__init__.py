"""The species, one bust of the kind each, by the archive's uid."""

from kit import gathered

from . import clonewars, council, furred, menace, rebellion

SPECIES = gathered(*(kinds.SPECIES for kinds in (clonewars, council, furred, menace, rebellion)))

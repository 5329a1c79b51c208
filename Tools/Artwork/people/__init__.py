"""The portraits, by the archive's uid. The files hold kin together."""

from kit import gathered

from . import (
    alliance, astromechs, council, droids, furred, gungans, hosts, hunters, knights, mosespa,
    naboo, palace, pilots, racers, scoundrels, senate, separatists, sith, skywalkers, tatooine,
    teachers,
)

KIN = (
    alliance, astromechs, council, droids, furred, gungans, hosts, hunters, knights, mosespa,
    naboo, palace, pilots, racers, scoundrels, senate, separatists, sith, skywalkers, tatooine,
    teachers,
)
PEOPLE = gathered(*(kin.PEOPLE for kin in KIN))

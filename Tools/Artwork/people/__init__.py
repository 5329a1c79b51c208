"""The portraits, by the archive's uid. The files hold kin together."""

from . import (
    alliance, astromechs, council, droids, furred, gungans, hosts, hunters, knights, mosespa, naboo, palace, pilots, racers, scoundrels, senate, separatists, sith, skywalkers, tatooine, teachers,
)

PEOPLE = {}
for kin in (alliance, astromechs, council, droids, furred, gungans, hosts, hunters, knights, mosespa, naboo, palace, pilots, racers, scoundrels, senate, separatists, sith, skywalkers, tatooine, teachers):
    PEOPLE |= kin.PEOPLE

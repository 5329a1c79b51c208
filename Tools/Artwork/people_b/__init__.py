"""The portraits of the people with the uids 46 to 83, by kin."""

from . import council, humans, hunters, masters, racers, separatists, strangers

PEOPLE_B = {}
for group in (council, masters, separatists, hunters, strangers, humans, racers):
    PEOPLE_B.update(group.PEOPLE)
PEOPLE_B = {uid: PEOPLE_B[uid] for uid in sorted(PEOPLE_B, key=int)}

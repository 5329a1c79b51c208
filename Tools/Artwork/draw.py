#!/usr/bin/env python3
"""Draws the pictures of the asset catalogue. The same input gives the same files.

usage: Tools/Artwork/draw.py [FOLDER]: into the catalogue of SwapiUI, or into a folder
"""

import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from craft import STARSHIPS, VEHICLES
from films import FILMS
from people import PEOPLE
from placeholders import DARK, LIGHT, PLACEHOLDERS, outline
from planets import PLANETS
from species import SPECIES

OWN = Path(__file__).parents[2] / "Sources/SwapiUI/Assets.xcassets"
CATALOGUE = Path(sys.argv[1]) if len(sys.argv) > 1 else OWN
INFO = {"author": "xcode", "version": 1}

# By folder; people stand outside of any, under their bare uids.
PICTURES = {
    "": PEOPLE,
    "Films": FILMS,
    "Planets": PLANETS,
    "Species": SPECIES,
    "Starships": STARSHIPS,
    "Vehicles": VEHICLES,
}


def save(folder, name, svg, limit=12_000):
    assert len(svg.encode()) < limit, f"{name}: {len(svg.encode())} bytes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(svg)


def describe(folder, data):
    """Writes the folder's Contents.json as Xcode does."""
    (folder / "Contents.json").write_text(json.dumps(data, indent=2, separators=(",", " : ")) + "\n")


def contents(folder, images):
    describe(folder, {"images": images, "info": INFO, "properties": {"preserves-vector-representation": True}})


def placeholder(shape, folder):
    save(folder, "placeholder", outline(shape, **LIGHT))
    save(folder, "placeholder-dark", outline(shape, **DARK))
    contents(
        folder,
        [
            {"filename": "placeholder.svg", "idiom": "universal"},
            {
                "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "filename": "placeholder-dark.svg",
                "idiom": "universal",
            },
        ],
    )


for kind, pictures in PICTURES.items():
    for uid, draw in pictures.items():
        folder = CATALOGUE / kind / f"{uid}.imageset"
        save(folder, uid, draw().svg())
        contents(folder, [{"filename": f"{uid}.svg", "idiom": "universal"}])
    placeholder(PLACEHOLDERS[kind], CATALOGUE / kind / "placeholder.imageset")
    if kind:
        describe(CATALOGUE / kind, {"info": INFO, "properties": {"provides-namespace": True}})

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
from people_b import PEOPLE_B
from planets import PLANETS
from species import SPECIES

PEOPLE.update(PEOPLE_B)

OWN = Path(__file__).parents[2] / "Sources/SwapiUI/Assets.xcassets"
CATALOGUE = Path(sys.argv[1]) if len(sys.argv) > 1 else OWN
INFO = {"author": "xcode", "version": 1}


def save(folder, name, svg, limit=12_000):
    assert len(svg.encode()) < limit, f"{name}: {len(svg.encode())} bytes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(svg)


def contents(folder, images):
    data = {
        "images": images,
        "info": INFO,
        "properties": {"preserves-vector-representation": True},
    }
    (folder / "Contents.json").write_text(json.dumps(data, indent=2, separators=(",", " : ")) + "\n")


for uid, draw in PEOPLE.items():
    folder = CATALOGUE / f"{uid}.imageset"
    save(folder, uid, draw().svg())
    contents(folder, [{"filename": f"{uid}.svg", "idiom": "universal"}])


def gallery(kind, pictures):
    """The pictures of one kind, in a folder that is a namespace."""
    for uid, draw in pictures.items():
        folder = CATALOGUE / kind / f"{uid}.imageset"
        save(folder, uid, draw().svg())
        contents(folder, [{"filename": f"{uid}.svg", "idiom": "universal"}])
    data = {"info": INFO, "properties": {"provides-namespace": True}}
    (CATALOGUE / kind / "Contents.json").write_text(json.dumps(data, indent=2, separators=(",", " : ")) + "\n")


gallery("Films", FILMS)
gallery("Planets", PLANETS)
gallery("Species", SPECIES)
gallery("Starships", STARSHIPS)
gallery("Vehicles", VEHICLES)


def placeholder(card, disc, line):
    """A quiet outline of a head and shoulders on the card colour."""
    stroke = f'fill="none" stroke="{line}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">\n'
        f'<rect fill="{card}" width="480" height="640"/>\n<circle fill="{disc}" cx="240" cy="262" r="196"/>\n'
        f'<path {stroke} d="M240 130C304 130 338 174 338 240C338 330 296 412 240 412C184 412 142 330 142 240C142 174 176 130 240 130Z"/>\n'
        f'<path {stroke} d="M188 390C188 470 92 464 48 516C30 540 22 590 20 640M292 390C292 470 388 464 432 516C450 540 458 590 460 640"/>\n'
        "</svg>\n"
    )


folder = CATALOGUE / "placeholder.imageset"
save(folder, "placeholder", placeholder("#FFFFFF", "#F7F6F3", "#CFCABD"))
save(folder, "placeholder-dark", placeholder("#1D2027", "#242831", "#464C58"))
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

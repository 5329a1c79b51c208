"""The palette, and a canvas that writes small SVG."""

import json
from pathlib import Path

from .paths import HEIGHT, WIDTH, mirror, number, parse, symmetric, write

MATERIALS = json.loads((Path(__file__).parents[1] / "palette.json").read_text())
# "skin0" is the lightest tone of skin.
PALETTE = {f"{name}{i}": tone for name, tones in MATERIALS.items() for i, tone in enumerate(tones)}


class Canvas:
    def __init__(self, width=WIDTH, height=HEIGHT):
        self.width, self.height, self.items, self.defs = width, height, [], []

    def fill(self, colour, opacity=None):
        text = f'fill="{PALETTE.get(colour, colour)}"'
        return text if opacity is None else f'{text} fill-opacity="{opacity}"'

    def path(self, colour, d, opacity=None):
        self.items.append(f'<path {self.fill(colour, opacity)} d="{write(parse(d))}"/>')

    def sym(self, colour, half, opacity=None):
        self.path(colour, symmetric(half), opacity)

    def both(self, colour, d, opacity=None):
        """One shape and its mirror image."""
        self.path(colour, d + " " + mirror(d), opacity)

    def circle(self, colour, x, y, r, opacity=None):
        self.items.append(f'<circle {self.fill(colour, opacity)} cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>')

    def ellipse(self, colour, x, y, rx, ry, opacity=None):
        self.items.append(
            f'<ellipse {self.fill(colour, opacity)} cx="{number(x)}" cy="{number(y)}"'
            f' rx="{number(rx)}" ry="{number(ry)}"/>'
        )

    def rect(self, colour, x, y, w, h, r=0, opacity=None):
        corner = f' rx="{number(r)}"' if r else ""
        self.items.append(
            f'<rect {self.fill(colour, opacity)} x="{number(x)}" y="{number(y)}"'
            f' width="{number(w)}" height="{number(h)}"{corner}/>'
        )

    def ground(self, ground, disc, x=240, y=262, r=196):
        """One colour, and a disc of a lighter tone with a soft edge."""
        tone = PALETTE[disc]
        self.defs.append(
            f'<radialGradient id="disc"><stop offset="0.86" stop-color="{tone}"/>'
            f'<stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient>'
        )
        self.rect(ground, 0, 0, self.width, self.height)
        self.circle("url(#disc)", x, y, r * 1.08)

    def svg(self):
        defs = f"<defs>{''.join(self.defs)}</defs>\n" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}">\n{defs}' + "\n".join(self.items) + "\n</svg>\n"
        )

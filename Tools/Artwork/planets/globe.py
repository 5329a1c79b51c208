"""A globe in space: the canvas of the planets. Surface first, then the night, then the sky with a round hole in it."""

import math
import random

from kit import Canvas, PALETTE

from .light import SUN, Lit
from .rounds import MIDDLE, RADIUS, SIZE
from .sphere import DISC, Noise, area, level_for, loops, pair, simplify, smooth


class Globe(Lit, Canvas):
    coarse = 1.0  # How much of the detail is left out.
    known = {}  # Fields and outlines of the world in work, so that a second try costs little.

    def __init__(self, uid, tilt=12, lean=10):
        super().__init__(SIZE, SIZE)
        self.uid = uid
        self.chance = random.Random(1000 + uid)
        a, b = math.radians(tilt), math.radians(lean)
        # The axis of the globe: its north end, leaning toward us a little.
        self.axis = (math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b))
        self.fields = self.layers = 0
        self.rim = None

    def path(self, colour, d, opacity=None):
        """As it is: these paths are short already."""
        self.items.append(f'<path {self.fill(colour, opacity)} d="{d}"/>')

    def line(self, colour, d, width, opacity):
        """Streets: the only lines there are."""
        self.items.append(
            f'<path fill="none" stroke="{PALETTE[colour]}" stroke-width="{width}" stroke-opacity="{opacity}" d="{d}"/>'
        )

    # Fields.

    def latitude(self, p):
        a = self.axis
        return a[0] * p[0] + a[1] * p[1] + a[2] * p[2]

    def field(self, scale=1.6, octaves=3, stretch=1.0, warp=0.0, ridge=False, tilt=0.0, gain=0.5):
        """Noise on the sphere. `stretch` over 1 draws it out along the parallels, `warp` bends it, `ridge` makes veins."""
        self.fields += 1
        key = (self.uid, self.fields, scale, octaves, stretch, warp, ridge, tilt, gain, self.axis)
        if key in Globe.known:
            return Globe.known[key]
        noise = Noise(self.uid * 97 + self.fields)
        bend = Noise(self.uid * 97 + self.fields + 50) if warp else None
        ax, ay, az = self.axis
        result = []
        for p in DISC:
            if p is None:
                result.append(0.0)
                continue
            x, y, z = p
            h = ax * x + ay * y + az * z
            s = h * (stretch - 1)
            x, y, z = (x + ax * s) * scale + 9, (y + ay * s) * scale + 5, (z + az * s) * scale + 7
            if bend:
                d = warp * bend(x * 0.8, y * 0.8, z * 0.8)
                e = warp * bend(x * 0.8 + 31, y * 0.8, z * 0.8)
                x, y, z = x + d, y + e, z + d - e
            value = noise.sum(x, y, z, octaves, gain)
            if ridge:
                value = -abs(value)
            result.append(value + tilt * h)
        Globe.known[key] = result
        return result

    def layer(self, colour, field, share=None, level=None, opacity=None, least=130, tolerance=1.2):
        """Fills where the field is high: the highest `share` of the disc, or all above `level`."""
        # The same layer of a second try has the same outlines.
        self.layers += 1
        key = (self.uid, self.layers)
        if key not in Globe.known:
            Globe.known[key] = loops(field, level_for(field, share) if level is None else level)
        least, tolerance = least * Globe.coarse, tolerance * Globe.coarse
        d = []
        for loop in Globe.known[key]:
            scaled = [(MIDDLE + u * RADIUS, MIDDLE + v * RADIUS) for u, v in loop]
            if abs(area(scaled)) < least:
                continue
            scaled = simplify(scaled, tolerance)
            if len(scaled) > 2:
                d.append(smooth(scaled))
        if d:
            self.path(colour, "".join(d), opacity)

    def all(self, colour):
        self.rect(colour, MIDDLE - RADIUS - 2, MIDDLE - RADIUS - 2, 2 * RADIUS + 4, 2 * RADIUS + 4)

    def bands(self, colours, wave=0.05, scale=1.6, edges=None, shift=0.0):
        """Belts along the parallels, from north to south; their edges sway with noise."""
        sway = self.field(scale, 3, 2.2, 0.6)
        heights = [self.latitude(p) + wave * s * 2 if p else 0.0 for p, s in zip(DISC, sway)]
        self.all(colours[0])
        count = len(colours)
        edges = edges or [1 - 2 * i / count + shift for i in range(1, count)]
        for colour, edge in zip(colours[1:], edges):
            self.layer(colour, [-h for h in heights], level=-edge, least=20)

    def cap(self, colour, size, rough=0.12, south=False, opacity=None, scale=3.0):
        """An ice cap that ends at the height 1 - size of the axis."""
        sign = -1 if south else 1
        noise = self.field(scale, 3)
        field = [sign * self.latitude(p) + rough * n * 2 if p else 0.0 for p, n in zip(DISC, noise)]
        self.layer(colour, field, level=1 - size, opacity=opacity, least=25)

    def place(self, x, y):
        """A point of the disc on the sphere."""
        return (x, y, math.sqrt(max(0.0, 1 - x * x - y * y)))

    def spots(self, count, sizes, reach=0.9, gap=1.15, lit=None):
        """Places for round features that do not touch: (x, y, radius) of the disc, the same for one uid."""
        found = []
        for _ in range(count * 40):
            if len(found) == count:
                break
            angle, r = self.chance.uniform(0, 2 * math.pi), math.sqrt(self.chance.random()) * reach
            x, y = r * math.cos(angle), r * math.sin(angle)
            size = sizes[0] + (sizes[1] - sizes[0]) * self.chance.random() ** 2.2
            if lit is not None and (sum(a * b for a, b in zip(self.place(x, y), SUN)) > 0.02) != lit:
                continue
            if all(math.hypot(x - a, y - b) > gap * (size + s) for a, b, s in found):
                found.append((x, y, size))
        return found

    def disc(self, x, y, size, steps=16, grow=1.0, wobble=0.0):
        """A circle lying on the sphere, as the eye sees it: an ellipse near the limb."""
        n = self.place(x, y)
        side = (n[1], -n[0], 0.0) if math.hypot(n[0], n[1]) > 1e-6 else (1.0, 0.0, 0.0)
        length = math.hypot(side[0], side[1])
        side = (side[0] / length, side[1] / length, 0.0)
        up = (n[1] * side[2] - n[2] * side[1], n[2] * side[0] - n[0] * side[2], n[0] * side[1] - n[1] * side[0])
        points = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = size * grow * (1 + (self.chance.uniform(-wobble, wobble) if wobble else 0))
            c, s = math.cos(a) * r, math.sin(a) * r
            k = math.sqrt(max(0.0, 1 - r * r))
            points.append((
                MIDDLE + RADIUS * (n[0] * k + side[0] * c + up[0] * s),
                MIDDLE + RADIUS * (n[1] * k + side[1] * c + up[1] * s),
            ))
        return points

    def ellipse_at(self, x, y, size):
        """A circle lying on the sphere, as two arcs."""
        d = math.hypot(x, y)
        flat = size * math.sqrt(max(0.02, 1 - d * d))
        turn = math.degrees(math.atan2(y, x))
        # From the end of the long axis, which lies along the limb, to the other end and back.
        dx, dy = (-y / d, x / d) if d else (0, 1)
        px, py, r = MIDDLE + RADIUS * x, MIDDLE + RADIUS * y, RADIUS * size
        arc = f"a{max(1, RADIUS * flat):.0f} {max(1, r):.0f} {turn:.0f} 1 1 "
        return (
            f"M{px - dx * r:.0f} {py - dy * r:.0f}{arc}{pair(round(2 * dx * r), round(2 * dy * r))}"
            f"{arc}{pair(round(-2 * dx * r), round(-2 * dy * r))}z"
        )

    def craters(self, count, sizes, floor, shadow, light, reach=0.9):
        """Bowls: the rim lit at the lower right, the wall in shadow at the upper left, the floor between."""
        found = self.spots(count, sizes, reach)
        for tone, off, grow in ((light, 0.10, 1.06), (shadow, 0.0, 1.0), (floor, 0.14, 0.80)):
            self.path(tone, "".join(self.ellipse_at(x + s * off, y + s * off, s * grow) for x, y, s in found))

    def clouds(self, share=0.22, colour="steel0", opacity=0.8, scale=1.7, stretch=2.4, warp=1.2, octaves=3, least=60):
        field = self.field(scale, octaves, stretch, warp)
        self.layer(colour, field, share, opacity=opacity, least=least)
        return field

    def storm(self, x, y, size, colour, opacity=0.85, turns=1.6, arms=2, eye=None, squash=1.0):
        """A cyclone: arms that wind into an eye."""
        for arm in range(arms):
            outer, inner = [], []
            for i in range(15):
                t = i / 14
                a = 2 * math.pi * (turns * t + arm / arms)
                r = size * (1 - t) ** 0.8 + size * 0.1
                w = size * 0.20 * math.sin(math.pi * min(1, t * 0.9 + 0.02))
                outer.append((r + w, a))
                inner.append((max(0.0, r - w), a))
            points = [(x + r * math.cos(a), y + r * math.sin(a) * squash) for r, a in outer + inner[::-1]]
            self.path(colour, smooth([(MIDDLE + RADIUS * u, MIDDLE + RADIUS * v) for u, v in points]), opacity)
        if eye:
            self.path(eye, smooth(self.disc(x, y, size * 0.12, 8)))

    # The night, the sky and what hangs in it.

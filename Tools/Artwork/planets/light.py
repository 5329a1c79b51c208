"""What light does: the night on a globe, its lights, and the sky about it."""

import math

from kit import PALETTE

from .rounds import MIDDLE, RADIUS, SIZE, beside, dots, round_path
from .sphere import polygon, smooth

SUN = (-0.60, -0.56, 0.571)  # Toward the light: upper left, before the picture.


class Lit:
    """A globe's night, and what is beside it in the sky."""

    def dark(self, level):
        """The part of the disc whose light is below the level, as a path that goes on beyond the limb."""
        lx, ly, lz = SUN
        flat = math.hypot(lx, ly)
        v = (-ly / flat, lx / flat, 0.0)
        u = (ly * v[2] - lz * v[1], lz * v[0] - lx * v[2], lx * v[1] - ly * v[0])
        s = math.sqrt(1 - level * level)
        ring = []
        for i in range(72):
            a = 2 * math.pi * i / 72
            ring.append([level * l + s * (math.cos(a) * p + math.sin(a) * q) for l, p, q in zip(SUN, u, v)])
        shown = [p[2] >= 0 for p in ring]
        first = next(i for i in range(72) if shown[i] and not shown[i - 1])
        arc = []
        for i in range(72):
            p = ring[(first + i) % 72]
            if p[2] < -0.02:
                break
            arc.append((MIDDLE + RADIUS * p[0], MIDDLE + RADIUS * p[1]))
        # On from the ends straight outward, and round by the lower right.
        away = (-lx / flat, -ly / flat)
        out = [(x + (x - MIDDLE) * 0.1, y + (y - MIDDLE) * 0.1) for x, y in (arc[0], arc[-1])]
        far = [(x + away[0] * 2 * RADIUS, y + away[1] * 2 * RADIUS) for x, y in (out[1], out[0])]
        bends = arc[:-3:3]
        turns = [((a + b) / 2, (c + d) / 2) for (a, c), (b, d) in zip(bends, bends[1:])] + [arc[-1]]
        curve = " ".join(f"{a:.0f} {b:.0f} {x:.0f} {y:.0f}" for (a, b), (x, y) in zip(bends[1:], turns[1:]))
        ends = [out[0], arc[0], turns[0]], [out[1], *far]
        text = [" ".join(f"{x:.0f} {y:.0f}" for x, y in points) for points in ends]
        return f"M{text[0]}Q{curve}L{text[1]}Z"

    def night(self, strength=1.0, tone="night2"):
        for level, opacity in ((0.42, 0.20), (0.20, 0.34), (-0.02, 0.62)):
            self.path(tone, self.dark(level), round(opacity * strength, 2))

    def shine(self, colour="steel0", opacity=0.11):
        """The brightest part, toward the sun."""
        self.path(colour, smooth(self.disc(SUN[0] * 0.93, SUN[1] * 0.93, 0.46, 12)), opacity)

    def lights(self, count, colour="gold0", field=None, level=0.0, size=(1, 2, 2, 3)):
        """Towns on the night side, as dots; with a field, only on its land."""
        d = []
        for _ in range(count * 30):
            if len(d) >= count:
                break
            a, r = self.chance.uniform(0, 2 * math.pi), math.sqrt(self.chance.random()) * 0.965
            x, y = r * math.cos(a), r * math.sin(a)
            bright = sum(s * p for s, p in zip(SUN, self.place(x, y)))
            if bright > 0.0 or self.chance.random() < -bright * 0.4:
                continue
            if field:
                column, row = round((x + 1.11) / 0.037), round((y + 1.11) / 0.037)
                if field[row * 61 + column] < level:
                    continue
            d.append((MIDDLE + RADIUS * x, MIDDLE + RADIUS * y, self.chance.choice(size)))
        self.path(colour, dots(d), 0.9)

    def sky(self, rim="ice0", glow=0.30, width=6, stars=34):
        """Space all around, a few faint stars, and the thin rim of the atmosphere, bright toward the sun."""
        self.path("night2", f"M0 0L{SIZE} 0 {SIZE} {SIZE} 0 {SIZE}Z" + round_path(MIDDLE, MIDDLE, RADIUS, True))
        for size, opacity in ((1, 0.5), (2, 0.3), (2, 0.6)):
            places = [(self.chance.uniform(8, 472), self.chance.uniform(8, 472), size) for _ in range(stars // 3)]
            self.path("steel0", dots(p for p in places if math.hypot(p[0] - MIDDLE, p[1] - MIDDLE) > RADIUS + 14), opacity)
        if rim:
            tone = PALETTE[rim]
            inner = RADIUS / (RADIUS + 34)
            self.defs.append(
                f'<radialGradient id="halo"><stop offset="{inner:.3f}" stop-color="{tone}" stop-opacity="{glow}"/>'
                f'<stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient>'
                f'<linearGradient id="rim" x1="0.1" y1="0.1" x2="0.86" y2="0.86">'
                f'<stop offset="0" stop-color="{tone}"/><stop offset="0.55" stop-color="{tone}" stop-opacity="0.5"/>'
                f'<stop offset="1" stop-color="{tone}" stop-opacity="0"/></linearGradient>'
            )
            # The halo is drawn off to the sunny side, so that the night has none.
            hole = round_path(MIDDLE, MIDDLE, RADIUS, True)
            self.path("url(#halo)", round_path(MIDDLE - 8, MIDDLE - 8, RADIUS + 34) + hole)
            self.path("url(#rim)", round_path(MIDDLE, MIDDLE, RADIUS + width * 0.6) + round_path(MIDDLE, MIDDLE, RADIUS - width * 0.4, True))

    def moon(self, x, y, r, colour, shade, mark=None):
        """A body in the sky; what lies behind the globe is left out."""
        outline = lambda cx, cy, cr: beside([(cx + cr * math.cos(a * math.pi / 24), cy + cr * math.sin(a * math.pi / 24)) for a in range(48)], r=RADIUS + 3)
        hidden = math.hypot(x - MIDDLE, y - MIDDLE) < r + RADIUS + 4
        shape = (lambda cx, cy, cr: polygon(outline(cx, cy, cr))) if hidden else round_path
        self.path(shade, shape(x, y, r))
        if hidden:
            self.path(colour, shape(x - r * 0.1, y - r * 0.1, r * 0.86))
        else:
            # The lit part: the disc less the shadow of a wider one.
            self.path(colour, round_path(x - r * 0.12, y - r * 0.12, r * 0.83))
            if mark:
                self.circle(mark, x - r * 0.30, y - r * 0.1, r * 0.22)
                self.circle(mark, x + r * 0.15, y + r * 0.25, r * 0.14)

    def ring(self, colour, inner, outer, flat=0.22, turn=-18, opacity=0.85, front=True, back=True):
        """A flat ring: the near half before the globe, the far half only beside it."""
        t = math.radians(turn)

        def point(r, a):
            x, y = r * RADIUS * math.cos(a), r * RADIUS * math.sin(a) * flat
            return (MIDDLE + x * math.cos(t) - y * math.sin(t), MIDDLE + x * math.sin(t) + y * math.cos(t))

        for half, wanted in ((0, front), (1, back)):
            if not wanted:
                continue
            angles = [math.pi * (half + i / 20) for i in range(21)]
            points = [point(outer, a) for a in angles] + [point(inner, a) for a in reversed(angles)]
            self.path(colour, polygon(beside(points) if half else points), opacity)

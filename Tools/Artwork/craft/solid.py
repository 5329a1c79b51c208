"""Small solids in space, drawn flat: each face gets one of four tones of its material by the way it is turned.

A craft lies along x (its nose at +x), y is its port side and z is up. Seen at yaw 0 its port side faces us and its
nose points left; a larger yaw turns the nose towards us, and beyond 90 it points right. Pitch looks down from above.
"""

from math import cos, hypot, pi, radians, sin, sqrt

from kit import PALETTE

from .flat import grown, join, orb, paths, visible

# Light, middle, shade and deep of each material.
WHITE = ("steel0", "steel1", "steel2", "steel3")
GREY = ("steel1", "steel2", "steel3", "ink0")
SLATE = ("steel2", "steel3", "ink0", "ink1")
DARK = ("ink0", "ink1", "ink2", "ink3")
BLACK = ("ink1", "ink2", "ink3", "ink3")
LINEN = ("linen0", "linen1", "linen2", "linen3")
BONE = ("linen1", "linen2", "linen3", "fur0")
SAND = ("sand1", "sand2", "sand3", "fur1")
BROWN = ("fur0", "fur1", "fur2", "fur3")
RUST = ("clay0", "clay1", "fur1", "fur2")
GOLD = ("gold0", "gold2", "gold3", "gold4")
RED = ("red0", "red1", "red2", "fur2")
MAROON = ("red1", "red2", "red2", "fur2")
ORANGE = ("orange0", "orange1", "orange2", "gold4")
BLUE = ("blue0", "blue2", "blue3", "ink1")
NAVY = ("blue2", "blue3", "ink1", "ink2")
GREEN = ("moss1", "moss2", "moss3", "leaf2")
GLASS = ("ice0", "ink0", "ink1", "ink2")
PANE = ("ink1", "ink1", "ink2", "ink3")

LIGHT = (-0.48, 0.76, 0.44)


def ring(x, ry, rz, y=0, z=0, n=12, turn=0.5, square=1.0):
    """An oval section across the craft; `square` below 1 makes it boxier."""
    points = []
    for i in range(n):
        a = 2 * pi * (i + turn) / n
        s, t = sin(a), cos(a)
        points.append((x, y + ry * abs(s) ** square * (1 if s >= 0 else -1), z + rz * abs(t) ** square * (1 if t >= 0 else -1)))
    return points


def flat(x, *points):
    """A section across the craft from its (y, z) points."""
    return [(x, y, z) for y, z in points]


def hull(x, *half):
    """A symmetric section from the points of its port half, from the top to the keel."""
    points = list(half) + [(-y, z) for y, z in reversed(half) if y]
    return [(x, y, z) for y, z in points]


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def unit(a):
    length = sqrt(dot(a, a)) or 1
    return (a[0] / length, a[1] / length, a[2] / length)


def normal(points):
    """Newell's: right for polygons that aren't quite flat, too."""
    n = [0, 0, 0]
    for a, b in zip(points, points[1:] + points[:1]):
        n[0] += (a[1] - b[1]) * (a[2] + b[2])
        n[1] += (a[2] - b[2]) * (a[0] + b[0])
        n[2] += (a[0] - b[0]) * (a[1] + b[1])
    return unit(n)


def middle(points):
    return tuple(sum(p[i] for p in points) / len(points) for i in range(3))


class Solid:
    def __init__(self, yaw=30, pitch=18, bank=0, tilt=0, near=5):
        self.turn = [radians(a) for a in (yaw, pitch, bank, tilt)]
        self.near, self.faces, self.rounds = near, [], []

    # Shapes. `bias` draws a part earlier or later than its depth would; `far` is the bias of its mirror image.

    def mesh(self, material, faces, both=False, bias=0, far=None):
        faces = [[p for i, p in enumerate(f) if p != f[i - 1]] for f in faces]
        faces = [f for f in faces if len(f) > 2]
        centre = middle([p for f in faces for p in f])
        volume = sum(dot(minus(f[0], centre), cross(minus(f[i], centre), minus(f[i + 1], centre))) for f in faces for i in range(1, len(f) - 1))
        if volume < 0:
            faces = [f[::-1] for f in faces]
        for f in faces:
            self.faces.append((f, material, bias))
        if both:
            for f in faces:
                self.faces.append(([(x, -y, z) for x, y, z in f[::-1]], material, bias if far is None else far))

    def loft(self, material, *sections, **how):
        faces = [sections[0][::-1], sections[-1]]
        for a, b in zip(sections, sections[1:]):
            n = len(a)
            faces += [[a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]] for i in range(n)]
        self.mesh(material, faces, **how)

    def prism(self, material, axis, outline, low, high, **how):
        """A plate: the outline in (x, y), (x, z) or (y, z), pulled along the third axis."""
        put = {"z": lambda p, t: (p[0], p[1], t), "y": lambda p, t: (p[0], t, p[1]), "x": lambda p, t: (t, p[0], p[1])}[axis]
        self.loft(material, [put(p, low) for p in outline], [put(p, high) for p in outline], **how)

    def box(self, material, x0, x1, y0, y1, z0, z1, **how):
        self.prism(material, "z", [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, **how)

    def lathe(self, material, axis, centre, profile, n=12, squash=1, **how):
        """A turned body: (place along the axis, radius) from one end to the other."""
        sections = []
        for t, r in profile:
            points = []
            for i in range(n):
                a, b = r * cos(2 * pi * (i + 0.5) / n), r * sin(2 * pi * (i + 0.5) / n) * squash
                d = {"x": (t, a, b), "y": (a, t, b), "z": (a, b, t)}[axis]
                points.append((centre[0] + d[0], centre[1] + d[1], centre[2] + d[2]))
            sections.append(points)
        self.loft(material, *sections, **how)

    def ball(self, material, centre, r, both=False, bias=0):
        """A smooth ball."""
        self.rounds.append((centre, r, material, bias))
        if both:
            self.rounds.append(((centre[0], -centre[1], centre[2]), r, material, bias))

    def beam(self, material, p, q, r, r2=None, n=6, **how):
        d = unit(minus(q, p))
        u = unit(cross(d, (0, 0, 1) if abs(d[2]) < 0.9 else (1, 0, 0)))
        v = cross(d, u)
        ends = []
        for c, w in ((p, r), (q, r if r2 is None else r2)):
            ends.append([tuple(c[k] + w * (u[k] * cos(2 * pi * (i + 0.5) / n) + v[k] * sin(2 * pi * (i + 0.5) / n)) for k in range(3)) for i in range(n)])
        self.loft(material, *ends, **how)

    def paint(self, material, *points, out=None, both=False, bias=0.2, far=None):
        """A patch on a hull: seen only from outside, which is away from the craft's axis unless `out` tells.

        It never takes the deepest tone: markings must keep their colour on a dark flank.
        """
        points, material = list(points), (*material[:3], material[2])
        m = middle(points)
        if dot(normal(points), out or (0, m[1], m[2])) < 0:
            points.reverse()
        self.faces.append((points, material, bias))
        if both:
            self.faces.append(([(x, -y, z) for x, y, z in points[::-1]], material, bias if far is None else far))

    def disc(self, material, centre, axis, r, n=12, sign=1, **how):
        """A round patch whose normal is along the axis."""
        pair = {"x": (1, 2), "y": (0, 2), "z": (0, 1)}[axis]
        points = []
        for i in range(n):
            p = list(centre)
            p[pair[0]] += r * cos(2 * pi * i / n)
            p[pair[1]] += r * sin(2 * pi * i / n)
            points.append(tuple(p))
        self.paint(material, *points, out={"x": (sign, 0, 0), "y": (0, sign, 0), "z": (0, 0, sign)}[axis], **how)

    def glow(self, centre, r, both=False, bias=0.5):
        """The light of an engine, drawn as a soft circle."""
        self.ball(None, centre, r, both, bias)

    # Seeing.

    def view(self, p):
        yaw, pitch, bank, tilt = self.turn
        x, y, z = p
        y, z = y * cos(bank) - z * sin(bank), y * sin(bank) + z * cos(bank)
        x, z = x * cos(tilt) - z * sin(tilt), x * sin(tilt) + z * cos(tilt)
        right, depth = -x * cos(yaw) + y * sin(yaw), y * cos(yaw) + x * sin(yaw)
        return right, z * cos(pitch) - depth * sin(pitch), depth * cos(pitch) + z * sin(pitch)

    def tone(self, n):
        d = dot(n, unit(LIGHT))
        return 0 if d > 0.74 else 1 if d > 0.34 else 2 if d > -0.12 else 3

    def draw(self, c, x=320, y=212, width=512, height=330, glow="glow0", floor=None):
        """Fits the craft into the picture around (x, y) and draws its faces, the far ones first; `floor` is where it stands."""
        everything = [(self.view_all(f), m, b) for f, m, b in self.faces]
        size = max(hypot(*p) for f, _, _ in everything for p in f)
        lens = lambda p: self.near * size / (self.near * size - p[2])
        seen = lambda p: (p[0] * lens(p), p[1] * lens(p))
        flatly = [seen(p) for f, _, _ in everything for p in f]
        x0, x1 = min(p[0] for p in flatly), max(p[0] for p in flatly)
        y0, y1 = min(p[1] for p in flatly), max(p[1] for p in flatly)
        scale = min(width / (x1 - x0), height / (y1 - y0))
        if floor:
            y = floor - (y1 - y0) * scale / 2
        place = lambda p: (x + (p[0] - (x0 + x1) / 2) * scale, y - (p[1] - (y0 + y1) / 2) * scale)
        jobs = []
        for points, material, bias in everything:
            flatly = [seen(p) for p in points]
            area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(flatly, flatly[1:] + flatly[:1]))
            if area > 1e-9:
                jobs.append((middle(points)[2] + bias, material[self.tone(normal(points))], [place(p) for p in flatly]))
        for centre, r, material, bias in self.rounds:
            p = self.view(centre)
            (gx, gy), r = place(seen(p)), r * scale * lens(p)
            if material:
                jobs.append((p[2] + bias + 0.7 * r / scale, None, orb(material, gx, gy, r)))
            else:
                jobs.append((p[2] + bias, None, [f'<circle fill="url(#g)" cx="{round(gx * 2)}" cy="{round(gy * 2)}" r="{round(r * 2)}"/>']))
                if not any('id="g"' in d for d in c.defs):
                    c.defs.append(
                        f'<radialGradient id="g"><stop offset="0" stop-color="{PALETTE["steel0"]}"/>'
                        f'<stop offset="0.3" stop-color="{PALETTE[glow]}"/>'
                        f'<stop offset="1" stop-color="{PALETTE[glow]}" stop-opacity="0"/></radialGradient>'
                    )
        jobs.sort(key=lambda job: job[0])
        shown = visible([None if colour is None else shape for _, colour, shape in jobs])
        jobs = [(colour, shape if colour is None else grown(shape)) for i, (_, colour, shape) in enumerate(jobs) if i in shown]
        c.items += paths(join(jobs))

    def view_all(self, points):
        return [self.view(p) for p in points]

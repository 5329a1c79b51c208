"""Parts of the busts: masses in three tones from one outline, tubes along a spine, and eyes."""

import math

from kit import Canvas, brows, eyes, head, mouth, nose, parse

GREEN = ("frog0", "frog1", "frog2", "frog3")
BLUE = ("slate0", "slate1", "slate2", "slate3")
SALMON = ("coral0", "coral1", "coral2", "coral3")
GREY = ("stone0", "stone1", "stone2", "ink0")
TAN = ("tatooine0", "tatooine1", "tatooine2", "tatooine3")
BROWN = ("brown0", "brown1", "brown2", "brown3")
PALE = ("linen0", "linen1", "linen2", "linen3")
RUST = ("rust0", "rust1", "rust2", "rust3")
SEA = ("sea0", "sea1", "sea2", "sea3")
INK = ("ink0", "ink1", "ink2", "ink3")
STEEL = ("steel0", "steel1", "steel2", "steel3")
SAND = ("sand0", "sand1", "sand2", "brown1")


def bust(pale=False):
    """A canvas with the neutral ground of all kinds, darker behind the pale ones."""
    c = Canvas()
    c.ground("stone2" if pale else "stone1", "stone1" if pale else "stone0")
    return c


def sample(path, steps=7):
    """Points along an open path."""
    points, here = [], None
    for command, p in parse(path):
        if command in "ML":
            points.append(p[0])
        else:
            for i in range(1, steps + 1):
                t = i / steps
                u = 1 - t
                if command == "C":
                    w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                else:
                    w = (u * u, 2 * u * t, t * t)
                q = [here, *p]
                points.append((sum(k * a for k, (a, _) in zip(w, q)), sum(k * b for k, (_, b) in zip(w, q))))
        here = points[-1]
    return points


def rounded(points):
    """A closed outline of quadratic curves through the middles of the edges."""
    n = len(points)
    text = []
    for i in range(n):
        (x, y), (a, b) = points[i], points[(i + 1) % n]
        text.append(f"{x:.0f} {y:.0f} {(x + a) / 2:.0f} {(y + b) / 2:.0f}")
    (x, y), (a, b) = points[-1], points[0]
    return f"M{(x + a) / 2:.0f} {(y + b) / 2:.0f}Q" + " ".join(text) + "Z"


def form(c, tones, half, shade=0.42, light=0.30, deep=0.0, span=(0.08, 0.5)):
    """A symmetric mass from its right half: shaded along the right, lit along the upper left."""
    c.sym(tones[1], half)
    edge = sample(half)
    n = len(edge) - 1
    bow = lambda i: math.sin(math.pi * min(1, (i / n) * 0.94 + 0.05)) ** 0.7

    def strip(tone, depth, start=0, opacity=None):
        inner = [(240 + (x - 240) * (1 - depth * bow(i)), y) for i, (x, y) in enumerate(edge)]
        d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in edge[start:] + inner[start:][::-1]) + "Z"
        c.path(tone, d, opacity)

    strip(tones[2], shade)
    if deep:
        strip(tones[3], deep, 0, 0.55)
    if light:
        part = [(i, p) for i, p in enumerate(edge) if span[0] <= i / n <= span[1]]
        if len(part) > 2:
            m = len(part) - 1
            swell = lambda j: math.sin(math.pi * j / m) ** 0.8
            outer = [(240 - (x - 240) * 0.90, y + (6 if j == 0 else 0)) for j, (_, (x, y)) in enumerate(part)]
            inner = [(240 - (x - 240) * (0.90 - light * swell(j)), y) for j, (_, (x, y)) in enumerate(part)]
            c.path(tones[0], rounded(outer + inner[::-1]), 0.85)


def tube(c, tones, spine, shade=0.5, light=True):
    """A tapering limb along (x, y, half width) points, lit on its upper left side."""
    left, right, core, normals = [], [], [], []
    count = len(spine)
    for i in range(count):
        a, b = spine[max(0, i - 1)], spine[min(count - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        normals.append((-dy / d, dx / d))
    # One side all along is lit: the one that looks to the light on the whole.
    side = -1 if sum(nx * 0.8 + ny * 0.6 for nx, ny in normals) > 0 else 1
    for (x, y, w), (nx, ny) in zip(spine, normals):
        nx, ny, k = nx * side, ny * side, w * (1 - 1.5 * shade)
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
        core.append((x - nx * k, y - ny * k))
    sleek = lambda side: [side[0], *side]  # The first end stays square under what covers it.
    c.path(tones[1], rounded(sleek(left) + right[::-1]))
    c.path(tones[2], rounded(core + right[::-1]))
    if light:
        inside = [(l[0] * 0.84 + r[0] * 0.16, l[1] * 0.84 + r[1] * 0.16) for l, r in zip(left, right)]
        deeper = [(l[0] * 0.64 + r[0] * 0.36, l[1] * 0.64 + r[1] * 0.36) for l, r in zip(left, right)]
        c.path(tones[0], rounded(inside[:-1] + deeper[:-1][::-1]), 0.8)


def both_tubes(c, tones, spine, **more):
    tube(c, tones, [(480 - x, y, w) for x, y, w in spine], **more)
    tube(c, (tones[1], tones[1], tones[2], tones[3]), spine, **more)


def clothes(c, tones, collar=None, width=240, top=452, slope=70):
    """Shoulders from edge to edge, and a neckline."""
    w = width
    form(c, tones, f"M240 {top-14} L292 {top-10} C{240+w*0.55:.0f} {top+slope*0.25:.0f} {240+w*0.86:.0f} {top+slope*0.6:.0f} {240+w*0.95:.0f} {top+slope+30} C{240+w} {top+slope+60} {240+w} 620 {240+w} 640 L240 640",
         0.38, 0.16, span=(0.16, 0.66))
    if collar:
        c.path(collar[1], f"M180 {top-16} L240 {top+70} L300 {top-16} L326 {top+2} L240 {top+130} L154 {top+2}Z")
        c.path(collar[2], f"M300 {top-16} L326 {top+2} L240 {top+130} L240 {top+70}Z")
        c.path(collar[0], f"M180 {top-16} L168 {top-8} L240 {top+94} L240 {top+70}Z")


def throat(c, tones, w=50, top=330, base=512):
    """A neck, dark under the jaw."""
    c.path(tones[2], f"M{240-w} {top} L{240+w} {top} C{240+w} 420 {240+w+4} 440 {240+w+20} 468 L240 {base} L{220-w} 468 C{236-w} 440 {240-w} 420 {240-w} {top}Z")
    c.path(tones[1], f"M{240-w} 404 C{240-w+24} 440 {240-w*0.3:.0f} 446 236 452 L230 {base-6} L{220-w} 468 C{236-w} 446 {240-w} 424 {240-w} 404Z")


def orb(c, x, y, r, iris, pupil=0.5, slit=False, rim=None, tall=1.0, shine="linen0", sides=True):
    """A round eye, and its twin: iris, pupil, a spark of light."""
    for cx in ((x, 480 - x) if sides else (x,)):
        if rim:
            c.ellipse(rim, cx + 1, y + 1.5, r * 1.22, r * 1.22 * tall)
        c.ellipse(iris, cx, y, r, r * tall)
        if slit:
            c.ellipse("ink3", cx, y, r * 0.22, r * tall * 0.86)
        elif pupil:
            c.circle("ink3", cx, y, r * pupil)
        c.ellipse(shine, cx - r * 0.36, y - r * 0.38 * tall, r * 0.2, r * 0.17)


def dark_eye(c, x, y, rx, ry, lean=0, rim=None, tone="ink3", sheen="ink0"):
    """A large eye without white, an almond that leans; and its twin."""
    a = math.radians(lean)

    def almond(k, dx=0, dy=0):
        points = []
        for i in range(12):
            t = 2 * math.pi * i / 12
            px, py = rx * k * math.cos(t), ry * k * math.sin(t)
            points.append((x + dx + px * math.cos(a) - py * math.sin(a), y + dy + px * math.sin(a) + py * math.cos(a)))
        return rounded(points)

    if rim:
        c.both(rim, almond(1.22))
    c.both(tone, almond(1.06))
    for cx in (x, 480 - x):
        c.ellipse(sheen, cx - rx * 0.28, y - ry * 0.30, rx * 0.40, ry * 0.34, 0.55)
        c.ellipse("linen0", cx - rx * 0.34, y - ry * 0.40, rx * 0.16, ry * 0.14)


def tufts(c, tone, places, length=26, width=9, opacity=None):
    """Locks of fur: (x, y, angle) with the tip downward at angle 0, all in one path."""
    d = []
    for x, y, angle in places:
        a = math.radians(angle)
        s, k = math.sin(a), math.cos(a)
        tip = (x - s * length, y + k * length)
        d.append(f"M{x - k * width:.0f} {y - s * width:.0f}Q{x - k * width * 0.6 - s * length * 0.5:.0f} {y - s * width * 0.6 + k * length * 0.5:.0f} {tip[0]:.0f} {tip[1]:.0f}"
                 f"Q{x + k * width * 0.9 - s * length * 0.4:.0f} {y + s * width * 0.9 + k * length * 0.4:.0f} {x + k * width:.0f} {y + s * width:.0f}Z")
    c.path(tone, "".join(d), opacity)


def face(c, skin, shape, iris, lips, brow=None, open=0.92):
    """A human-like face in one go."""
    head(c, skin, shape)
    eyes(c, skin, iris, lash=skin[3], open=open)
    if brow:
        brows(c, brow, thick=8)
    nose(c, skin, 17)
    mouth(c, skin, lips, y=362, w=26, full=0.9)

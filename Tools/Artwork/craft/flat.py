"""Writes projected faces as little SVG: hidden faces dropped, faces of one colour joined, coordinates in half pixels."""

from math import hypot

from kit import PALETTE

COLUMNS, ROWS = 320, 240


def grown(points, by=0.4):
    """Each edge a hair further out, so that no seam shows between neighbours. The points run against the clock on paper."""
    out = []
    for (ax, ay), (x, y), (bx, by_) in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        l, m = hypot(x - ax, y - ay) or 1, hypot(bx - x, by_ - y) or 1
        # The outward normals of the two edges that meet here, and their sum, which a sharp corner must not stretch.
        ux, uy, vx, vy = (ay - y) / l, (x - ax) / l, (y - by_) / m, (bx - x) / m
        stretch = by / max(0.5, (1 + ux * vx + uy * vy))
        out.append((x + (ux + vx) * stretch, y + (uy + vy) * stretch))
    return out


def fill(points, put):
    """Calls `put` with the cells whose centre lies inside (even-odd)."""
    ys = [p[1] / 2 for p in points]
    for row in range(max(0, int(min(ys))), min(ROWS - 1, int(max(ys)) + 1) + 1):
        y, hits = row + 0.5, []
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            ax, ay, bx, by = ax / 2, ay / 2, bx / 2, by / 2
            if (ay <= y) != (by <= y):
                hits.append(ax + (y - ay) * (bx - ax) / (by - ay))
        hits.sort()
        for a, b in zip(hits[::2], hits[1::2]):
            for column in range(max(0, round(a)), min(COLUMNS, round(b))):
                put(row * COLUMNS + column)


def visible(shapes, least=3):
    """The numbers of the shapes of which at least a few cells can be seen when all are drawn in turn."""
    cells = [-1] * (COLUMNS * ROWS)
    for i, points in enumerate(shapes):
        if points:
            fill(points, lambda cell: cells.__setitem__(cell, i))
    counts = [0] * len(shapes)
    for i in cells:
        if i >= 0:
            counts[i] += 1
    return {i for i, n in enumerate(counts) if n >= least or not shapes[i]}


def box(points):
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def apart(a, b):
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def join(jobs):
    """(colour, [points, ...]) groups in drawing order from (colour, points) jobs; colour None marks ready-made items."""
    groups = []
    for colour, shape in jobs:
        if colour is None:
            groups.append([None, shape, None])
            continue
        b, home = box(shape), None
        for group in reversed(groups):
            if group[0] is None:
                break
            if group[0] == colour:
                home = group
                break
            if not all(apart(b, other) for other in group[2]):
                break
        if home:
            home[1].append(shape)
            home[2].append(b)
        else:
            groups.append([colour, [shape], [b]])
    return groups


def pair(x, y):
    return f"{x}{'' if y < 0 else ' '}{y}"


def outline(shapes):
    """One path of many polygons: relative whole steps of half a pixel."""
    d, px, py = "", 0, 0
    for points in shapes:
        whole = []
        for x, y in points:
            p = (round(x * 2), round(y * 2))
            if not whole or p != whole[-1]:
                whole.append(p)
        if len(whole) < 3:
            continue
        sx, sy = whole[0]
        d += "m" + pair(sx - px, sy - py) + "l"
        x, y, steps = sx, sy, ""
        for qx, qy in whole[1:]:
            step = pair(qx - x, qy - y)
            steps += step if not steps or step[0] == "-" else " " + step
            x, y = qx, qy
        d += steps + "z"
        px, py = sx, sy
    return "M" + d[1:]


def paths(groups):
    items = ['<g transform="scale(.5)">']
    for colour, shapes, _ in groups:
        if colour is None:
            items += shapes
        else:
            items.append(f'<path fill="{PALETTE[colour]}" d="{outline(shapes)}"/>')
    return items + ["</g>"]


def orb(material, x, y, r):
    """A smooth ball in three tones, lit from the upper left; in half pixels, as the faces are."""
    x, y, r = round(x * 2), round(y * 2), round(r * 2)
    light, middle, shade, _ = (PALETTE[m] for m in material)
    a, b = round(r * 0.94), round(r * 0.34)
    return [
        f'<circle fill="{shade}" cx="{x}" cy="{y}" r="{r}"/>',
        f'<path fill="{middle}" d="M{x - b} {y + a}A{r} {r} 0 1 1 {x + a} {y - b}A{round(r * 1.25)} {round(r * 1.25)} 0 0 1 {x - b} {y + a}Z"/>',
        f'<circle fill="{light}" cx="{x - round(r * 0.36)}" cy="{y - round(r * 0.4)}" r="{round(r * 0.34)}"/>',
    ]

"""Locks of hair and fur."""

from .paths import mirror



def lock(x, y, dx, dy, w, bend=0):
    """A leaf of hair from (x, y) to (x + dx, y + dy), `w` half its width; whole numbers keep the file small."""
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    mx, my = x + dx * 0.38, y + dy * 0.38
    a, b = bend + 1.8 * w, bend - 1.8 * w
    return (
        f"M{round(x)} {round(y)} Q{round(mx+nx*a)} {round(my+ny*a)} {round(x+dx)} {round(y+dy)}"
        f" Q{round(mx+nx*b)} {round(my+ny*b)} {round(x)} {round(y)}Z"
    )


def locks(c, colour, rows, both=False, opacity=None):
    """Many locks in one path; `both` adds their mirror images."""
    d = "".join(lock(*row) for row in rows)
    c.path(colour, d + mirror(d) if both else d, opacity)


def row(start, end, count, tip, w, fan=0, bend=0):
    """Locks along a line; `fan` turns the tips outward from its middle."""
    result = []
    for i in range(count):
        t = i / (count - 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        # Every other lock is shorter, so that the edge is no comb.
        k = 1 if i % 2 else 0.8
        result.append((x, y, (tip[0] + fan * (t - 0.5)) * k, tip[1] * k, w, bend if i % 2 else -bend))
    return result

"""Parts that several portraits share: shoulders, fur, collars and the lines of age."""

from kit import *

DARK = ("tawny0", "tawny1", "brown1", "brown2")
PALE = ("pale0", "pale1", "pale2", "pale3")


def shoulders(c, light, middle, shade, top=440, neck=60, wide=240, y=512):
    """A garment in three tones. `wide` is half the width at the bottom, `y` the height of the shoulder's corner."""
    n, w = neck, wide
    c.sym(middle, f"M240 {top} L{240+n} {top} C{240+n+40} {y-50} {240+w*0.66} {y-38} {240+w*0.86} {y} C{240+w*0.95} {y+26} {240+w-2} {y+78} {240+w} 640 L240 640")
    c.path(shade, f"M{240+n} {top} C{240+n+40} {y-50} {240+w*0.66} {y-38} {240+w*0.86} {y} C{240+w*0.95} {y+26} {240+w-2} {y+78} {240+w} 640 L336 640 C358 584 348 {y} {240+n} {top}Z")
    c.path(light, f"M{240-n} {top} C{240-n-40} {y-50} {240-w*0.66} {y-38} {240-w*0.86} {y} C{240-w*0.9} {y+18} {240-w*0.96} {y+34} {240-w*0.98} {y+58} C{240-w*0.76} {y+10} {240-w*0.5} {y-4} {240-n} {y-22}Z")


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


def folds(c, colour, opacity=0.7):
    """The lines from the nose to the mouth and under the eyes of somebody older."""
    c.path(colour, "M207 328 C198 335 192 345 191 355 C199 347 204 340 207 328Z M182 288 C190 295 198 297 206 296 C198 301 188 299 182 288Z M273 328 C282 335 288 345 289 355 C281 347 276 340 273 328Z M298 288 C290 295 282 297 274 296 C282 301 292 299 298 288Z", opacity)


def furrows(c, colour, opacity=0.7):
    c.path(colour, "M196 212 C220 206 262 206 286 212 C262 210 220 210 196 212Z M206 198 C226 194 254 194 274 198 C256 197 226 197 206 198Z", opacity)

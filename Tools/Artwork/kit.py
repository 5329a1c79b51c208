"""Drawing kit for the portraits: a canvas that writes small SVG, mirrored paths, and the parts of a face.

All paths use absolute M, L, C, Q and Z. The picture is 480 by 640; x = 240 is the axis, eyes lie on y = 269.
"""

import json
import re
from pathlib import Path

PALETTE = json.loads((Path(__file__).parent / "palette.json").read_text())
WIDTH, HEIGHT = 480, 640
ARITY = {"M": 1, "L": 1, "C": 3, "Q": 2}


def number(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def parse(path):
    """The path as a list of (command, points), implied repetitions written out."""
    tokens = re.findall(r"[MLCQZ]|-?\d+(?:\.\d+)?", path)
    result, command, i = [], None, 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                result.append(("Z", []))
                continue
        count = ARITY[command]
        values = [float(t) for t in tokens[i : i + 2 * count]]
        result.append((command, list(zip(values[::2], values[1::2]))))
        i += 2 * count
        if command == "M":
            command = "L"
    return result


def write(segments):
    return "".join(c + " ".join(f"{number(x)} {number(y)}" for x, y in points) for c, points in segments)


def mirror(path):
    return write([(c, [(WIDTH - x, y) for x, y in points]) for c, points in parse(path)])


def shift(path, dx, dy):
    return write([(c, [(x + dx, y + dy) for x, y in points]) for c, points in parse(path)])


def symmetric(half):
    """The closed outline whose right half, from the top of the axis to its bottom, is given."""
    segments = parse(half)
    ends = [points[-1] for _, points in segments]
    back = []
    for i in range(len(segments) - 1, 0, -1):
        command, points = segments[i]
        flipped = [(WIDTH - x, y) for x, y in points[:-1]][::-1] + [(WIDTH - ends[i - 1][0], ends[i - 1][1])]
        back.append((command, flipped))
    if ends[-1][0] != WIDTH / 2:
        back.insert(0, ("L", [(WIDTH - ends[-1][0], ends[-1][1])]))
    return write(segments + back) + "Z"


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


# Parts of a face. A skin is (light, middle, shade, deep).

FAIR = ("skin0", "skin1", "skin2", "skin3")
TANNED = ("skin1", "skin2", "skin3", "skin4")

# The right edge of the face from the temple (y = 238) to the chin, and the curve on which the light turns.
MALE = dict(
    top="M240 138 C296 138 328 180 328 238",
    jaw="C328 292 325 332 312 362 C296 394 270 413 240 413",
    turn="C262 410 280 396 286 372 C291 352 301 338 306 318 C311 298 303 284 305 264 C307 248 318 244 316 200",
)
FEMALE = dict(
    top="M240 140 C294 140 323 180 323 238",
    jaw="C323 286 317 318 302 348 C286 378 262 402 240 402",
    turn="C258 398 272 384 280 364 C288 346 298 332 302 314 C306 296 299 284 302 264 C304 248 314 244 312 200",
)
BROAD = dict(
    top="M240 138 C298 138 330 180 330 238",
    jaw="C330 296 330 334 314 368 C298 398 268 416 240 416",
    turn="C262 412 282 400 288 376 C292 354 303 342 307 320 C312 298 304 284 306 264 C308 248 319 244 317 200",
)


def neck(c, skin, width=54, base=500):
    light, middle, shade, deep = skin
    w = width
    c.path(shade, f"M{240-w} 330 L{240+w} 330 C{240+w-2} 400 {240+w} 430 {240+w+22} 462 L240 {base+30} L{240-w-22} 462 C{240-w} 430 {240-w+2} 400 {240-w} 330Z")
    # Light on the left of the neck, below the shadow of the jaw.
    c.path(middle, f"M{240-w+2} 400 C{240-w+22} 426 {240-w+42} 438 240 446 C232 466 226 484 240 {base+30} L{240-w-22} 462 C{240-w-2} 434 {240-w+1} 414 {240-w+2} 400Z")
    c.path(deep, f"M{240+w-4} 384 C{240+w-30} 420 {240+w-44} 428 240 432 C262 440 {240+w-16} 436 {240+w-1} 416Z", 0.55)


def ears(c, skin, x=330, y=278):
    light, middle, shade, deep = skin
    ear = f"M{x-10} {y-28} C{x+4} {y-40} {x+20} {y-30} {x+17} {y-8} C{x+15} {y+12} {x+8} {y+34} {x-10} {y+32}Z"
    inner = f"M{x-4} {y-18} C{x+6} {y-24} {x+12} {y-16} {x+9} {y-4} C{x+7} {y+8} {x+2} {y+18} {x-6} {y+18}Z"
    c.path(middle, mirror(ear))
    c.path(shade, mirror(inner))
    c.path(shade, ear)
    c.path(deep, inner, 0.6)


def head(c, skin, shape):
    light, middle, shade, deep = skin
    c.sym(middle, shape["top"] + shape["jaw"])
    c.path(shade, "M316 200 C322 212 " + edge(shape) + shape["jaw"] + shape["turn"] + "Z")
    # Light on the brow, along the left cheekbone and on the chin.
    c.path(light, "M176 226 C176 188 202 166 244 166 C262 168 268 180 258 196 C246 214 214 214 200 232 C190 242 178 240 176 226Z", 0.75)
    c.path(light, "M162 286 C176 294 202 296 214 310 C210 326 198 332 190 344 C176 334 166 312 162 286Z", 0.6)
    c.path(light, "M220 393 C226 386 238 386 244 391 C242 398 228 400 220 393Z", 0.45)


def edge(shape):
    end = shape["top"].split()[-2].lstrip("C"), shape["top"].split()[-1]
    x = float(end[0])
    return f"{number(x)} 226 {number(x)} 238"


def eyes(c, skin, iris, lash="brown3", dx=43, w=19, open=0.92, y=269, r=9.5, white="linen1", line=1.0, crease=True):
    """Almonds with the iris cut by the lid. `open` 1 is relaxed; `line` is the weight of the lashes."""
    light, middle, shade, deep = skin
    up, down = 12 * open, 9 * open
    for side in (0, 1):
        cx = 240 - dx
        put = (lambda d: d) if side == 0 else mirror
        # The hollow between the brow and the eye, deeper toward the nose.
        c.path(shade, put(f"M{cx-w-6} {y-2} C{cx-w+4} {y-up-11} {cx+w-8} {y-up-13} {cx+w+8} {y-14} C{cx+w+10} {y-4} {cx+w+6} {y+4} {cx+w} {y+5} C{cx+8} {y+2} {cx-12} {y+2} {cx-w-6} {y-2}Z"), 0.8)
        c.path(white, put(f"M{cx-w} {y+1} C{cx-w+7} {y-up-2} {cx+w-9} {y-up-3} {cx+w} {y+4} C{cx+w-9} {y+down+3} {cx-w+9} {y+down+3} {cx-w} {y+1}Z"))
        ex = cx if side == 0 else WIDTH - cx
        c.circle(iris, ex, y - 0.5, r)
        c.circle("ink3", ex, y - 0.5, r * 0.5)
        # The lid's shadow on the eye.
        c.path("ink3", put(f"M{cx-w} {y+1} C{cx-w+7} {y-up-2} {cx+w-9} {y-up-3} {cx+w} {y+4} C{cx+w-9} {y-up+5} {cx-w+9} {y-up+5} {cx-w} {y+1}Z"), 0.22)
        c.circle("linen0", ex - r * 0.36, y - r * 0.36, r * 0.27)
        t = 3.4 * line
        c.path(lash, put(f"M{cx-w-3} {y+1} C{cx-w+6} {y-up-2-t} {cx+w-9} {y-up-3-t} {cx+w+1} {y+5} C{cx+w-9} {y-up+1} {cx-w+8} {y-up+2} {cx-w-3} {y+1}Z"))
        c.path(deep, put(f"M{cx-w+2} {y+6} C{cx-w+10} {y+down+4} {cx+w-10} {y+down+4} {cx+w-1} {y+6} C{cx+w-9} {y+down+6} {cx-w+9} {y+down+6.5} {cx-w+2} {y+6}Z"), 0.6)
        if crease:
            c.path(deep, put(f"M{cx-w-2} {y-7} C{cx-w+8} {y-up-9} {cx+w-8} {y-up-9} {cx+w+1} {y-5} C{cx+w-8} {y-up-6} {cx-w+9} {y-up-6} {cx-w-2} {y-7}Z"), 0.7)


def brows(c, colour, dx=43, y=243, thick=9, arch=6, length=25, shade=None):
    for side in (0, 1):
        cx = 240 - dx
        put = (lambda d: d) if side == 0 else mirror
        c.path(
            shade if side and shade else colour,
            put(
                f"M{cx+length-2} {y+3} C{cx+length} {y-thick/2} {cx+10} {y-arch-thick/2} {cx-4} {y-arch-thick/2}"
                f" C{cx-16} {y-arch-thick/3} {cx-length+2} {y-2} {cx-length-3} {y+7}"
                f" C{cx-length+6} {y+2} {cx-14} {y-arch+thick/2+1} {cx-2} {y-arch+thick/2} C{cx+10} {y-arch+thick/2+1} {cx+18} {y+2} {cx+length-2} {y+3+thick/2.2}Z"
            ),
        )


def nose(c, skin, width=17, tip=326):
    light, middle, shade, deep = skin
    w = width
    # The shaded side, from the brow down to the wing and under the tip.
    c.path(shade, f"M257 246 C249 258 250 274 252 288 C254 302 {240+w+1} 308 {240+w+2} {tip-6} C{240+w+2} {tip+3} {240+w-6} {tip+6} 250 {tip+5} C244 {tip+9} 234 {tip+9} 229 {tip+5} C222 {tip+6} {240-w-1} {tip+3} {240-w-1} {tip-4} C{240-w+3} {tip} 226 {tip-1} 230 {tip} C238 {tip+3} 246 {tip-1} 246 {tip-12} C246 296 240 286 241 270 C241 260 244 250 257 246Z")
    c.path(light, f"M231 268 C236 270 237 290 240 304 C242 314 238 {tip-8} 232 {tip-10} C226 {tip-12} 226 308 229 300 C231 290 228 276 231 268Z", 0.8)
    c.both(deep, f"M{240+5} {tip+5} C{240+7} {tip} {240+w-3} {tip-1} {240+w-3} {tip+3} C{240+w-6} {tip+5} {240+9} {tip+4} {240+5} {tip+5}Z")


def mouth(c, skin, lips, y=363, w=27, full=1.0, smile=3, upper=None):
    light, middle, shade, deep = skin
    f = full
    c.path(upper or lips, f"M{240-w} {y-smile} C{240-w+12} {y-5*f} 232 {y-9*f} 240 {y-6*f} C248 {y-9*f} {240+w-12} {y-5*f} {240+w} {y-smile} C{240+w-10} {y+3} {240-w+10} {y+3} {240-w} {y-smile}Z")
    c.path(lips, f"M{240-w+4} {y-smile+2} C{240-w+14} {y+1} {240+w-14} {y+1} {240+w-4} {y-smile+2} C{240+w-12} {y+11*f} {240-w+12} {y+11*f} {240-w+4} {y-smile+2}Z", 0.8)
    c.path(deep, f"M{240-w-2} {y-smile-1} C{240-w+12} {y+2} 234 {y-1} 240 {y+1} C246 {y-1} {240+w-12} {y+2} {240+w+2} {y-smile-1} C{240+w-10} {y+4} {240-w+10} {y+4} {240-w-2} {y-smile-1}Z")
    c.path(shade, f"M226 {y+14*f} C234 {y+17*f} 250 {y+17*f} 260 {y+12*f} C256 {y+21*f} 234 {y+22*f} 226 {y+14*f}Z", 0.8)

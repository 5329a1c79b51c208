"""Shoulders, collars, tunics and robes."""

from .face import neck
from .tones import FUR, LINEN


def shoulders(c, tones, top=440, neck=60, wide=240, y=512, drop=0):
    """A garment to the lower edge. `wide` is half its width there, `y` the height of the shoulder's corner."""
    light, middle, shade = tones[:3]
    n, w, top, y = neck, wide, top + drop, y + drop
    c.sym(middle, f"M240 {top} L{240+n} {top} C{240+n+40} {y-50} {240+w*0.66} {y-38} {240+w*0.86} {y} C{240+w*0.95} {y+26} {240+w-2} {y+78} {240+w} 640 L240 640")
    c.path(shade, f"M{240+n} {top} C{240+n+40} {y-50} {240+w*0.66} {y-38} {240+w*0.86} {y} C{240+w*0.95} {y+26} {240+w-2} {y+78} {240+w} 640 L336 640 C358 584 348 {y} {240+n} {top}Z")
    c.path(light, f"M{240-n} {top} C{240-n-40} {y-50} {240-w*0.66} {y-38} {240-w*0.86} {y} C{240-w*0.9} {y+18} {240-w*0.96} {y+34} {240-w*0.98} {y+58} C{240-w*0.76} {y+10} {240-w*0.5} {y-4} {240-n} {y-22}Z")


def collar(c, tones, top=452):
    """A neckline that meets on the chest."""
    c.path(tones[1], f"M180 {top-16} L240 {top+70} L300 {top-16} L326 {top+2} L240 {top+130} L154 {top+2}Z")
    c.path(tones[2], f"M300 {top-16} L326 {top+2} L240 {top+130} L240 {top+70}Z")
    c.path(tones[0], f"M180 {top-16} L168 {top-8} L240 {top+94} L240 {top+70}Z")


def hood_down(c, tones):
    """A hood that lies on the shoulders, behind the neck."""
    c.sym(tones[1], "M240 392 C292 392 338 416 352 462 C350 492 320 510 240 520")
    c.path(tones[2], "M274 396 C314 404 342 428 352 462 C350 486 330 500 296 510 C316 470 304 430 274 396Z")
    c.path(tones[0], "M206 396 C162 406 134 432 128 462 C130 474 136 482 146 490 C148 452 168 420 206 396Z")


def cross_tunic(c, tones, width=54):
    """Two layers crossed at the neck, the left one on top."""
    c.path(tones[3], f"M{240+width} 434 L{240+width+38} 470 L262 640 L232 640 L222 552Z")
    c.path(tones[2], f"M{240+width-3} 436 L{240+width+26} 464 L250 630 L220 552Z")
    c.path(tones[1], f"M{240-width} 434 L{240-width-42} 474 L216 640 L284 640Z")
    c.path(tones[0], f"M{240-width} 434 L{240-width-26} 459 L258 640 L284 640Z")


def lapels(c, tones):
    """The open edges of a robe over the tunic."""
    c.path(tones[1], "M150 428 C122 466 124 560 152 640 L204 640 C172 570 160 512 184 440Z")
    c.path(tones[0], "M150 428 C122 466 124 560 152 640 L166 640 C140 566 138 490 164 433Z")
    c.path(tones[2], "M330 428 C358 466 356 560 328 640 L276 640 C308 570 320 512 296 440Z")


def jedi(c, skin, robe=FUR, tunic=LINEN, width=54):
    """A Jedi's clothes: robe, lowered hood, neck, and the crossed tunic."""
    shoulders(c, robe)
    hood_down(c, robe)
    neck(c, skin, width)
    cross_tunic(c, tunic, width)
    lapels(c, robe)

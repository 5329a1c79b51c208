"""Eyes and brows, and the lines that age draws."""

from .paths import WIDTH, mirror



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


def frown(c, colour, dx=43, y=245, drop=9, thick=10, length=26, shade=None):
    """Brows that fall towards the nose."""
    for side in (0, 1):
        put = (lambda d: d) if side == 0 else mirror
        x = 240 - dx
        c.path(
            shade if side and shade else colour,
            put(
                f"M{x+length} {y+drop} C{x+10} {y-thick/2-2} {x-10} {y-thick-3} {x-length-4} {y-1}"
                f" C{x-10} {y-3} {x+8} {y+2} {x+length-1} {y+drop+thick*0.75}Z"
            ),
        )


def orb(c, x, y, rx, ry, tone="ink3", glow="ink1", glint="steel0"):
    """A dark, lidless eye."""
    c.ellipse(tone, x, y, rx, ry)
    c.ellipse(glow, x - rx * 0.12, y + ry * 0.28, rx * 0.7, ry * 0.55, 0.7)
    c.ellipse(tone, x, y - ry * 0.08, rx * 0.72, ry * 0.6)
    c.ellipse(glint, x - rx * 0.36, y - ry * 0.42, rx * 0.2, ry * 0.17)


def folds(c, colour, opacity=0.7):
    """The lines from the nose to the mouth and under the eyes of somebody older."""
    c.path(colour, "M207 328 C198 335 192 345 191 355 C199 347 204 340 207 328Z M182 288 C190 295 198 297 206 296 C198 301 188 299 182 288Z M273 328 C282 335 288 345 289 355 C281 347 276 340 273 328Z M298 288 C290 295 282 297 274 296 C282 301 292 299 298 288Z", opacity)


def furrows(c, colour, opacity=0.7):
    c.path(colour, "M196 212 C220 206 262 206 286 212 C262 210 220 210 196 212Z M206 198 C226 194 254 194 274 198 C256 197 226 197 206 198Z", opacity)


def lines(c, tone, opacity=0.8):
    """The folds beside nose and mouth, and under the eyes, of a face that is no longer young."""
    c.path(tone, "M205 331 C196 340 189 352 187 368 C195 356 202 346 205 331Z M176 289 C184 295 194 298 204 297 C194 302 182 299 176 289Z", opacity)
    c.path(tone, "M275 331 C284 340 291 352 293 368 C285 356 278 346 275 331Z M304 289 C296 295 286 298 276 297 C286 302 298 299 304 289Z", opacity)

"""The parts of a face. A skin is (light, middle, shade, deep); eyes lie on y = 269."""

from .paths import mirror, number


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


def neck(c, skin, width=54, base=500, top=330):
    light, middle, shade, deep = skin
    w = width
    c.path(shade, f"M{240-w} {top} L{240+w} {top} C{240+w-2} 400 {240+w} 430 {240+w+22} 462 L240 {base+30} L{240-w-22} 462 C{240-w} 430 {240-w+2} 400 {240-w} {top}Z")
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


def folds(c, colour, opacity=0.7):
    """The lines from the nose to the mouth and under the eyes of somebody older."""
    c.path(colour, "M207 328 C198 335 192 345 191 355 C199 347 204 340 207 328Z M182 288 C190 295 198 297 206 296 C198 301 188 299 182 288Z M273 328 C282 335 288 345 289 355 C281 347 276 340 273 328Z M298 288 C290 295 282 297 274 296 C282 301 292 299 298 288Z", opacity)


def furrows(c, colour, opacity=0.7):
    c.path(colour, "M196 212 C220 206 262 206 286 212 C262 210 220 210 196 212Z M206 198 C226 194 254 194 274 198 C256 197 226 197 206 198Z", opacity)

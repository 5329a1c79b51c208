"""Jedi Council: Ki-Adi-Mundi, Plo Koon, Eeth Koth, Adi Gallia, Saesee Tiin and Yarael Poof."""

from kit import *


def kiadi():
    c = Canvas()
    c.ground("teal0", "sea0", y=236, r=206)
    jedi(c, PALE, FUR, LINEN, 56)
    # White hair behind, to the collar.
    both_sides(c, "steel0", "steel2", "M300 236 C344 236 352 280 350 326 C350 372 346 404 330 440 C314 430 304 400 304 360Z")
    ears(c, PALE, x=328)
    # The high skull of the Cereans.
    half = "M240 22 C290 24 322 66 328 130 C331 170 330 240 326 292 C322 334 308 364 296 384 C278 404 262 412 240 412"
    c.sym("skin0", half)
    c.path("skin1", "M276 32 C306 52 323 86 328 130 C331 170 330 240 326 292 C322 334 308 364 296 384 C278 404 262 412 240 412 C266 400 284 384 288 366 C296 340 304 330 306 312 C308 290 304 280 305 260 C306 190 312 100 276 32Z")
    c.path("linen0", "M168 150 C168 96 186 52 226 40 C204 66 196 110 196 168 C190 190 170 184 168 150Z")
    # Furrows over the whole brow.
    for i, y in enumerate((108, 136, 164, 192, 216)):
        c.path("skin2", f"M{192-i} {y+6} C216 {y-5} 262 {y-5} {288+i} {y+6} C262 {y} 216 {y} {192-i} {y+6}Z")
    c.path("skin1", "M226 70 C230 100 230 140 224 190 C220 150 220 110 226 70Z")
    eyes(c, PALE, "gold3", lash="skin4", open=0.86, r=9)
    nose(c, PALE, 17, 330)
    folds(c, "skin2", 0.8)
    c.both("steel0", "M220 250 C210 234 186 232 166 250 C160 258 158 268 156 276 C172 258 196 252 220 256Z")
    c.path("steel2", "M260 250 C270 234 294 232 314 250 C320 258 322 268 324 276 C308 258 284 252 260 256Z")
    mouth(c, PALE, "skin2", y=376, w=20, full=0.7, smile=0, upper="skin3")
    # A long beard that ends in a point, and the moustache over it.
    c.sym("steel1", "M240 386 C262 384 282 372 292 376 C292 400 284 430 272 458 C262 484 252 506 240 528")
    c.path("steel2", "M266 382 C276 378 286 374 292 376 C292 400 284 430 272 458 C262 484 252 506 240 528 C254 470 266 430 266 382Z")
    c.path("steel0", "M190 378 C194 408 204 446 222 480 C212 440 208 410 210 384 C202 378 194 376 190 378Z")
    c.sym("steel0", "M240 350 C256 342 278 352 288 374 C290 390 284 404 278 412 C276 392 262 372 240 366")
    c.path("steel2", "M250 366 C268 370 280 386 278 412 C284 404 290 390 288 374 C280 362 266 364 250 366Z")
    # Hair at the temples.
    c.path("steel0", "M154 234 C140 240 134 280 134 322 C134 360 140 400 152 436 C164 420 168 390 166 362 C156 330 150 270 154 234Z")
    c.path("steel2", "M326 234 C340 240 346 280 346 322 C346 360 340 400 328 436 C316 420 312 390 314 362 C324 330 330 270 326 234Z")
    c.path("steel1", "M146 270 C142 310 142 360 150 404 C146 360 148 310 152 286Z M330 284 C336 320 334 370 328 412 C326 370 326 320 330 284Z")
    return c


def plo():
    c = Canvas()
    c.ground("violet3", "dusk1")
    skin = ("skin1", "skin2", "skin3", "skin4")
    jedi(c, skin, FUR, EARTH, 66)
    # Folds of hide hang at the sides of the head, ending in talons.
    for x, y in ((-6, -14), (0, 0)):
        both_sides(c, skin[1 if x else 2], skin[3], f"M{310+x} {170+y} C{372+x} {196+y} {400+x} {290+y} {386+x} {360+y} C{382+x} {390+y} {368+x} {412+y} {352+x} {428+y} L{300+x} {380+y}Z")
    c.path(skin[0], mirror("M356 222 C386 266 392 316 378 364 C378 310 370 262 356 222Z"))
    both_sides(c, "linen1", "linen3", "M388 344 C388 384 374 414 352 440 C346 424 358 404 362 380Z M356 400 C354 424 344 444 326 460 C324 440 332 424 336 404Z")
    half = "M240 118 C306 118 350 158 354 226 C356 290 340 350 318 386 C296 414 270 424 240 424"
    volume(c, skin, half, turn=0.62, light=0.74)
    # Furrows on the crown.
    c.sym(skin[2], "M240 132 C262 134 268 170 262 214 C258 180 252 152 240 146", 0.8)
    c.path(skin[2], "M208 140 C190 158 184 186 188 218 C194 188 200 166 216 148Z M174 158 C160 176 156 200 160 224 C165 200 170 184 182 168Z")
    c.path(skin[3], "M272 140 C290 158 296 186 292 218 C286 188 280 166 264 148Z M306 158 C320 176 324 200 320 224 C315 200 310 184 298 168Z", 0.8)
    # Heavy folds hold the goggles.
    c.path(skin[3], "M146 250 C160 222 214 222 240 246 C266 222 320 222 334 250 C338 280 320 306 296 310 L184 310 C160 306 142 280 146 250Z", 0.55)
    for x, dark in ((192, 0), (288, 1)):
        put = (lambda d: d) if not dark else mirror
        c.path("steel2" if dark else "steel1", put("M156 254 C168 234 206 236 224 258 C232 274 226 296 208 306 C184 312 158 302 152 282 C150 270 152 260 156 254Z"))
        c.path("steel3", put("M152 282 C158 302 184 312 208 306 C226 296 232 274 224 258 C226 274 218 292 202 297 C182 302 162 294 152 282Z"))
        c.path("ink3", put("M164 260 C174 246 200 248 214 264 C220 276 214 290 202 296 C184 300 166 292 162 278 C160 270 161 264 164 260Z"))
    c.path("ink0", "M168 266 C174 256 188 254 200 259 C188 260 178 268 174 282 C169 278 167 272 168 266Z M272 268 C278 260 288 256 298 257 C288 260 280 268 278 282 C273 278 271 272 272 268Z")
    # The breathing mask: a plate over nose and mouth, tubes at its sides.
    c.path("skin3", "M214 300 L266 300 L272 330 L208 330Z", 0.7)
    for put, tones in ((mirror, ("steel0", "steel2")), (str, ("steel2", "steel3"))):
        c.path(tones[1], put("M268 334 C304 328 326 338 330 358 C332 384 318 410 298 416 L284 402 C300 396 308 380 304 366 C300 358 284 360 268 366Z"))
        c.path(tones[0], put("M268 334 C304 328 326 338 330 358 C322 344 300 342 268 346Z"))
    c.sym("ink1", "M240 312 L270 318 C280 340 284 376 276 412 L264 446 L240 452")
    c.sym("steel2", "M240 318 L264 324 C272 342 274 372 268 404 L258 434 L240 438")
    c.path("steel0", "M240 318 L216 324 C208 342 206 372 212 404 L222 434 L228 436 C220 400 218 356 226 332Z")
    c.path("steel3", "M264 324 C272 342 274 372 268 404 L258 434 L246 437 C258 400 260 360 252 321Z")
    for y in (346, 362, 378, 394):
        c.rect("ink2", 224, y, 32, 6, 3)
    c.circle("ink2", 196, 356, 7)
    c.circle("ink2", 284, 356, 7)
    return c


def eeth():
    c = Canvas()
    c.ground("clay1", "sand1")
    jedi(c, TANNED, ("fur1", "fur2", "fur3", "ink3"), EARTH, 56)
    # Long black hair behind, tied.
    both_sides(c, "ink1", "ink3", "M300 170 C350 180 358 250 352 330 C350 400 356 440 346 480 L320 486 C312 440 310 400 312 340Z")
    c.path("ink0", mirror("M330 200 C350 240 350 300 344 350 C344 400 348 430 342 460 C336 400 338 300 330 200Z"))
    ears(c, TANNED)
    head(c, TANNED, MALE)
    eyes(c, TANNED, "fur1", lash="fur3", open=0.84, r=9.2)
    frown(c, "fur3", drop=5, thick=8)
    nose(c, TANNED, 20, 328)
    mouth(c, TANNED, "skin3", y=369, w=26, full=0.8, smile=0, upper="skin4")
    # Lines of the Zabraks' tattoos.
    c.path("fur2", "M237 196 L243 196 L242 240 L238 240Z M222 204 L226 202 L230 238 L227 240Z M258 204 L254 202 L250 238 L253 240Z")
    c.both("fur2", "M272 304 C286 312 300 312 310 304 C304 318 284 320 272 304Z M280 324 C290 330 298 330 304 326 C298 338 286 336 280 324Z M237 384 L243 384 L240 408Z")
    # Hair behind the crown, then the horns.
    c.path("ink2", "M142 280 C124 190 160 120 240 116 C320 120 356 190 338 280 L328 280 C330 226 306 184 284 172 C262 160 218 160 196 172 C174 184 150 226 152 280Z")
    c.path("ink0", "M146 226 C148 176 176 138 222 126 C190 148 172 176 164 206 C154 222 148 236 146 226Z")
    c.path("ink3", "M284 128 C326 146 350 200 338 280 L328 280 C330 226 306 184 284 172 C294 156 294 140 284 128Z")
    for x, y, dx, h in ((240, 152, 0, 44), (206, 160, -5, 40), (274, 160, 5, 40), (176, 184, -10, 36), (304, 184, 10, 36), (156, 220, -14, 30), (324, 220, 14, 30)):
        c.path("linen1", f"M{x-11} {y+6} C{x-9} {y-h*0.4} {x+dx-4} {y-h*0.8} {x+dx} {y-h} C{x+dx+4} {y-h*0.8} {x+9} {y-h*0.4} {x+11} {y+6} C{x+4} {y+11} {x-4} {y+11} {x-11} {y+6}Z")
        c.path("linen3", f"M{x+dx} {y-h} C{x+dx+4} {y-h*0.8} {x+9} {y-h*0.4} {x+11} {y+6} C{x+8} {y+9} {x+5} {y+10} {x+1} {y+10} C{x+4} {y-h*0.3} {x+dx+1} {y-h*0.6} {x+dx} {y-h}Z")
    return c


def adi():
    c = Canvas()
    c.ground("violet1", "violet0")
    jedi(c, DARK, ("red1", "red2", "fur3", "ink3"), EARTH, 48)
    # Tendrils of the headdress fall over the shoulders.
    for spine in ([(310, 190, 20), (346, 260, 24), (346, 350, 22), (334, 440, 17), (328, 520, 5)],):
        both_tubes(c, ("steel0", "steel1", "steel2", "steel3"), spine)
    head(c, DARK, FEMALE)
    eyes(c, DARK, "blue2", lash="ink3", line=1.4, r=10, open=0.98)
    brows(c, "ink3", thick=6, arch=7)
    nose(c, DARK, 17, 322)
    mouth(c, DARK, "coral2", y=358, w=25, full=1.15, smile=4, upper="red2")
    # A white cap of scales, close to the head; small stalks at its rim.
    half = "M240 96 C306 96 344 144 346 214 C348 250 340 284 326 312 C326 262 316 214 284 192 C270 186 256 188 240 200"
    c.sym("steel1", half)
    c.path("steel0", "M134 214 C136 150 170 108 224 100 C190 130 176 164 174 200 C158 222 154 256 154 298 C142 276 134 246 134 214Z")
    c.path("steel2", "M284 106 C322 124 345 166 346 214 C348 250 340 284 326 312 C326 262 316 214 284 192 C276 188 270 187 264 188 C296 166 300 134 284 106Z")
    for y, w in ((120, 34), (142, 52), (164, 64)):
        for i in range(-2, 3):
            x = 240 + i * w / 2.4
            c.path("steel2" if i < 1 else "steel3", f"M{x-w/5} {y} C{x-w/8} {y+14} {x+w/8} {y+14} {x+w/5} {y} C{x+w/8} {y+9} {x-w/8} {y+9} {x-w/5} {y}Z", 0.9)
    for x, y in ((182, 206), (204, 195), (222, 194), (258, 194), (276, 195), (298, 206), (168, 230), (312, 230)):
        c.circle("steel2" if x < 240 else "steel3", x + 1, y + 1, 7)
        c.circle("steel0" if x < 240 else "steel1", x, y, 6)
    return c


def saesee():
    c = Canvas()
    c.ground("teal0", "sea0")
    skin = ("skin0", "skin1", "skin2", "skin3")
    jedi(c, skin, FUR, LINEN, 60)
    head(c, skin, BROAD)
    half = "M240 108 C306 108 348 152 350 222 C350 244 346 262 338 278 C336 236 322 214 300 208 C270 214 256 226 240 228"
    c.sym("skin2", half)
    c.path("skin1", "M132 222 C134 158 172 116 228 110 C200 130 176 164 176 204 C158 216 146 236 142 270 C136 256 132 240 132 222Z")
    c.path("skin3", "M290 118 C328 136 349 176 350 222 C350 244 346 262 338 278 C336 236 322 214 300 208 C304 180 302 146 290 118Z")
    c.path("skin3", "M234 112 L246 112 L244 206 L240 220 L236 206Z", 0.8)
    c.path("skin0", "M164 196 C166 164 184 138 210 128 C194 150 186 174 184 200 C178 208 166 206 164 196Z", 0.7)
    eyes(c, skin, "orange1", lash="skin4", open=0.78, r=9)
    frown(c, "skin3", y=243, drop=9, thick=16, length=30, shade="skin4")
    nose(c, skin, 22, 330)
    mouth(c, skin, "skin3", y=372, w=28, full=0.7, smile=-3, upper="skin4")
    folds(c, "skin3", 0.8)
    c.path("skin2", "M214 400 C228 408 252 408 266 400 C260 414 220 414 214 400Z")
    # Horns that curve down past the jaw.
    horn = [(312, 170, 30), (352, 210, 34), (364, 286, 30), (350, 366, 23), (318, 424, 12), (300, 444, 3)]
    both_tubes(c, ("skin1", "skin2", "skin3", "skin4"), horn, start=-1)
    for spine, tones in ((mirrored(horn), ("skin3", "skin3")), (horn, ("skin4", "fur1"))):
        bands(c, tones, spine, (1.2, 2.0, 2.8, 3.5), 0.07)
    return c


def yarael():
    c = Canvas()
    c.ground("leaf0", "moss0", y=200, r=170)
    shoulders(c, FUR, drop=66)
    skin = ("linen0", "stone0", "stone1", "stone2")
    # A neck as long as two heads, out of a wide collar.
    neck_spine = [(240, 250, 30), (228, 330, 24), (234, 410, 27), (240, 560, 48)]
    tube(c, skin, neck_spine)
    bands(c, ("stone1", "stone2"), neck_spine, (0.9, 1.3, 1.7, 2.1), 0.035)
    c.sym("linen1", "M240 560 C268 552 288 532 296 510 L330 536 L272 640 L240 640")
    c.path("linen3", "M240 560 C268 552 288 532 296 510 L330 536 L272 640 L240 640Z")
    both_sides(c, "fur0", "fur2", "M292 500 C318 500 342 520 350 546 L316 640 L266 640 C290 600 302 550 292 500Z")
    # A small, high head with low-set features.
    half = "M240 44 C280 46 304 78 304 122 C304 156 292 182 288 210 C284 244 270 270 240 276"
    volume(c, skin, half, turn=0.55, light=0.72)
    c.path("stone1", "M212 92 C228 86 252 86 268 92 C252 90 228 90 212 92Z M208 112 C228 105 252 105 272 112 C252 110 228 110 208 112Z M212 132 C228 126 252 126 268 132 C252 130 228 130 212 132Z")
    for x, put in ((212, str), (268, mirror)):
        c.path("stone2", put("M190 176 C196 160 224 158 234 176 C230 196 198 198 190 176Z"))
        c.ellipse("linen0", x, 178, 16, 11)
        c.circle("gold2", x, 178, 9)
        c.circle("ink3", x, 178, 4.5)
        c.circle("linen0", x - 3, 175, 2.4)
        c.path("stone1" if x < 240 else "stone2", put("M194 174 C200 160 224 160 230 176 C220 168 204 168 194 174Z"))
    c.path("stone2", "M244 190 C242 204 246 214 250 220 C246 225 234 225 231 220 C238 221 240 216 239 208Z")
    c.path("stone3", "M220 240 C232 236 248 236 260 240 C250 246 230 246 220 240Z")
    c.path("stone2", "M228 250 C236 253 244 253 252 250 C248 257 232 257 228 250Z")
    return c


PEOPLE = {"52": kiadi, "54": eeth, "55": adi, "56": saesee, "57": yarael, "58": plo}

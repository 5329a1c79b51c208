"""The rest of the Jedi Council, the keeper of the archives, and the Senate's vice chair."""

from .parts import *


def eeth():
    c = Canvas()
    c.ground("tatooine3", "tatooine1")
    jedi(c, TANNED, ("brown1", "brown2", "brown3", "ink3"), EARTH, 56)
    # Long black hair behind, tied.
    both_sides(c, "ink1", "ink3", "M300 170 C350 180 358 250 352 330 C350 400 356 440 346 480 L320 486 C312 440 310 400 312 340Z")
    c.path("ink0", mirror("M330 200 C350 240 350 300 344 350 C344 400 348 430 342 460 C336 400 338 300 330 200Z"))
    ears(c, TANNED)
    head(c, TANNED, MALE)
    eyes(c, TANNED, "brown1", lash="brown3", open=0.84, r=9.2)
    frown(c, "brown3", drop=5, thick=8)
    nose(c, TANNED, 20, 328)
    mouth(c, TANNED, "skin3", y=369, w=26, full=0.8, smile=0, upper="skin4")
    # Lines of the Zabraks' tattoos.
    c.path("brown2", "M237 196 L243 196 L242 240 L238 240Z M222 204 L226 202 L230 238 L227 240Z M258 204 L254 202 L250 238 L253 240Z")
    c.both("brown2", "M272 304 C286 312 300 312 310 304 C304 318 284 320 272 304Z M280 324 C290 330 298 330 304 326 C298 338 286 336 280 324Z M237 384 L243 384 L240 408Z")
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
    c.ground("coruscant1", "coruscant0")
    jedi(c, DARK, ("red1", "red2", "brown3", "ink3"), EARTH, 48)
    # Tendrils of the headdress fall over the shoulders.
    for spine in ([(310, 190, 20), (346, 260, 24), (346, 350, 22), (334, 440, 17), (328, 520, 5)],):
        tube(c, ("steel0", "steel1", "steel2"), mirrored(spine))
        tube(c, ("steel1", "steel2", "steel3"), spine)
    head(c, DARK, FEMALE)
    eyes(c, DARK, "blue1", lash="ink3", line=1.4, r=10, open=0.98)
    brows(c, "ink3", thick=6, arch=7)
    nose(c, DARK, 17, 322)
    mouth(c, DARK, "rose", y=358, w=25, full=1.15, smile=4, upper="red2")
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
    c.ground("stewjon1", "stewjon0")
    skin = ("skin0", "skin1", "skin2", "skin3")
    jedi(c, skin, BROWN, LINEN, 60)
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
    lines(c, "skin3")
    c.path("skin2", "M214 400 C228 408 252 408 266 400 C260 414 220 414 214 400Z")
    # Horns that curve down past the jaw.
    horn = [(312, 170, 30), (352, 210, 34), (364, 286, 30), (350, 366, 23), (318, 424, 12), (300, 444, 3)]
    tube(c, ("skin1", "skin2", "skin3"), mirrored(horn), start=-1)
    tube(c, ("skin2", "skin3", "skin4"), horn, start=-1)
    for spine, tones in ((mirrored(horn), ("skin3", "skin3")), (horn, ("skin4", "brown1"))):
        bands(c, tones, spine, (1.2, 2.0, 2.8, 3.5), 0.07)
    return c


def yarael():
    c = Canvas()
    c.ground("kashyyyk1", "shili0", y=200, r=170)
    shoulders(c, BROWN, 66)
    skin = ("linen0", "ash0", "ash1", "ash2")
    # A neck as long as two heads, out of a wide collar.
    neck_spine = [(240, 250, 30), (228, 330, 24), (234, 410, 27), (240, 560, 48)]
    tube(c, skin, neck_spine)
    bands(c, ("ash1", "ash2"), neck_spine, (0.9, 1.3, 1.7, 2.1), 0.035)
    c.sym("linen1", "M240 560 C268 552 288 532 296 510 L330 536 L272 640 L240 640")
    c.path("linen3", "M240 560 C268 552 288 532 296 510 L330 536 L272 640 L240 640Z")
    both_sides(c, "brown0", "brown2", "M292 500 C318 500 342 520 350 546 L316 640 L266 640 C290 600 302 550 292 500Z")
    # A small, high head with low-set features.
    half = "M240 44 C280 46 304 78 304 122 C304 156 292 182 288 210 C284 244 270 270 240 276"
    volume(c, skin, half, turn=0.55, light=0.72)
    c.path("ash1", "M212 92 C228 86 252 86 268 92 C252 90 228 90 212 92Z M208 112 C228 105 252 105 272 112 C252 110 228 110 208 112Z M212 132 C228 126 252 126 268 132 C252 130 228 130 212 132Z")
    for x, put in ((212, str), (268, mirror)):
        c.path("ash2", put("M190 176 C196 160 224 158 234 176 C230 196 198 198 190 176Z"))
        c.ellipse("linen0", x, 178, 16, 11)
        c.circle("gold1", x, 178, 9)
        c.circle("ink3", x, 178, 4.5)
        c.circle("linen0", x - 3, 175, 2.4)
        c.path("ash1" if x < 240 else "ash2", put("M194 174 C200 160 224 160 230 176 C220 168 204 168 194 174Z"))
    c.path("ash2", "M244 190 C242 204 246 214 250 220 C246 225 234 225 231 220 C238 221 240 216 239 208Z")
    c.path("ash3", "M220 240 C232 236 248 236 260 240 C250 246 230 246 220 240Z")
    c.path("ash2", "M228 250 C236 253 244 253 252 250 C248 257 232 257 228 250Z")
    return c


def mas():
    c = Canvas()
    c.ground("coruscant1", "coruscant0", y=250)
    shoulders(c, PLUM)
    tube(c, BLUE[1:] + ("ink2",), [(240, 370, 46), (240, 440, 46), (240, 500, 54)], light=False)
    # A high collar with gold edges.
    c.sym("plum2", "M240 560 L292 410 C316 414 344 434 356 460 L330 560 L270 640 L240 640")
    c.path("plum1", "M240 560 L188 410 C164 414 136 434 124 460 L150 560 L210 640 L240 640Z")
    c.path("gold1", "M188 410 C164 414 136 434 124 460 L134 466 C148 444 172 428 194 424Z")
    c.path("gold2", "M292 410 C316 414 344 434 356 460 L346 466 C332 444 308 428 286 424Z")
    c.path("plum0", "M214 500 L266 500 L252 640 L228 640Z")
    c.path("gold1", "M226 520 L254 520 L252 530 L228 530Z M228 546 L252 546 L251 556 L229 556Z M229 572 L251 572 L250 582 L230 582Z")
    # Two short horns on the crown.
    horn = [(282, 150, 22), (314, 110, 17), (318, 66, 10), (304, 34, 3)]
    tube(c, BLUE, mirrored(horn))
    tube(c, BLUE[1:] + ("blue2",), horn)
    face = dict(MALE, jaw="C328 296 320 344 306 378 C290 412 266 430 240 430")
    head(c, BLUE, face)
    c.path("azure1", "M150 250 C146 184 178 130 240 124 C302 130 334 184 330 250 C322 204 296 172 240 172 C184 172 158 204 150 250Z")
    c.path("blue1", "M288 138 C320 160 334 204 330 250 C322 210 304 184 276 176 C292 166 296 152 288 138Z")
    eyes(c, BLUE, "blue2", lash="ink2", open=0.82, r=9)
    frown(c, "blue1", y=244, drop=5, thick=12, shade="blue2")
    nose(c, BLUE, 20, 334)
    lines(c, "blue1")
    mouth(c, BLUE, "blue1", y=380, w=26, full=0.8, smile=-3, upper="blue2")
    c.path("blue1", "M196 206 C220 199 260 199 284 206 C260 203 220 203 196 206Z M204 190 C224 184 256 184 276 190 C256 188 224 188 204 190Z")
    # Lethorns: from the sides of the head down to the chest, ending in horn.
    tail = [(304, 196, 26), (350, 250, 34), (360, 340, 32), (342, 430, 30), (316, 500, 20), (304, 546, 4)]
    for spine, tones, tip in ((mirrored(tail), BLUE, "azure0"), (tail, BLUE[1:], "blue1")):
        tube(c, tones, spine, start=-1)
        c.path(tip, strand([point(spine, 3.9), point(spine, 4.5), spine[-1]], start=0.5), 0.9)
    return c


def jocasta():
    c = Canvas()
    c.ground("coruscant0", "linen1")
    shoulders(c, ("sand0", "sand1", "sand2"))
    # Bun with two sticks.
    c.path("brown1", "M292 66 L300 62 L262 132 L254 128Z M180 62 L188 66 L226 128 L218 132Z")
    c.circle("gold1", 297, 62, 6)
    c.circle("gold1", 183, 62, 6)
    c.circle("steel2", 242, 104, 40)
    c.circle("steel1", 238, 100, 37)
    c.path("steel0", "M204 100 C206 80 220 68 240 68 C224 78 216 92 216 110 C210 112 204 108 204 100Z")
    c.path("steel3", "M262 74 C276 84 280 102 270 120 C270 104 268 88 262 74Z")
    c.sym("steel2", "M240 120 C308 120 344 164 342 232 C340 272 336 296 328 312 L240 312")
    neck(c, FAIR, 48)
    # Robe with a patterned edge.
    c.path("linen1", "M192 436 L240 510 L288 436 L310 470 L240 620 L170 470Z")
    c.path("linen2", "M240 510 L288 436 L310 470 L240 620Z")
    both_sides(c, "brown1", "brown2", "M288 428 C316 436 336 450 344 470 L266 640 L216 640 C262 580 284 510 288 428Z")
    for i in range(5):
        x, y = 312 - i * 13, 476 + i * 34
        both_sides(c, "sand0", "sand1", f"M{x} {y-12} L{x+9} {y} L{x} {y+12} L{x-9} {y}Z")
    ears(c, FAIR, x=326)
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "blue1", lash="brown1", open=0.78, r=9)
    brows(c, "steel2", thick=6, arch=5, shade="steel3")
    nose(c, FAIR, 16, 325)
    lines(c, "skin2", 1)
    mouth(c, FAIR, "rose", y=361, w=23, full=0.55, smile=2)
    c.path("skin2", "M200 206 C222 200 258 200 280 206 C258 204 222 204 200 206Z M208 192 C226 187 254 187 272 192 C254 190 226 190 208 192Z M160 262 C164 268 168 270 174 271 C167 274 161 270 160 262Z M214 372 C212 380 212 386 214 392 C218 386 218 378 214 372Z M168 322 C174 338 184 352 196 360 C186 346 178 334 174 320Z")
    c.path("skin3", "M266 372 C268 380 268 386 266 392 C262 386 262 378 266 372Z M312 322 C306 338 296 352 284 360 C294 346 302 334 306 320Z", 0.8)
    # White hair, drawn back.
    c.path("steel1", "M150 286 C130 214 158 128 240 120 C322 128 350 214 330 286 L322 286 C324 236 306 196 282 182 C262 172 218 172 198 182 C174 196 156 236 158 286Z")
    c.path("steel0", "M146 238 C146 184 176 138 228 126 C196 148 174 176 168 206 C156 224 148 246 146 238Z M220 138 C200 152 186 172 182 190 C200 176 216 172 232 171 C238 158 232 144 220 138Z")
    c.path("steel3", "M286 134 C326 158 344 220 330 286 L322 286 C324 236 306 196 282 182 C292 168 292 148 286 134Z")
    return c


PEOPLE = {"54": eeth, "55": adi, "56": saesee, "57": yarael, "59": mas, "74": jocasta}

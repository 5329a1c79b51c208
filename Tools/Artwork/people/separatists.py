"""Grievous, and those whose droids he leads: Nute Gunray, Poggle, Wat Tambor, San Hill."""

from kit import *


def grievous():
    c = Canvas()
    c.ground("red2", "clay1", y=256)
    # Cape with a red lining, a dark frame, two plates over the chest.
    c.sym("ink1", "M240 470 L316 452 C372 462 430 486 458 540 C470 570 476 610 478 640 L240 640")
    c.path("ink0", "M164 452 C108 462 50 486 22 540 C16 556 12 574 8 592 C60 540 116 516 170 508Z")
    c.path("ink2", "M316 452 C372 462 430 486 458 540 C470 570 476 610 478 640 L360 640 C372 570 350 500 316 452Z")
    c.sym("red2", "M240 476 L308 462 C340 510 352 580 352 640 L240 640")
    c.path("red1", "M172 462 C140 510 128 580 128 640 L158 640 C158 570 166 510 188 470Z")
    c.sym("ink3", "M240 420 L274 420 C276 450 290 480 318 510 L330 640 L240 640")
    # Neck: pistons and a spine of rings.
    for x, tone in ((206, "steel2"), (220, "steel3"), (254, "steel3"), (268, "ink0")):
        c.rect(tone, x - 5, 396, 10, 110, 4)
    for y in (416, 434, 452, 470, 488):
        c.rect("ink1", 226, y, 30, 12, 4)
        c.rect("ink0", 228, y, 14, 10, 4)
    # Collar arms and breast plates.
    both_sides(c, "linen1", "linen3", "M262 500 L330 478 C352 500 360 540 352 584 L300 640 L262 640Z")
    c.path("linen0", "M218 500 L150 478 C134 494 124 520 124 552 C146 520 178 510 206 512Z")
    c.path("linen2", "M262 500 L300 488 C290 540 290 590 296 640 L262 640Z")
    c.path("ink1", "M296 530 L340 512 L342 524 L296 544Z M294 562 L344 542 L344 554 L295 576Z M184 530 L140 512 L138 524 L184 544Z M186 562 L136 542 L136 554 L185 576Z")
    # Plates that stand out at the sides of the mask, like a snake's hood.
    fin = "M300 150 L344 158 L380 190 L384 236 L370 296 L342 350 L316 388 L296 366Z"
    both_sides(c, "linen2", "linen3", fin)
    c.path("linen0", mirror("M300 150 L344 158 L380 190 L381 202 L342 172 L336 172 L334 240 L322 316 L306 372 L296 366Z"))
    c.path("linen2", "M300 150 L344 158 L380 190 L381 202 L342 172 L300 164Z")
    # Slats along their length.
    both_sides(c, "linen3", "fur0", "M346 186 L360 198 L358 262 L342 318 L328 346 L342 268Z")
    both_sides(c, "linen3", "fur0", "M366 204 L374 212 L374 240 L362 288 L352 308 L366 250Z")
    both_sides(c, "fur1", "fur2", "M322 180 L332 182 L328 262 L312 346 L304 352 L318 260Z")
    # The mask: a long skull that narrows to the chin.
    half = "M240 96 C288 96 320 128 324 182 C328 226 322 262 312 296 C304 346 292 392 272 432 L254 444 L240 446"
    volume(c, LINEN, half, turn=0.52, light=0.74)
    # Seams run from the crown to the brows.
    c.path("linen3", "M236 98 L244 98 L246 216 L240 234 L234 216Z")
    c.path("linen3", "M196 116 C190 148 194 190 206 226 C186 196 178 150 196 116Z", 0.9)
    c.path("fur0", "M284 116 C290 148 286 190 274 226 C294 196 302 150 284 116Z", 0.9)
    c.path("linen0", "M226 108 C222 140 222 180 230 214 C212 182 208 140 226 108Z")
    # Sockets: the flesh around the eyes is all that is left of him.
    socket = "M250 282 C258 256 286 232 320 226 C326 250 322 276 310 292 C292 306 262 302 250 282Z"
    c.both("ink3", socket)
    flesh = "M258 280 C266 260 288 244 312 240 C315 258 312 274 304 284 C290 294 268 292 258 280Z"
    both_sides(c, "coral2", "red2", flesh)
    eye = "M262 278 C270 262 288 254 306 254 C306 268 300 280 292 284 C280 288 268 286 262 278Z"
    both_sides(c, "gold2", "gold3", eye)
    both_sides(c, "gold0", "gold2", "M274 270 C282 260 292 257 300 259 C300 268 296 276 290 279 C284 281 276 278 274 270Z")
    c.both("ink3", "M283 260 C287 260 289 266 288 272 C287 278 285 282 282 282 C280 276 280 266 283 260Z")
    # Heavy brows over them.
    c.path("linen0", mirror("M248 276 C254 248 284 224 324 216 L322 230 C292 236 264 254 254 284Z"))
    c.path("linen2", "M248 276 C254 248 284 224 324 216 L322 230 C292 236 264 254 254 284Z")
    # Nostrils, cheeks and the grille.
    c.both("ink2", "M245 300 L252 312 L250 330 L244 322Z")
    c.both("ink2", "M266 318 L300 306 C296 340 288 372 278 402 L268 396 C274 370 272 342 266 318Z", 0.9)
    both_sides(c, "linen1", "linen3", "M274 326 L292 318 C288 344 282 368 276 388 C280 366 278 346 274 326Z")
    c.sym("linen3", "M240 338 L262 344 C268 372 266 404 256 434 L240 438")
    c.path("linen1", "M240 338 L218 344 C212 372 214 404 224 434 L240 438Z")
    for x in (222, 231, 240, 249, 258):
        reach = 8 + abs(x - 240) * 0.5
        c.rect("ink2", x - 2.4, 344 + reach * 0.4, 4.8, 86 - reach * 1.6, 2.4)
    return c


def nute():
    c = Canvas()
    c.ground("coral3", "coral0")
    # Robes with a high stiff collar.
    shoulders(c, ("red0", "red1", "red2"), top=430, neck=70)
    c.path("orange2", "M150 452 C120 500 112 570 118 640 L362 640 C368 570 360 500 330 452 L240 600Z")
    c.path("orange1", "M150 452 C120 500 112 570 118 640 L216 640 C190 590 166 520 150 452Z")
    c.path("gold2", "M150 452 C166 520 190 590 216 640 L232 640 C204 580 180 510 168 446Z")
    c.path("gold3", "M330 452 C314 520 290 590 264 640 L248 640 C276 580 300 510 312 446Z")
    c.sym("red2", "M240 420 L326 386 C346 420 346 460 330 490 L240 560")
    c.path("red1", "M154 386 C134 420 134 460 150 490 L240 560 L240 500 C196 480 164 440 154 386Z")
    skin = ("bog0", "drab0", "drab1", "drab2")
    c.path("drab1", "M194 380 L286 380 L298 460 L240 510 L182 460Z")
    c.path("drab2", "M198 404 C226 426 262 424 284 396 L298 460 L240 510 C262 460 240 430 198 404Z", 0.8)
    # The head: broad above, flat, without a nose.
    c.sym("drab0", "M240 160 C310 160 342 200 344 250 C344 290 326 312 314 338 C306 384 280 414 240 414")
    c.path("drab1", "M298 176 C330 194 342 222 344 250 C344 290 326 312 314 338 C306 384 280 414 246 414 C276 396 286 366 292 338 C312 300 320 230 298 176Z")
    c.path("bog0", "M142 256 C140 226 158 196 190 184 C182 206 184 226 170 240 C160 252 146 266 142 256Z")
    c.path("bog0", "M176 332 C188 344 202 348 210 360 C206 372 198 380 194 388 C182 374 176 352 176 332Z", 0.8)
    # A crease down the middle, spots on the cheeks.
    c.path("drab2", "M236 196 C232 230 232 262 238 300 C240 262 240 230 236 196Z M246 196 C250 230 250 262 244 300 C242 262 242 230 246 196Z", 0.7)
    for x, y, r in ((164, 306, 5), (176, 320, 4), (158, 290, 4), (316, 306, 5), (304, 322, 4), (322, 290, 4), (190, 334, 3), (206, 204, 4), (274, 204, 4)):
        c.circle("drab2", x, y, r, 0.5)
    # Red eyes, wide apart, with a slit that lies flat.
    for put, lid, x in ((str, "bog0", 186), (mirror, "drab1", 294)):
        c.path("drab2", put("M136 266 C146 232 208 228 228 268 C216 304 148 304 136 266Z"))
        c.path("red1", put("M146 266 C158 242 204 240 220 270 C206 294 160 292 146 266Z"))
        c.ellipse("red0", x - 4, 262, 22, 12, 0.8)
        c.ellipse("ink3", x, 268, 19, 5.5)
        c.circle("linen0", x - 12, 258, 3.6)
        c.path(lid, put("M132 262 C142 222 212 218 236 270 C208 244 164 240 142 268Z"))
        c.path("drab2", put("M150 288 C172 308 208 306 224 288 C214 322 162 322 150 288Z"), 0.7)
    c.both("drab2", "M226 316 C230 308 236 310 236 318 C232 322 228 322 226 316Z")
    # A mouth that complains.
    c.path("drab2", "M190 374 C206 356 224 354 240 354 C256 354 274 356 292 374 C274 366 258 364 240 364 C222 364 206 366 190 374Z")
    c.path("bog0", "M202 378 C220 370 258 370 276 378 C262 376 220 376 202 378Z", 0.9)
    c.path("drab2", "M206 392 C226 386 256 386 274 392 C256 398 224 398 206 392Z", 0.6)
    # The mitre: a pleated crown between two side wings.
    c.sym("ink1", "M240 150 L304 120 C322 92 346 78 374 74 C394 128 388 180 360 230 C328 194 286 182 240 182")
    c.path("ink2", "M296 190 L304 120 C322 92 346 78 374 74 C394 128 388 180 360 230 C342 210 320 198 296 190Z")
    c.path("ink0", "M106 74 C86 128 92 180 120 230 C128 221 136 214 144 209 C128 166 126 124 140 90 C130 82 118 77 106 74Z")
    c.path("ink3", "M374 74 C394 128 388 180 360 230 L348 218 C366 176 368 128 356 80Z", 0.6)
    c.sym("fur2", "M240 34 L266 44 C296 66 318 104 320 144 L308 196 C286 186 262 182 240 182")
    c.path("fur1", "M240 34 L214 44 C184 66 162 104 160 144 L172 196 C194 186 218 182 240 182Z")
    c.path("fur0", "M214 44 C184 66 162 104 160 144 L166 170 C172 130 190 84 222 41Z")
    c.both("fur3", "M236 38 L236 182 L232 182 C232 130 232 84 232 40Z M220 48 C206 90 202 140 206 186 L201 187 C194 140 202 90 216 50Z M196 62 C178 96 174 140 180 193 L176 194 C168 140 174 96 192 65Z", 0.7)
    c.path("gold3", "M120 230 C152 194 194 182 240 182 C286 182 328 194 360 230 L358 212 C328 178 286 166 240 166 C194 166 152 178 122 212Z")
    c.path("gold2", "M120 230 C152 194 194 182 240 182 L240 166 C194 166 152 178 122 212Z")
    c.circle("red2", 240, 174, 6)
    return c


def poggle():
    c = Canvas()
    c.ground("clay1", "skin2")
    skin = ("straw0", "straw1", "straw2", "fur2")
    # Wings, a sash across thin shoulders.
    wing = "M290 470 C330 330 390 220 452 150 C470 240 462 380 420 520 C384 540 330 520 290 470Z"
    c.path("linen2", mirror(wing), 0.75)
    c.path("linen3", wing, 0.75)
    c.both("fur0", "M296 470 C340 350 392 250 448 166 C400 262 356 360 310 482Z M318 488 C364 420 408 350 456 262 C420 356 380 430 332 500Z", 0.55)
    shoulders(c, skin, drop=22)
    for x, y in ((120, 520), (96, 566), (360, 520), (390, 566)):
        c.path("straw2", f"M{x-34} {y+10} C{x-10} {y-8} {x+16} {y-8} {x+36} {y+6} C{x+14} {y} {x-10} {y} {x-34} {y+10}Z")
    tube(c, skin, [(240, 380, 36), (240, 440, 34), (240, 520, 44)])
    c.path("red2", "M322 470 L366 486 L190 640 L130 640Z")
    c.path("red1", "M322 470 L338 476 L152 640 L130 640Z")
    # A long head with a crest; hard ridges over small eyes.
    both_sides(c, "straw1", "fur1", "M304 226 L362 190 C362 232 344 270 308 296Z")
    both_sides(c, "straw2", "fur2", "M316 236 L350 212 C346 238 334 262 314 278Z")
    half = "M240 72 C276 80 306 118 316 170 C324 210 322 262 310 304 C300 344 282 372 262 392 L240 398"
    volume(c, skin, half, turn=0.5, light=0.72)
    c.sym("straw2", "M240 72 C252 82 258 120 256 170 C254 206 248 228 240 240", 0.9)
    c.path("gold0", "M230 86 C222 116 222 160 232 206 C214 170 212 120 230 86Z")
    c.path("straw2", "M206 112 C192 140 190 176 200 212 C182 180 182 140 206 112Z")
    c.path("fur2", "M274 112 C288 140 290 176 280 212 C298 180 298 140 274 112Z")
    c.both("fur2", "M250 262 C262 238 292 232 318 240 C322 262 316 282 302 292 C280 296 258 286 250 262Z")
    for x in (200, 280):
        c.ellipse("gold3", x + 1, 268, 20, 14)
        c.ellipse("gold2", x, 267, 18, 12)
        c.ellipse("gold0", x - 4, 264, 10, 6)
        c.ellipse("ink3", x, 268, 6, 9)
    both_sides(c, "straw0", "straw2", "M246 262 C256 238 290 224 324 236 L320 248 C294 242 266 248 254 272Z")
    # A long muzzle and three strands of beard.
    both_sides(c, "straw1", "straw2", "M240 284 C256 288 268 306 274 332 C276 352 270 368 256 378 L240 382Z")
    c.path("straw0", "M240 284 C228 288 220 300 214 316 C226 308 234 308 240 310Z")
    c.both("fur3", "M246 318 C252 318 256 324 255 334 C250 332 246 326 246 318Z")
    c.sym("fur3", "M240 350 C254 352 266 358 276 370 C264 368 252 365 240 364")
    for spine in ([(206, 360, 11), (190, 430, 10), (194, 500, 8), (184, 570, 2)], [(274, 360, 11), (290, 430, 10), (284, 500, 8), (294, 560, 2)], [(240, 378, 16), (238, 450, 13), (242, 530, 10), (236, 610, 2)]):
        tube(c, skin, spine)
    return c


def wat():
    c = Canvas()
    c.ground("ink1", "ink0")
    # A pressure suit: collar ring, hoses, dials.
    shoulders(c, ("sand2", "sand3", "fur1"))
    c.sym("gold4", "M240 430 L340 430 C358 452 362 480 350 500 L240 512")
    c.sym("gold3", "M240 424 L332 424 C348 444 350 468 340 486 L240 496")
    c.path("gold2", "M148 424 C132 444 130 468 140 486 L176 490 C160 470 158 444 168 424Z")
    c.path("gold4", "M332 424 C348 444 350 468 340 486 L296 491 C312 470 314 444 304 424Z")
    # Head in hide, and the metal that holds the air in.
    half = "M240 118 C308 116 352 156 356 226 C360 300 340 380 306 424 L240 436"
    volume(c, MOSS[1:] + ("ink2",), half, turn=0.6, light=0.78, strength=0.6)
    c.path("moss3", "M206 128 C180 146 168 176 168 210 C184 180 200 162 222 150Z M176 146 C154 166 144 196 146 230 C154 200 166 180 184 166Z", 0.8)
    c.path("ink2", "M274 128 C300 146 312 176 312 210 C296 180 280 162 258 150Z M304 146 C326 166 336 196 334 230 C326 200 314 180 296 166Z", 0.5)
    c.sym("gold3", "M240 210 C290 204 336 214 362 238 L362 302 C334 322 290 326 240 326")
    c.path("gold2", "M240 210 C190 204 144 214 118 238 L118 260 C146 238 190 228 240 230Z")
    c.path("gold4", "M362 238 L362 302 C334 322 290 326 260 326 C300 306 316 262 312 217 C332 221 350 228 362 238Z")
    for x in (180, 300):
        c.circle("gold4", x + 2, 271, 48)
        c.circle("gold2" if x < 240 else "gold3", x, 268, 46)
        c.circle("gold4", x, 269, 37)
        c.circle("ink3", x, 269, 33)
        c.circle("moss3", x, 269, 27)
        c.path("moss1", f"M{x-24} 268 C{x-22} 252 {x-8} 243 {x+8} 246 C{x-6} 252 {x-12} 266 {x-13} 284 C{x-20} 282 {x-24} 276 {x-24} 268Z")
        c.circle("linen0", x - 12, 256, 4)
    # The voice: a round grille with knobs.
    c.circle("gold4", 242, 384, 59)
    c.circle("gold3", 240, 382, 57)
    c.path("gold0", "M184 376 C188 346 212 326 242 326 C260 327 272 334 280 342 C262 336 246 336 232 340 C208 346 194 360 184 376Z")
    c.circle("ink2", 240, 382, 43)
    for i in range(5):
        half_width = (34, 39, 40, 37, 28)[i]
        c.rect("steel3" if i % 2 else "steel2", 240 - half_width, 353 + i * 13, half_width * 2, 6, 3)
    for x, tone in ((150, "gold2"), (330, "gold3")):
        c.circle("gold4", x + 1, 382, 22)
        c.circle(tone, x, 380, 20)
        c.circle("ink1", x, 380, 9)
    tube(c, ("steel2", "steel3", "ink1"), [(128, 382, 12), (92, 430, 13), (96, 500, 13), (130, 560, 13)])
    tube(c, ("steel2", "steel3", "ink1"), [(352, 382, 12), (388, 430, 13), (384, 500, 13), (350, 560, 13)])
    c.rect("ink1", 176, 528, 128, 70, 10)
    c.rect("gold4", 180, 532, 120, 62, 8)
    for x, tone in ((202, "red0"), (240, "gold0"), (278, "moss0")):
        c.circle("ink2", x, 552, 13)
        c.circle(tone, x - 1, 551, 8)
    return c


def san_hill():
    c = Canvas()
    c.ground("violet3", "dusk1", y=244, r=204)
    shoulders(c, INK[:3], drop=14)
    tube(c, STONE[1:] + ("stone3",), [(240, 380, 40), (240, 440, 38), (240, 520, 46)], light=False)
    # A high stiff collar, open in front.
    both_sides(c, "ink1", "ink3", "M276 410 C300 404 322 418 330 446 L372 492 L290 640 L240 640 L240 508Z")
    c.path("ink0", mirror("M276 410 C300 404 322 418 330 446 L340 458 C320 440 300 440 288 452 C276 480 262 504 248 524 L240 508Z"))
    c.path("violet3", "M240 500 L250 524 L252 640 L228 640 L230 524Z")
    # The long skull of the Muuns.
    half = "M240 40 C292 42 318 84 318 146 C318 190 308 226 308 270 C306 320 296 366 282 396 C270 414 256 422 240 422"
    volume(c, STONE, half, turn=0.55, light=0.72)
    c.path("stone0", "M176 120 C180 84 200 58 228 52 C206 78 200 112 204 150 C196 164 176 152 176 120Z")
    c.path("stone2", "M200 176 C222 168 258 168 280 176 C258 174 222 174 200 176Z M206 198 C226 191 254 191 274 198 C254 196 226 196 206 198Z M210 156 C228 150 252 150 270 156 C252 154 228 154 210 156Z")
    eyes(c, STONE, "gold2", lash="stone3", open=0.66, r=8, dx=38, w=17, white="linen1")
    frown(c, "stone2", dx=38, y=250, drop=5, thick=7, length=22, shade="stone3")
    # Hardly a nose; thin lips; deep folds.
    c.path("stone2", "M248 262 C244 290 246 310 256 326 C256 334 226 334 226 328 C236 332 242 328 242 318 C238 300 238 280 248 262Z")
    c.both("stone3", "M244 330 C248 326 252 326 254 330 C252 332 247 333 244 330Z")
    c.path("stone2", "M204 318 C194 336 192 360 200 384 C200 360 202 340 208 324Z M184 296 C182 316 186 340 194 356 C190 336 188 316 190 298Z")
    c.path("stone3", "M276 318 C286 336 288 360 280 384 C280 360 278 340 272 324Z M296 296 C298 316 294 340 286 356 C290 336 292 316 290 298Z")
    c.path("stone3", "M212 366 C226 362 254 362 268 366 C254 371 226 371 212 366Z")
    c.path("stone2", "M222 378 C232 382 248 382 258 378 C252 388 228 388 222 378Z")
    return c


PEOPLE = {"33": nute, "63": poggle, "76": wat, "77": san_hill, "79": grievous}

"""Grievous, Dooku, and the lords of the trade guilds."""

from .parts import *


def grievous():
    c = Canvas()
    c.ground("red2", "geonosis1", y=256)
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
    both_sides(c, "linen3", "brown0", "M346 186 L360 198 L358 262 L342 318 L328 346 L342 268Z")
    both_sides(c, "linen3", "brown0", "M366 204 L374 212 L374 240 L362 288 L352 308 L366 250Z")
    both_sides(c, "brown1", "brown2", "M322 180 L332 182 L328 262 L312 346 L304 352 L318 260Z")
    # The mask: a long skull that narrows to the chin.
    half = "M240 96 C288 96 320 128 324 182 C328 226 322 262 312 296 C304 346 292 392 272 432 L254 444 L240 446"
    volume(c, LINEN, half, turn=0.52, light=0.74)
    # Seams run from the crown to the brows.
    c.path("linen3", "M236 98 L244 98 L246 216 L240 234 L234 216Z")
    c.path("linen3", "M196 116 C190 148 194 190 206 226 C186 196 178 150 196 116Z", 0.9)
    c.path("brown0", "M284 116 C290 148 286 190 274 226 C294 196 302 150 284 116Z", 0.9)
    c.path("linen0", "M226 108 C222 140 222 180 230 214 C212 182 208 140 226 108Z")
    # Sockets: the flesh around the eyes is all that is left of him.
    socket = "M250 282 C258 256 286 232 320 226 C326 250 322 276 310 292 C292 306 262 302 250 282Z"
    c.both("ink3", socket)
    flesh = "M258 280 C266 260 288 244 312 240 C315 258 312 274 304 284 C290 294 268 292 258 280Z"
    both_sides(c, "rose", "red2", flesh)
    eye = "M262 278 C270 262 288 254 306 254 C306 268 300 280 292 284 C280 288 268 286 262 278Z"
    both_sides(c, "gold1", "gold2", eye)
    both_sides(c, "gold0", "gold1", "M274 270 C282 260 292 257 300 259 C300 268 296 276 290 279 C284 281 276 278 274 270Z")
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


def dooku():
    c = Canvas()
    c.ground("ash3", "ash1")
    shoulders(c, BROWN[1:] + ("ink3",))
    c.path("brown0", "M176 442 C132 464 62 474 26 514 C18 528 12 546 8 566 C54 520 120 506 184 492Z", 0.6)
    c.sym("ink1", "M240 440 L300 446 C322 500 330 570 326 640 L240 640")
    neck(c, FAIR, 54)
    # High dark collar, cape held by a chain.
    c.sym("ink2", "M240 500 L284 420 C300 426 318 438 326 452 L300 560 L240 640")
    c.path("ink1", "M196 420 C180 426 162 438 154 452 L180 560 L240 640 L240 500Z")
    c.path("ink3", "M240 500 L246 516 L246 640 L240 640 L234 640 L234 516Z")
    c.path("steel2", "M140 486 C172 520 208 530 240 530 C272 530 308 520 340 486 L344 494 C312 532 276 542 240 542 C204 542 168 532 136 494Z")
    c.path("steel0", "M140 486 C172 520 208 530 240 530 L240 534 C206 534 170 524 138 490Z")
    for x in (140, 340):
        c.circle("steel3", x, 490, 19)
        c.circle("steel1", x - 2, 488, 15)
        c.circle("steel2", x, 490, 8)
    ears(c, FAIR)
    long_face = dict(MALE, jaw="C328 296 324 340 310 374 C294 406 268 424 240 424")
    head(c, FAIR, long_face)
    eyes(c, FAIR, "brown2", lash="brown3", open=0.78, r=9)
    frown(c, "ink1", drop=5, thick=11, shade="ink2")
    nose(c, FAIR, 18, 332)
    lines(c, "skin2", 1)
    c.path("skin2", "M192 214 C220 207 262 207 288 214 C262 211 220 211 192 214Z M204 198 C226 193 256 193 276 198 C256 196 226 196 204 198Z")
    mouth(c, FAIR, "skin2", y=374, w=24, full=0.6, smile=-1, upper="skin3")
    # A white beard along the jaw, darker at the lips.
    c.sym("steel1", "M240 388 C258 386 272 392 284 376 C300 362 316 336 328 300 C328 336 324 364 310 388 C294 420 268 438 240 438")
    c.path("steel3", "M328 300 C328 336 324 364 310 388 C294 420 268 438 246 438 C272 426 290 406 296 384 C308 364 320 336 328 300Z")
    c.path("steel0", "M152 300 C154 336 160 366 172 388 C180 402 190 414 202 422 C190 400 186 384 190 370 C174 356 160 330 152 300Z")
    c.sym("steel2", "M240 350 C254 344 272 350 284 370 C288 380 288 388 284 394 C276 378 260 366 240 364")
    c.path("steel0", "M238 350 C224 344 208 350 196 370 C194 376 193 382 194 387 C204 372 220 364 238 362Z")
    c.path("ink0", "M230 392 L250 392 L246 426 L234 426Z", 0.7)
    # White hair, swept back from a high brow.
    c.path("steel1", "M142 290 C126 240 124 178 158 142 C180 114 212 106 244 106 C290 104 330 128 346 172 C356 206 352 252 338 290 L328 290 C328 258 322 226 308 200 C292 172 268 160 240 160 C210 160 186 174 172 200 C158 226 152 258 152 290Z")
    c.path("steel0", "M138 236 C134 184 160 136 222 118 C190 136 170 162 164 196 C152 214 144 228 138 236Z")
    c.path("steel0", "M236 122 C214 132 194 150 184 176 C200 160 222 152 246 152 C250 140 246 130 236 122Z")
    c.path("steel3", "M288 118 C322 130 346 168 350 206 C350 240 346 266 338 290 L328 290 C328 258 322 226 308 200 C300 184 288 174 274 168 C290 154 294 136 288 118Z")
    c.path("steel2", "M262 112 C276 124 280 144 272 164 C262 160 252 158 246 156 C258 144 264 128 262 112Z")
    return c


def poggle():
    c = Canvas()
    c.ground("geonosis1", "geonosis0")
    skin = ("straw1", "straw2", "straw3", "brown2")
    # Wings, a sash across thin shoulders.
    wing = "M290 470 C330 330 390 220 452 150 C470 240 462 380 420 520 C384 540 330 520 290 470Z"
    c.path("linen2", mirror(wing), 0.75)
    c.path("linen3", wing, 0.75)
    c.both("brown0", "M296 470 C340 350 392 250 448 166 C400 262 356 360 310 482Z M318 488 C364 420 408 350 456 262 C420 356 380 430 332 500Z", 0.55)
    shoulders(c, skin, 22)
    for x, y in ((120, 520), (96, 566), (360, 520), (390, 566)):
        c.path("straw3", f"M{x-34} {y+10} C{x-10} {y-8} {x+16} {y-8} {x+36} {y+6} C{x+14} {y} {x-10} {y} {x-34} {y+10}Z")
    tube(c, skin, [(240, 380, 36), (240, 440, 34), (240, 520, 44)])
    c.path("red2", "M322 470 L366 486 L190 640 L130 640Z")
    c.path("red1", "M322 470 L338 476 L152 640 L130 640Z")
    # A long head with a crest; hard ridges over small eyes.
    both_sides(c, "straw2", "brown1", "M304 226 L362 190 C362 232 344 270 308 296Z")
    both_sides(c, "straw3", "brown2", "M316 236 L350 212 C346 238 334 262 314 278Z")
    half = "M240 72 C276 80 306 118 316 170 C324 210 322 262 310 304 C300 344 282 372 262 392 L240 398"
    volume(c, skin, half, turn=0.5, light=0.72)
    c.sym("straw3", "M240 72 C252 82 258 120 256 170 C254 206 248 228 240 240", 0.9)
    c.path("straw0", "M230 86 C222 116 222 160 232 206 C214 170 212 120 230 86Z")
    c.path("straw3", "M206 112 C192 140 190 176 200 212 C182 180 182 140 206 112Z")
    c.path("brown2", "M274 112 C288 140 290 176 280 212 C298 180 298 140 274 112Z")
    c.both("brown2", "M250 262 C262 238 292 232 318 240 C322 262 316 282 302 292 C280 296 258 286 250 262Z")
    for x in (200, 280):
        c.ellipse("gold2", x + 1, 268, 20, 14)
        c.ellipse("gold1", x, 267, 18, 12)
        c.ellipse("gold0", x - 4, 264, 10, 6)
        c.ellipse("ink3", x, 268, 6, 9)
    both_sides(c, "straw1", "straw3", "M246 262 C256 238 290 224 324 236 L320 248 C294 242 266 248 254 272Z")
    # A long muzzle and three strands of beard.
    both_sides(c, "straw2", "straw3", "M240 284 C256 288 268 306 274 332 C276 352 270 368 256 378 L240 382Z")
    c.path("straw1", "M240 284 C228 288 220 300 214 316 C226 308 234 308 240 310Z")
    c.both("brown3", "M246 318 C252 318 256 324 255 334 C250 332 246 326 246 318Z")
    c.sym("brown3", "M240 350 C254 352 266 358 276 370 C264 368 252 365 240 364")
    for spine in ([(206, 360, 11), (190, 430, 10), (194, 500, 8), (184, 570, 2)], [(274, 360, 11), (290, 430, 10), (284, 500, 8), (294, 560, 2)], [(240, 378, 16), (238, 450, 13), (242, 530, 10), (236, 610, 2)]):
        tube(c, skin, spine)
    return c


def wat():
    c = Canvas()
    c.ground("ink1", "ink0")
    # A pressure suit: collar ring, hoses, dials.
    shoulders(c, ("sand1", "sand2", "brown1"))
    c.sym("gold3", "M240 430 L340 430 C358 452 362 480 350 500 L240 512")
    c.sym("gold2", "M240 424 L332 424 C348 444 350 468 340 486 L240 496")
    c.path("gold1", "M148 424 C132 444 130 468 140 486 L176 490 C160 470 158 444 168 424Z")
    c.path("gold3", "M332 424 C348 444 350 468 340 486 L296 491 C312 470 314 444 304 424Z")
    # Head in hide, and the metal that holds the air in.
    half = "M240 118 C308 116 352 156 356 226 C360 300 340 380 306 424 L240 436"
    volume(c, GREEN[1:] + ("ink2",), half, turn=0.6, light=0.78, strength=0.6)
    c.path("moss3", "M206 128 C180 146 168 176 168 210 C184 180 200 162 222 150Z M176 146 C154 166 144 196 146 230 C154 200 166 180 184 166Z", 0.8)
    c.path("ink2", "M274 128 C300 146 312 176 312 210 C296 180 280 162 258 150Z M304 146 C326 166 336 196 334 230 C326 200 314 180 296 166Z", 0.5)
    c.sym("gold2", "M240 210 C290 204 336 214 362 238 L362 302 C334 322 290 326 240 326")
    c.path("gold1", "M240 210 C190 204 144 214 118 238 L118 260 C146 238 190 228 240 230Z")
    c.path("gold3", "M362 238 L362 302 C334 322 290 326 260 326 C300 306 316 262 312 217 C332 221 350 228 362 238Z")
    for x in (180, 300):
        c.circle("gold3", x + 2, 271, 48)
        c.circle("gold1" if x < 240 else "gold2", x, 268, 46)
        c.circle("gold3", x, 269, 37)
        c.circle("ink3", x, 269, 33)
        c.circle("moss3", x, 269, 27)
        c.path("moss1", f"M{x-24} 268 C{x-22} 252 {x-8} 243 {x+8} 246 C{x-6} 252 {x-12} 266 {x-13} 284 C{x-20} 282 {x-24} 276 {x-24} 268Z")
        c.circle("linen0", x - 12, 256, 4)
    # The voice: a round grille with knobs.
    c.circle("gold3", 242, 384, 59)
    c.circle("gold2", 240, 382, 57)
    c.path("gold0", "M184 376 C188 346 212 326 242 326 C260 327 272 334 280 342 C262 336 246 336 232 340 C208 346 194 360 184 376Z")
    c.circle("ink2", 240, 382, 43)
    for i in range(5):
        half_width = (34, 39, 40, 37, 28)[i]
        c.rect("steel3" if i % 2 else "steel2", 240 - half_width, 353 + i * 13, half_width * 2, 6, 3)
    for x, tone in ((150, "gold1"), (330, "gold2")):
        c.circle("gold3", x + 1, 382, 22)
        c.circle(tone, x, 380, 20)
        c.circle("ink1", x, 380, 9)
    tube(c, ("steel2", "steel3", "ink1"), [(128, 382, 12), (92, 430, 13), (96, 500, 13), (130, 560, 13)])
    tube(c, ("steel2", "steel3", "ink1"), [(352, 382, 12), (388, 430, 13), (384, 500, 13), (350, 560, 13)])
    c.rect("ink1", 176, 528, 128, 70, 10)
    c.rect("gold3", 180, 532, 120, 62, 8)
    for x, tone in ((202, "red0"), (240, "gold0"), (278, "moss0")):
        c.circle("ink2", x, 552, 13)
        c.circle(tone, x - 1, 551, 8)
    return c


def san_hill():
    c = Canvas()
    c.ground("umbara1", "umbara0", y=244, r=204)
    shoulders(c, INK[:3], 14)
    tube(c, ASH[1:] + ("ash3",), [(240, 380, 40), (240, 440, 38), (240, 520, 46)], light=False)
    # A high stiff collar, open in front.
    both_sides(c, "ink1", "ink3", "M276 410 C300 404 322 418 330 446 L372 492 L290 640 L240 640 L240 508Z")
    c.path("ink0", mirror("M276 410 C300 404 322 418 330 446 L340 458 C320 440 300 440 288 452 C276 480 262 504 248 524 L240 508Z"))
    c.path("plum2", "M240 500 L250 524 L252 640 L228 640 L230 524Z")
    # The long skull of the Muuns.
    half = "M240 40 C292 42 318 84 318 146 C318 190 308 226 308 270 C306 320 296 366 282 396 C270 414 256 422 240 422"
    volume(c, ASH, half, turn=0.55, light=0.72)
    c.path("ash0", "M176 120 C180 84 200 58 228 52 C206 78 200 112 204 150 C196 164 176 152 176 120Z")
    c.path("ash2", "M200 176 C222 168 258 168 280 176 C258 174 222 174 200 176Z M206 198 C226 191 254 191 274 198 C254 196 226 196 206 198Z M210 156 C228 150 252 150 270 156 C252 154 228 154 210 156Z")
    eyes(c, ASH, "gold1", lash="ash3", open=0.66, r=8, dx=38, w=17, white="linen1")
    frown(c, "ash2", dx=38, y=250, drop=5, thick=7, length=22, shade="ash3")
    # Hardly a nose; thin lips; deep folds.
    c.path("ash2", "M248 262 C244 290 246 310 256 326 C256 334 226 334 226 328 C236 332 242 328 242 318 C238 300 238 280 248 262Z")
    c.both("ash3", "M244 330 C248 326 252 326 254 330 C252 332 247 333 244 330Z")
    c.path("ash2", "M204 318 C194 336 192 360 200 384 C200 360 202 340 208 324Z M184 296 C182 316 186 340 194 356 C190 336 188 316 190 298Z")
    c.path("ash3", "M276 318 C286 336 288 360 280 384 C280 360 278 340 272 324Z M296 296 C298 316 294 340 286 356 C290 336 292 316 290 298Z")
    c.path("ash3", "M212 366 C226 362 254 362 268 366 C254 371 226 371 212 366Z")
    c.path("ash2", "M222 378 C232 382 248 382 258 378 C252 388 228 388 222 378Z")
    return c


def tion():
    c = Canvas()
    c.ground("geonosis1", "tatooine4", y=250)
    shoulders(c, WINE)
    tube(c, ASH[1:] + ("ash3",), [(240, 380, 44), (240, 440, 42), (240, 520, 46)], light=False)
    # Collar of many straps, up to the jaw.
    c.sym("red2", "M240 500 L276 418 C300 414 322 430 328 452 L360 490 L292 640 L240 640")
    c.path("red1", "M240 500 L204 418 C180 414 158 430 152 452 L120 490 L188 640 L240 640Z")
    c.path("red0", "M204 418 C180 414 158 430 152 452 L120 490 L130 506 C158 470 180 446 208 434Z", 0.8)
    for i in range(4):
        y = 470 + i * 34
        c.both("brown3", f"M{262-i*4} {y+20} L{338-i*10} {y-14} L{338-i*10} {y-8} L{262-i*4} {y+28}Z")
        c.circle("gold2", 240, y + 50, 6)
    half = "M240 88 C296 88 324 128 324 190 C324 232 318 262 312 290 C308 330 300 366 284 396 C272 418 258 428 240 428"
    volume(c, ASH, half, turn=0.55, light=0.7)
    # Grooves run down the whole face.
    for put, tone in ((str, "ash3"), (mirror, "ash2")):
        c.path(tone, put("M262 96 C270 130 270 180 264 224 C274 180 278 130 272 98Z M288 106 C300 136 302 184 294 226 C306 186 310 140 300 112Z M310 130 C318 160 318 200 310 236 C320 204 324 160 316 138Z"))
        c.path(tone, put("M266 302 C272 326 274 346 270 366 C280 346 280 322 274 300Z M286 300 C292 326 290 356 280 386 C294 360 298 326 294 296Z M304 294 C304 320 300 346 292 368 C304 344 310 316 310 288Z"))
    c.path("ash2", "M236 92 L244 92 L243 226 L237 226Z")
    # Eyes deep in dark hollows.
    c.both("ash3", "M246 268 C254 242 290 234 316 248 C318 276 304 298 282 300 C262 298 250 286 246 268Z")
    c.both("plum2", "M252 268 C260 250 288 244 308 254 C308 274 298 288 282 290 C266 288 256 280 252 268Z", 0.75)
    for x in (200, 280):
        c.ellipse("ink3", x, 269, 17, 12)
        c.ellipse("steel0", x - 5, 265, 3.4, 2.6)
    both_sides(c, "ash0", "ash2", "M248 258 C258 238 288 230 316 244 C290 240 266 246 252 268Z")
    # A flat nose, sharp teeth in a thin mouth.
    c.both("ash3", "M244 318 C250 312 256 318 256 330 C250 332 246 328 244 318Z")
    c.sym("red2", "M240 358 C258 358 274 354 284 348 C280 374 262 386 240 386")
    c.path("linen1", "M200 354 C220 359 260 359 280 354 L274 366 L268 359 L260 372 L252 361 L244 374 L236 361 L228 374 L220 361 L212 371 L206 358Z")
    c.path("linen2", "M222 385 L228 377 L234 386 L240 378 L246 386 L252 377 L258 384Z")
    return c


PEOPLE = {
    "63": poggle, "67": dooku, "76": wat, "77": san_hill, "79": grievous, "83": tion,
}

"""The Phantom Menace: a duel."""

from kit import Canvas, mirror

from .light import at, blade, glow, ramp


def menace():
    """Two Jedi, their backs to us, and the warrior with two red blades who waits in the gate of Theed."""
    c = Canvas()
    c.rect(ramp(c, "sky", (0, "violet3"), (0.3, "sunset0"), (0.56, "orange0"), (0.7, "gold0")), 0, 0, 480, 640)
    c.circle(glow(c, "sun", "gold0", 0.9, 0.4), 240, 300, 230)
    # The city beyond the gate.
    c.path("clay0", "M60 420 L60 330 C70 300 118 300 128 330 L128 352 L146 352 L146 300 L153 284 L160 300 L160 420Z M420 420 L420 316 C410 284 356 284 346 316 L346 348 L328 348 L328 292 L320 276 L312 292 L312 420Z", 0.75)
    c.path("clay1", "M90 430 L90 372 C102 346 148 346 160 372 L160 390 L320 390 L320 364 C332 338 380 338 392 364 L392 430Z", 0.9)
    # The gate: a hall of stone round a tall arch, and light on its floor.
    c.path("violet4", "M0 0 L480 0 L480 640 L0 640Z M96 470 L384 470 L384 196 C384 92 320 48 240 48 C160 48 96 92 96 196Z")
    c.path("violet3", "M0 0 L34 0 L34 520 L0 540Z M58 0 L78 0 L78 486 L58 500Z")
    c.path("night2", "M446 0 L480 0 L480 540 L446 520Z M402 0 L422 0 L422 500 L402 486Z")
    c.path("clay1", "M96 470 L96 196 C96 92 160 48 240 48 C320 48 384 92 384 196 L384 470 L372 470 L372 198 C372 102 312 62 240 62 C168 62 108 102 108 198 L108 470Z")
    c.path("gold1", "M372 470 L372 198 C372 140 350 102 316 82 C362 104 384 146 384 196 L384 470Z", 0.8)
    c.path("clay2", "M96 470 L384 470 L480 556 L480 640 L0 640 L0 556Z")
    c.path("orange0", "M150 470 L330 470 L420 640 L60 640Z", 0.55)
    # His shadow falls toward us.
    c.path("clay3", "M176 484 L304 484 L352 640 L128 640Z", 0.8)
    c.circle(glow(c, "red", "red0", 0.7, 0.35), 240, 356, 170)
    warrior(c, 240, 110, 0.6)
    # The Jedi in front: the blades they drew are the light on their shoulders.
    for flip, tone, rim, halo in ((False, "blue0", "blue1", "blue2"), (True, "leaf0", "moss0", "leaf1")):
        jedi(c, 396 if flip else 84, 660, flip, LONG_HAIR if flip else SHORT_HAIR, rim)
        side = -1 if flip else 1
        x = 240 - side * 84
        blade(c, (x, 500), (x - side * 66, 250), "moss0" if flip else tone, halo, 7)
    return c


SHORT_HAIR = "M-30 -262 C-32 -292 -18 -306 2 -306 C22 -306 36 -292 34 -262 C33 -252 30 -246 26 -240 C12 -232 -8 -232 -22 -240 C-28 -248 -30 -254 -30 -262Z"
LONG_HAIR = "M-30 -262 C-32 -292 -18 -306 2 -306 C22 -306 36 -292 34 -262 L36 -196 C22 -180 8 -192 2 -178 C-6 -190 -20 -180 -34 -198 L-32 -230Z"


def jedi(c, x, y, flip, hair, rim):
    """A man in a robe from behind, his hilt raised at his right; 300 high, his feet at the origin."""
    put = lambda colour, d: c.path(colour, at(d, x, y, 1, flip))
    put("ink3", "M-30 -262 C-32 -292 -18 -306 2 -306 C22 -306 36 -292 34 -262 C34 -246 28 -236 22 -230 L24 -216 C52 -206 72 -190 78 -164 L86 -150 L66 -128 L84 0 L-96 0 L-86 -140 C-82 -186 -54 -206 -22 -216 L-20 -230 C-26 -238 -30 -248 -30 -262Z")
    # A fold of the hood on the shoulders, and the light of the blade along the nearer edge.
    put("ink2", "M-24 -214 C-8 -196 12 -196 26 -214 C40 -204 44 -184 30 -168 C8 -150 -20 -156 -34 -178 C-40 -194 -36 -206 -24 -214Z")
    put("fur3", hair)
    put(rim, "M20 -300 C32 -292 36 -278 34 -262 C34 -246 28 -236 22 -230 L24 -216 C52 -206 72 -190 78 -164 L73 -162 C66 -184 48 -200 18 -210 L16 -232 C24 -240 29 -250 29 -262 C30 -278 28 -290 20 -300Z")


def warrior(c, x, y, k):
    """A hooded warrior with horns and two red blades, drawn 640 high about x = 240."""
    put = lambda tone, d, opacity=None: c.path(tone, at(d, x - 240 * k, y, k), opacity)
    twice = lambda tone, d: put(tone, d + mirror(d))
    # Cloak: a tall bell, its hood drawn up.
    put("ink3", "M240 130 C300 132 334 180 334 240 C336 272 330 296 322 312 C372 330 402 376 416 446 C430 520 436 580 440 640 L40 640 C44 580 50 520 64 446 C78 376 108 330 158 312 C150 296 144 272 146 240 C146 180 180 132 240 130Z")
    put("ink2", "M240 130 C180 132 146 180 146 240 C144 272 150 296 158 312 C108 330 78 376 64 446 C56 484 50 526 46 566 C74 470 110 390 176 340 C164 280 170 180 240 130Z")
    put("ink1", "M224 134 C176 144 148 188 147 240 C146 258 148 276 152 292 C156 230 176 168 224 134Z")
    put("red2", "M322 312 C372 330 402 376 416 446 C424 488 430 530 434 572 C416 470 380 380 318 340 C322 332 324 322 322 312Z", 0.8)
    # The face in the hood: red, with black marks and a crown of horns.
    put("night2", "M240 160 C284 162 308 196 308 246 C308 306 280 348 240 352 C200 348 172 306 172 246 C172 196 196 162 240 160Z")
    put("red1", "M240 186 C276 188 294 216 293 254 C292 298 268 332 240 338 C212 332 188 298 187 254 C186 216 204 188 240 186Z")
    put("red2", "M262 190 C284 200 294 226 293 254 C292 298 268 332 240 338 C262 318 274 290 272 250 C271 226 270 206 262 190Z")
    for hx, hy, lean in ((206, 206, -8), (222, 194, -4), (240, 190, 0), (258, 194, 4), (274, 206, 8)):
        put("linen2", f"M{hx-5} {hy+4} L{hx+lean} {hy-18} L{hx+5} {hy+4}Z")
    marks = "M240 196 L232 236 L240 250Z M226 204 C214 220 206 238 196 244 C206 250 222 248 232 256 C230 240 222 226 226 204Z M190 272 C202 282 214 284 222 278 C216 296 222 310 214 316 C202 306 194 292 190 272Z M240 286 L230 300 L240 304Z M226 318 L240 312 L240 336 C234 334 229 328 226 318Z"
    twice("ink3", marks)
    twice("ink3", "M202 262 C210 252 224 254 232 264 C224 272 210 272 202 262Z")
    for eye in (217, 263):
        for tone, r in (("gold1", 5.4), ("red0", 3), ("ink3", 1.5)):
            c.circle(tone, x + (eye - 240) * k, y + 263 * k, r * k)
    put("night2", "M172 246 C172 196 196 162 240 160 C284 162 308 196 308 246 C300 214 278 196 240 196 C202 196 180 214 172 246Z", 0.45)
    # The weapon, held level before him.
    grip = y + 452 * k
    for side in (-1, 1):
        blade(c, (x + side * 64 * k, grip), (x + side * 262 * k, grip), "red0", half=10 * k)
    put("ink0", "M172 441 L308 441 L308 463 L172 463Z")
    put("steel2", "M172 441 L308 441 L308 448 L172 448Z")
    put("ink2", "".join(f"M{a} 441 L{a+6} 441 L{a+6} 463 L{a} 463Z" for a in (184, 198, 212, 262, 276, 290)))
    put("red1", "M236 446 L244 446 L244 454 L236 454Z")
    # Gloved hands.
    twice("ink2", "M166 418 C178 412 206 414 214 426 C220 440 220 464 212 474 C198 482 172 480 164 470 C158 454 158 430 166 418Z")
    twice("ink0", "M168 424 C180 418 202 420 210 428 L210 434 C196 428 180 428 168 434Z M166 442 C180 438 200 438 212 442 L212 447 C198 443 180 443 166 448Z M166 456 C180 452 200 452 212 456 L212 461 C198 457 180 457 166 462Z")

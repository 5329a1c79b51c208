"""Droids that roll: R2-D2, R5-D4 and R4-P17."""

from kit import *


def body(c, trim, inlay):
    """Legs, a cylinder and the ring on which the head turns; two tones for what is painted, two for the legs' inner side."""
    # Legs behind the body.
    leg = "M370 420 C370 398 400 384 428 390 C448 396 458 420 458 448 L458 640 L370 640Z"
    both_sides(c, "steel0", "steel2", leg)
    both_sides(c, "steel1", "steel3", "M370 420 C370 398 384 388 400 388 L400 640 L370 640Z")
    both_sides(c, *trim, "M404 424 C412 408 438 408 442 434 L442 466 L404 466Z")
    c.rect("steel3", 404, 482, 38, 158, 4)
    c.rect(inlay[1], 410, 490, 26, 150, 3)
    c.rect("steel2", 38, 482, 38, 158, 4)
    c.rect(inlay[0], 44, 490, 26, 150, 3)
    # Body: a cylinder.
    c.sym("steel0", "M240 366 L380 366 L384 640 L240 640")
    c.path("steel1", "M292 366 L380 366 L384 640 L292 640Z")
    c.path("steel2", "M340 366 L380 366 L384 640 L340 640Z")
    c.path("steel1", "M100 366 L116 366 L114 640 L96 640Z")
    c.rect("steel2", 98, 374, 284, 12, 0, 0.8)
    # Panels of the body.
    for y in (404, 456):
        c.rect(trim[0], 150, y, 180, 38, 4)
        c.path(trim[1], f"M292 {y} L326 {y} C329 {y} 330 {y+2} 330 {y+4} L330 {y+34} C330 {y+36} 329 {y+38} 326 {y+38} L292 {y+38}Z")
        c.rect("steel1", 160, y + 8, 160, 22, 2)
        c.rect("steel0", 160, y + 8, 96, 22, 2)
        c.rect("steel2", 160, y + 18, 160, 3)
    c.rect(trim[0], 122, 404, 16, 150, 3)
    c.rect(trim[1], 346, 404, 14, 150, 3)
    # Neck ring.
    c.rect("steel3", 90, 350, 300, 20, 4)
    c.rect("steel2", 90, 350, 204, 20, 4)
    c.rect("steel0", 96, 353, 96, 5, 2)


def lens(c, x, y, gleam="ink1"):
    """The great eye."""
    c.circle("ink1", x, y, 37)
    c.circle("ink0", x - 1, y - 1, 33)
    c.circle("ink3", x, y, 29)
    c.circle(gleam, x - 5, y - 6, 17)
    c.circle("ink3", x - 1, y - 2, 15)
    c.ellipse("steel0", x - 13, y - 13, 6, 4.5)


def r2d2():
    c = Canvas()
    c.ground("jade1", "jade0", y=272)
    body(c, ("blue2", "blue3"), ("blue2", "blue3"))
    c.rect("steel2", 150, 510, 84, 130, 4)
    c.rect("steel0", 152, 512, 80, 128, 3)
    c.rect("steel2", 246, 510, 84, 130, 4)
    c.rect("steel1", 248, 512, 80, 128, 3)
    c.rect("blue2", 166, 528, 52, 30, 4)
    c.circle("blue2", 288, 543, 20)
    c.circle("ink1", 288, 543, 12)
    # Dome.
    c.sym("steel1", "M240 132 C334 132 390 208 390 312 L390 350 L240 350")
    c.path("steel2", "M300 148 C356 178 390 240 390 312 L390 350 L322 350 C344 286 342 208 300 148Z")
    c.path("steel3", "M352 202 C378 236 390 274 390 312 L390 350 L364 350 C376 306 374 250 352 202Z")
    c.path("steel0", "M104 296 C108 226 146 168 206 148 C168 182 142 232 136 296Z")
    c.rect("steel2", 92, 296, 228, 4)
    c.rect("steel3", 320, 296, 69, 4)
    # Panels of the dome.
    c.circle("steel2", 240, 133, 7)
    c.path("blue2", "M206 142 L237 138 L237 176 L198 182Z")
    c.path("blue2", "M243 138 L274 142 L282 182 L243 176Z")
    c.path("blue0", "M196 144 L188 184 L150 210 C160 184 174 160 196 144Z")
    c.path("blue3", "M284 144 L292 184 L330 210 C320 184 306 160 284 144Z")
    c.path("steel2", "M190 192 L290 192 L298 288 L182 288Z")
    c.path("blue2", "M194 195 L286 195 L294 286 L186 286Z")
    c.path("blue3", "M286 195 L294 286 L236 286 C272 272 286 236 286 195Z")
    c.path("blue0", "M194 195 L214 195 L200 286 L186 286Z")
    lens(c, 240, 240)
    # Holoprojector, lights, and the panels round the rim.
    c.circle("steel3", 336, 252, 22)
    c.circle("steel0", 332, 249, 17)
    c.circle("steel2", 333, 250, 11)
    c.circle("ink2", 333, 250, 7)
    c.rect("ink2", 180, 308, 58, 32, 4)
    for i, tone in enumerate(("blue0", "red0", "steel0", "blue0", "steel0", "blue0", "red0", "blue0")):
        c.circle(tone, 190 + i % 4 * 12.6, 317 + i // 4 * 14, 3.6)
    c.circle("steel3", 268, 324, 15)
    c.circle("red1", 268, 324, 11)
    c.circle("red0", 265, 321, 6)
    c.rect("blue2", 98, 308, 30, 32, 3)
    c.rect("blue2", 136, 308, 34, 32, 3)
    c.rect("blue3", 296, 308, 40, 32, 3)
    c.rect("blue3", 346, 308, 26, 32, 3)
    return c


def r5d4():
    c = Canvas()
    c.ground("clay0", "sand1", y=272)
    body(c, ("red1", "red2"), ("steel0", "steel1"))
    c.rect("steel2", 150, 510, 180, 130, 4)
    c.rect("steel0", 152, 512, 108, 128, 3)
    c.rect("steel1", 248, 512, 80, 128, 3)
    c.circle("red1", 202, 545, 20)
    c.circle("ink1", 202, 545, 12)
    c.rect("red1", 266, 528, 48, 32, 4)
    # Feelers.
    c.rect("ink1", 270, 92, 4, 56, 2)
    c.circle("red1", 272, 92, 5)
    c.rect("ink1", 290, 112, 4, 40, 2)
    # Head: a cone with a flat top.
    c.sym("steel0", "M240 142 L300 142 C316 142 322 150 326 162 L388 350 L240 350")
    c.path("steel1", "M276 142 L300 142 C316 142 322 150 326 162 L388 350 L312 350Z")
    c.path("steel2", "M304 142 C316 143 322 150 326 162 L388 350 L352 350Z")
    # Bands.
    c.path("red1", "M149 176 L331 176 L341 206 L139 206Z")
    c.path("red0", "M149 176 L186 176 L176 206 L139 206Z")
    c.path("red2", "M288 176 L331 176 L341 206 L296 206Z")
    c.path("red1", "M104 314 L376 314 L388 350 L92 350Z")
    c.path("red0", "M104 314 L140 314 L128 350 L92 350Z")
    c.path("red2", "M316 314 L376 314 L388 350 L328 350Z")
    # Panels between the bands.
    c.path("red1", "M137 214 L158 214 L140 300 L109 300Z")
    c.path("red2", "M343 214 L322 214 L340 300 L371 300Z")
    c.path("steel2", "M190 150 L290 150 L292 168 L188 168Z")
    c.path("steel1", "M192 152 L266 152 L266 166 L190 166Z")
    # Eyes.
    c.circle("steel3", 241, 256, 43)
    c.circle("steel1", 239, 254, 40)
    lens(c, 240, 255)
    for x in (178, 302):
        c.circle("steel3", x, 284, 19)
        c.circle("ink1", x, 284, 15)
        c.circle("ink3", x, 284, 12)
        c.circle("steel1", x - 4, 280, 3)
    c.rect("ink2", 286, 222, 26, 12, 2)
    c.circle("red0", 293, 228, 3)
    c.circle("gold2", 304, 228, 3)
    return c


def r4():
    c = Canvas()
    c.ground("ink2", "ink1", y=236)
    for x, y, r in ((60, 90, 3), (420, 70, 2.4), (388, 170, 2), (92, 210, 2.2), (436, 300, 2.6), (40, 330, 2), (230, 50, 2)):
        c.circle("linen1", x, y, r)
    # The socket in the wing of a red fighter.
    c.path("red1", "M0 470 L240 396 L480 470 L480 640 L0 640Z")
    c.path("red0", "M0 470 L240 396 L240 420 L0 496Z")
    c.path("red2", "M240 396 L480 470 L480 640 L300 640 C330 560 330 460 240 396Z")
    c.path("linen1", "M0 540 L150 492 L150 530 L0 580Z")
    c.path("linen3", "M480 540 L330 492 L330 530 L480 580Z")
    c.rect("ink0", 236, 560, 8, 80)
    c.ellipse("ink3", 240, 452, 176, 62)
    c.ellipse("steel3", 240, 446, 164, 54)
    # Dome.
    c.sym("steel1", "M240 132 C334 132 390 216 390 330 L390 430 C350 456 300 466 240 466")
    c.path("steel2", "M300 148 C356 180 390 248 390 330 L390 430 C368 446 340 456 310 461 C346 370 346 220 300 148Z")
    c.path("steel3", "M352 208 C378 244 390 284 390 330 L390 430 C380 438 370 444 360 448 C376 360 376 270 352 208Z")
    c.path("steel0", "M104 320 C104 240 142 172 206 148 C166 184 140 240 136 320Z")
    # Red panels.
    c.path("red1", "M206 142 L237 138 L237 176 L198 182Z M243 138 L274 142 L282 182 L243 176Z M194 195 L286 195 L294 300 L186 300Z")
    c.path("red0", "M196 144 L188 184 L146 214 C156 186 172 160 196 144Z M194 195 L214 195 L202 300 L186 300Z")
    c.path("red2", "M284 144 L292 184 L334 214 C324 186 308 160 284 144Z M286 195 L294 300 L236 300 C272 284 286 240 286 195Z")
    c.path("red0", "M136 228 L178 204 L166 300 L108 300 C112 274 122 250 136 228Z")
    c.path("red2", "M344 228 L302 204 L314 300 L372 300 C368 274 358 250 344 228Z")
    c.circle("steel3", 241, 249, 40)
    lens(c, 240, 247, "red2")
    c.circle("steel3", 338, 262, 20)
    c.circle("steel0", 335, 259, 15)
    c.circle("ink2", 336, 260, 8)
    # The ring: panels, lights, and one blue and one red eye.
    c.path("steel3", "M92 318 C180 338 300 338 388 318 L389 326 C300 346 180 346 91 326Z")
    c.path("red1", "M96 340 L132 348 L132 394 L94 384Z M142 350 L176 354 L176 400 L142 396Z")
    c.path("red2", "M384 340 L348 348 L348 394 L386 384Z M338 350 L304 354 L304 400 L338 396Z")
    c.rect("ink2", 190, 358, 62, 42, 5)
    for i, tone in enumerate(("blue0", "red0", "steel0", "gold2", "steel0", "blue0", "red0", "blue0")):
        c.circle(tone, 201 + i % 4 * 13, 370 + i // 4 * 17, 4)
    c.circle("steel3", 278, 378, 17)
    c.circle("blue2", 278, 377, 12)
    c.circle("blue0", 274, 373, 6)
    c.path("red1", "M102 404 C180 430 250 434 330 424 L330 440 C250 448 180 444 110 426Z")
    c.path("red2", "M330 424 C352 420 370 412 384 404 L380 424 C366 432 350 437 330 440Z")
    c.path("ink3", "M90 432 C140 464 210 470 240 470 C300 470 350 458 390 432 L404 452 C360 494 300 506 240 506 C180 506 116 492 76 452Z", 0.6)
    return c


PEOPLE = {"3": r2d2, "8": r5d4, "75": r4}

"""Droids, built from their real volumes."""

from kit import *


def c3po():
    c = Canvas()
    c.ground("tatooine3", "tatooine2")
    # Neck: a dark tube with rings.
    c.rect("gold3", 190, 396, 100, 90)
    c.rect("brown2", 250, 396, 40, 90)
    for y in (418, 437, 456):
        c.rect("gold2", 182, y, 116, 10, 5)
        c.rect("gold1", 182, y, 64, 10, 5)
        c.rect("gold0", 186, y + 1, 26, 4, 2)
    # Shoulders and breast plate.
    c.sym("gold1", "M240 472 L312 472 C362 478 420 490 448 522 C464 546 472 600 474 640 L240 640")
    c.path("gold2", "M312 472 C362 478 420 490 448 522 C464 546 472 600 474 640 L344 640 C362 580 350 520 312 472Z")
    c.path("gold0", "M160 476 C118 481 66 492 38 522 C30 532 26 546 22 562 C60 524 116 508 172 504Z")
    c.path("gold3", "M405 497 C388 530 384 590 386 640 L378 640 C374 590 380 530 394 491Z M74 508 C90 538 96 590 94 640 L102 640 C106 590 100 536 84 503Z", 0.6)
    c.sym("gold2", "M240 472 L318 472 C322 494 304 518 282 526 L240 532")
    c.sym("gold1", "M240 478 L306 478 C308 494 296 510 278 515 L240 520")
    c.path("gold0", "M174 478 L240 478 L240 486 L182 486 C182 496 188 504 196 510 C182 502 174 490 174 478Z")
    c.circle("gold3", 240, 578, 42)
    c.circle("gold1", 240, 578, 35)
    c.circle("gold2", 240, 578, 20)
    # Ears.
    ear = "M334 234 L356 242 C370 256 370 302 356 318 L330 326Z"
    c.path("gold2", ear)
    c.path("gold3", "M352 250 C362 262 362 298 352 310 C346 296 346 264 352 250Z")
    c.path("gold1", mirror(ear))
    c.path("gold0", mirror("M356 244 C370 256 370 302 356 316 C360 300 362 264 356 244Z"))
    # Skull.
    c.sym("gold1", "M240 116 C302 116 344 158 346 226 C347 268 344 304 336 332 C326 368 302 402 276 417 C264 424 252 427 240 427")
    c.path("gold2", "M312 158 C336 176 345 202 346 226 C347 268 344 304 336 332 C326 368 302 402 276 417 C264 424 252 427 246 427 C276 404 302 372 310 332 C322 282 332 220 312 158Z")
    c.path("gold0", "M158 214 C160 170 190 136 234 131 C262 132 262 148 244 154 C206 162 184 186 176 218 C171 230 158 228 158 214Z")
    # The face plate: its rim arches over the eyes, its sides run down to the chin.
    c.path("gold3", "M140 284 C146 230 190 204 240 204 C290 204 334 230 340 284 L332 292 C324 244 286 221 240 221 C194 221 156 244 148 292Z")
    c.path("gold0", "M140 284 C146 230 190 204 240 204 C262 204 284 209 302 219 C284 213 262 210 240 210 C194 210 156 232 144 288Z")
    c.path("gold2", "M148 292 C150 340 170 384 200 410 L212 404 C182 376 162 336 156 288Z")
    c.path("gold3", "M332 292 C330 340 310 384 280 410 L268 404 C298 376 318 336 324 288Z")
    c.path("gold0", "M170 312 C186 326 204 328 214 322 C208 336 202 346 200 360 C186 346 174 330 170 312Z")
    # Photoreceptors.
    for x in (194, 286):
        c.circle("gold3", x + 1, 270, 34)
        c.circle("gold1" if x < 240 else "gold2", x, 269, 31)
        if x < 240:
            c.path("gold0", "M163 269 C163 252 177 238 194 238 C200 238 206 240 210 242 C190 240 172 252 168 280 C164 276 163 272 163 269Z")
        c.circle("gold3", x, 269, 24)
        c.circle("ink2", x, 269, 21.5)
        c.circle("gold1", x, 269, 18)
        c.circle("gold0", x - 1, 268, 14.5)
        c.circle("linen0", x - 3, 266, 8)
        c.rect("ink2", x - 18, 262, 36, 2.4)
        c.rect("ink2", x - 18, 274, 36, 2.4)
    # Nose and mouth.
    c.path("gold0", "M233 252 L240 250 L240 330 L225 332Z")
    c.path("gold2", "M240 250 L247 252 L256 332 L240 330Z")
    c.path("gold3", "M225 332 L240 330 L256 332 L249 340 L232 340Z")
    c.rect("gold3", 205, 351, 74, 34, 11)
    c.rect("gold0", 202, 348, 74, 34, 11)
    c.rect("gold1", 205, 351, 71, 31, 9)
    c.rect("ink2", 217, 359, 46, 13, 3)
    c.rect("gold3", 217, 369, 46, 3, 1.5)
    c.path("gold2", "M214 398 C230 405 250 405 266 398 C258 413 222 413 214 398Z")
    return c


def r2d2():
    c = Canvas()
    c.ground("naboo1", "naboo0", y=272)
    # Legs behind the body.
    leg = "M370 420 C370 398 400 384 428 390 C448 396 458 420 458 448 L458 640 L370 640Z"
    c.path("steel2", leg)
    c.path("steel3", "M370 420 C370 398 384 388 396 388 L396 640 L370 640Z")
    c.path("steel0", mirror(leg))
    c.path("steel1", mirror("M370 420 C370 398 388 388 404 388 L404 640 L370 640Z"))
    c.path("blue2", "M404 424 C412 408 438 408 442 434 L442 466 L404 466Z")
    c.path("blue1", mirror("M404 424 C412 408 438 408 442 434 L442 466 L404 466Z"))
    c.rect("steel3", 404, 482, 38, 158, 4)
    c.rect("blue2", 410, 490, 26, 150, 3)
    c.rect("steel2", 38, 482, 38, 158, 4)
    c.rect("blue1", 44, 490, 26, 150, 3)
    # Body: a cylinder.
    c.sym("steel0", "M240 366 L380 366 L384 640 L240 640")
    c.path("steel1", "M292 366 L380 366 L384 640 L292 640Z")
    c.path("steel2", "M340 366 L380 366 L384 640 L340 640Z")
    c.path("steel1", "M100 366 L116 366 L114 640 L96 640Z")
    c.rect("steel2", 98, 374, 284, 12, 0, 0.8)
    # Panels of the body.
    for y in (404, 456):
        c.rect("blue1", 150, y, 180, 38, 4)
        c.path("blue2", f"M292 {y} L326 {y} C329 {y} 330 {y+2} 330 {y+4} L330 {y+34} C330 {y+36} 329 {y+38} 326 {y+38} L292 {y+38}Z")
        c.rect("steel1", 160, y + 8, 160, 22, 2)
        c.rect("steel0", 160, y + 8, 96, 22, 2)
        c.rect("steel2", 160, y + 18, 160, 3)
    c.rect("blue1", 122, 404, 16, 150, 3)
    c.rect("blue2", 346, 404, 14, 150, 3)
    c.rect("steel2", 150, 510, 84, 130, 4)
    c.rect("steel0", 152, 512, 80, 128, 3)
    c.rect("steel2", 246, 510, 84, 130, 4)
    c.rect("steel1", 248, 512, 80, 128, 3)
    c.rect("blue1", 166, 528, 52, 30, 4)
    c.circle("blue1", 288, 543, 20)
    c.circle("ink1", 288, 543, 12)
    # Neck ring.
    c.rect("steel3", 90, 350, 300, 20, 4)
    c.rect("steel2", 90, 350, 204, 20, 4)
    c.rect("steel0", 96, 353, 96, 5, 2)
    # Dome.
    c.sym("steel1", "M240 132 C334 132 390 208 390 312 L390 350 L240 350")
    c.path("steel2", "M300 148 C356 178 390 240 390 312 L390 350 L322 350 C344 286 342 208 300 148Z")
    c.path("steel3", "M352 202 C378 236 390 274 390 312 L390 350 L364 350 C376 306 374 250 352 202Z")
    c.path("steel0", "M104 296 C108 226 146 168 206 148 C168 182 142 232 136 296Z")
    c.rect("steel2", 92, 296, 228, 4)
    c.rect("steel3", 320, 296, 69, 4)
    # Panels of the dome.
    c.circle("steel2", 240, 133, 7)
    c.path("blue1", "M206 142 L237 138 L237 176 L198 182Z")
    c.path("blue1", "M243 138 L274 142 L282 182 L243 176Z")
    c.path("blue0", "M196 144 L188 184 L150 210 C160 184 174 160 196 144Z")
    c.path("blue2", "M284 144 L292 184 L330 210 C320 184 306 160 284 144Z")
    c.path("steel2", "M190 192 L290 192 L298 288 L182 288Z")
    c.path("blue1", "M194 195 L286 195 L294 286 L186 286Z")
    c.path("blue2", "M286 195 L294 286 L236 286 C272 272 286 236 286 195Z")
    c.path("blue0", "M194 195 L214 195 L200 286 L186 286Z")
    c.circle("ink1", 240, 240, 37)
    c.circle("ink0", 239, 239, 33)
    c.circle("ink3", 240, 240, 29)
    c.circle("ink1", 235, 234, 17)
    c.circle("ink3", 239, 238, 15)
    c.ellipse("steel0", 227, 227, 6, 4.5)
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
    c.rect("blue1", 98, 308, 30, 32, 3)
    c.rect("blue1", 136, 308, 34, 32, 3)
    c.rect("blue2", 296, 308, 40, 32, 3)
    c.rect("blue2", 346, 308, 26, 32, 3)
    return c


def r5d4():
    c = Canvas()
    c.ground("tatooine2", "tatooine1", y=272)
    leg = "M370 420 C370 398 400 384 428 390 C448 396 458 420 458 448 L458 640 L370 640Z"
    c.path("steel2", leg)
    c.path("steel3", "M370 420 C370 398 384 388 396 388 L396 640 L370 640Z")
    c.path("steel0", mirror(leg))
    c.path("steel1", mirror("M370 420 C370 398 388 388 404 388 L404 640 L370 640Z"))
    c.path("red2", "M404 424 C412 408 438 408 442 434 L442 466 L404 466Z")
    c.path("red1", mirror("M404 424 C412 408 438 408 442 434 L442 466 L404 466Z"))
    c.rect("steel3", 404, 482, 38, 158, 4)
    c.rect("steel1", 410, 490, 26, 150, 3)
    c.rect("steel2", 38, 482, 38, 158, 4)
    c.rect("steel0", 44, 490, 26, 150, 3)
    # Body.
    c.sym("steel0", "M240 366 L380 366 L384 640 L240 640")
    c.path("steel1", "M292 366 L380 366 L384 640 L292 640Z")
    c.path("steel2", "M340 366 L380 366 L384 640 L340 640Z")
    c.path("steel1", "M100 366 L116 366 L114 640 L96 640Z")
    c.rect("steel2", 98, 374, 284, 12, 0, 0.8)
    for y in (404, 456):
        c.rect("red1", 150, y, 180, 38, 4)
        c.path("red2", f"M292 {y} L326 {y} C329 {y} 330 {y+2} 330 {y+4} L330 {y+34} C330 {y+36} 329 {y+38} 326 {y+38} L292 {y+38}Z")
        c.rect("steel1", 160, y + 8, 160, 22, 2)
        c.rect("steel0", 160, y + 8, 96, 22, 2)
        c.rect("steel2", 160, y + 18, 160, 3)
    c.rect("red1", 122, 404, 16, 150, 3)
    c.rect("red2", 346, 404, 14, 150, 3)
    c.rect("steel2", 150, 510, 180, 130, 4)
    c.rect("steel0", 152, 512, 108, 128, 3)
    c.rect("steel1", 248, 512, 80, 128, 3)
    c.circle("red1", 202, 545, 20)
    c.circle("ink1", 202, 545, 12)
    c.rect("red1", 266, 528, 48, 32, 4)
    # Neck ring.
    c.rect("steel3", 90, 350, 300, 20, 4)
    c.rect("steel2", 90, 350, 204, 20, 4)
    c.rect("steel0", 96, 353, 96, 5, 2)
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
    c.circle("ink1", 240, 255, 34)
    c.circle("ink3", 240, 255, 29)
    c.circle("ink1", 235, 249, 17)
    c.circle("ink3", 239, 253, 15)
    c.ellipse("steel0", 227, 242, 6, 4.5)
    for x in (178, 302):
        c.circle("steel3", x, 284, 19)
        c.circle("ink1", x, 284, 15)
        c.circle("ink3", x, 284, 12)
        c.circle("steel1", x - 4, 280, 3)
    c.rect("ink2", 286, 222, 26, 12, 2)
    c.circle("red0", 293, 228, 3)
    c.circle("gold1", 304, 228, 3)
    return c


def ig88():
    c = Canvas()
    c.ground("drab2", "drab1")
    # Arms: thin rods from round joints.
    c.rect("steel3", 58, 500, 30, 140, 4)
    c.rect("steel2", 58, 500, 14, 140, 4)
    c.rect("ink0", 392, 500, 30, 140, 4)
    for x, light, tone in ((74, "steel1", "steel2"), (406, "steel2", "steel3")):
        c.circle("ink1", x + 2, 506, 37)
        c.circle(tone, x, 503, 35)
        c.circle(light, x - 5, 497, 23)
        c.circle("ink1", x, 503, 10)
    # Collar bar, neck rods and chest.
    c.path("steel3", "M74 490 L200 462 L280 462 L406 490 L406 514 L280 500 L200 500 L74 514Z")
    c.path("steel1", "M74 490 L200 462 L240 462 L240 474 L200 476 L74 502Z")
    for x, tone in ((206, "steel2"), (224, "ink0"), (248, "steel3"), (264, "ink1")):
        c.rect(tone, x, 410, 10, 70, 3)
    c.rect("ink2", 216, 440, 48, 10, 3)
    c.sym("steel2", "M240 496 L308 500 L318 640 L240 640")
    c.path("steel3", "M264 497 L308 500 L318 640 L272 640Z")
    c.path("ink0", "M292 499 L308 500 L318 640 L300 640Z")
    c.path("steel0", "M176 502 L196 500 L190 640 L168 640Z")
    c.rect("ink1", 204, 520, 48, 46, 4)
    c.rect("red1", 210, 526, 14, 34, 2)
    c.rect("steel3", 230, 526, 16, 34, 2)
    c.rect("ink0", 176, 584, 132, 8)
    c.rect("ink0", 174, 606, 136, 8)
    # A bandolier with charges.
    c.path("brown2", "M128 478 L158 472 L352 640 L304 640Z")
    for i in range(5):
        c.path("drab0", f"M{166+i*34} {498+i*30} L{182+i*34} {488+i*30} L{196+i*34} {502+i*30} L{180+i*34} {513+i*30}Z")
    # Head: a tall drum in storeys, jaws below.
    c.path("steel3", "M190 396 L290 396 L276 428 L204 428Z")
    c.path("ink1", "M240 396 L290 396 L276 428 L240 428Z")
    c.sym("steel2", "M240 190 L318 190 L322 330 C322 366 306 392 290 402 L240 406")
    c.path("steel3", "M268 190 L318 190 L322 330 C322 366 306 392 290 402 L256 405 C280 350 282 260 268 190Z")
    c.path("ink0", "M302 190 L318 190 L322 330 C322 366 306 392 290 402 C304 350 308 260 302 190Z")
    c.path("steel0", "M164 196 L190 196 C184 260 184 320 196 380 C178 364 160 350 160 326Z")
    # Ring of sensors.
    c.rect("ink1", 154, 176, 172, 44, 6)
    c.rect("ink0", 154, 176, 104, 44, 6)
    for i in range(8):
        c.rect("ink3", 163 + i * 20, 184, 12, 28, 3)
        if i in (1, 4, 6):
            c.rect("red1", 165 + i * 20, 189, 8, 10, 2)
    # The cap narrows upward in steps.
    c.path("steel2", "M166 176 L180 138 L300 138 L314 176Z")
    c.path("steel3", "M256 138 L300 138 L314 176 L264 176Z")
    c.path("steel0", "M166 176 L180 138 L204 138 L192 176Z")
    c.path("steel3", "M190 138 L198 106 L282 106 L290 138Z")
    c.path("ink0", "M252 106 L282 106 L290 138 L256 138Z")
    c.path("steel1", "M190 138 L198 106 L216 106 L210 138Z")
    c.rect("steel2", 216, 84, 48, 24, 6)
    c.rect("ink0", 246, 84, 18, 24, 5)
    c.rect("ink1", 228, 48, 5, 40, 2)
    c.rect("ink1", 246, 62, 4, 26, 2)
    # Red eyes down the front, others at the side.
    for x, y, r in ((226, 258, 21), (232, 306, 15)):
        c.circle("ink1", x + 1, y + 1, r + 5)
        c.circle("ink3", x, y, r)
        c.circle("red2", x, y, r * 0.76)
        c.circle("red1", x - 1, y - 1, r * 0.56)
        c.circle("orange0", x - r * 0.22, y - r * 0.24, r * 0.22)
    for x, y in ((282, 244), (290, 272), (178, 262), (182, 292), (290, 300)):
        c.circle("ink1", x, y, 9)
        c.circle("red2", x, y, 6)
        c.circle("red0", x - 1, y - 1, 2.6)
    # Grille.
    c.path("ink1", "M184 338 L298 338 L292 386 L194 386Z")
    for y in (345, 356, 367, 378):
        c.rect("steel3", 192, y, 98, 4, 1)
        c.rect("steel1", 192, y, 48, 4, 1)
    return c

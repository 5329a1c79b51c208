"""Leaders of the rebels and their fleet: Ackbar."""

from kit import *
from people.parts import locks, shoulders


def ackbar():
    c = Canvas()
    c.ground("stewjon1", "alderaan1")
    # White uniform, a vest over it.
    shoulders(c, "linen0", "linen1", "linen2", top=430, neck=70)
    c.path("sand1", "M158 446 C124 470 104 540 106 640 L216 640 L214 520Z")
    c.path("sand0", "M158 446 C124 470 104 540 106 640 L130 640 C130 560 146 490 172 462Z")
    c.path("sand2", "M322 446 C356 470 376 540 374 640 L264 640 L266 520Z")
    c.rect("steel1", 128, 540, 62, 26, 3)
    c.rect("blue1", 132, 544, 16, 18, 1)
    c.rect("blue1", 151, 544, 16, 18, 1)
    c.rect("red1", 170, 544, 16, 18, 1)
    # Neck in folds.
    c.path("salmon2", "M176 380 L304 380 L318 470 L240 540 L162 470Z")
    c.path("salmon1", "M176 390 C190 430 210 444 232 450 L226 526 L162 470Z")
    c.path("salmon3", "M180 424 C220 446 262 446 302 424 C276 456 208 456 180 424Z M176 452 C214 474 266 474 306 452 C280 486 204 486 176 452Z", 0.6)
    c.path("linen0", "M168 430 C148 442 140 456 138 474 L214 560 L240 590 L240 556 C206 530 180 490 168 430Z")
    c.path("linen3", "M312 430 C332 442 340 456 342 474 L266 560 L240 590 L240 556 C274 530 300 490 312 430Z")
    # The head: a high dome, cheeks, and a wide jaw.
    c.sym("salmon1", "M240 66 C310 68 350 130 350 204 C360 232 366 262 362 292 C366 330 352 366 322 392 C300 410 270 416 240 416")
    c.path("salmon2", "M292 84 C332 110 350 156 350 204 C360 232 366 262 362 292 C366 330 352 366 322 392 C300 410 270 416 246 416 C320 380 330 220 292 84Z")
    c.path("salmon0", "M140 190 C142 124 176 80 228 72 C196 98 176 140 172 192 C164 206 142 206 140 190Z", 0.85)
    c.path("salmon0", "M136 316 C150 326 190 326 208 334 C204 346 180 350 160 352 C148 344 140 332 136 316Z", 0.7)
    # Mottling on the dome.
    for x, y, rx, ry in ((214, 110, 13, 9), (258, 96, 11, 8), (240, 138, 9, 7), (280, 134, 14, 10), (196, 152, 11, 8), (226, 176, 10, 7), (268, 178, 12, 8), (304, 176, 10, 9), (250, 210, 8, 6), (206, 206, 8, 6), (290, 216, 8, 6), (180, 120, 8, 6)):
        c.ellipse("salmon3", x, y, rx, ry, 0.5)
    # Ridges from the dome to the muzzle.
    c.path("salmon3", "M204 226 C214 250 216 276 210 300 C204 280 202 252 204 226Z M276 226 C266 250 264 276 270 300 C276 280 278 252 276 226Z", 0.6)
    c.path("salmon0", "M226 230 C232 250 232 280 226 306 C216 310 214 300 218 288 C222 268 222 248 226 230Z", 0.7)
    c.both("salmon3", "M222 306 C226 298 234 300 235 310 C230 314 224 313 222 306Z")
    # Eyes on the sides, large and golden.
    for x, light, tone in ((136, "salmon0", "salmon1"), (344, "salmon1", "salmon2")):
        c.circle("salmon3", x + 3, 266, 52)
        c.circle(tone, x, 264, 51)
        c.path(light, f"M{x-50} 262 C{x-50} 232 {x-26} 213 {x} 213 C{x-20} 222 {x-36} 240 {x-36} 268 C{x-40} 276 {x-49} 272 {x-50} 262Z")
        c.circle("salmon3", x, 266, 39)
        c.circle("gold1", x, 266, 35)
        c.circle("orange1", x, 267, 26)
        c.circle("gold1", x, 268, 22)
        c.ellipse("ink3", x, 268, 20, 12)
        c.ellipse("linen0", x - 12, 254, 7, 5.5)
        c.path(tone, f"M{x-40} 262 C{x-38} 232 {x-16} 222 {x} 222 C{x+18} 222 {x+38} 232 {x+40} 262 C{x+20} 242 {x-20} 242 {x-40} 262Z")
        c.path("salmon3", f"M{x-40} 262 C{x-20} 242 {x+20} 242 {x+40} 262 C{x+20} 248 {x-20} 248 {x-40} 262Z", 0.8)
    # A wide mouth with pale lips.
    c.path("salmon3", "M138 352 C176 366 206 358 240 360 C274 358 304 366 342 352 C330 386 290 394 240 394 C190 394 150 386 138 352Z")
    c.path("brown3", "M150 360 C182 370 210 366 240 367 C270 366 298 370 330 360 C312 380 280 384 240 384 C200 384 168 380 150 360Z")
    c.path("salmon0", "M136 350 C176 362 206 352 240 354 C274 352 304 362 344 350 C310 370 270 364 240 365 C210 364 170 370 136 350Z")
    c.path("salmon0", "M162 378 C190 390 220 392 250 391 C220 400 178 396 162 378Z", 0.8)
    # Barbels below the chin.
    c.path("salmon1", "M186 402 C186 424 182 440 176 452 C190 450 200 430 202 408Z M214 410 C216 432 214 448 210 462 C224 456 230 434 230 412Z")
    c.path("salmon2", "M278 402 C280 424 284 440 294 452 C296 430 296 416 294 396Z M250 412 C252 434 256 450 262 462 C268 446 268 428 266 410Z")
    return c

"""The Rebel Alliance: Ackbar, Mon Mothma, Nien Nunb, Raymus Antilles."""

from kit import *


def ackbar():
    c = Canvas()
    c.ground("teal0", "ice1")
    # White uniform, a vest over it.
    shoulders(c, ("linen0", "linen1", "linen2"), top=430, neck=70)
    c.path("sand2", "M158 446 C124 470 104 540 106 640 L216 640 L214 520Z")
    c.path("sand1", "M158 446 C124 470 104 540 106 640 L130 640 C130 560 146 490 172 462Z")
    c.path("sand3", "M322 446 C356 470 376 540 374 640 L264 640 L266 520Z")
    c.rect("steel1", 128, 540, 62, 26, 3)
    c.rect("blue2", 132, 544, 16, 18, 1)
    c.rect("blue2", 151, 544, 16, 18, 1)
    c.rect("red1", 170, 544, 16, 18, 1)
    # Neck in folds.
    c.path("coral2", "M176 380 L304 380 L318 470 L240 540 L162 470Z")
    c.path("coral1", "M176 390 C190 430 210 444 232 450 L226 526 L162 470Z")
    c.path("coral3", "M180 424 C220 446 262 446 302 424 C276 456 208 456 180 424Z M176 452 C214 474 266 474 306 452 C280 486 204 486 176 452Z", 0.6)
    c.path("linen0", "M168 430 C148 442 140 456 138 474 L214 560 L240 590 L240 556 C206 530 180 490 168 430Z")
    c.path("linen3", "M312 430 C332 442 340 456 342 474 L266 560 L240 590 L240 556 C274 530 300 490 312 430Z")
    # The head: a high dome, cheeks, and a wide jaw.
    c.sym("coral1", "M240 66 C310 68 350 130 350 204 C360 232 366 262 362 292 C366 330 352 366 322 392 C300 410 270 416 240 416")
    c.path("coral2", "M292 84 C332 110 350 156 350 204 C360 232 366 262 362 292 C366 330 352 366 322 392 C300 410 270 416 246 416 C320 380 330 220 292 84Z")
    c.path("coral0", "M140 190 C142 124 176 80 228 72 C196 98 176 140 172 192 C164 206 142 206 140 190Z", 0.85)
    c.path("coral0", "M136 316 C150 326 190 326 208 334 C204 346 180 350 160 352 C148 344 140 332 136 316Z", 0.7)
    # Mottling on the dome.
    for x, y, rx, ry in ((214, 110, 13, 9), (258, 96, 11, 8), (240, 138, 9, 7), (280, 134, 14, 10), (196, 152, 11, 8), (226, 176, 10, 7), (268, 178, 12, 8), (304, 176, 10, 9), (250, 210, 8, 6), (206, 206, 8, 6), (290, 216, 8, 6), (180, 120, 8, 6)):
        c.ellipse("coral3", x, y, rx, ry, 0.5)
    # Ridges from the dome to the muzzle.
    c.path("coral3", "M204 226 C214 250 216 276 210 300 C204 280 202 252 204 226Z M276 226 C266 250 264 276 270 300 C276 280 278 252 276 226Z", 0.6)
    c.path("coral0", "M226 230 C232 250 232 280 226 306 C216 310 214 300 218 288 C222 268 222 248 226 230Z", 0.7)
    c.both("coral3", "M222 306 C226 298 234 300 235 310 C230 314 224 313 222 306Z")
    # Eyes on the sides, large and golden.
    for x, light, tone in ((136, "coral0", "coral1"), (344, "coral1", "coral2")):
        c.circle("coral3", x + 3, 266, 52)
        c.circle(tone, x, 264, 51)
        c.path(light, f"M{x-50} 262 C{x-50} 232 {x-26} 213 {x} 213 C{x-20} 222 {x-36} 240 {x-36} 268 C{x-40} 276 {x-49} 272 {x-50} 262Z")
        c.circle("coral3", x, 266, 39)
        c.circle("gold2", x, 266, 35)
        c.circle("orange1", x, 267, 26)
        c.circle("gold2", x, 268, 22)
        c.ellipse("ink3", x, 268, 20, 12)
        c.ellipse("linen0", x - 12, 254, 7, 5.5)
        c.path(tone, f"M{x-40} 262 C{x-38} 232 {x-16} 222 {x} 222 C{x+18} 222 {x+38} 232 {x+40} 262 C{x+20} 242 {x-20} 242 {x-40} 262Z")
        c.path("coral3", f"M{x-40} 262 C{x-20} 242 {x+20} 242 {x+40} 262 C{x+20} 248 {x-20} 248 {x-40} 262Z", 0.8)
    # A wide mouth with pale lips.
    c.path("coral3", "M138 352 C176 366 206 358 240 360 C274 358 304 366 342 352 C330 386 290 394 240 394 C190 394 150 386 138 352Z")
    c.path("fur3", "M150 360 C182 370 210 366 240 367 C270 366 298 370 330 360 C312 380 280 384 240 384 C200 384 168 380 150 360Z")
    c.path("coral0", "M136 350 C176 362 206 352 240 354 C274 352 304 362 344 350 C310 370 270 364 240 365 C210 364 170 370 136 350Z")
    c.path("coral0", "M162 378 C190 390 220 392 250 391 C220 400 178 396 162 378Z", 0.8)
    # Barbels below the chin.
    c.path("coral1", "M186 402 C186 424 182 440 176 452 C190 450 200 430 202 408Z M214 410 C216 432 214 448 210 462 C224 456 230 434 230 412Z")
    c.path("coral2", "M278 402 C280 424 284 440 294 452 C296 430 296 416 294 396Z M250 412 C252 434 256 450 262 462 C268 446 268 428 266 410Z")
    return c


def mothma():
    c = Canvas()
    c.ground("steel2", "steel1")
    # Short auburn hair.
    c.path("clay2", "M240 112 C306 110 346 154 346 224 C350 272 344 316 322 350 L158 350 C136 316 130 272 134 224 C134 154 174 110 240 112Z")
    # A white robe, draped across the front.
    shoulders(c, ("steel0", "linen0", "linen2"), neck=52, y=506)
    neck(c, FAIR, 48)
    c.path("linen1", "M188 424 C160 440 142 462 138 486 C166 530 206 552 250 560 C296 550 328 520 342 486 C338 462 320 440 292 424 C286 466 262 492 240 500 C218 492 194 466 188 424Z")
    c.path("steel0", "M188 424 C160 440 142 462 138 486 C166 530 206 552 250 560 C210 530 186 490 188 424Z")
    c.path("linen2", "M292 424 C320 440 338 462 342 486 C328 520 296 550 250 560 C284 530 296 480 292 424Z")
    c.path("linen2", "M138 486 C130 540 150 600 170 640 L186 640 C166 590 152 540 158 510Z M250 560 C240 590 240 620 244 640 L258 640 C252 610 254 580 262 556Z", 0.8)
    # The chain of her office.
    for i in range(13):
        t = (i - 6) / 6
        c.circle("steel3" if t > 0.2 else "steel2", 240 + t * 84, 566 - t * t * 86, 4.6)
    c.path("steel3", "M240 556 L262 572 L254 604 L240 614 L226 604 L218 572Z")
    c.path("steel1", "M240 556 L218 572 L226 604 L240 614Z")
    c.circle("gold2", 240, 583, 8)
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "blue2", lash="fur2", open=0.84)
    brows(c, "fur1", thick=6, arch=5, shade="fur2")
    nose(c, FAIR, 14, 322)
    mouth(c, FAIR, "coral2", y=358, w=25, full=0.75, smile=2)
    folds(c, "skin2", 0.55)
    # Swept from a parting on the left, cut above the collar.
    c.path("orange2", "M216 118 C166 116 130 156 132 222 C124 262 130 304 146 340 C152 348 160 350 166 348 C158 330 154 306 156 284 C152 258 164 234 176 218 C196 204 206 180 214 152Z")
    c.path("orange2", "M206 124 C250 98 338 108 348 216 C356 264 350 306 334 340 C328 348 320 350 314 348 C322 330 326 306 324 284 C328 258 318 236 306 222 C276 212 236 186 214 152Z")
    c.path("clay2", "M286 120 C326 134 344 170 348 216 C356 264 350 306 334 340 C328 348 320 350 314 348 C322 330 326 306 324 284 C328 258 318 236 306 222 C318 190 308 148 286 120Z")
    c.path("orange1", "M208 128 C170 128 144 160 144 214 C138 254 142 290 150 318 C146 270 154 238 170 214 C190 196 202 172 210 146Z")
    c.path("orange1", "M216 132 C250 116 294 124 312 158 C286 138 250 134 224 148Z")
    c.path("orange0", "M196 138 C172 148 156 176 154 212 C164 184 180 162 200 148Z")
    c.path("clay2", "M214 152 C236 180 272 204 306 222 C300 206 276 196 254 180 C236 168 224 158 214 152Z", 0.7)
    return c


def niennunb():
    c = Canvas()
    c.ground("fur2", "clay1")
    shoulders(c, ("drab0", "drab1", "drab2"), neck=60)
    c.path("red2", "M156 452 C126 480 108 560 110 640 L370 640 C372 560 354 480 324 452 L240 540Z")
    c.path("red1", "M156 452 C126 480 108 560 110 640 L214 640 C196 580 176 510 172 468Z")
    c.path("steel2", "M140 500 L196 520 L192 534 L134 514Z M342 500 L284 520 L288 534 L346 514Z")
    c.rect("steel1", 212, 560, 56, 60, 4)
    c.rect("ink1", 219, 567, 42, 20, 2)
    for i, tone in enumerate(("red0", "gold2", "blue0")):
        c.circle(tone, 226 + i * 14, 604, 5)
    c.path("sand2", "M176 440 L304 440 L318 470 L240 560 L162 470Z")
    c.path("sand3", "M304 440 L318 470 L240 560 L240 530 C276 500 296 470 304 440Z")
    # Ears: large, round, folded inward.
    for put, light, tone, dark in ((str, "linen1", "linen2", "coral2"), (mirror, "linen2", "linen3", "coral3")):
        c.path(tone, put("M146 236 C128 206 96 190 62 190 C56 232 70 292 104 318 C122 326 138 316 148 304Z"))
        c.path(dark, put("M142 252 C126 226 104 212 80 210 C78 240 90 280 112 300 C124 306 134 300 142 290Z"), 0.6)
        c.path(light, put("M146 236 C128 206 96 190 62 190 C60 206 62 224 66 242 C70 222 76 212 86 208 C108 212 130 232 142 254Z"))
    # The head, bald, with a ridge that runs round it above the eyes.
    c.sym("linen2", "M240 112 C306 112 342 164 344 232 C346 290 350 330 344 362 C330 420 286 436 240 436")
    c.path("linen3", "M292 126 C328 150 342 190 344 232 C346 290 350 330 344 362 C330 420 286 436 250 436 C320 390 330 240 292 126Z")
    c.path("linen1", "M142 216 C146 162 184 122 232 118 C204 138 180 166 176 200 C168 222 144 234 142 216Z")
    c.path("coral3", "M140 226 C160 200 196 190 240 206 C284 190 320 200 342 226 C316 210 284 204 240 218 C196 204 166 210 140 226Z", 0.55)
    c.path("linen1", "M144 224 C166 198 200 196 236 210 C204 206 172 210 146 232Z", 0.9)
    c.path("coral3", "M190 164 C206 154 274 154 290 164 C266 160 214 160 190 164Z M184 182 C206 172 274 172 296 182 C266 178 214 178 184 182Z", 0.4)
    # Jowls in three layers, the lower ones wider; they hang from beside the nose.
    for put, light, tone, dark in ((str, "linen1", "linen2", "coral2"), (mirror, "linen2", "linen3", "coral3")):
        for x, y, w in ((112, 352, 1.0), (128, 328, 0.92), (146, 306, 0.84)):
            low, reach = y + 76, 240 - x
            c.path(dark, put(f"M240 {y-18} C{240-reach*0.5} {y-30} {x+12} {y-24} {x} {y} C{x-6} {y+34} {x+20} {low+6} {x+reach*0.44} {low+12} C{x+reach*0.8} {low+12} 240 {low-18} 240 {low-34}Z"))
            c.path(tone, put(f"M240 {y-22} C{240-reach*0.5} {y-34} {x+14} {y-28} {x+4} {y-4} C{x-2} {y+28} {x+22} {low-2} {x+reach*0.46} {low+4} C{x+reach*0.8} {low+4} 240 {low-24} 240 {low-40}Z"))
            c.path(light, put(f"M{x+6} {y} C{x+16} {y-24} {x+reach*0.4} {y-30} {x+reach*0.7} {y-27} C{x+reach*0.4} {y-16} {x+30} {y-2} {x+24} {y+24} C{x+14} {y+34} {x+2} {y+20} {x+6} {y}Z"))
    c.path("fur3", "M212 350 C226 340 254 340 268 350 C256 348 250 347 240 347 C230 347 222 348 212 350Z")
    # Black eyes, nearly round.
    for x, light in ((184, "linen1"), (296, "linen2")):
        c.ellipse("linen3", x + 2, 268, 45, 38)
        c.ellipse(light, x, 265, 43, 37)
        c.ellipse("coral3", x, 267, 37, 31)
        c.ellipse("ink3", x, 267, 34, 28)
        c.path("ink0", f"M{x-26} 268 C{x-24} 251 {x-8} 244 {x+6} 245 C{x-8} 251 {x-16} 258 {x-18} 272 C{x-22} 276 {x-26} 274 {x-26} 268Z")
        c.circle("linen0", x - 13, 257, 5)
    # The bridge and the nostrils.
    c.path("linen1", "M226 232 C232 226 248 226 254 232 C252 262 258 288 262 300 C256 308 224 308 218 300 C222 288 228 262 226 232Z")
    c.path("linen2", "M244 228 C250 228 252 230 254 232 C252 262 258 288 262 300 C258 306 250 307 242 307 C250 284 248 256 244 228Z")
    c.both("coral3", "M222 300 C226 294 234 295 236 302 C232 306 226 305 222 300Z")
    return c


def raymus():
    c = Canvas()
    c.ground("ice0", "steel0")
    # The uniform of Alderaan's consular guard.
    shoulders(c, ("blue0", "blue2", "blue3"))
    c.sym("fur2", "M240 120 C306 118 342 156 342 220 C342 262 338 290 332 312 L240 312")
    neck(c, FAIR, 56)
    c.sym("ink1", "M240 476 C270 470 292 450 298 424 L326 444 C330 496 318 570 296 640 L240 640")
    c.path("ink0", "M182 424 L154 444 C150 496 162 570 184 640 L206 640 C182 570 172 510 184 452Z")
    c.path("ink2", "M298 424 L326 444 C330 496 318 570 296 640 L262 640 C290 570 300 500 290 444Z")
    c.path("steel2", "M182 424 C188 450 210 470 240 476 C270 470 292 450 298 424 L306 430 C302 462 276 486 240 492 C204 486 178 462 174 430Z")
    c.rect("steel2", 268, 544, 44, 28, 4)
    for i, tone in enumerate(("red1", "red1", "blue0", "gold2", "gold2", "blue0")):
        c.rect(tone, 273 + i % 3 * 12, 548 + i // 3 * 11, 9, 8, 1)
    c.rect("ink3", 238, 492, 4, 148)
    ears(c, FAIR)
    head(c, FAIR, MALE)
    eyes(c, FAIR, "fur1", lash="fur3", open=0.88, r=9.4)
    brows(c, "fur2", thick=10, arch=4)
    nose(c, FAIR, 19, 328)
    mouth(c, FAIR, "skin2", y=368, w=25, full=0.75, smile=1, upper="skin3")
    folds(c, "skin2", 0.8)
    c.path("skin3", "M226 388 C234 392 248 392 256 387 C252 396 230 397 226 388Z", 0.5)
    # Brown hair with side whiskers, parted on his left.
    c.path("fur1", "M142 306 C128 260 120 196 148 152 C168 116 212 104 250 106 C306 106 346 136 350 192 C354 236 348 274 338 306 L328 306 C330 262 326 232 314 206 C302 190 290 178 280 164 C258 186 214 188 186 200 C166 212 154 250 152 306Z")
    c.path("fur0", "M138 232 C132 186 156 142 216 120 C188 138 174 160 170 190 C190 160 226 142 266 138 C244 158 212 170 188 186 C168 198 156 222 150 252 C142 252 138 244 138 232Z")
    c.path("fur2", "M280 164 C288 150 292 132 286 114 C330 126 350 164 350 206 C352 244 346 276 338 306 L328 306 C330 262 326 232 314 206 C302 190 290 178 280 164Z")
    return c


PEOPLE = {"27": ackbar, "28": mothma, "31": niennunb, "81": raymus}

"""Mos Espa: Shmi Skywalker, Watto and Sebulba."""

from kit import *
from people.parts import folds, furrows, locks, row, shoulders


def shmi():
    c = Canvas()
    c.ground("tatooine2", "tatooine0")
    c.path("brown2", "M240 116 C304 114 338 158 338 226 C340 280 330 326 314 350 L166 350 C150 326 140 280 142 226 C142 158 176 114 240 116Z")
    # A plain dress in layers, a shawl over it.
    shoulders(c, "linen2", "linen3", "olive3", neck=54, y=514)
    neck(c, TANNED, 49)
    c.path("drab1", "M188 428 L164 464 L236 640 L262 640 L300 560 L318 464 L292 428 L246 520Z")
    c.path("drab2", "M292 428 L318 464 L300 560 L262 640 L246 640 L246 520Z")
    c.path("skin2", "M192 436 L288 436 L250 506 L240 516Z")
    c.path("skin3", "M252 460 L290 430 L288 440 L250 508 L240 516Z")
    c.path("linen1", "M188 420 C156 440 140 462 136 484 C160 560 200 610 226 640 L262 640 C220 580 190 500 188 420Z")
    c.path("linen0", "M188 420 C164 434 150 448 142 462 C164 550 204 606 240 640 L262 640 C220 580 190 500 188 420Z", 0.7)
    c.path("linen2", "M292 420 C324 440 340 462 344 484 C326 560 300 600 278 632 L252 590 C278 540 292 490 292 420Z")
    c.path("linen3", "M312 434 C332 452 340 468 344 484 C326 560 300 600 278 632 L268 616 C302 560 316 500 312 434Z")
    head(c, TANNED, FEMALE)
    eyes(c, TANNED, "brown1", lash="brown3", open=0.84)
    brows(c, "brown2", thick=7, arch=5, shade="brown3")
    nose(c, TANNED, 16, 324)
    mouth(c, TANNED, "rose", y=359, w=24, full=0.75, smile=3)
    folds(c, "skin3", 0.6)
    furrows(c, "skin3", 0.4)
    # Hair drawn back from a middle parting, a braid over the crown.
    c.path("brown1", "M240 124 C180 122 138 164 142 236 C142 280 148 310 160 330 C166 322 166 306 164 290 C158 262 162 240 174 220 C196 202 228 180 240 152Z")
    c.path("brown2", "M240 124 C300 122 342 164 338 236 C338 280 332 310 320 330 C314 322 314 306 316 290 C322 262 318 240 306 220 C284 202 252 180 240 152Z")
    c.path("brown0", "M226 132 C182 136 152 172 152 230 C168 194 200 168 230 148Z")
    c.path("brown3", "M240 152 C256 180 284 200 306 220 C318 240 322 262 318 284 C328 262 326 236 314 214 C290 196 260 176 240 152Z", 0.7)
    braid = [(160 + i * 20, 162 - 44 * (1 - ((i - 4) / 4) ** 2)) for i in range(9)]
    for i, (x, y) in enumerate(braid):
        c.ellipse("brown3", x, y + 3, 15, 12)
        c.ellipse("brown1" if i < 6 else "brown2", x, y, 14, 11)
        c.ellipse("brown0" if i < 5 else "brown1", x - 3, y - 3, 7, 4)
    return c


def watto():
    c = Canvas()
    c.ground("tatooine2", "tatooine0")
    # Wings, blurred by their beat.
    for put, tone in ((str, "dusk0"), (mirror, "dusk0")):
        c.path(tone, put("M150 470 C90 420 30 330 12 250 C50 260 130 340 178 440Z"), 0.75)
        c.path("dusk1", put("M160 480 C100 470 30 430 6 380 C50 372 130 410 180 460Z"), 0.6)
        c.path("dusk1", put("M156 460 C110 400 60 330 28 274 C74 330 120 390 164 448Z"), 0.7)
    # A round belly in a vest.
    c.sym("dusk1", "M240 430 L300 440 C350 464 392 520 398 640 L240 640")
    c.path("dusk2", "M300 440 C350 464 392 520 398 640 L320 640 C346 570 336 500 300 440Z")
    c.sym("dusk0", "M240 490 C290 496 326 560 326 640 L240 640", 0.9)
    c.path("dusk1", "M280 510 C312 540 326 590 326 640 L268 640 C292 600 294 550 280 510Z")
    c.path("brown0", "M180 440 C130 464 88 520 82 640 L150 640 C150 570 166 500 196 460Z")
    c.path("sand2", "M180 440 C130 464 88 520 82 640 L98 640 C104 550 136 480 186 448Z")
    c.path("brown2", "M300 440 C350 464 392 520 398 640 L330 640 C330 570 314 500 284 460Z")
    # Neck.
    c.path("dusk2", "M186 380 L294 380 L302 456 L240 486 L178 456Z")
    # Head.
    c.sym("dusk1", "M240 112 C318 112 354 166 354 232 C356 280 372 320 360 358 C346 404 296 428 240 428")
    c.path("dusk2", "M304 128 C342 154 354 192 354 232 C356 280 372 320 360 358 C346 404 296 428 250 428 C330 380 338 230 304 128Z")
    c.path("dusk0", "M130 220 C136 164 174 124 226 118 C196 140 176 168 172 206 C162 228 132 234 130 220Z")
    # Small ears.
    c.path("dusk1", "M128 236 C108 226 90 236 88 258 C90 284 108 300 130 298Z")
    c.path("salmon2", "M122 250 C110 244 102 252 102 264 C104 278 114 286 124 284Z", 0.6)
    c.path("dusk2", "M352 236 C372 226 390 236 392 258 C390 284 372 300 350 298Z")
    # A stubble of dark hair on the crown and the chin.
    locks(c, "ink2", row((196, 128), (284, 128), 8, (0, -26), 4, fan=40))
    c.path("dusk2", "M180 180 C206 170 274 170 300 180 C270 176 210 176 180 180Z M190 160 C212 152 268 152 290 160 C264 157 216 157 190 160Z", 0.9)
    # The jaw, with stubble, and a wide mouth behind the trunk.
    c.path("dusk0", "M124 330 C166 352 210 356 240 356 C270 356 314 352 356 330 C350 386 304 424 240 424 C176 424 130 386 124 330Z", 0.6)
    c.path("dusk2", "M356 330 C350 386 304 424 250 424 C300 404 318 376 322 346 C336 342 346 336 356 330Z", 0.8)
    c.path("brown3", "M134 332 C174 352 216 360 240 360 C264 360 306 352 346 332 C340 374 294 396 240 396 C186 396 140 374 134 332Z")
    c.path("salmon2", "M172 384 C204 368 276 368 308 384 C280 398 200 398 172 384Z")
    c.path("linen1", "M152 342 L162 362 L174 350Z M186 352 L194 370 L204 356Z M330 340 L320 362 L308 350Z M296 352 L290 366 L280 356Z M164 384 L172 366 L182 388Z M316 384 L308 366 L298 388Z")
    stubble = ((166, 400), (182, 408), (200, 404), (214, 412), (150, 388), (268, 412), (284, 404), (300, 408), (316, 398), (330, 388), (176, 394), (306, 394))
    for x, y in stubble:
        c.rect("ink2", x, y, 3, 8, 1.5)
    # Tusks from the corners of the jaw.
    c.path("linen1", "M154 396 C134 386 122 362 124 336 C134 356 150 368 170 376Z")
    c.path("linen2", "M326 396 C346 386 358 362 356 336 C346 356 330 368 310 376Z")
    # Eyes, yellow, under lids like hoods.
    for put, lid, x in ((str, "dusk0", 180), (mirror, "dusk1", 300)):
        c.path("dusk2", put("M134 262 C140 220 206 220 222 264 C214 298 150 300 134 262Z"))
        c.path("gold1", put("M144 262 C156 236 198 238 212 264 C202 288 160 288 144 262Z"))
        c.circle("orange2", x, 264, 11)
        c.circle("ink3", x, 264, 6.5)
        c.circle("linen0", x - 4, 260, 2.6)
        c.path(lid, put("M128 258 C132 206 208 206 228 264 C200 240 162 238 138 264Z"))
        c.path("dusk2", put("M128 258 C160 232 202 236 228 264 C202 246 162 246 138 266Z"))
        c.path("dusk2", put("M140 282 C158 302 198 302 214 284 C208 316 150 316 140 282Z"), 0.8)
    # The trunk: broad at the brow, heavy, hanging over the mouth.
    c.path("dusk2", "M206 240 C216 226 270 226 280 240 C288 276 306 318 310 356 C312 396 286 418 254 416 C222 416 200 396 198 360 C196 318 200 276 206 240Z")
    c.path("dusk1", "M202 240 C212 226 264 226 272 240 C276 276 292 316 298 354 C300 390 276 410 246 410 C216 408 196 390 194 356 C192 316 196 276 202 240Z")
    c.path("dusk2", "M258 232 C266 232 270 236 272 240 C276 276 292 316 298 354 C300 390 276 410 250 410 C274 370 272 290 258 232Z", 0.75)
    c.path("dusk0", "M206 242 C214 232 232 230 240 234 C230 270 224 310 224 352 C214 366 202 358 202 340 C200 306 202 274 206 242Z")
    c.path("dusk2", "M202 268 C222 278 250 278 274 266 C256 286 220 288 202 268Z M198 298 C222 310 254 308 282 294 C260 318 218 320 198 298Z M196 328 C222 342 260 340 290 324 C266 350 216 352 196 328Z")
    c.ellipse("dusk2", 250, 388, 36, 20)
    c.ellipse("dusk0", 246, 386, 33, 17)
    c.ellipse("ink2", 233, 389, 9, 7)
    c.ellipse("ink2", 262, 389, 9, 7)
    return c


def sebulba():
    c = Canvas()
    c.ground("drab1", "linen2")
    # Ear tails, beaded, behind the shoulders.
    for put, light, tone, dark in ((str, "tatooine2", "tatooine3", "brown1"), (mirror, "tatooine3", "brown1", "brown3")):
        c.path(tone, put("M166 220 C120 226 96 280 92 340 C88 420 70 490 52 552 C58 566 72 566 80 556 C112 490 132 420 140 350Z"))
        c.path(light, put("M160 230 C122 240 104 290 100 344 C96 420 78 490 60 548 C56 540 52 552 52 552 C70 490 88 420 92 340 C96 280 120 226 160 224Z"))
        for x, y, w in ((90, 376, 46), (78, 436, 42), (62, 500, 34)):
            c.path(dark, put(f"M{x-2} {y} L{x+w} {y+10} L{x+w-2} {y+26} L{x-6} {y+16}Z"))
            c.path("gold1" if put is str else "gold2", put(f"M{x-1} {y+3} L{x+w-1} {y+13} L{x+w-2} {y+20} L{x-4} {y+10}Z"))
    # Racing leathers.
    shoulders(c, "brown0", "brown1", "brown2", top=450, neck=60, wide=180, y=530)
    c.path("sand2", "M160 500 L186 494 L206 640 L184 640Z")
    c.path("brown3", "M320 500 L294 494 L274 640 L296 640Z")
    c.path("tatooine3", "M194 390 L286 390 L304 476 L240 540 L176 476Z")
    c.path("brown1", "M290 390 L304 470 L240 540 L246 470 C276 450 288 420 290 390Z")
    c.path("tatooine2", "M196 400 C206 440 216 456 232 462 L228 520 L178 470Z")
    c.path("brown3", "M184 430 C210 446 268 446 298 428 C272 456 210 458 184 430Z M180 456 C210 474 270 474 302 454 C274 484 208 486 180 456Z", 0.5)
    # The head: narrow above, a long muzzle that droops and widens.
    c.sym("tatooine3", "M240 140 C300 140 332 178 334 232 C336 266 322 288 322 314 C336 344 338 384 314 412 C292 432 264 436 240 436")
    c.path("brown1", "M288 152 C318 170 332 200 334 232 C336 266 322 288 322 314 C336 344 338 384 314 412 C292 432 264 436 250 436 C304 396 306 240 288 152Z")
    c.path("tatooine2", "M148 226 C152 186 182 152 226 146 C204 164 190 188 188 220 C180 240 150 240 148 226Z")
    # Grey skin round the eyes and down the cheeks.
    c.path("steel3", "M150 248 C158 290 172 306 166 334 C156 352 150 372 156 392 C170 372 184 350 190 322 C184 296 170 270 150 248Z", 0.6)
    c.path("ink0", "M330 248 C322 290 308 306 314 334 C324 352 330 372 324 392 C310 372 296 350 290 322 C296 296 310 270 330 248Z", 0.5)
    # The mouth, torn up at one side.
    c.path("brown3", "M158 372 C196 392 254 394 286 380 C308 370 320 352 324 330 C338 372 316 416 240 418 C190 418 160 400 158 372Z")
    c.path("salmon2", "M186 402 C214 390 272 390 300 396 C284 412 262 418 240 418 C218 418 200 412 186 402Z")
    c.path("linen1", "M176 382 L186 400 L196 388Z M206 390 L214 406 L224 392Z M310 362 L306 386 L294 374Z M284 380 L278 400 L266 386Z M322 346 L320 368 L312 356Z M196 410 L202 394 L212 414Z M286 410 L278 396 L268 415Z")
    c.path("tatooine2", "M218 240 C230 232 250 232 262 240 C266 282 298 312 316 344 C320 366 296 388 240 390 C184 390 158 376 162 350 C178 316 212 284 218 240Z")
    c.path("tatooine3", "M250 234 C256 236 260 238 262 240 C266 282 298 312 316 344 C320 366 296 388 246 390 C286 350 262 290 250 234Z")
    c.path("tatooine1", "M222 246 C230 240 238 240 240 242 C236 284 214 312 196 344 C184 358 172 356 172 346 C188 316 216 290 222 246Z", 0.6)
    c.path("brown1", "M212 276 C230 284 252 284 268 276 C254 292 228 292 212 276Z M202 298 C226 308 258 308 280 296 C260 316 222 318 202 298Z", 0.7)
    # Flared nostrils.
    for put, tone in ((str, "tatooine1"), (mirror, "tatooine2")):
        c.path(tone, put("M186 350 C184 326 214 312 232 330 C238 346 234 358 222 360 C206 362 190 362 186 350Z"))
        c.path("brown3", put("M198 348 C202 332 222 330 226 344 C222 354 206 356 198 348Z"))
    c.path("tatooine3", "M164 398 C196 426 284 428 322 388 C320 420 284 440 240 440 C196 440 168 424 164 398Z")
    c.path("tatooine2", "M172 410 C196 426 220 430 246 430 C220 442 184 432 172 410Z")
    # Whiskers on the chin.
    locks(c, "tatooine2", [(200, 426, -16, 44, 5, 4), (224, 434, -6, 46, 5)])
    locks(c, "tatooine3", [(254, 434, 8, 46, 5), (280, 426, 16, 42, 5, -4)])
    # Narrow orange eyes, wide apart.
    for put, lid, x in ((str, "tatooine2", 186), (mirror, "tatooine3", 294)):
        c.path("brown3", put("M140 252 C158 230 204 238 224 276 C208 298 156 294 140 252Z"))
        c.path("orange1", put("M150 260 C170 244 200 252 216 276 C200 290 164 286 150 260Z"))
        c.circle("gold1", x, 268, 11)
        c.ellipse("ink3", x, 268, 4, 11)
        c.circle("linen0", x - 5, 263, 2.4)
        c.path(lid, put("M134 244 C150 216 210 224 234 278 C206 250 170 244 142 262Z"))
        c.path("brown3", put("M142 262 C170 244 206 250 234 278 C208 258 172 250 146 268Z"), 0.7)
    # Leather cap with goggles pushed up.
    c.path("brown1", "M148 224 C148 164 186 124 240 124 C294 124 332 164 332 224 C306 204 276 200 240 200 C204 200 174 204 148 224Z")
    c.path("brown2", "M286 134 C316 152 332 184 332 224 C316 212 300 206 282 203 C294 180 294 154 286 134Z")
    c.path("brown0", "M152 210 C156 166 188 134 226 128 C202 146 186 170 182 204 C170 208 160 212 152 218Z")
    c.path("ink2", "M148 212 C174 192 206 188 240 188 C274 188 306 192 332 212 L332 196 C306 178 274 172 240 172 C206 172 174 178 148 196Z")
    for x, tone in ((198, "steel2"), (282, "steel3")):
        c.circle("ink2", x + 1, 187, 33)
        c.circle(tone, x, 185, 31)
        c.circle("ink1", x, 186, 24)
        c.circle("gold2", x, 186, 21)
        c.path("gold0", f"M{x-17} 186 C{x-16} 176 {x-8} 169 {x+4} 169 L{x-8} 188 C{x-12} 192 {x-17} 192 {x-17} 186Z")
    return c

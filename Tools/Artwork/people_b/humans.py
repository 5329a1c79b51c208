"""Humans of Naboo, Alderaan and Tatooine."""

from .parts import *


def typho():
    c = Canvas()
    c.ground("naboo1", "naboo0")
    # A leather jerkin over a blue uniform, high in the neck.
    shoulders(c, NAVY)
    c.sym("brown1", "M240 470 L318 462 C340 520 344 580 340 640 L240 640")
    c.path("brown0", "M162 462 C140 520 136 580 140 640 L158 640 C158 570 166 520 186 476 L240 480 L240 470Z")
    c.path("brown2", "M318 462 C340 520 344 580 340 640 L284 640 C300 580 302 520 290 466Z")
    neck(c, DARK, 56)
    c.sym("blue2", "M240 506 C272 502 296 478 300 424 L322 440 C330 486 296 530 240 544")
    c.path("blue1", "M180 424 L158 440 C150 486 184 530 240 544 L240 532 C196 516 172 480 180 424Z")
    c.rect("brown3", 236, 544, 8, 96)
    for y in (562, 590, 618):
        c.circle("gold2", 240, y, 7)
        c.circle("gold0", 238, y - 2, 3.5)
    ears(c, DARK)
    head(c, DARK, MALE)
    eyes(c, DARK, "brown2", lash="ink3", open=0.84, r=9.2)
    brows(c, "ink3", thick=11, arch=3)
    nose(c, DARK, 22, 328)
    mouth(c, DARK, "umber2", y=369, w=28, full=1.0, smile=1, upper="umber3")
    # The patch on his left eye, with its strap.
    c.path("brown3", "M150 206 L250 244 L330 226 L330 236 L252 254 L148 216Z")
    c.path("ink2", "M256 240 C282 230 312 234 322 250 C326 276 312 300 290 304 C266 302 252 272 256 240Z")
    c.path("ink1", "M260 243 C280 235 302 237 314 246 C298 244 276 250 268 278 C260 266 258 254 260 243Z")
    # A flat cap with a short peak.
    c.path("ink3", "M148 210 C150 190 156 180 164 172 L316 172 C326 184 330 196 332 212 L322 236 C320 214 312 206 300 204 L182 204 C168 208 160 222 156 236Z")
    c.sym("blue2", "M240 92 C310 90 356 108 362 138 C362 156 344 170 330 176 L240 184")
    c.path("blue1", "M118 138 C124 108 168 92 232 92 C196 102 160 120 152 150 C136 160 118 152 118 138Z")
    c.path("blue3", "M300 98 C336 104 358 118 362 138 C362 156 344 170 330 176 L286 181 C310 160 314 124 300 98Z")
    c.sym("brown1", "M240 168 L330 162 L334 190 L240 196")
    c.path("brown0", "M150 162 L240 168 L240 174 L150 170Z")
    c.path("brown3", "M300 164 L330 162 L334 190 L300 193Z")
    c.sym("ink2", "M240 188 C280 188 316 184 336 186 C334 206 316 214 300 212 C280 208 260 206 240 206")
    c.path("ink0", "M144 186 C164 184 200 188 240 188 L240 193 C206 193 172 192 150 200Z")
    c.circle("gold1", 240, 140, 12)
    c.circle("gold2", 241, 141, 8)
    return c


def corde():
    c = Canvas()
    c.ground("naboo1", "linen1")
    # A senator's gown, worn as her double: dark velvet with a standing collar.
    shoulders(c, PLUM)
    c.sym("plum2", "M240 420 L300 400 C336 412 356 440 360 478 L240 560")
    c.path("plum1", "M180 400 C144 412 124 440 120 478 L150 500 C144 460 156 424 192 410Z")
    # Rolls of hair at the sides, a knot on top.
    for x, tone, lit in ((138, "brown1", "brown0"), (342, "brown2", "brown1")):
        c.ellipse(tone, x, 262, 34, 62)
        for i in range(4):
            c.path("brown3", f"M{x-32+i*2} {222+i*28} C{x-12} {238+i*28} {x+12} {238+i*28} {x+32-i*2} {222+i*28} C{x+12} {244+i*28} {x-12} {244+i*28} {x-32+i*2} {222+i*28}Z", 0.7)
        c.ellipse(lit, x - 12, 232, 9, 18, 0.8)
    c.sym("brown1", "M240 66 C290 66 320 94 318 128 L240 150")
    c.path("brown0", "M166 116 C170 86 200 70 236 68 C206 82 190 104 190 132 C178 134 166 128 166 116Z")
    c.path("brown2", "M270 70 C302 78 320 102 318 128 L280 140 C292 116 288 90 270 70Z")
    c.sym("brown2", "M240 114 C306 114 342 156 342 226 C342 280 332 314 316 336 L240 336")
    neck(c, FAIR, 46)
    c.path("gold2", "M184 462 C210 488 270 488 296 462 L300 474 C272 502 208 502 180 474Z")
    c.path("gold0", "M184 462 C200 480 220 484 240 484 L240 488 C216 488 196 482 182 468Z")
    c.path("red1", "M240 490 L252 506 L240 526 L228 506Z")
    c.path("red0", "M240 490 L228 506 L240 510Z")
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "brown1", lash="brown3", line=1.3, r=10, open=1.0)
    brows(c, "brown2", thick=6, arch=6)
    nose(c, FAIR, 14, 322)
    mouth(c, FAIR, "rose", y=357, w=23, full=1.0, smile=3)
    c.path("brown1", "M240 148 C206 152 182 180 172 220 C164 250 162 282 164 306 C148 290 138 260 138 226 C138 156 176 114 240 114Z")
    c.path("brown2", "M240 148 C274 152 298 180 308 220 C316 250 318 282 316 306 C332 290 342 260 342 226 C342 156 304 114 240 114Z")
    c.path("brown0", "M228 122 C184 130 154 164 150 214 C166 176 192 148 228 134Z")
    c.path("brown3", "M240 148 C274 152 298 180 308 220 C316 250 318 282 316 306 C328 260 318 196 280 164 C266 154 252 149 240 148Z")
    # A band of gold across the hair.
    c.sym("gold2", "M240 126 C296 126 328 160 336 206 L326 212 C316 172 288 142 240 140")
    c.path("gold1", "M240 126 C184 126 152 160 144 206 L154 212 C164 172 192 142 240 140Z")
    c.path("gold0", "M232 126 C190 128 162 150 150 184 C170 154 198 136 232 133Z")
    c.path("red1", "M240 122 L252 134 L240 150 L228 134Z")
    return c


def dorme():
    c = Canvas()
    c.ground("naboo0", "sand0")
    # A hooded cloak in the colours of autumn leaves.
    hood = "M240 84 C320 86 370 140 376 236 C380 310 366 390 350 444 C404 466 456 490 480 538 L480 640 L240 640"
    c.sym("sand1", hood)
    c.path("sand0", "M104 236 C110 150 152 98 220 86 C170 116 138 168 132 240 C126 310 134 380 146 430 C76 470 40 500 4 560 L0 538 C24 490 76 466 130 444 C114 390 100 310 104 236Z")
    c.path("sand2", "M288 92 C340 112 370 160 376 236 C380 310 366 390 350 444 C404 466 456 490 480 538 L480 640 L330 640 C356 560 344 490 326 440 C356 340 346 190 288 92Z")
    c.sym("brown2", "M240 116 C304 116 342 156 348 232 C352 320 334 400 304 456 L240 490")
    both_sides(c, "orange0", "orange2", "M240 84 C320 86 370 140 376 236 C379 300 370 360 358 410 L346 404 C360 340 362 280 358 230 C350 150 306 106 240 104Z")
    c.sym("brown1", "M240 130 C300 130 334 170 336 236 C338 300 332 350 316 400 L240 400")
    neck(c, FAIR, 46)
    c.sym("orange2", "M240 480 C270 474 290 452 298 430 L330 456 C320 540 290 600 262 640 L240 640")
    c.path("orange1", "M182 430 L150 456 C160 540 190 600 218 640 L240 640 L240 480 C210 474 190 452 182 430Z")
    c.path("gold1", "M182 430 C190 452 210 474 240 480 C270 474 290 452 298 430 L305 436 C298 464 272 486 240 492 C208 486 182 464 175 436Z")
    head(c, FAIR, FEMALE)
    eyes(c, FAIR, "brown1", lash="brown3", line=1.2, r=9.8, open=0.94)
    brows(c, "brown1", thick=6.5, arch=5)
    nose(c, FAIR, 15, 322)
    mouth(c, FAIR, "skin3", y=358, w=25, full=1.05, smile=5, upper="rose")
    # Hair parted at the side.
    c.path("brown1", "M266 148 C228 158 190 190 172 236 C160 270 160 320 166 360 C148 330 142 280 144 232 C148 170 186 128 240 128Z")
    c.path("brown0", "M240 134 C196 138 162 172 154 224 C176 180 206 158 250 146Z")
    c.path("brown2", "M266 148 C290 166 304 196 310 236 C318 270 320 320 314 360 C332 330 338 280 336 232 C332 170 294 128 240 128Z")
    return c


def cliegg():
    c = Canvas()
    c.ground("tatooine3", "tatooine1")
    shoulders(c, ("sand1", "sand2", "brown1"))
    c.sym("brown2", "M240 118 C310 116 348 156 348 224 C350 270 346 306 338 326 L240 326")
    neck(c, FAIR, 62)
    # A rough poncho over a grey shirt.
    c.path("steel3", "M182 452 L204 640 L276 640 L298 452 L240 530Z")
    c.path("ink0", "M240 530 L298 452 L276 640 L240 640Z")
    c.path("steel3", "M184 428 C166 438 154 450 150 466 L206 552 L240 530 C208 506 190 470 184 428Z")
    c.path("ink0", "M296 428 C314 438 326 450 330 466 L274 552 L240 530 C272 506 290 470 296 428Z")
    both_sides(c, "brown0", "brown2", "M326 454 L372 470 C360 540 330 600 300 640 L256 640 C292 590 318 530 326 454Z")
    for i in range(4):
        both_sides(c, "brown2", "brown3", f"M{336-i*12} {500+i*36} L{350-i*13} {506+i*36} L{346-i*13} {514+i*36} L{332-i*12} {508+i*36}Z")
    ears(c, FAIR)
    head(c, FAIR, BROAD)
    c.path("brown1", "M152 306 C160 336 184 350 204 346 C216 334 264 334 276 346 C296 350 320 336 328 306 C328 340 324 352 314 370 C298 400 268 418 240 418 C212 418 182 400 166 370 C156 352 152 340 152 306Z", 0.25)
    eyes(c, FAIR, "blue1", lash="brown3", open=0.74, r=9)
    brows(c, "brown1", thick=14, arch=1, shade="brown2")
    nose(c, FAIR, 23, 330)
    mouth(c, FAIR, "skin3", y=372, w=26, full=0.6, smile=-1, upper="skin4")
    lines(c, "skin3", 0.9)
    c.path("skin3", "M192 208 C218 201 262 201 288 208 C262 206 218 206 192 208Z M202 192 C226 187 254 187 278 192 C254 190 226 190 202 192Z M196 224 C222 218 258 218 284 224 C258 222 222 222 196 224Z", 0.8)
    # Thick hair, grey at the temples.
    c.path("brown1", "M142 300 C122 256 116 190 148 142 C170 108 214 98 250 102 C302 102 344 128 354 178 C362 222 354 264 340 300 L330 296 C332 262 326 228 312 204 C298 184 276 178 250 184 C222 190 196 188 176 206 C160 226 152 260 152 296Z")
    c.path("brown0", "M134 230 C128 180 152 134 214 114 C186 134 170 158 166 190 C184 160 216 138 256 134 C230 146 208 164 196 186 C174 196 158 216 150 248 C142 250 136 244 134 230Z")
    c.path("brown2", "M282 108 C330 118 354 158 356 200 C358 236 350 272 340 300 L330 296 C332 262 326 228 312 204 C304 192 292 185 278 183 C296 164 298 136 282 108Z")
    c.path("steel2", "M136 240 C136 268 140 288 146 304 L153 302 C151 280 152 262 156 244Z")
    c.path("steel3", "M344 240 C344 268 340 288 334 304 L328 302 C330 280 328 262 324 244Z")
    return c


def bail():
    c = Canvas()
    c.ground("alderaan1", "alderaan0")
    shoulders(c, NAVY)
    # A cloak in layers, a wide collar of silver-grey.
    c.sym("steel3", "M240 560 L292 424 C318 428 340 444 350 466 L398 490 L330 640 L240 640")
    c.path("steel2", "M240 560 L188 424 C162 428 140 444 130 466 L82 490 L150 640 L240 640Z")
    c.path("steel1", "M188 424 C162 428 140 444 130 466 L82 490 L92 510 L140 486 C154 462 172 446 194 442Z")
    c.path("ink0", "M292 424 C318 428 340 444 350 466 L398 490 L330 640 L300 640 L344 500 C330 480 312 460 290 450Z")
    neck(c, TANNED, 54)
    c.sym("blue3", "M240 500 C270 494 290 462 296 424 L314 438 C312 500 280 580 262 640 L240 640")
    c.path("blue2", "M184 424 L166 438 C168 500 200 580 218 640 L240 640 L240 500 C210 494 190 462 184 424Z")
    c.path("blue1", "M184 424 L166 438 C167 470 176 504 188 540 C186 500 190 470 194 452Z")
    c.circle("steel0", 240, 524, 11)
    c.circle("steel2", 241, 525, 7)
    ears(c, TANNED)
    head(c, TANNED, MALE)
    eyes(c, TANNED, "brown2", lash="ink3", open=0.88, r=9.5)
    brows(c, "ink2", thick=12, arch=4)
    nose(c, TANNED, 20, 328)
    mouth(c, TANNED, "skin3", y=370, w=23, full=0.8, smile=3, upper="skin4")
    # Moustache and a trimmed beard about the mouth.
    c.path("ink2", "M240 346 C258 338 280 348 288 370 C294 392 280 414 262 420 C250 424 230 424 218 420 C200 414 186 392 192 370 C200 348 222 338 240 346Z M240 360 C226 358 212 362 206 374 C204 390 216 400 228 396 C236 392 244 392 252 396 C264 400 276 390 274 374 C268 362 254 358 240 360Z")
    c.path("skin2", "M240 360 C226 358 212 362 206 374 C204 390 216 400 228 396 C236 392 244 392 252 396 C264 400 276 390 274 374 C268 362 254 358 240 360Z")
    mouth(c, TANNED, "skin3", y=374, w=22, full=0.7, smile=3, upper="skin4")
    c.path("ink2", "M226 394 L254 394 L250 412 L230 412Z")
    c.path("ink1", "M236 349 C222 342 204 350 198 366 C196 374 195 380 196 386 C204 368 218 358 236 356Z")
    # Black hair, combed back.
    c.path("ink2", "M144 296 C124 240 128 168 164 132 C190 106 230 104 252 106 C304 106 342 140 348 192 C352 232 346 268 336 296 L328 294 C330 258 324 222 310 200 C292 178 266 168 240 168 C214 168 188 178 170 200 C156 222 150 258 152 294Z")
    c.path("ink1", "M138 238 C132 184 160 138 222 118 C194 136 176 162 170 192 C154 206 142 224 138 238Z M232 122 C208 134 190 154 184 178 C202 164 222 160 242 160 C248 146 244 130 232 122Z")
    c.path("ink0", "M148 206 C152 174 172 148 204 132 C184 152 170 170 164 194 C158 204 150 212 148 206Z")
    c.path("ink3", "M286 114 C328 128 350 164 349 206 C350 240 344 270 336 296 L328 294 C330 258 324 222 310 200 C300 186 288 178 276 174 C292 156 296 134 286 114Z")
    return c


def raymus():
    c = Canvas()
    c.ground("alderaan0", "steel0")
    # The uniform of Alderaan's consular guard.
    shoulders(c, ("blue0", "blue1", "blue2"))
    c.sym("brown2", "M240 120 C306 118 342 156 342 220 C342 262 338 290 332 312 L240 312")
    neck(c, FAIR, 56)
    c.sym("ink1", "M240 476 C270 470 292 450 298 424 L326 444 C330 496 318 570 296 640 L240 640")
    c.path("ink0", "M182 424 L154 444 C150 496 162 570 184 640 L206 640 C182 570 172 510 184 452Z")
    c.path("ink2", "M298 424 L326 444 C330 496 318 570 296 640 L262 640 C290 570 300 500 290 444Z")
    c.path("steel2", "M182 424 C188 450 210 470 240 476 C270 470 292 450 298 424 L306 430 C302 462 276 486 240 492 C204 486 178 462 174 430Z")
    c.rect("steel2", 268, 544, 44, 28, 4)
    for i, tone in enumerate(("red1", "red1", "blue0", "gold1", "gold1", "blue0")):
        c.rect(tone, 273 + i % 3 * 12, 548 + i // 3 * 11, 9, 8, 1)
    c.rect("ink3", 238, 492, 4, 148)
    ears(c, FAIR)
    head(c, FAIR, MALE)
    eyes(c, FAIR, "brown1", lash="brown3", open=0.88, r=9.4)
    brows(c, "brown2", thick=10, arch=4)
    nose(c, FAIR, 19, 328)
    mouth(c, FAIR, "skin2", y=368, w=25, full=0.75, smile=1, upper="skin3")
    lines(c, "skin2", 0.8)
    c.path("skin3", "M226 388 C234 392 248 392 256 387 C252 396 230 397 226 388Z", 0.5)
    # Brown hair with side whiskers, parted on his left.
    c.path("brown1", "M142 306 C128 260 120 196 148 152 C168 116 212 104 250 106 C306 106 346 136 350 192 C354 236 348 274 338 306 L328 306 C330 262 326 232 314 206 C302 190 290 178 280 164 C258 186 214 188 186 200 C166 212 154 250 152 306Z")
    c.path("brown0", "M138 232 C132 186 156 142 216 120 C188 138 174 160 170 190 C190 160 226 142 266 138 C244 158 212 170 188 186 C168 198 156 222 150 252 C142 252 138 244 138 232Z")
    c.path("brown2", "M280 164 C288 150 292 132 286 114 C330 126 350 164 350 206 C352 244 346 276 338 306 L328 306 C330 262 326 232 314 206 C302 190 290 178 280 164Z")
    return c


PEOPLE = {"60": typho, "61": corde, "62": cliegg, "66": dorme, "68": bail, "81": raymus}

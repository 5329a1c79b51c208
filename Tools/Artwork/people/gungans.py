"""The Gungans: Jar Jar Binks and Roos Tarpals, who share their anatomy, and Rugor Nass, of the other kind."""

from kit import *



def ears_and_neck(c, light, tone, shade, deep):
    # Long ears hang behind the shoulders.
    for put, lit, plain, dark in ((str, light, tone, shade), (mirror, tone, shade, deep)):
        c.path(plain, put("M196 214 C150 220 120 270 106 340 C92 420 60 500 56 560 C56 590 84 598 104 576 C140 530 160 440 172 380Z"))
        c.path(lit, put("M186 224 C150 240 126 284 114 344 C100 420 68 500 64 556 C64 566 68 574 74 578 C76 520 116 440 130 360 C140 300 160 254 190 234Z"))
        c.path(dark, put("M100 440 C110 432 120 440 116 456 C108 470 96 462 100 440Z M84 506 C96 496 106 508 98 524 C88 536 78 526 84 506Z M122 376 C132 370 140 378 136 392 C128 402 118 394 122 376Z M112 530 C120 524 126 532 120 544 C114 552 106 544 112 530Z M134 420 C140 414 146 420 142 432 C138 440 130 434 134 420Z"), 0.75)
    # Neck and vest.
    c.path(tone, "M198 350 L282 350 L296 470 L300 520 L180 520 L184 470Z")
    c.path("linen1", "M214 400 L262 400 L272 540 L206 540Z")
    c.path("linen2", "M246 400 L262 400 L272 540 L240 540Z")
    c.path(shade, "M198 400 C224 426 262 424 282 396 L296 470 L300 520 L270 520 C280 470 262 432 198 400Z", 0.8)


def otolla(c, light, tone, shade, deep, lid):
    """The head with its bill and stalks; `lid` is how far the eyelids hang."""
    # The head: narrow skull, then the bill.
    c.sym(tone, "M240 196 C284 196 306 222 308 262 C308 292 320 306 340 320 C366 338 372 366 350 384 C320 406 280 412 240 412")
    c.path(shade, "M280 206 C300 218 308 240 308 262 C308 292 320 306 340 320 C366 338 372 366 350 384 C320 406 280 412 244 412 C310 390 300 280 280 206Z")
    c.path(light, "M176 262 C178 232 192 210 222 202 C208 220 202 244 200 268 C196 292 176 306 152 322 C166 300 176 290 176 262Z")
    # Pale cheeks and the dark stripe down the middle.
    c.path(shade, "M224 200 C232 196 248 196 256 200 C250 230 252 262 258 290 C252 298 228 298 222 290 C228 262 230 230 224 200Z", 0.75)
    c.path(deep, "M206 210 C212 206 218 210 216 220 C210 226 202 220 206 210Z M272 210 C278 206 284 212 280 222 C274 226 268 218 272 210Z M196 240 C202 236 206 242 202 252 C196 256 192 248 196 240Z M284 240 C290 236 294 244 290 254 C284 256 280 248 284 240Z", 0.7)
    # The bill: upper lip over lower.
    c.path("linen1", "M128 356 C150 376 196 384 240 384 C284 384 330 376 352 356 C356 392 300 416 240 416 C180 416 124 392 128 356Z")
    c.path("linen2", "M270 383 C304 380 336 372 352 356 C356 392 300 416 246 416 C290 408 300 396 270 383Z")
    c.path(deep, "M118 350 C150 372 196 378 240 378 C284 378 330 372 362 350 C352 380 300 394 240 394 C180 394 128 380 118 350Z")
    c.path("linen0", "M158 374 C182 382 212 385 240 385 C268 385 298 382 322 374 C304 388 270 391 240 391 C210 391 176 388 158 374Z")
    c.path(tone, "M240 290 C290 290 330 314 364 340 C368 348 366 354 358 358 C328 376 284 382 240 382 C196 382 152 376 122 358 C114 354 112 348 116 340 C150 314 190 290 240 290Z")
    c.path(shade, "M276 296 C310 306 340 322 364 340 C368 348 366 354 358 358 C328 376 284 382 246 382 C310 370 320 330 276 296Z")
    c.path(light, "M120 342 C148 318 184 298 226 293 C196 306 172 322 160 344 C146 352 124 354 120 342Z")
    c.both(deep, "M204 318 C212 310 224 314 226 326 C216 330 206 328 204 318Z")
    c.path(deep, "M176 336 C182 330 190 336 186 344 C180 348 174 344 176 336Z M160 350 C166 346 172 350 168 356 C162 360 158 356 160 350Z M310 334 C316 330 322 336 318 342 C312 346 308 340 310 334Z M292 350 C298 346 304 350 300 356 C294 360 290 356 292 350Z M216 352 C222 348 228 352 224 358 C218 362 214 358 216 352Z", 0.55)
    # Eyes on stalks above the skull.
    for x, lit, plain, dark in ((190, light, tone, shade), (290, tone, shade, deep)):
        s = -1 if x < 240 else 1
        c.path(plain, f"M{x-s*26} 262 C{x-s*30} 220 {x-s*34} 190 {x-s*26} 170 L{x+s*30} 168 C{x+s*32} 200 {x+s*14} 230 {x+s*2} 262Z")
        c.circle(dark, x + 3, 162, 43)
        c.circle(plain, x, 160, 42)
        c.path(lit, f"M{x-41} 160 C{x-41} 134 {x-22} 118 {x} 118 C{x-16} 126 {x-28} 142 {x-30} 164 C{x-34} 168 {x-40} 166 {x-41} 160Z")
        c.circle("gold1", x, 164, 30)
        c.circle("orange1", x, 164, 21)
        c.circle("gold1", x, 164, 18)
        c.ellipse("ink3", x, 164, 15, 9)
        c.circle("linen0", x - 9, 155, 5)
        # Heavy lids.
        c.path(plain, f"M{x-33} 160 C{x-30} 132 {x-14} 126 {x} 126 C{x+16} 126 {x+30} 134 {x+33} 160 C{x+16} {lid} {x-16} {lid} {x-33} 160Z")
        c.path(dark, f"M{x-33} 160 C{x-16} {lid} {x+16} {lid} {x+33} 160 C{x+16} {lid+5} {x-16} {lid+5} {x-33} 160Z")


def jarjar():
    c = Canvas()
    c.ground("naboo1", "naboo0")
    skin = ("tatooine1", "tatooine2", "tatooine3", "brown1")
    ears_and_neck(c, *skin)
    shoulders(c, ("brown0", "brown1", "brown2"), top=478, neck=64, wide=196, y=532)
    c.path("linen1", "M206 470 L272 470 C280 530 276 590 268 640 L208 640 C200 590 198 530 206 470Z")
    c.path("linen2", "M246 470 L272 470 C280 530 276 590 268 640 L240 640Z")
    c.path("linen3", "M206 520 C226 530 254 530 276 520 L276 526 C254 537 226 537 205 526Z M204 566 C226 576 254 576 275 566 L274 572 C254 583 226 583 205 572Z", 0.8)
    c.path("brown0", "M180 466 C166 480 160 500 170 540 C178 580 186 612 190 640 L212 640 C202 580 198 520 206 470Z")
    c.path("brown2", "M300 466 C314 480 320 500 310 540 C302 580 294 612 290 640 L268 640 C276 580 280 520 272 470Z")
    otolla(c, *skin, lid=146)
    return c


def tarpals():
    c = Canvas()
    c.ground("naboo1", "naboo0")
    skin = ("steel1", "steel2", "steel3", "ink0")
    ears_and_neck(c, *skin)
    # A captain's harness over a high leather collar.
    shoulders(c, ("sand1", "sand2", "brown0"), top=470, neck=70, wide=214, y=524)
    c.sym("brown1", "M240 486 L312 466 C330 510 330 590 324 640 L240 640")
    c.path("brown2", "M312 466 C330 510 330 590 324 640 L258 640 C292 590 308 520 312 466Z")
    c.path("brown0", "M168 466 C150 510 150 590 156 640 L172 640 C168 590 170 520 182 470Z")
    c.path("brown2", "M174 440 C192 470 288 470 306 440 L318 476 C290 506 190 506 162 476Z")
    c.path("brown0", "M174 440 C186 460 214 466 240 466 L240 498 C206 498 178 492 162 476Z")
    c.path("gold2", "M240 520 L270 536 L262 580 L240 596 L218 580 L210 536Z")
    c.path("gold1", "M240 520 L210 536 L218 580 L240 596Z")
    c.circle("jade2", 240, 556, 12)
    c.circle("jade0", 237, 553, 5)
    otolla(c, *skin, lid=162)
    # Barbels of an older Gungan.
    c.path("steel2", "M150 378 C140 400 138 430 146 460 C152 436 156 412 166 388Z M176 388 C170 410 170 436 178 458 C182 436 184 414 192 394Z")
    c.path("steel3", "M330 378 C340 400 342 430 334 460 C328 436 324 412 314 388Z M304 388 C310 410 310 436 302 458 C298 436 296 414 288 394Z")
    # A cap of leather between the stalks, strapped under the bill.
    c.path("brown1", "M176 230 C190 196 214 176 240 176 C266 176 290 196 304 230 C284 220 262 216 240 216 C218 216 196 220 176 230Z")
    c.path("brown2", "M262 182 C282 192 296 210 304 230 C290 223 276 219 260 217Z")
    c.path("brown0", "M182 220 C194 198 212 184 232 180 C220 194 212 206 210 216 C198 218 190 220 182 224Z")
    c.circle("gold1", 240, 198, 8)
    c.path("brown2", "M176 230 C168 262 160 300 140 326 L150 330 C168 304 176 262 184 228Z M304 230 C312 262 320 300 340 326 L330 330 C312 304 304 262 296 228Z")
    return c


def nass():
    c = Canvas()
    c.ground("naboo1", "naboo0", r=206)
    # A great coat, its collar like leaves, over a green robe.
    shoulders(c, ("brown0", "brown1", "brown2"), top=420, neck=110, y=480)
    c.path("jade1", "M140 440 C110 500 110 580 120 640 L360 640 C370 580 370 500 340 440 L240 520Z")
    c.path("jade2", "M340 440 C370 500 370 580 360 640 L262 640 C300 580 330 510 340 440Z")
    c.path("jade0", "M140 440 C110 500 110 580 120 640 L144 640 C140 570 146 500 164 456Z")
    # Trim along the coat, and the seal of the boss.
    c.path("gold1", "M140 440 C110 500 110 580 120 640 L138 640 C132 580 134 510 158 452Z")
    c.path("gold2", "M340 440 C370 500 370 580 360 640 L342 640 C348 580 346 510 322 452Z")
    c.circle("gold3", 242, 566, 46)
    c.circle("gold1", 239, 563, 45)
    c.circle("gold2", 240, 564, 34)
    c.circle("red2", 240, 564, 24)
    c.circle("red1", 236, 559, 15)
    c.path("gold0", "M196 556 C200 532 220 520 240 520 C220 528 206 540 204 562 C200 566 196 562 196 556Z")
    for put, light, tone in ((str, "olive1", "olive2"), (mirror, "olive2", "olive3")):
        c.path(tone, put("M132 400 C76 410 36 440 20 490 C52 486 84 490 104 510 C104 470 120 430 148 416Z"))
        c.path(light, put("M132 400 C76 410 36 440 20 490 C50 456 90 434 140 420Z"))
    # Short ears hang like lobes beside the jaw.
    for put, light, tone, dark in ((str, "moss0", "moss1", "moss2"), (mirror, "moss1", "moss2", "moss3")):
        c.path(tone, put("M136 210 C92 230 70 290 64 356 C62 396 76 426 98 428 C120 424 128 380 140 330Z"))
        c.path(light, put("M130 222 C96 244 78 300 72 356 C70 380 74 400 82 412 C88 360 100 290 134 240Z"), 0.8)
        c.path(dark, put("M84 340 C92 332 100 340 96 354 C90 364 80 354 84 340Z M98 384 C106 378 112 386 108 396 C102 404 94 396 98 384Z M104 290 C112 284 118 292 114 302 C108 310 100 302 104 290Z"), 0.7)
    # The head: a broad wedge with heavy jowls.
    c.sym("moss1", "M240 144 C300 144 334 180 340 240 C350 290 386 320 384 372 C380 432 310 456 240 456")
    c.path("moss2", "M292 156 C322 174 336 204 340 240 C350 290 386 320 384 372 C380 432 310 456 250 456 C330 420 330 260 292 156Z")
    c.path("moss0", "M146 236 C150 196 178 162 222 152 C200 174 186 204 184 240 C176 276 140 300 118 330 C122 296 140 272 146 236Z", 0.8)
    c.path("bog1", "M206 160 C228 152 252 152 274 160 C262 200 260 240 266 280 C250 292 230 292 214 280 C220 240 218 200 206 160Z", 0.7)
    c.path("moss3", "M212 178 C230 172 250 172 268 178 C250 182 230 182 212 178Z M214 204 C230 198 250 198 266 204 C250 208 230 208 214 204Z M216 230 C230 224 250 224 264 230 C250 234 230 234 216 230Z", 0.9)
    # Hooded eyes high on the head.
    for put, light, tone, x in ((str, "moss0", "moss1", 176), (mirror, "moss1", "moss2", 304)):
        c.circle("moss2" if x < 240 else "moss3", x + 3, 224, 42)
        c.circle(tone, x, 222, 41)
        c.circle("moss3", x, 228, 31)
        c.circle("orange1", x, 229, 28)
        c.circle("gold1", x, 230, 20)
        c.ellipse("ink3", x, 231, 15, 8)
        c.circle("linen0", x - 8, 224, 4)
        c.path(light, put("M134 226 C134 196 152 180 178 180 C204 182 218 200 218 230 C196 214 160 212 140 232Z"))
        c.path("moss3", put("M138 236 C158 212 196 212 218 232 C196 220 160 220 140 242Z"), 0.7)
        c.path("moss2", put("M140 254 C156 276 200 276 214 252 C210 288 146 290 140 254Z"), 0.8)
    c.both("moss3", "M214 300 C220 290 232 292 234 304 C226 310 218 308 214 300Z")
    # A wide, loose mouth.
    c.path("moss3", "M108 344 C150 330 196 326 240 328 C284 326 330 330 372 344 C366 390 306 408 240 408 C174 408 114 390 108 344Z")
    c.path("salmon3", "M170 372 C206 360 274 360 310 372 C290 386 266 390 240 390 C214 390 190 386 170 372Z")
    c.path("moss1", "M98 350 C120 314 190 296 240 306 C290 296 360 314 382 350 C340 340 286 342 240 344 C194 342 140 340 98 350Z")
    c.path("moss2", "M268 304 C314 306 364 322 382 350 C340 340 290 342 250 344 C286 338 290 318 268 304Z")
    c.path("moss0", "M110 342 C134 316 184 304 222 306 C184 314 160 326 148 338 C134 340 122 342 110 342Z", 0.8)
    c.path("moss1", "M108 350 C150 372 196 378 240 378 C284 378 330 372 372 350 C372 414 306 432 240 432 C174 432 108 414 108 350Z")
    c.path("moss2", "M372 350 C372 414 306 432 246 432 C300 420 318 402 324 372 C342 368 358 360 372 350Z")
    c.path("moss0", "M118 368 C154 384 196 388 232 388 C206 404 140 402 118 368Z", 0.8)
    c.path("moss3", "M150 436 C196 448 284 448 330 436 C300 456 180 456 150 436Z", 0.6)
    return c


PEOPLE = {"36": jarjar, "37": tarpals, "38": nass}

"""What stands where a record has no picture: a quiet outline of its kind on the card colour, light and dark."""

LIGHT = {"card": "#FFFFFF", "disc": "#F7F6F3", "line": "#CFCABD"}
DARK = {"card": "#1D2027", "disc": "#242831", "line": "#464C58"}

PERSON = (480, 640, (240, 262, 196), [
    "M240 130C304 130 338 174 338 240C338 330 296 412 240 412C184 412 142 330 142 240C142 174 176 130 240 130Z",
    "M188 390C188 470 92 464 48 516C30 540 22 590 20 640M292 390C292 470 388 464 432 516C450 540 458 590 460 640",
])

# A frame of a film, between those before and after it.
FILM = (480, 640, (240, 320, 196), [
    "M100 0L100 640M380 0L380 640",
    "M148 220L332 220L332 420L148 420ZM148 0L148 172L332 172L332 0M148 640L148 468L332 468L332 640",
    "".join(f"M{x} {y}L{x + 16} {y}L{x + 16} {y + 24}L{x} {y + 24}Z" for x in (116, 348) for y in range(28, 640, 80)),
])

# A globe with a meridian and parallels, aslant.
PLANET = (480, 480, (240, 240, 196), [
    "M240 92C322 92 388 158 388 240C388 322 322 388 240 388C158 388 92 322 92 240C92 158 158 92 240 92Z",
    "M314 112C262 130 200 206 178 270C164 314 162 352 166 368M314 112C330 128 330 200 302 262C272 330 206 378 166 368",
    "M112 166C176 144 296 196 362 322M186 102C242 104 344 148 387 226M93 254C152 238 232 274 304 374",
])

# A head with long ears and a pointed chin: nobody's in particular.
SPECIES = (480, 640, (240, 262, 196), [
    "M240 152C300 152 334 190 334 244C334 316 278 408 240 408C202 408 146 316 146 244C146 190 180 152 240 152Z",
    "M147 236C110 214 74 172 52 122C98 130 142 154 172 182M333 236C370 214 406 172 428 122C382 130 338 154 308 182",
    "M204 390C204 486 104 458 60 516C42 540 34 590 32 640M276 390C276 486 376 458 420 516C438 540 446 590 448 640",
])

# A ship with a fin and an engine, upward to the right.
STARSHIP = (640, 480, (320, 240, 196), [
    "M514 148C456 152 398 176 344 222L232 318L276 362L390 270C450 220 500 190 514 148Z",
    "M344 222L246 204L174 276L268 287M338 312L346 392L290 398L276 362M222 332L184 362M238 348L196 382M254 364L222 390",
    "M408 196C424 198 436 210 438 228",
])

# A craft with a canopy, low above the ground.
VEHICLE = (640, 480, (320, 240, 196), [
    "M120 270C176 226 286 214 372 220L520 236L540 276C520 300 470 312 400 314L176 314C142 312 122 296 120 270Z",
    "M246 224C262 172 300 158 338 162C370 166 392 188 400 222M316 162L316 218",
    "M432 314L432 288L500 288M176 314L150 336L230 336L244 314M84 386L556 386M220 412L420 412",
])


def outline(shape, card, disc, line):
    width, height, (x, y, radius), paths = shape
    stroke = f'fill="none" stroke="{line}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<rect fill="{card}" width="{width}" height="{height}"/>\n<circle fill="{disc}" cx="{x}" cy="{y}" r="{radius}"/>\n'
        + "".join(f'<path {stroke} d="{path}"/>\n' for path in paths)
        + "</svg>\n"
    )


# By the folder of the kind; people have none.
PLACEHOLDERS = {
    "": PERSON,
    "Films": FILM,
    "Planets": PLANET,
    "Species": SPECIES,
    "Starships": STARSHIP,
    "Vehicles": VEHICLE,
}

"""Kinds of worlds: oceans and continents, deserts, ice, cities, gas, lava and swamps, by a few numbers each."""

import math

from .globe import Globe
from .light import SUN
from .rounds import MIDDLE, RADIUS
from .sphere import level_for, smooth

SEA = ("blue4", "sea2", "sea1")
GREEN = ("leaf1", "leaf0", "moss0")


def finish(g, rim="ice0", night=1.0, shine=True, **sky):
    if shine:
        g.shine()
    g.night(night)
    g.sky(rim, **sky)
    return g


def living(uid, land, sea=SEA, tones=GREEN, tilt=12, scale=1.5, warp=0.4, ice=(0.08, 0.05), cloud=0.2, peaks=None,
           cloudy=(2.2, 1.0, 1.8), rim="ice0", towns=0, dry=None, opacity=0.82, octaves=3, finished=True):
    """Seas with shallows, and land in three heights. `land` is its share of the disc."""
    g = Globe(uid, tilt)
    field = g.field(scale, octaves, warp=warp)
    deep, sea_tone, shallow = sea
    g.all(deep)
    g.layer(sea_tone, field, min(0.97, land + 0.30), least=150)
    g.layer(shallow, field, min(0.94, land + 0.09))
    g.layer(tones[0], field, land)
    g.layer(tones[1], field, land * 0.66)
    if dry:
        other = g.field(scale * 1.3, 3)
        shore = level_for(field, land * 0.86)
        g.layer(dry, [min(a - shore, b - 0.02) for a, b in zip(field, other)], level=0.0)
    g.layer(tones[2], field, land * 0.30)
    if peaks:
        g.layer(peaks, field, land * 0.11, least=25)
    north, south = ice
    if north:
        g.cap("ice0", north)
        g.cap("steel0", north * 0.7)
    if south:
        g.cap("ice0", south, south=True)
    if cloud:
        stretch, bend, size = cloudy
        g.clouds(cloud, opacity=opacity, stretch=stretch, warp=bend, scale=size)
    if finished:
        finish(g, rim)
        if towns:
            g.lights(towns, field=field, level=level_for(field, land))
    return g


def desert(uid, tones, tilt=12, scale=1.3, stretch=2.2, warp=1.0, seas=0.0, water="sea1", canyons=None, craters=0,
           dust=None, ice=0.0, cloud=0.0, rim="sand0", shares=(0.68, 0.40, 0.18), width=0.075, towns=0, green=None,
           finished=True):
    """Ground in four tones, drawn out by the wind; canyons are veins, seas the lowest places."""
    g = Globe(uid, tilt)
    field = g.field(scale, 3, stretch, warp)
    g.all(tones[0])
    for tone, share in zip(tones[1:], shares):
        g.layer(tone, field, share)
    if green:
        patch = g.field(scale * 1.6, 4)
        g.layer(green[0], patch, green[1])
    if seas:
        low = [-f for f in g.field(scale * 0.9, 4)]
        g.layer("ink1", low, seas * 1.12, opacity=0.25)
        g.layer(water, low, seas)
    if canyons:
        veins = g.field(scale * 1.25, 3, 1.3, 0.7, ridge=True)
        g.layer(canyons, veins, width)
    if craters:
        g.craters(craters, (0.03, 0.11), tones[1], tones[0], tones[-1])
    if ice:
        g.cap("ice0", ice)
    if dust:
        g.clouds(0.16, dust, 0.45, stretch=3.2, warp=0.8, octaves=3)
    if cloud:
        g.clouds(cloud, opacity=0.7, stretch=2.6)
    if finished:
        finish(g, rim)
        if towns:
            g.lights(towns)
    return g


def frozen(uid, tones=("ice1", "ice0", "steel0"), tilt=12, scale=1.6, cracks="ice2", width=0.06, warp=0.5, open_sea=0.0,
           rock=None, rim="ice0", cloud=0.0, finished=True):
    """Ice in three tones, with crevasses; open water or rock where it is thin."""
    g = Globe(uid, tilt)
    field = g.field(scale, 3, 1.3, warp)
    g.all(tones[0])
    g.layer(tones[1], field, 0.72)
    g.layer(tones[2], field, 0.42)
    if open_sea:
        low = [-f for f in field]
        g.layer("sea2", low, open_sea)
        g.layer("blue4", low, open_sea * 0.5)
    if rock:
        heights = g.field(scale * 1.8, 4, ridge=True)
        g.layer(rock[0], heights, rock[1])
        g.layer(rock[2], heights, rock[1] * 0.4, least=20)
    if cracks:
        g.layer(cracks, g.field(scale * 1.1, 3, 1.0, 0.6, ridge=True), width, opacity=0.8)
    if cloud:
        g.clouds(cloud, opacity=0.7)
    return finish(g, rim) if finished else g


def molten(uid, crust=("ink3", "ink2", "clay3"), tilt=12, scale=1.5, glow=0.10, warp=0.8, lakes=0.05, rim="red0",
           smoke=None, ash=0.0, finished=True):
    """A dark crust, split by rivers of lava in three heats; they glow at night, so they come after it."""
    g = Globe(uid, tilt)
    field = g.field(scale * 1.1, 4, 1.2, 0.4)
    g.all(crust[0])
    g.layer(crust[1], field, 0.62)
    g.layer(crust[2], field, 0.26)
    if smoke:
        g.clouds(0.14, smoke, 0.5, octaves=3)
    g.night(0.8)
    veins = g.field(scale, 3, 1.0, warp, ridge=True)
    pools = g.field(scale * 1.2, 3)
    hot = [max(v * 1.0, (p - 0.52) * 0.5) if lakes else v for v, p in zip(veins, pools)]
    g.layer("clay2", hot, glow * 1.75)
    g.layer("red0", hot, glow)
    g.layer("orange0", hot, glow * 0.55, least=20)
    g.layer("gold1", hot, glow * 0.20, least=12)
    if not finished:
        return g
    g.sky(rim, 0.4)
    return g


def city(uid, tones=("ink1", "steel3", "linen3"), tilt=16, hubs=7, count=150, rim="orange0", glow="gold0", cloud=0.0,
         ground=0.45, links=True, sizes=(0.10, 0.30)):
    """Streets in rings round hubs, and the lights of the night."""
    g = Globe(uid, tilt)
    g.all(tones[0])
    field = g.field(1.8, 3, 1.4)
    g.layer(tones[1], field, ground)
    g.layer(tones[2], field, ground * 0.25, opacity=0.7)
    centres = g.spots(hubs, sizes, 0.88, 0.9)
    if links:
        # Avenues from hub to hub, and rings round each.
        lines = []
        for i, (x, y, _) in enumerate(centres):
            for a, b, _ in sorted(centres[i + 1 :], key=lambda s: math.hypot(s[0] - x, s[1] - y))[:3]:
                lines.append(street(g, (x, y), (a, b)))
        g.line(tones[2], "".join(lines), 1.6, 0.75)
        g.line(tones[2], "".join(g.ellipse_at(x, y, s * k) for x, y, s in centres for k in (1.0, 0.72, 0.3)), 2, 0.85)
        g.path(tones[2], "".join(g.ellipse_at(x, y, s * 0.5) for x, y, s in centres), 0.4)
    g.path(glow, "".join(g.ellipse_at(x, y, 0.022) for x, y, _ in centres), 0.9)
    if cloud:
        g.clouds(cloud, "linen1", 0.4, stretch=3)
    g.shine(opacity=0.10)
    g.night(1.0)
    if links:
        late = [p for p in centres if sum(a * b for a, b in zip(g.place(p[0], p[1]), SUN)) < 0.25]
        g.line(glow, "".join(g.ellipse_at(x, y, s * k) for x, y, s in late for k in (1.0, 0.6)), 1.6, 0.8)
    g.lights(count, glow)
    g.lights(count // 4, "linen0", size=(2, 3))
    g.sky(rim)
    return g


def street(g, start, end):
    """A great circle between two points of the disc, as one curve."""
    a, b = g.place(*start), g.place(*end)
    middle = [x + y for x, y in zip(a, b)]
    n = math.sqrt(sum(x * x for x in middle)) or 1
    px, py = (round(MIDDLE + RADIUS * (2 * m / n - (p + q) / 2)) for m, p, q in zip(middle[:2], a, b))
    x0, y0, x1, y1 = (round(MIDDLE + RADIUS * v) for v in (*start, *end))
    return f"M{x0} {y0}Q{px} {py} {x1} {y1}"


def gas(uid, colours, tilt=10, wave=0.05, scale=1.6, edges=None, eyes=(), rim="skin0", haze=None, finished=True):
    """Belts of cloud, and storms as ovals."""
    g = Globe(uid, tilt, 6)
    g.bands(colours, wave, scale, edges)
    if haze:
        g.clouds(haze[1], haze[0], 0.5, scale=1.8, stretch=5, warp=0.9, octaves=3)
    for x, y, size, outer, inner in eyes:
        for tone, grow in ((outer, 1.0), (inner, 0.62)):
            points = g.disc(x, y, size * grow, 14)
            cx, cy = MIDDLE + RADIUS * x, MIDDLE + RADIUS * y
            a = math.radians(tilt)
            flat = []
            for px, py in points:
                dx, dy = px - cx, py - cy
                along, across = dx * math.cos(a) + dy * math.sin(a), (dy * math.cos(a) - dx * math.sin(a)) * 0.55
                flat.append((cx + along * math.cos(a) - across * math.sin(a), cy + along * math.sin(a) + across * math.cos(a)))
            g.path(tone, smooth(flat))
    return finish(g, rim) if finished else g


def veiled(uid, tones, tilt=12, scale=1.4, stretch=2.6, warp=1.4, shares=(0.66, 0.38, 0.16), rim="ice0", night=1.0, opacity=None,
           finished=True, octaves=3):
    """All cloud: four tones of weather and no ground."""
    g = Globe(uid, tilt)
    field = g.field(scale, octaves, stretch, warp)
    g.all(tones[0])
    for tone, share in zip(tones[1:], shares):
        g.layer(tone, field, share, opacity=opacity)
    return finish(g, rim, night) if finished else g

"""What a craft is seen against: space with a few stars and the limb of a world, or the land of its world."""

from random import Random

from kit import PALETTE, Canvas, number

WIDTH, HEIGHT = 640, 480


def gradient(c, name, *stops):
    """A gradient from the top down; evenly spread stops."""
    last = len(stops) - 1
    c.defs.append(
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
        + "".join(f'<stop offset="{number(i / last)}" stop-color="{PALETTE[s]}"/>' for i, s in enumerate(stops))
        + "</linearGradient>"
    )
    return f"url(#{name})"


def space(seed, top="night2", low="night0", world=None, x=470, y=640, r=330, shade=None):
    """Night with stars; `world` is the colour of a planet that rises into the picture."""
    c = Canvas(WIDTH, HEIGHT)
    c.rect(gradient(c, "s", top, low), 0, 0, WIDTH, HEIGHT)
    dice = Random(seed)
    for _ in range(24):
        c.circle("steel0", dice.uniform(8, 632), dice.uniform(8, 440), dice.choice((0.8, 1, 1.4, 1.9)), dice.choice((0.4, 0.6, 0.9)))
    if world:
        # Three tones with a sharp turn, the light from the upper left.
        one, two = PALETTE[world], PALETTE[shade or world]
        mean = "#" + "".join(f"{(int(one[i : i + 2], 16) + int(two[i : i + 2], 16)) // 2:02X}" for i in (1, 3, 5))
        stops = ((0, one), (0.62, one), (0.625, mean), (0.76, mean), (0.765, two), (1, two))
        c.defs.append(
            '<radialGradient id="w" cx="0.28" cy="-0.08" r="0.72">'
            + "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in stops)
            + "</radialGradient>"
        )
        c.circle(world, x, y, r + 9, 0.2)
        c.items.append(f'<circle fill="url(#w)" cx="{x}" cy="{y}" r="{r}"/>')
    return c


def clouds(c, colour, seed, low=90, high=400, count=5, opacity=0.55):
    """Long flat banks with round heads."""
    dice = Random(seed)
    for i in range(count):
        x, y, w = dice.uniform(-40, 560), low + (high - low) * i / max(1, count - 1), dice.uniform(150, 300)
        h = dice.uniform(12, 22)
        c.rect(colour, x, y, w, h, h / 2, opacity)
        c.rect(colour, x + w * 0.22, y - h * 0.62, w * 0.5, h * 1.2, h * 0.6, opacity)


def sky(*tones, bank=None, seed=1, **how):
    c = Canvas(WIDTH, HEIGHT)
    c.rect(gradient(c, "s", *tones), 0, 0, WIDTH, HEIGHT)
    if bank:
        clouds(c, bank, seed, **how)
    return c


def land(tones, ground, near=None, horizon=330, far=None, hills=None, sun=None, wave=10):
    """A sky over a plain; `hills` are the heights of a far ridge, from the left edge to the right."""
    c = sky(*tones)
    if sun:
        for i, (x, y, r) in enumerate(sun[1:]):
            c.circle(sun[0], x, y, r * 1.5, 0.25)
            c.circle(sun[0], x, y, r)
    if hills:
        step = WIDTH / (len(hills) - 1)
        d = f"M0 {horizon + 6}L" + " ".join(f"{i * step} {horizon - h}" for i, h in enumerate(hills)) + f" {WIDTH} {horizon + 6}Z"
        c.path(far, d)
    c.path(ground, f"M0 {horizon} C160 {horizon - wave} 260 {horizon + wave} 400 {horizon} C500 {horizon - wave} 580 {horizon} 640 {horizon + 2} L640 480 L0 480Z")
    if near:
        c.path(near, f"M0 {horizon + 62} C140 {horizon + 36} 300 {horizon + 84} 430 {horizon + 58} C520 {horizon + 40} 590 {horizon + 50} 640 {horizon + 44} L640 480 L0 480Z")
    return c


def wood(c, colour, places, low=340):
    """Trunks: (x, width) pairs that widen to the ground."""
    for x, w in places:
        c.path(colour, f"M{x} 0 L{x + w} 0 L{x + w * 1.05} {low - 60} Q{x + w * 1.1} {low - 10} {x + w * 1.5} {low + 12} L{x - w * 0.5} {low + 12} Q{x - w * 0.1} {low - 10} {x - w * 0.05} {low - 60}Z")


def towers(c, colour, seed, base=480, low=60, high=240, opacity=None):
    """The skyline of a city without end."""
    dice = Random(seed)
    x, d = -10.0, f"M-10 {base}"
    while x < 650:
        w, h = dice.uniform(18, 52), dice.uniform(low, high)
        top = base - h
        if dice.random() < 0.35:
            d += f" L{number(x)} {number(top + 16)} L{number(x + w / 2)} {number(top - 26)} L{number(x + w)} {number(top + 16)}"
        else:
            d += f" L{number(x)} {number(top)} L{number(x + w)} {number(top)}"
        x += w
    c.path(colour, d + f" L{number(x)} {base}Z", opacity)


def shadow(c, x, y, rx, ry, opacity=0.3):
    c.ellipse("ink3", x, y, rx, ry, opacity)

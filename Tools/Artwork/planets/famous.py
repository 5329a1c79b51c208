"""The worlds the films show: each as it looks from orbit there."""

import math

from .globe import Globe
from .kinds import city, desert, finish, frozen, gas, living, molten
from .rounds import MIDDLE, RADIUS, beside, dots
from .sphere import polygon, smooth


def tatooine():
    g = desert(1, ("clay1", "clay0", "sand1", "sand0"), tilt=20, scale=1.1, stretch=2.6, warp=1.3,
               shares=(0.86, 0.60, 0.24), canyons="clay1", width=0.025, dust="linen0", finished=False)
    finish(g, "sand0", 0.95)
    # The two suns.
    for x, y, r, tone in ((52, 62, 17, "gold1"), (92, 34, 11, "orange0")):
        g.circle(tone, x, y, r * 2.1, 0.12)
        g.circle(tone, x, y, r * 1.5, 0.22)
        g.circle(tone, x, y, r)
        g.circle("linen0", x - r * 0.15, y - r * 0.15, r * 0.6, 0.8)
    return g


def alderaan():
    g = living(2, 0.50, tones=("leaf1", "leaf0", "linen2"), sea=("blue4", "sea2", "sea0"), tilt=18, scale=1.3, peaks="steel0",
               cloud=0.30, ice=(0.10, 0.06), cloudy=(2.4, 1.3, 1.6), finished=False)
    finish(g, "steel0", glow=0.4)
    g.moon(428, 74, 13, "steel1", "steel3", "steel2")
    return g


def yavin():
    g = living(3, 0.84, tones=("leaf2", "leaf1", "leaf0"), sea=("blue4", "sea2", "sea1"), tilt=8, scale=1.7, ice=(0, 0),
               cloud=0.16, cloudy=(1.8, 1.2, 2.0), finished=False)
    finish(g, "moss0")
    # The giant it goes round fills a corner of the sky.
    g.moon(438, 62, 128, "orange1", "clay2")
    for y, height, tone in ((-4, 14, "clay1"), (26, 22, "orange0"), (62, 12, "clay1"), (88, 16, "orange0"), (118, 14, "clay1")):
        # A belt ends at the edge of the lit disc, whose middle is (425, 49) and whose radius is 110.
        ends = [425 - math.sqrt(110**2 - (h - 49) ** 2) for h in (y, y + height / 2, y + height)]
        shape = beside([(480, y)] + [(ends[0] + (480 - ends[0]) * (1 - t / 4), y) for t in range(1, 5)] + [(ends[1], y + height / 2)]
                       + [(ends[2] + (480 - ends[2]) * t / 8, y + height) for t in range(9)], r=RADIUS + 3)
        g.path(tone, polygon(shape), 0.6)
    return g


def hoth():
    g = frozen(4, ("ice1", "ice0", "steel0"), tilt=10, scale=1.5, width=0.05, rock=("ice2", 0.07, "ink0"), cloud=0.10, finished=False)
    finish(g, "steel0", 0.9, glow=0.36)
    # Its belt of asteroids.
    for i in range(26):
        t = i / 25
        x, y = 14 + 452 * t + g.chance.uniform(-8, 8), 372 + 70 * (t - 0.35) ** 2 * 3 + g.chance.uniform(-20, 20) + 40 * t
        r = g.chance.choice((1.6, 2.2, 2.8, 4.2, 6))
        if math.hypot(x - MIDDLE, y - MIDDLE) < RADIUS + r + 6:
            continue
        rock(g, x, y, r, ("steel2", "ink0"))
    return g


def rock(g, x, y, r, tones):
    """A stone adrift: a lit side and a dark one."""
    points = [(x + r * g.chance.uniform(0.75, 1.15) * math.cos(a * math.pi / 4), y + r * g.chance.uniform(0.7, 1.1) * math.sin(a * math.pi / 4)) for a in range(8)]
    g.path(tones[1], polygon(points))
    g.path(tones[0], polygon([(x + (px - x) * 0.72 - r * 0.2, y + (py - y) * 0.72 - r * 0.2) for px, py in points]))


def dagobah():
    g = living(5, 0.80, tones=("leaf2", "drab2", "drab1"), sea=("drab2", "blue4", "blue4"), tilt=-8, scale=2.0, ice=(0, 0), cloud=0,
               warp=0.6, finished=False)
    mist = g.field(1.3, 3, 2.4, 1.6)
    g.layer("drab1", mist, 0.62, opacity=0.7)
    g.layer("drab0", mist, 0.40, opacity=0.8)
    g.layer("linen2", mist, 0.20, opacity=0.8)
    return finish(g, "drab0", 1.1)


def bespin():
    return gas(6, ("orange2", "clay1", "coral0", "skin0", "skin2", "coral0", "linen0", "skin0", "coral0", "skin2", "clay1", "orange2"),
               tilt=14, wave=0.055, scale=1.5, eyes=((0.28, 0.22, 0.17, "clay1", "skin2"), (-0.42, -0.32, 0.06, "linen0", "coral0")),
               haze=("linen0", 0.10))


def endor():
    g = living(7, 0.88, tones=("leaf1", "leaf0", "drab0"), sea=("blue4", "sea2", "sea1"), tilt=24, scale=2.1, ice=(0.05, 0.04),
               cloud=0.20, cloudy=(1.5, 1.3, 1.6), peaks="linen2", finished=False)
    finish(g, "sea0")
    g.moon(-26, 452, 150, "ice1", "ice2")
    return g


def naboo():
    g = living(8, 0.55, tones=("leaf1", "leaf0", "moss0"), sea=("sea2", "sea1", "sea0"), tilt=14, scale=1.8, warp=0.7,
               dry="jade1", cloud=0.24, cloudy=(2.0, 1.5, 1.5), ice=(0.06, 0.05), finished=False)
    finish(g, "steel0", glow=0.4)
    for x, y, r in ((440, 96, 12), (408, 58, 7), (462, 52, 5)):
        g.moon(x, y, r, "linen1", "linen3")
    return g


def coruscant():
    return city(9, ("clay3", "fur1", "clay0"), tilt=18, hubs=13, count=150, sizes=(0.08, 0.36), rim="orange0", glow="gold1")


def kamino():
    g = Globe(10, -14)
    waves = g.field(1.5, 4, 2.0, 0.9)
    g.all("blue4")
    g.layer("sea2", waves, 0.62)
    g.layer("sea1", waves, 0.20)
    g.clouds(0.46, "ice2", 0.75, scale=1.4, stretch=2.0, warp=2.0)
    g.clouds(0.24, "ice0", 0.85, scale=1.5, stretch=2.2, warp=2.0)
    g.path("blue4", smooth(g.disc(-0.16, -0.12, 0.40, 18)), 0.55)
    g.storm(-0.16, -0.12, 0.46, "steel0", 0.9, 1.1, 3, "blue4", 0.9)
    g.storm(0.50, 0.38, 0.24, "ice0", 0.85, 1.0, 2, "blue4", 0.8)
    return finish(g, "sea0")


def geonosis():
    g = desert(11, ("clay3", "clay2", "clay1", "skin2"), tilt=12, scale=1.6, stretch=1.4, canyons="clay3", width=0.10,
               shares=(0.80, 0.50, 0.16), craters=9, rim="skin2", finished=False)
    finish(g, "skin2")
    # Rings, and the stones of which they are.
    for inner, outer, opacity, tone in ((1.20, 1.27, 0.55, "clay2"), (1.285, 1.40, 0.8, "clay1"), (1.41, 1.44, 0.5, "clay0")):
        g.ring(tone, inner, outer, 0.20, -16, opacity)
    for tone in ("sand1", "skin2", "clay3"):
        stones = []
        for _ in range(18):
            a, r = g.chance.uniform(0.1, math.pi - 0.1), g.chance.uniform(1.20, 1.44) * RADIUS
            x, y, t = r * math.cos(a), r * math.sin(a) * 0.20, math.radians(-16)
            stones.append((MIDDLE + x * math.cos(t) - y * math.sin(t), MIDDLE + x * math.sin(t) + y * math.cos(t), g.chance.choice((2, 2, 3, 5))))
        g.path(tone, dots(stones))
    return g


def utapau():
    g = desert(12, ("drab1", "linen3", "sand1", "linen2"), tilt=-16, scale=1.5, stretch=2.4, canyons="fur0", width=0.06,
               shares=(0.85, 0.56, 0.22), rim="ice0", finished=False, cloud=0.08)
    # Sinkholes: dark wells, their far wall lit.
    wells = g.spots(21, (0.025, 0.10), 0.88, 1.3)
    for tone, off, grow, least in (("sand0", 0, 1.15, 0), ("fur3", 0, 1, 0), ("fur1", 0.22, 0.74, 0), ("sea1", 0.1, 0.34, 0.05)):
        g.path(tone, "".join(g.ellipse_at(x + s * off, y + s * off, s * grow) for x, y, s in wells if s > least))
    finish(g, "sand0")
    for x, y, r in ((60, 84, 11), (96, 46, 6), (36, 132, 4.5)):
        g.moon(x, y, r, "linen1", "linen3")
    return g


def mustafar():
    return molten(13, scale=1.5, glow=0.15, crust=("ink3", "fur3", "clay3"), smoke="ink1")


def kashyyyk():
    g = living(14, 0.58, tones=("leaf2", "leaf1", "leaf0"), sea=("blue4", "sea2", "sea0"), tilt=20, scale=1.9, warp=0.9, ice=(0.04, 0.03),
               cloud=0.18, cloudy=(2.8, 1.0, 1.5), rim="moss0")
    return g


def polis_massa():
    """No globe: a field of broken rock, a base lit on the largest piece."""
    g = Globe(15)
    g.rect("night2", 0, 0, 480, 480)
    for _ in range(40):
        g.circle("steel0", g.chance.uniform(6, 474), g.chance.uniform(6, 474), g.chance.choice((0.8, 1.1, 1.5)), g.chance.choice((0.3, 0.5)))
    outline = []
    for i in range(22):
        a = 2 * math.pi * i / 22
        r = 150 * (1 + 0.16 * math.sin(2 * a + 0.6) + 0.07 * math.sin(5 * a) + g.chance.uniform(-0.05, 0.05))
        outline.append((240 + r * 1.08 * math.cos(a), 244 + r * 0.84 * math.sin(a)))
    g.path("ink0", smooth(outline))
    for tone, k, dx, dy in (("steel3", 0.88, -14, -14), ("steel2", 0.66, -32, -30), ("steel1", 0.36, -54, -46)):
        points = [(240 + (x - 240) * k * g.chance.uniform(0.93, 1.05) + dx, 244 + (y - 244) * k * g.chance.uniform(0.93, 1.05) + dy) for x, y in outline]
        g.path(tone, smooth(points))
    for x, y, r in ((176, 190, 26), (262, 168, 17), (218, 250, 19), (148, 268, 12), (296, 232, 11), (178, 316, 10), (240, 214, 7)):
        g.ellipse("steel0", x + 2, y + 2, r, r * 0.8, 0.5)
        g.ellipse("ink1", x, y, r, r * 0.8)
        g.ellipse("ink0", x + r * 0.16, y + r * 0.16, r * 0.78, r * 0.6)
    for x, y, r in ((300, 270, 3.2), (312, 282, 2.6), (292, 286, 2.2), (322, 268, 2.2), (306, 298, 2.6), (330, 288, 1.8), (318, 300, 1.6), (284, 274, 1.6)):
        g.circle("gold1", x, y, r * 2.6, 0.2)
        g.circle("gold1", x, y, r)
    for x, y, r in ((62, 118, 22), (104, 74, 9), (412, 132, 15), (388, 94, 6), (432, 372, 26), (380, 412, 10), (86, 388, 17), (134, 426, 7), (40, 300, 8), (448, 240, 7), (300, 56, 8), (220, 436, 9)):
        rock(g, x, y, r, ("steel2", "ink1"))
    return g


def mygeeto():
    g = frozen(16, ("ice2", "ice1", "ice0"), tilt=-20, scale=1.8, cracks=None, finished=False)
    # Spires of crystal: facets, lit on one side.
    facets = {"steel0": [], "ice1": [], "ice2": []}
    for x, y, size in g.spots(36, (0.05, 0.17), 0.94, 0.8):
        points = g.disc(x, y, size, 6, 1, 0.3)
        middle = (MIDDLE + RADIUS * (x - size * 0.25), MIDDLE + RADIUS * (y - size * 0.3))
        for i, side in enumerate(facets.values()):
            side.append(polygon([points[2 * i], points[2 * i + 1], points[(2 * i + 2) % 6], middle]))
    for tone, shapes in facets.items():
        g.path(tone, "".join(shapes), 0.9)
    return finish(g, "ice0")


def felucia():
    g = living(17, 0.80, tones=("sea2", "jade1", "jade0"), sea=("violet4", "violet3", "violet2"), tilt=16, scale=1.9, warp=0.8, ice=(0, 0),
               cloud=0, finished=False)
    spores = g.field(2.4, 4)
    g.layer("violet2", spores, 0.22)
    g.layer("coral0", spores, 0.12)
    g.layer("gold1", spores, 0.035, least=20)
    g.clouds(0.14, "skin0", 0.7)
    return finish(g, "jade0")


def cato_neimoidia():
    g = living(18, 0.78, tones=("drab2", "drab1", "leaf0"), sea=("violet4", "violet3", "ice2"), tilt=-10, scale=1.7, ice=(0, 0), cloud=0,
               finished=False)
    mist = g.field(1.5, 3, 3.4, 1.2)
    g.layer("violet0", mist, 0.40, opacity=0.55)
    g.layer("ice0", mist, 0.24, opacity=0.85)
    return finish(g, "violet0")


def saleucami():
    g = desert(19, ("clay3", "clay2", "clay1", "clay0"), tilt=26, scale=1.4, stretch=1.5, craters=14, shares=(0.84, 0.52, 0.2),
               rim="skin2", finished=False)
    # Oases in the old craters.
    oases = g.spots(9, (0.03, 0.09), 0.8)
    for tone, grow in (("leaf1", 1.0), ("sea1", 0.55)):
        g.path(tone, "".join(g.ellipse_at(x, y, s * grow) for x, y, s in oases))
    finish(g, "gold1")
    return g


def unknown():
    """Nobody knows it: a quiet dark globe."""
    g = Globe(28)
    g.all("night1")
    g.night(0.8)
    g.sky("night1", 0.5)
    return g


FAMOUS = {
    "1": tatooine, "2": alderaan, "3": yavin, "4": hoth, "5": dagobah, "6": bespin, "7": endor, "8": naboo, "9": coruscant,
    "10": kamino, "11": geonosis, "12": utapau, "13": mustafar, "14": kashyyyk, "15": polis_massa, "16": mygeeto, "17": felucia,
    "18": cato_neimoidia, "19": saleucami, "28": unknown,
}

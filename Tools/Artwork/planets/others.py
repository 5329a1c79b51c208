"""The worlds the films only name, or show from the ground: drawn from climate, terrain and water."""

from .famous import rock
from .kinds import SEA, city, desert, finish, frozen, gas, living, molten, veiled
from .sphere import smooth

WARM = ("blue4", "sea2", "sea0")


def stewjon():
    return living(20, 0.62, tones=("teal0", "leaf0", "moss0"), tilt=9, scale=1.2, cloud=0.16, cloudy=(3.0, 0.6, 1.4), ice=(0.04, 0.10))


def eriadu():
    return city(21, ("ink1", "drab2", "drab1"), tilt=-12, hubs=6, count=130, rim="drab0", glow="orange0", cloud=0.22)


def corellia():
    return living(22, 0.34, tilt=22, scale=1.7, peaks="linen3", cloud=0.20, towns=110, ice=(0.09, 0.07), warp=0.7)


def rodia():
    return living(23, 0.44, tones=("leaf2", "leaf1", "drab1"), sea=("teal0", "teal0", "sea0"), tilt=6, scale=2.2, cloud=0.22,
                  cloudy=(1.4, 1.6, 1.4), rim="sea0", ice=(0, 0), towns=60)


def nal_hutta():
    g = living(24, 0.62, tones=("drab2", "drab1", "drab0"), sea=("fur3", "fur2", "sand3"), tilt=18, scale=1.6, cloud=0, ice=(0, 0),
               dry="fur1", finished=False)
    g.clouds(0.22, "sand2", 0.55, stretch=2.6)
    finish(g, "sand2")
    g.lights(60, "orange0")
    g.moon(62, 396, 15, "linen2", "linen3", "linen3")
    return g


def dantooine():
    return living(25, 0.55, tones=("drab1", "sand2", "sand1"), sea=("blue4", "sea1", "sea0"), tilt=28, scale=1.4, cloud=0.12,
                  cloudy=(3.2, 0.8, 1.6), ice=(0.06, 0), dry="leaf0")


def bestine():
    return living(26, 0.05, tones=("fur1", "fur0", "linen3"), sea=("blue4", "sea2", "sea0"), scale=2.8, tilt=-18, cloud=0.26,
                  cloudy=(1.8, 2.0, 1.5), ice=(0.05, 0.05))


def ord_mantell():
    return living(27, 0.86, tones=("clay2", "clay1", "sand2"), sea=("blue4", "sea2", "sea1"), tilt=16, scale=1.5, cloud=0.14,
                  dry="drab1", ice=(0.05, 0.04), rim="sand1")


def trandosha():
    return desert(29, ("fur1", "clay1", "skin2", "sand1"), tilt=-20, scale=1.6, stretch=1.3, seas=0.13, water="sea2",
                  green=("drab1", 0.20), rim="sand1")


def socorro():
    return desert(30, ("ink3", "ink2", "ink1", "ink0"), tilt=24, scale=1.4, stretch=3.0, warp=1.4, canyons="ink3", width=0.06, rim="steel3",
                  dust="steel3")


def mon_cala():
    g = living(31, 0.035, tones=("leaf0", "sand2", "sand1"), sea=("sea2", "sea1", "sea0"), scale=2.4, tilt=10, cloud=0.20,
               cloudy=(1.8, 1.8, 1.8), ice=(0.03, 0.03), rim="sea0", finished=False)
    finish(g, "sea0", glow=0.45)
    g.lights(50, "sea0")
    return g


def chandrila():
    return living(32, 0.58, tones=("leaf0", "moss0", "jade0"), sea=("sea2", "sea1", "sea0"), tilt=14, scale=1.15, cloud=0.18,
                  cloudy=(2.6, 1.2, 1.3), ice=(0.05, 0.05), towns=40)


def sullust():
    return molten(33, crust=("ink3", "ink2", "ink1"), tilt=-24, scale=2.0, glow=0.06, warp=1.2, rim="orange1", smoke="ink0")


def toydaria():
    return living(34, 0.70, tones=("drab2", "leaf1", "drab0"), sea=("teal0", "teal0", "sea0"), tilt=-6, scale=2.6, cloud=0.14,
                  ice=(0, 0), rim="sea0", cloudy=(3.5, 0.6, 1.4))


def malastare():
    return living(35, 0.78, tones=("leaf1", "clay1", "sand1"), sea=SEA, tilt=20, scale=1.9, dry="leaf2", cloud=0.16, ice=(0.05, 0.08),
                  peaks="linen1", cloudy=(2.8, 1.0, 1.9))


def dathomir():
    g = living(36, 0.72, tones=("red2", "clay2", "clay1"), sea=("ink3", "clay3", "clay3"), tilt=12, scale=1.7, warp=1.0, cloud=0, ice=(0, 0),
               finished=False)
    g.clouds(0.16, "red1", 0.5, stretch=2.4)
    finish(g, "red1", 1.1)
    for x, y, r in ((68, 90, 10), (424, 402, 7), (400, 60, 5)):
        g.moon(x, y, r, "skin2", "clay2")
    return g


def ryloth():
    return desert(37, ("clay3", "fur0", "skin2", "sand1"), tilt=-28, scale=1.7, stretch=1.2, canyons="clay3", width=0.08, ice=0.16,
                  green=("drab1", 0.08), rim="skin2", seas=0.04)


def aleen():
    return desert(38, ("violet4", "ink0", "steel3", "jade1"), tilt=17, scale=1.9, stretch=1.2, craters=11, rim="jade1", width=0.05,
                  canyons="violet4")


def vulpter():
    return city(39, ("ink2", "ink0", "steel3"), tilt=30, hubs=4, count=110, rim="steel2", glow="orange0", cloud=0.30, links=False)


def troiken():
    return living(40, 0.88, tones=("sand3", "drab0", "linen2"), sea=("teal0", "sea2", "sea1"), tilt=-15, scale=1.5, dry="leaf2", cloud=0.1,
                  ice=(0.18, 0.16), peaks="ice0", rim="linen1")


def tund():
    g = desert(41, ("ink2", "ink1", "ink0", "steel3"), tilt=8, scale=1.2, stretch=3.4, warp=1.6, craters=16, rim="steel3", finished=False)
    g.clouds(0.18, "steel2", 0.35, stretch=4)
    return finish(g, "steel3", 1.0)


def haruun_kal():
    g = living(42, 0.34, tones=("drab2", "leaf1", "leaf0"), sea=("violet3", "violet2", "violet2"), tilt=14, scale=2.1, cloud=0, ice=(0, 0), finished=False)
    g.clouds(0.30, "violet0", 0.75, scale=1.8, stretch=2.6)
    return finish(g, "violet0")


def cerea():
    return living(43, 0.80, tones=("leaf1", "moss0", "jade0"), sea=("blue4", "sea1", "sea0"), tilt=26, scale=2.3, warp=0.9, cloud=0.10,
                  cloudy=(4.0, 0.5, 1.5), rim="jade0", ice=(0.10, 0.02))


def glee_anselm():
    return living(44, 0.20, tones=("leaf2", "leaf0", "sand1"), sea=WARM, tilt=-22, scale=2.5, warp=0.9, cloud=0.18, ice=(0, 0), rim="sea0",
                  cloudy=(1.3, 1.2, 2.4))


def iridonia():
    g = desert(45, ("fur3", "fur1", "fur0", "sand3"), tilt=11, scale=2.0, stretch=1.1, canyons="ink3", width=0.10, finished=False)
    pools = g.field(2.6, 2)
    g.layer("drab0", pools, 0.11)
    g.layer("moss0", pools, 0.07)
    g.layer("gold1", pools, 0.02)
    return finish(g, "moss0")


def tholoth():
    return gas(46, ("blue4", "sea2", "teal0", "sea1", "sea0", "sea0", "sea0", "teal0", "sea2"), tilt=-26, wave=0.08, scale=1.3,
               eyes=((-0.20, 0.30, 0.10, "ice0", "sea0"),), rim="sea0")


def iktotch():
    return desert(47, ("clay3", "fur0", "skin2", "linen2"), tilt=-9, scale=1.3, stretch=3.8, warp=0.7, canyons="fur2", width=0.045,
                  dust="linen1", craters=7, rim="linen2")


def quermia():
    return veiled(48, ("violet2", "violet0", "ice0", "steel0"), tilt=22, scale=1.3, stretch=1.6, warp=2.0, rim="violet0")


def dorin():
    return veiled(49, ("fur2", "sand3", "sand2", "gold0"), tilt=-15, scale=1.2, stretch=4.2, warp=0.9, rim="gold2")


def champala():
    return living(50, 0.30, tones=("leaf2", "leaf1", "sand1"), sea=("blue4", "blue2", "blue0"), tilt=17, scale=1.3, warp=0.9, cloud=0.26,
                  cloudy=(2.2, 1.6, 2.0), ice=(0, 0.04), rim="blue0")


def mirial():
    return desert(51, ("drab2", "drab1", "sand2", "sand1"), tilt=13, scale=1.2, stretch=1.8, warp=1.6, ice=0.14, rim="sand1", cloud=0.06,
                  seas=0.03)


def serenno():
    return living(52, 0.74, tones=("leaf2", "leaf1", "jade1"), sea=("blue3", "blue2", "blue0"), tilt=-12, scale=1.6, warp=1.2, peaks="steel0",
                  cloud=0.24, cloudy=(3.0, 1.4, 1.2), ice=(0.05, 0.07))


def concord_dawn():
    g = living(53, 0.82, tones=("leaf2", "drab1", "sand1"), sea=("blue4", "sea2", "sea1"), tilt=19, scale=1.8, dry="clay1", cloud=0.12,
               ice=(0.04, 0.04), finished=False)
    # A part of it was blasted away: a wound, and its debris.
    for tone, grow in (("ink3", 1.0), ("clay3", 0.86), ("clay2", 0.55)):
        g.path(tone, smooth(g.disc(0.52, -0.40, 0.30, 11, grow, 0.22)))
    finish(g, "drab0")
    for x, y, r in ((392, 92, 9), (416, 120, 5), (422, 72, 6), (444, 100, 4), (378, 62, 4), (438, 140, 3), (458, 66, 3)):
        rock(g, x, y, r, ("linen3", "fur2"))
    return g


def zolan():
    return desert(54, ("leaf2", "drab2", "drab0", "gold0"), tilt=-25, scale=2.2, stretch=1.0, warp=1.8, rim="moss0", craters=5, seas=0.05,
                  water="leaf0")


def ojom():
    g = frozen(55, ("ice2", "ice0", "steel0"), tilt=15, scale=2.0, cracks=None, open_sea=0.46, rim="ice0", cloud=0.10, finished=False)
    g.cap("steel0", 0.30)
    g.cap("steel0", 0.18, south=True)
    return finish(g, "ice0")


def skako():
    return city(56, ("ink2", "drab2", "leaf1"), tilt=5, hubs=9, count=130, rim="leaf0", glow="gold2", ground=0.5)


def muunilinst():
    g = living(57, 0.66, tones=("leaf1", "leaf0", "linen2"), sea=SEA, tilt=-17, scale=1.4, peaks="linen0", cloud=0.14, ice=(0.08, 0.05), towns=60)
    for inner, outer, opacity in ((1.24, 1.34, 0.55), (1.36, 1.39, 0.4)):
        g.ring("linen2", inner, outer, 0.16, -22, opacity)
    return g


def shili():
    return living(58, 0.72, tones=("clay2", "clay1", "sand0"), sea=("blue4", "sea2", "sea0"), tilt=23, scale=1.5, warp=0.8, cloud=0.18,
                  dry="red1", ice=(0, 0), rim="skin0", towns=30)


def kalee():
    return living(59, 0.62, tones=("leaf2", "clay1", "clay0"), sea=("blue4", "teal0", "sea0"), tilt=-19, scale=1.9, cloud=0.16,
                  dry="leaf1", ice=(0, 0), rim="sand1", cloudy=(2.0, 2.0, 1.6))


def umbara():
    g = veiled(60, ("night2", "violet4", "violet3", "violet2"), tilt=12, scale=1.5, stretch=1.8, warp=1.6, shares=(0.62, 0.30, 0.08), finished=False)
    g.night(1.1)
    glow = g.field(2.0, 2, ridge=True)
    g.layer("sea0", glow, 0.030, opacity=0.7)
    g.sky("violet2", 0.36)
    return g


OTHERS = {
    "20": stewjon, "21": eriadu, "22": corellia, "23": rodia, "24": nal_hutta, "25": dantooine, "26": bestine, "27": ord_mantell,
    "29": trandosha, "30": socorro, "31": mon_cala, "32": chandrila, "33": sullust, "34": toydaria, "35": malastare, "36": dathomir,
    "37": ryloth, "38": aleen, "39": vulpter, "40": troiken, "41": tund, "42": haruun_kal, "43": cerea, "44": glee_anselm,
    "45": iridonia, "46": tholoth, "47": iktotch, "48": quermia, "49": dorin, "50": champala, "51": mirial, "52": serenno,
    "53": concord_dawn, "54": zolan, "55": ojom, "56": skako, "57": muunilinst, "58": shili, "59": kalee, "60": umbara,
}

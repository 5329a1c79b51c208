"""The portraits, one function each, by the archive's uid. The files hold kin together."""

from people import droids, furred, jedi, tatooine

PEOPLE = {
    "1": tatooine.luke,
    "2": droids.c3po,
    "3": droids.r2d2,
    "4": tatooine.vader,
    "5": tatooine.leia,
    "6": tatooine.owen,
    "7": tatooine.beru,
    "8": droids.r5d4,
    "9": tatooine.biggs,
    "10": tatooine.obiwan,
    "11": jedi.anakin,
    "13": furred.chewbacca,
    "20": jedi.yoda,
    "30": furred.wicket,
    "32": jedi.quigon,
}

"""The portraits, one function each, by the archive's uid. The files hold kin together."""

from people import droids, fleet, furred, hunters, jedi, naboo, scoundrels, sith, tatooine

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
    "12": sith.tarkin,
    "13": furred.chewbacca,
    "14": scoundrels.han,
    "15": hunters.greedo,
    "16": hunters.jabba,
    "20": jedi.yoda,
    "21": sith.palpatine,
    "22": hunters.boba,
    "25": scoundrels.lando,
    "27": fleet.ackbar,
    "30": furred.wicket,
    "32": jedi.quigon,
    "35": naboo.padme,
    "36": naboo.jarjar,
    "44": sith.maul,
}

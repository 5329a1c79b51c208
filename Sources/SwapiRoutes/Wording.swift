// What the API says when it has nothing to give, kind by kind.

import SwapiKit

extension Kind {
    /// The field of a 404; the one of planets is misspelt.
    var notFound: (String, JSON) {
        switch self {
        case .people: ("message", .string("not found"))
        case .films: ("message", .string("Film not found"))
        case .planets: ("messsage", .string("Not found"))
        case .species, .starships, .vehicles: ("message", .string("Not found"))
        }
    }

    /// What a query ends with that makes no sense.
    var badQuery: (status: Int, message: String) {
        switch self {
        case .people: (400, "Could not find person")
        case .films: (500, "Could not find film")
        case .planets: (400, "Could not find planet")
        case .species: (400, "Could not find species")
        case .starships: (400, "Could not find starship")
        case .vehicles: (400, "Could not find vehicle")
        }
    }
}

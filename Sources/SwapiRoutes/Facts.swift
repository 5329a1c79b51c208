// Each kind's facts under the wire's keys, in the order in which they were recorded.

import SwapiKit

extension Record {
    /// What a document has under `properties`, without `created`, `edited` and `url`.
    var wireFacts: [(String, JSON)] {
        switch self {
        case let person as People: person.ownFacts
        case let film as Film: film.ownFacts
        case let planet as Planet: planet.ownFacts
        case let species as Species: species.ownFacts
        case let starship as Starship: starship.ownFacts
        case let vehicle as Vehicle: vehicle.ownFacts
        default: [("name", .string(name))]
        }
    }
}

extension People {
    /// No `species`: of which one somebody is, only the species says.
    fileprivate var ownFacts: [(String, JSON)] {
        [
            ("name", .string(name)), ("gender", .fact(facts.gender)), ("skin_color", .fact(facts.skinColor)),
            ("hair_color", .fact(facts.hairColor)), ("height", .fact(facts.height)),
            ("eye_color", .fact(facts.eyeColor)), ("mass", .fact(facts.mass)), ("homeworld", .link(homeworld)),
            ("birth_year", .fact(facts.birthYear)), ("vehicles", .links(vehicles)), ("starships", .links(starships)),
            ("films", .links(films)),
        ]
    }
}

extension Film {
    fileprivate var ownFacts: [(String, JSON)] {
        [
            ("starships", .links(starships)), ("vehicles", .links(vehicles)), ("planets", .links(planets)),
            ("producer", .string(producer)), ("title", .string(title)),
            ("episode_id", episode.map { .number($0) } ?? .null),
            ("director", .string(director)), ("release_date", .fact(releaseDate?.isoText)),
            ("opening_crawl", .string(OpeningCrawl.text(of: uid))), ("characters", .links(characters)),
            ("species", .links(species)),
        ]
    }
}

extension Planet {
    /// Neither residents nor films.
    fileprivate var ownFacts: [(String, JSON)] {
        [
            ("climate", .fact(facts.climate)), ("surface_water", .fact(facts.surfaceWater)), ("name", .string(name)),
            ("diameter", .fact(facts.diameter)), ("rotation_period", .fact(facts.rotationPeriod)),
            ("terrain", .fact(facts.terrain)), ("gravity", .fact(facts.gravity)),
            ("orbital_period", .fact(facts.orbitalPeriod)), ("population", .fact(facts.population)),
        ]
    }
}

extension Species {
    /// No films.
    fileprivate var ownFacts: [(String, JSON)] {
        [
            ("classification", .fact(facts.classification)), ("name", .string(name)),
            ("designation", .fact(facts.designation)), ("eye_colors", .fact(facts.eyeColors)),
            ("people", .links(people)), ("skin_colors", .fact(facts.skinColors)), ("language", .fact(facts.language)),
            ("hair_colors", .fact(facts.hairColors)), ("homeworld", .link(homeworld)),
            ("average_lifespan", .fact(facts.averageLifespan)), ("average_height", .fact(facts.averageHeight)),
        ]
    }
}

extension Craft {
    fileprivate var craftFacts: [(String, JSON)] {
        [
            ("consumables", .fact(build.consumables)), ("name", .string(name)),
            ("cargo_capacity", .fact(build.cargoCapacity)), ("passengers", .fact(build.passengers)),
            ("max_atmosphering_speed", .fact(build.maxAtmospheringSpeed)), ("crew", .fact(build.crew)),
            ("length", .fact(build.length)), ("model", .fact(build.model)), ("cost_in_credits", .fact(build.cost)),
            ("manufacturer", .fact(build.manufacturer)),
        ]
    }
}

extension Starship {
    fileprivate var ownFacts: [(String, JSON)] {
        craftFacts + [
            ("pilots", .links(pilots)), ("MGLT", .fact(facts.megalights)),
            ("starship_class", .fact(facts.starshipClass)), ("hyperdrive_rating", .fact(facts.hyperdriveRating)),
            ("films", .links(films)),
        ]
    }
}

extension Vehicle {
    fileprivate var ownFacts: [(String, JSON)] {
        craftFacts + [
            ("vehicle_class", .fact(facts.vehicleClass)), ("pilots", .links(pilots)), ("films", .links(films)),
        ]
    }
}

extension RecordID {
    /// Links inside records name this host, whichever was asked.
    var link: String { "https://www.swapi.tech/api/\(self)" }
}

extension JSON {
    fileprivate static func fact(_ text: String?) -> JSON { .string(text ?? "unknown") }

    /// A record without a homeworld links to the planet `null`.
    fileprivate static func link(_ planet: Reference<Planet>?) -> JSON {
        .string(planet?.id.link ?? "https://www.swapi.tech/api/planets/null")
    }

    fileprivate static func links<Target>(_ references: [Reference<Target>]) -> JSON {
        .strings(references.map(\.id.link))
    }
}

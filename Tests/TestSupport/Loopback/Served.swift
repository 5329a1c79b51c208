// Records in the shape that the API gives them.

import Foundation
import SwapiKit

/// A record that the loopback server serves.
protocol Served: Record {
    var properties: [String: Any] { get }
}

extension Record {
    var link: String { recordID.link }
}

extension RecordID {
    var link: String { "https://www.swapi.tech/api/\(self)" }
}

extension [RecordID] {
    fileprivate var links: [String] { map(\.link) }
}

extension People: Served {
    var properties: [String: Any] {
        [
            "name": name, "height": facts.height ?? "unknown", "mass": facts.mass ?? "unknown",
            "birth_year": facts.birthYear ?? "unknown", "gender": facts.gender ?? "unknown",
            "hair_color": facts.hairColor ?? "unknown", "skin_color": facts.skinColor ?? "unknown",
            "eye_color": facts.eyeColor ?? "unknown",
            "homeworld": homeworld?.id.link ?? "https://www.swapi.tech/api/planets/null",
            "films": films.map(\.id).links, "starships": starships.map(\.id).links,
            "vehicles": vehicles.map(\.id).links,
        ]
    }
}

extension Film: Served {
    var properties: [String: Any] {
        [
            "title": title, "episode_id": episode ?? 0, "director": director, "producer": producer,
            "release_date": releaseDate?.isoText ?? "", "characters": characters.map(\.id).links,
            "planets": planets.map(\.id).links, "species": species.map(\.id).links,
            "starships": starships.map(\.id).links, "vehicles": vehicles.map(\.id).links,
        ]
    }
}

extension Planet: Served {
    var properties: [String: Any] {
        [
            "name": name, "climate": facts.climate ?? "unknown", "terrain": facts.terrain ?? "unknown",
            "gravity": facts.gravity ?? "unknown", "diameter": facts.diameter ?? "unknown",
            "rotation_period": facts.rotationPeriod ?? "unknown", "orbital_period": facts.orbitalPeriod ?? "unknown",
            "surface_water": facts.surfaceWater ?? "unknown", "population": facts.population ?? "unknown",
        ]
    }
}

extension Species: Served {
    var properties: [String: Any] {
        [
            "name": name, "classification": facts.classification ?? "unknown",
            "designation": facts.designation ?? "unknown", "average_height": facts.averageHeight ?? "unknown",
            "average_lifespan": facts.averageLifespan ?? "unknown", "skin_colors": facts.skinColors ?? "unknown",
            "hair_colors": facts.hairColors ?? "unknown", "eye_colors": facts.eyeColors ?? "unknown",
            "language": facts.language ?? "unknown",
            "homeworld": homeworld?.id.link ?? "https://www.swapi.tech/api/planets/null",
            "people": people.map(\.id).links,
        ]
    }
}

extension Craft {
    fileprivate var craftProperties: [String: Any] {
        [
            "name": name, "model": build.model ?? "unknown", "manufacturer": build.manufacturer ?? "unknown",
            "cost_in_credits": build.cost ?? "unknown", "length": build.length ?? "unknown",
            "max_atmosphering_speed": build.maxAtmospheringSpeed ?? "unknown", "crew": build.crew ?? "unknown",
            "passengers": build.passengers ?? "unknown", "cargo_capacity": build.cargoCapacity ?? "unknown",
            "consumables": build.consumables ?? "unknown", "pilots": pilots.map(\.id).links,
            "films": films.map(\.id).links,
        ]
    }
}

extension Starship: Served {
    var properties: [String: Any] {
        let own = [
            "starship_class": facts.starshipClass ?? "unknown",
            "hyperdrive_rating": facts.hyperdriveRating ?? "unknown", "MGLT": facts.megalights ?? "unknown",
        ]
        return craftProperties.merging(own) { $1 }
    }
}

extension Vehicle: Served {
    var properties: [String: Any] {
        craftProperties.merging(["vehicle_class": facts.vehicleClass ?? "unknown"]) { $1 }
    }
}

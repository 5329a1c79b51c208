// The numbers that records are sorted by.

/// A number of a record, in the unit of its `Quantity`; times are compared in days.
public enum Measure: String, CaseIterable, Codable, Sendable, Hashable {
    case height, mass
    /// Years after the Battle of Yavin, negative before it.
    case birthYear
    case episode
    /// The day of a film's release.
    case releaseDate
    case gravity, diameter, rotationPeriod, orbitalPeriod, surfaceWater, population
    case averageHeight, averageLifespan
    case cost, length, maxAtmospheringSpeed, crew, passengers, cargoCapacity, consumables
    case hyperdriveRating, megalights

    /// The numbers that records of a kind may have.
    public static func measures(of kind: Kind) -> [Measure] {
        let craft: [Measure] = [
            .cost, .length, .maxAtmospheringSpeed, .crew, .passengers, .cargoCapacity, .consumables,
        ]
        return switch kind {
        case .people: [.height, .mass, .birthYear]
        case .films: [.episode, .releaseDate]
        case .planets: [.gravity, .diameter, .rotationPeriod, .orbitalPeriod, .surfaceWater, .population]
        case .species: [.averageHeight, .averageLifespan]
        case .starships: craft + [.hyperdriveRating, .megalights]
        case .vehicles: craft
        }
    }
}

import SwapiKit
import Testing

/// What a property's values are, as they were counted when the archive was made: how many are plain numbers, from which
/// to which, and what all others are and mean.
struct GoldenNumbers: CustomTestStringConvertible, Sendable {
    typealias Odd = (raw: String, count: Int, amount: Amount)
    typealias Values = @Sendable (Archive) -> [(raw: String?, quantity: Quantity)]

    /// Such as `people.mass`, as the wire calls it.
    let testDescription: String
    let plain: Int
    let range: ClosedRange<Double>
    /// Whether a plain 0 is no number.
    let zeroIsUnknown: Bool
    let others: [Odd]
    let values: Values

    init(
        _ name: String, plain: Int, from lower: Double, to upper: Double, zeroIsUnknown: Bool = false, others: [Odd],
        values: @escaping Values
    ) {
        (testDescription, self.plain, range) = (name, plain, lower...upper)
        (self.zeroIsUnknown, self.others, self.values) = (zeroIsUnknown, others, values)
    }

    static let beings = [
        GoldenNumbers(
            "people.height", plain: 81, from: 66, to: 264,
            others: [("unknown", 1, .unknown)]
        ) { $0.people.map { ($0.facts.height, $0.height) } },
        GoldenNumbers(
            "people.mass", plain: 58, from: 15, to: 159,
            others: [
                ("unknown", 23, .unknown),
                ("1,358", 1, .number(1_358)),
            ]
        ) { $0.people.map { ($0.facts.mass, $0.mass) } },
        GoldenNumbers(
            "planets.diameter", plain: 44, from: 0, to: 118_000, zeroIsUnknown: true,
            others: [("unknown", 16, .unknown)]
        ) { $0.planets.map { ($0.facts.diameter, $0.diameter) } },
        GoldenNumbers(
            "planets.rotation_period", plain: 48, from: 0, to: 87, zeroIsUnknown: true,
            others: [("unknown", 12, .unknown)]
        ) { $0.planets.map { ($0.facts.rotationPeriod, $0.rotationPeriod) } },
        GoldenNumbers(
            "planets.orbital_period", plain: 48, from: 0, to: 5_110, zeroIsUnknown: true,
            others: [("unknown", 12, .unknown)]
        ) { $0.planets.map { ($0.facts.orbitalPeriod, $0.orbitalPeriod) } },
        GoldenNumbers(
            "planets.surface_water", plain: 26, from: 0, to: 100,
            others: [("unknown", 34, .unknown)]
        ) { $0.planets.map { ($0.facts.surfaceWater, $0.surfaceWater) } },
        GoldenNumbers(
            "planets.population", plain: 43, from: 0, to: 1_000_000_000_000,
            others: [("unknown", 17, .unknown)]
        ) { $0.planets.map { ($0.facts.population, $0.population) } },
        GoldenNumbers(
            "planets.gravity", plain: 18, from: 0.9, to: 1.56,
            others: [
                ("1 standard", 19, .number(1)),
                ("unknown", 15, .unknown),
                ("0.56 standard", 1, .number(0.56)),
                ("0.62 standard", 1, .number(0.62)),
                ("0.75 standard", 1, .number(0.75)),
                ("0.85 standard", 1, .number(0.85)),
                ("0.9 standard", 1, .number(0.9)),
                ("1.1 standard", 1, .number(1.1)),
                ("1.5 (surface), 1 standard (Cloud City)", 1, .noted(1.5, note: "(surface), 1 standard (Cloud City)")),
                ("N/A", 1, .notApplicable),
            ]
        ) { $0.planets.map { ($0.facts.gravity, $0.gravity) } },
        GoldenNumbers(
            "species.average_height", plain: 34, from: 66, to: 300,
            others: [
                ("unknown", 2, .unknown),
                ("n/a", 1, .notApplicable),
            ]
        ) { $0.species.map { ($0.facts.averageHeight, $0.averageHeight) } },
        GoldenNumbers(
            "species.average_lifespan", plain: 16, from: 70, to: 1_000,
            others: [
                ("unknown", 20, .unknown),
                ("indefinite", 1, .unknown),
            ]
        ) { $0.species.map { ($0.facts.averageLifespan, $0.averageLifespan) } },
    ]
}

import SwapiKit

extension GoldenNumbers {
    static let craft = [
        GoldenNumbers(
            "starships.cost_in_credits", plain: 26, from: 35_700, to: 1_000_000_000_000,
            others: [("unknown", 10, .unknown)]
        ) { $0.starships.map { ($0.build.cost, $0.cost) } },
        GoldenNumbers(
            "starships.length", plain: 35, from: 5.47, to: 120_000,
            others: [("1,600", 1, .number(1_600))]
        ) { $0.starships.map { ($0.build.length, $0.length) } },
        GoldenNumbers(
            "starships.max_atmosphering_speed", plain: 28, from: 650, to: 8_000,
            others: [
                ("n/a", 4, .notApplicable),
                ("unknown", 3, .unknown),
                ("1000km", 1, .number(1_000)),
            ]
        ) { $0.starships.map { ($0.build.maxAtmospheringSpeed, $0.maxAtmospheringSpeed) } },
        GoldenNumbers(
            "starships.crew", plain: 31, from: 1, to: 7_400,
            others: [
                ("279,144", 1, .number(279_144)),
                ("30-165", 1, .range(lower: 30, upper: 165)),
                ("342,953", 1, .number(342_953)),
                ("47,060", 1, .number(47_060)),
                ("unknown", 1, .unknown),
            ]
        ) { $0.starships.map { ($0.build.crew, $0.crew) } },
        GoldenNumbers(
            "starships.passengers", plain: 31, from: 0, to: 139_000,
            others: [
                ("unknown", 3, .unknown),
                ("843,342", 1, .number(843_342)),
                ("n/a", 1, .notApplicable),
            ]
        ) { $0.starships.map { ($0.build.passengers, $0.passengers) } },
        GoldenNumbers(
            "starships.cargo_capacity", plain: 29, from: 40, to: 1_000_000_000_000,
            others: [("unknown", 7, .unknown)]
        ) { $0.starships.map { ($0.build.cargoCapacity, $0.cargoCapacity) } },
        GoldenNumbers(
            "starships.hyperdrive_rating", plain: 35, from: 0.5, to: 6,
            others: [("unknown", 1, .unknown)]
        ) { $0.starships.map { ($0.facts.hyperdriveRating, $0.hyperdriveRating) } },
        GoldenNumbers(
            "starships.MGLT", plain: 17, from: 10, to: 120,
            others: [("unknown", 19, .unknown)]
        ) { $0.starships.map { ($0.facts.megalights, $0.megalights) } },
        GoldenNumbers(
            "vehicles.cost_in_credits", plain: 21, from: 2_500, to: 350_000,
            others: [("unknown", 18, .unknown)]
        ) { $0.vehicles.map { ($0.build.cost, $0.cost) } },
        GoldenNumbers(
            "vehicles.length", plain: 35, from: 1.5, to: 210,
            others: [
                ("10.4 ", 1, .number(10.4)),
                ("3.4 ", 1, .number(3.4)),
                ("36.8 ", 1, .number(36.8)),
                ("unknown", 1, .unknown),
            ]
        ) { $0.vehicles.map { ($0.build.length, $0.length) } },
        GoldenNumbers(
            "vehicles.max_atmosphering_speed", plain: 38, from: 30, to: 20_000,
            others: [("unknown", 1, .unknown)]
        ) { $0.vehicles.map { ($0.build.maxAtmospheringSpeed, $0.maxAtmospheringSpeed) } },
        GoldenNumbers(
            "vehicles.crew", plain: 39, from: 0, to: 140,
            others: []
        ) { $0.vehicles.map { ($0.build.crew, $0.crew) } },
        GoldenNumbers(
            "vehicles.passengers", plain: 38, from: 0, to: 500,
            others: [("unknown", 1, .unknown)]
        ) { $0.vehicles.map { ($0.build.passengers, $0.passengers) } },
        GoldenNumbers(
            "vehicles.cargo_capacity", plain: 31, from: 0, to: 2_000_000,
            others: [
                ("unknown", 5, .unknown),
                ("none", 3, .nothing),
            ]
        ) { $0.vehicles.map { ($0.build.cargoCapacity, $0.cargoCapacity) } },
    ]
}

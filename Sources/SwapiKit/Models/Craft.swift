// What starships and vehicles have in common.

/// A starship or a vehicle.
public protocol Craft: Record {
    /// The facts that both kinds have, as the API writes them.
    var build: CraftFacts { get }
    var pilots: [Reference<People>] { get }
    var films: [Reference<Film>] { get }
    /// What sort of craft it is, such as `Starfighter` or `walker`.
    var craftClass: FactText { get }
}

/// The facts that starships and vehicles have in common, as the API writes them.
public struct CraftFacts: Codable, Hashable, Sendable {
    public var model: String?
    /// Makers with commas between them, and in some of their names.
    public var manufacturer: String?
    /// In galactic credits.
    public var cost: String?
    /// In metres.
    public var length: String?
    /// In kilometres an hour.
    public var maxAtmospheringSpeed: String?
    /// A number or a range, such as `30-165`.
    public var crew: String?
    public var passengers: String?
    /// In kilograms.
    public var cargoCapacity: String?
    /// How long it can go without new supplies, such as `2 years`.
    public var consumables: String?

    public init(
        model: String? = nil, manufacturer: String? = nil, cost: String? = nil, length: String? = nil,
        maxAtmospheringSpeed: String? = nil, crew: String? = nil, passengers: String? = nil,
        cargoCapacity: String? = nil, consumables: String? = nil
    ) {
        self.model = model
        self.manufacturer = manufacturer
        self.cost = cost
        self.length = length
        self.maxAtmospheringSpeed = maxAtmospheringSpeed
        self.crew = crew
        self.passengers = passengers
        self.cargoCapacity = cargoCapacity
        self.consumables = consumables
    }
}

extension Craft {
    public var model: FactText { FactText(build.model) }
    public var manufacturers: [String] { FactList.makers(build.manufacturer) }
    /// In galactic credits.
    public var cost: Quantity { Quantity(build.cost, in: .credits) }
    /// In metres.
    public var length: Quantity { Quantity(build.length, in: .metres) }
    /// In kilometres an hour.
    public var maxAtmospheringSpeed: Quantity { Quantity(build.maxAtmospheringSpeed, in: .kilometresPerHour) }
    public var crew: Quantity { Quantity(build.crew, in: .count) }
    public var passengers: Quantity { Quantity(build.passengers, in: .count) }
    /// In kilograms.
    public var cargoCapacity: Quantity { Quantity(build.cargoCapacity, in: .kilograms) }
    /// In hours, days, weeks, months or years.
    public var consumables: Quantity { Quantity(timeSpan: build.consumables) }
}

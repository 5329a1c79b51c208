// One planet.

/// A planet: its name, and the facts as the API writes them.
public struct Planet: Codable, Identifiable, Hashable, Sendable {
    public let uid: String
    public let name: String
    public let climate: String?
    public let terrain: String?
    /// In standard gravities, such as `1 standard` or `0.9`.
    public let gravity: String?
    /// In kilometres.
    public let diameter: String?
    /// In standard hours.
    public let rotationPeriod: String?
    /// In standard days.
    public let orbitalPeriod: String?
    /// In per cent.
    public let surfaceWater: String?
    public let population: String?

    public var id: String { uid }

    public init(
        uid: String, name: String, climate: String? = nil, terrain: String? = nil, gravity: String? = nil,
        diameter: String? = nil, rotationPeriod: String? = nil, orbitalPeriod: String? = nil,
        surfaceWater: String? = nil, population: String? = nil
    ) {
        self.uid = uid
        self.name = name
        self.climate = climate
        self.terrain = terrain
        self.gravity = gravity
        self.diameter = diameter
        self.rotationPeriod = rotationPeriod
        self.orbitalPeriod = orbitalPeriod
        self.surfaceWater = surfaceWater
        self.population = population
    }

    /// The name, or nil for the record that stands for "nobody knows" (planet 28).
    public var knownName: String? { FactText(name) == .unknown ? nil : name }
}

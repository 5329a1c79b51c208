// One planet.

/// A planet: its name, and the facts as the API writes them.
public struct Planet: Identifiable, Hashable, Sendable {
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

    /// The name, or nil for the record that stands for "nobody knows" (planet 28).
    public var knownName: String? { FactText(name) == .unknown ? nil : name }
}

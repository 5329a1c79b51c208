// The units of the records, and those they are converted to.

public import Foundation

/// A unit. Foundation on Linux formats no measurements, hence the symbols here.
public enum FactUnit: String, CaseIterable, Codable, Sendable {
    /// People of a crew, or of a planet.
    case count
    /// A hyperdrive's: the smaller, the faster.
    case rating
    case centimetres, metres, kilometres, inches, feet, miles
    case kilograms, pounds
    case kilometresPerHour, milesPerHour
    case hours, days, weeks, months, years
    case percent
    case standardGravities
    case credits
    /// Megalights in a standard hour.
    case megalights

    /// What Foundation converts by; nil for what is no unit of physics.
    public var dimension: Dimension? {
        switch self {
        case .centimetres: UnitLength.centimeters
        case .metres: UnitLength.meters
        case .kilometres: UnitLength.kilometers
        case .inches: UnitLength.inches
        case .feet: UnitLength.feet
        case .miles: UnitLength.miles
        case .kilograms: UnitMass.kilograms
        case .pounds: UnitMass.pounds
        case .kilometresPerHour: UnitSpeed.kilometersPerHour
        case .milesPerHour: UnitSpeed.milesPerHour
        case .standardGravities: UnitAcceleration.gravity
        case .hours: UnitDuration.hours
        case .count, .rating, .days, .weeks, .months, .years, .percent, .credits, .megalights: nil
        }
    }

    /// What people in the United States use in its place; nil if it is the same.
    var imperial: FactUnit? {
        switch self {
        case .centimetres: .inches
        case .metres: .feet
        case .kilometres: .miles
        case .kilograms: .pounds
        case .kilometresPerHour: .milesPerHour
        default: nil
        }
    }

    /// What one of it counts for where quantities of different units are compared.
    var comparisonFactor: Double {
        switch self {
        case .hours: 1 / 24
        case .weeks: 7
        case .months: 30
        case .years: 365
        default: 1
        }
    }

    /// How the API writes it behind a number, if it does.
    var suffixes: [String] {
        switch self {
        case .centimetres: ["cm"]
        case .metres: ["m"]
        case .kilometres: ["km"]
        case .kilograms: ["kg"]
        case .kilometresPerHour: ["km", "km/h", "kph"]
        case .standardGravities: ["standard"]
        case .percent: ["%"]
        default: []
        }
    }

    /// The unit of a time that the API writes as a word, such as `month` or `months`.
    static func timeSpan(_ word: String) -> FactUnit? {
        let name = word.lowercased()
        let units = [FactUnit.hours, .days, .weeks, .months, .years]
        return units.first { name == $0.rawValue || name + "s" == $0.rawValue }
    }
}

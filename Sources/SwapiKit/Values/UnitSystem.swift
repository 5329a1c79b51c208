// Which units a person is used to.

public import Foundation

/// Metric units, or those of the United States.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
    case metric, imperial

    /// The system of a locale. People in the United Kingdom read metres and kilograms in an archive, too.
    public init(_ locale: Locale) {
        self = locale.measurementSystem == .us ? .imperial : .metric
    }
}

import Foundation

extension Locale {
    /// English with metric units, wherever the tests run.
    static let british = Locale(identifier: "en_GB")
}

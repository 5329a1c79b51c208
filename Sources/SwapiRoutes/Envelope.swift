// What every JSON answer under /api carries besides its own fields.

import Foundation

extension JSON {
    /// Fields of an answer with those that all answers have behind them.
    static func enveloped(_ fields: [(String, JSON)], at time: Date) -> JSON {
        let site = JSON.string("https://www.swapi.tech/")
        let partner = JSON.object([("link", site), ("details", .string(""))])
        return .object(
            fields + [
                ("apiVersion", .string("1.0")), ("timestamp", .string(time.javaScriptText)),
                (
                    "support",
                    .object([
                        ("contact", .string("admin@swapi.tech")), ("donate", site),
                        ("partnerDiscounts", .object([("saberMasters", partner), ("heartMath", partner)])),
                    ])
                ),
                ("social", .object([("discord", site), ("reddit", site), ("github", site)])),
            ])
    }
}

extension Date {
    /// Such as `2025-09-12T16:40:29.902Z`.
    var javaScriptText: String {
        formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}

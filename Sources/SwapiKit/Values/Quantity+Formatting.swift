// Quantities in words.

public import Foundation

extension Quantity {
    /// The quantity to show: the number with its unit as the locale writes it, else the word for its absence, else the
    /// API's own words.
    ///
    /// - Parameter system: nil for the locale's own.
    public func formatted(locale: Locale = .autoupdatingCurrent, system: UnitSystem? = nil) -> String {
        let shown = converted(to: system ?? UnitSystem(locale))
        switch shown.amount {
        case .unknown: return FactText.unknown.shown
        case .notApplicable: return FactText.notApplicable.shown
        case .nothing: return FactText.none.shown
        case .words(let words): return FactText.text(words).shown
        case .number(let number): return shown.unit.formatted(number, locale: locale)
        case .noted(let number, let note): return "\(shown.unit.formatted(number, locale: locale)) \(note)"
        case .range(let lower, let upper):
            let start = shown.unit.formatted(lower, locale: locale)
            let end = shown.unit.formatted(upper, locale: locale)
            return shown.unit == .inches ? "\(start) to \(end)" : "\(shown.unit.number(lower, locale)) to \(end)"
        }
    }
}

extension FactUnit {
    /// A number with the unit behind it, such as `172 cm`, `1 week` or `5 ft 8 in`.
    func formatted(_ number: Double, locale: Locale) -> String {
        // Nothing is so tall that its feet don't fit into a whole number, but a server may say so.
        if self == .inches, 12..<1e15 ~= number.rounded() {
            let (feet, inches) = Int(number.rounded()).quotientAndRemainder(dividingBy: 12)
            return "\(FactUnit.feet.formatted(Double(feet), locale: locale)) \(self.number(Double(inches), locale)) in"
        }
        let symbol = number == 1 ? symbols.one : symbols.many
        // A per cent sign stands close to its number.
        return self.number(number, locale) + (symbol.isEmpty || self == .percent ? "" : " ") + symbol
    }

    func number(_ number: Double, _ locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        return style.precision(.fractionLength(0...fractionDigits)).format(number)
    }

    /// Converted numbers are as exact as the facts are.
    private var fractionDigits: Int {
        switch self {
        case .inches, .pounds, .milesPerHour: 0
        case .feet, .miles: 1
        default: 2
        }
    }

    private var symbols: (one: String, many: String) {
        switch self {
        case .count, .rating: ("", "")
        case .centimetres: ("cm", "cm")
        case .metres: ("m", "m")
        case .kilometres: ("km", "km")
        case .inches: ("in", "in")
        case .feet: ("ft", "ft")
        case .miles: ("mi", "mi")
        case .kilograms: ("kg", "kg")
        case .pounds: ("lb", "lb")
        case .kilometresPerHour: ("km/h", "km/h")
        case .milesPerHour: ("mph", "mph")
        case .hours: ("hour", "hours")
        case .days: ("day", "days")
        case .weeks: ("week", "weeks")
        case .months: ("month", "months")
        case .years: ("year", "years")
        case .percent: ("%", "%")
        case .standardGravities: ("g", "g")
        case .credits: ("credit", "credits")
        case .megalights: ("MGLT", "MGLT")
        }
    }
}

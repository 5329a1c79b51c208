// A number with its unit.

public import Foundation

/// What a record says of a number, in the unit that the API writes it in.
public struct Quantity: Hashable, Sendable {
    public let amount: Amount
    public let unit: FactUnit

    public init(amount: Amount, unit: FactUnit) {
        self.amount = amount
        self.unit = unit
    }

    /// Reads a fact; see `Amount.init(_:suffixes:zeroIsUnknown:)`.
    public init(_ raw: String?, in unit: FactUnit, zeroIsUnknown: Bool = false) {
        self.init(amount: Amount(raw, suffixes: unit.suffixes, zeroIsUnknown: zeroIsUnknown), unit: unit)
    }

    /// Reads a time such as `15 hours`, `1 week` or `2 years`, in the unit that it has.
    public init(timeSpan raw: String?) {
        let amount = Amount(raw)
        guard case .noted(let number, let word) = amount, let unit = FactUnit.timeSpan(word) else {
            self.init(amount: amount, unit: .days)
            return
        }
        self.init(amount: .number(number), unit: unit)
    }

    /// The number to compare by; nil if there is none. Times of different units become days: a week has seven, a month
    /// thirty and a year 365 of them.
    public var sortKey: Double? { amount.number.map { $0 * unit.comparisonFactor } }

    /// The number as a measurement; nil if there is none, or if the unit is none of physics.
    public var measurement: Measurement<Dimension>? {
        guard let number = amount.number, let dimension = unit.dimension else { return nil }
        return Measurement(value: number, unit: dimension)
    }

    /// The quantity in the units that people of a measurement system use; a note stays as it is.
    public func converted(to system: UnitSystem) -> Quantity {
        guard system == .imperial, let target = unit.imperial, let from = unit.dimension, let to = target.dimension
        else { return self }
        let convert = { Measurement(value: $0, unit: from).converted(to: to).value }
        let amount: Amount =
            switch amount {
            case .number(let number): .number(convert(number))
            case .range(let lower, let upper): .range(lower: convert(lower), upper: convert(upper))
            case .noted(let number, let note): .noted(convert(number), note: note)
            case .words, .nothing, .unknown, .notApplicable: amount
            }
        return Quantity(amount: amount, unit: target)
    }
}

/// Sorts optional values in either direction, and those that aren't there after all others in both.
public struct UnknownLast<Value: Comparable & Hashable & Sendable>: SortComparator, Sendable {
    public var order: SortOrder

    public init(order: SortOrder = .forward) {
        self.order = order
    }

    public func compare(_ one: Value?, _ other: Value?) -> ComparisonResult {
        switch (one, other) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedDescending
        case (_, nil): .orderedAscending
        case (let one?, let other?) where one == other: .orderedSame
        case (let one?, let other?): (one < other) == (order == .forward) ? .orderedAscending : .orderedDescending
        }
    }
}

extension Subscribers.Demand {
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Self(rawValue: sum)
    }

    @inlinable public static func + (lhs: Self, rhs: Int) -> Self {
        rhs < 0 ? lhs.reduced(by: rhs.magnitude) : lhs + Self(rawValue: UInt(rhs))
    }

    @inlinable public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    @inlinable public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// Unlimited less anything is unlimited, and anything else less unlimited is none.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        lhs.reduced(by: rhs.rawValue)
    }

    @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
        rhs < 0 ? lhs + Self(rawValue: rhs.magnitude) : lhs.reduced(by: UInt(rhs))
    }

    @inlinable public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    @inlinable public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }

    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        guard lhs != .unlimited else { return .unlimited }
        guard rhs > 0 else { return .none }
        let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
        return overflow ? .unlimited : Self(rawValue: product)
    }

    @inlinable public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    @inlinable func reduced(by amount: UInt) -> Self {
        guard self != .unlimited else { return .unlimited }
        return amount >= rawValue ? .none : Self(rawValue: rawValue - amount)
    }
}

@_spi(Reflection) import Swift
import Synchronization

/// Tells whether two values of a type are the same as far as can be known without asking their author.
///
/// Equatable values are compared with `==`, references and closures by identity, plain data by its bytes, structures
/// and tuples field by field. What can't be told apart counts as different: that costs an evaluation, never an update.
enum Comparison {
    /// Compares what two pointers to one type point to.
    fileprivate struct Comparator: @unchecked Sendable {
        let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private static let comparators = Mutex<[ObjectIdentifier: Comparator]>([:])

    static func isSame<T>(_ lhs: T, _ rhs: T) -> Bool {
        let comparator = comparator(for: T.self)
        return withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in comparator.isSame(lhs, rhs) }
        }
    }

    private static func comparator<T>(for type: T.Type) -> Comparator {
        if let known = comparators.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let new = makeComparator(for: type)
        comparators.withLock { $0[ObjectIdentifier(type)] = new }
        return new
    }

    private static func makeComparator<T>(for type: T.Type) -> Comparator {
        if let custom = type as? any SelfComparing.Type { return custom.comparator() }
        if let equatable = type as? any Equatable.Type { return equatable.comparator() }
        if MemoryLayout<T>.size == 0 { return Comparator { _, _ in true } }
        if type is AnyObject.Type { return bytes(MemoryLayout<T>.size) }
        if let optional = type as? any OptionalProtocol.Type { return optional.comparator() }
        return fieldwise(type) ?? (_isPOD(type) ? bytes(MemoryLayout<T>.size) : Comparator { _, _ in false })
    }

    private static func bytes(_ size: Int) -> Comparator {
        Comparator { lhs, rhs in
            UnsafeRawBufferPointer(start: lhs, count: size).elementsEqual(
                UnsafeRawBufferPointer(start: rhs, count: size))
        }
    }

    private static func fieldwise(_ type: Any.Type) -> Comparator? {
        guard let fields = Field.list(of: type), !fields.isEmpty else { return nil }
        let parts = fields.map { (offset: $0.offset, comparator: fieldComparator($0)) }
        return Comparator { lhs, rhs in parts.allSatisfy { $0.comparator.isSame(lhs + $0.offset, rhs + $0.offset) } }
    }

    private static func fieldComparator(_ field: Field) -> Comparator {
        switch field.kind {
        case .function:
            // A closure is a function and its captures: two words.
            return bytes(2 * MemoryLayout<Int>.size)
        case .existential:
            func existential<E>(_: E.Type) -> Comparator { boxed(E.self) }
            return _openExistential(field.type, do: existential)
        default:
            func plain<F>(_ type: F.Type) -> Comparator { comparator(for: type) }
            return _openExistential(field.type, do: plain)
        }
    }

    /// Compares what two boxes of type `any P` hold.
    private static func boxed<E>(_: E.Type) -> Comparator {
        Comparator { lhs, rhs in
            let lhs: Any = lhs.assumingMemoryBound(to: E.self).pointee
            let rhs: Any = rhs.assumingMemoryBound(to: E.self).pointee
            func compare<L>(_ lhs: L) -> Bool {
                guard let rhs = rhs as? L else { return false }
                return isSame(lhs, rhs)
            }
            return _openExistential(lhs, do: compare)
        }
    }
}

/// A value that knows best what of it matters, as a dynamic property does.
protocol SelfComparing {
    static func isSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension SelfComparing {
    fileprivate static func comparator() -> Comparison.Comparator {
        .init { isSame($0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee) }
    }
}

extension Equatable {
    fileprivate static func comparator() -> Comparison.Comparator {
        .init { $0.assumingMemoryBound(to: Self.self).pointee == $1.assumingMemoryBound(to: Self.self).pointee }
    }
}

private protocol OptionalProtocol {
    static func comparator() -> Comparison.Comparator
}

extension Optional: OptionalProtocol {
    fileprivate static func comparator() -> Comparison.Comparator {
        .init { lhs, rhs in
            let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
            let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
            guard let lhs, let rhs else { return lhs == nil && rhs == nil }
            return Comparison.isSame(lhs, rhs)
        }
    }
}

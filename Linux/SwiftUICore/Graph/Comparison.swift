import Combine
import Dispatch
@_spi(Reflection) import Swift

/// Tells whether two values of a type are the same as far as can be known without asking their author.
///
/// Equatable values are compared with `==`, references and closures by identity, plain data by its bytes, structures
/// and tuples field by field. What can't be told apart counts as different: that costs an evaluation, never an update.
enum Comparison {
    /// Compares what two pointers to one type point to.
    fileprivate struct Comparator: @unchecked Sendable {
        let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var comparators: [ObjectIdentifier: Comparator] = [:]

    static func isSame<T>(_ lhs: T, _ rhs: T) -> Bool {
        let comparator = comparator(for: T.self)
        return withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in comparator.isSame(lhs, rhs) }
        }
    }

    /// Whether values of the type hold nothing that changes without being assigned.
    static func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) || type == String.self }

    private static func comparator<T>(for type: T.Type) -> Comparator {
        if let known = lock.withLock({ comparators[ObjectIdentifier(type)] }) { return known }
        let new = makeComparator(for: type)
        lock.withLock { comparators[ObjectIdentifier(type)] = new }
        return new
    }

    private static func makeComparator<T>(for type: T.Type) -> Comparator {
        let size = MemoryLayout<T>.size
        switch Field.kind(of: type) {
        // `Any` is a buffer of three words for the value and a word for its type. What is smaller has no room for a
        // value: it is a pointer to an object and a table for each protocol, or `any Error`, a pointer as well.
        case .existential: return size < anyProtocolSize ? bytes(size) : boxed(type)
        case .class where type is DispatchObject.Type: return references(to: type)
        // A closure is a function and its captures, a reference and a metatype are pointers.
        case .function, .class, .objcClassWrapper, .foreignClass, .metatype, .existentialMetatype: return bytes(size)
        default: break
        }
        // A weak property looks like an optional and must not be loaded as one.
        if let optional = type as? any OptionalProtocol.Type, optional.holdsReference { return bytes(size) }
        if let custom = type as? any SelfComparing.Type { return custom.comparator() }
        if let equatable = type as? any Equatable.Type { return equatable.comparator() }
        if size == 0 { return Comparator { _, _ in true } }
        if let optional = type as? any OptionalProtocol.Type { return optional.comparator() }
        return fieldwise(type) ?? (_isPOD(type) ? bytes(size) : Comparator { _, _ in false })
    }

    fileprivate static let anyProtocolSize = MemoryLayout<Any>.size

    private static func bytes(_ size: Int) -> Comparator {
        Comparator { lhs, rhs in
            UnsafeRawBufferPointer(start: lhs, count: size).elementsEqual(
                UnsafeRawBufferPointer(start: rhs, count: size))
        }
    }

    private static func references<T>(to: T.Type) -> Comparator {
        Comparator { lhs, rhs in
            isSameObject(
                lhs.assumingMemoryBound(to: T.self).pointee as AnyObject,
                rhs.assumingMemoryBound(to: T.self).pointee as AnyObject)
        }
    }

    private static func fieldwise(_ type: Any.Type) -> Comparator? {
        guard let fields = Field.list(of: type), !fields.isEmpty else { return nil }
        let parts = fields.map { field in
            func make<F>(_ type: F.Type) -> Comparator { comparator(for: type) }
            return (offset: field.offset, comparator: _openExistential(field.type, do: make))
        }
        return Comparator { lhs, rhs in
            parts.allSatisfy { $0.comparator.isSame(lhs + $0.offset, rhs + $0.offset) }
        }
    }

    /// Compares what two boxes of a protocol's type hold: objects by identity, values of one type as such.
    private static func boxed<E>(_: E.Type) -> Comparator {
        Comparator { lhs, rhs in
            let lhs: Any = lhs.assumingMemoryBound(to: E.self).pointee
            let rhs: Any = rhs.assumingMemoryBound(to: E.self).pointee
            if Swift.type(of: lhs) is AnyObject.Type {
                return Swift.type(of: rhs) is AnyObject.Type && isSameObject(lhs as AnyObject, rhs as AnyObject)
            }
            // By casts and not by opening the boxes, which would only find the protocol's own box inside.
            func compare<T>(as: T.Type) -> Bool {
                guard let lhs = lhs as? T, let rhs = rhs as? T else { return false }
                return isSame(lhs, rhs)
            }
            let type = Swift.type(of: lhs)
            return type == Swift.type(of: rhs) && _openExistential(type, do: compare)
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
    static var holdsReference: Bool { get }
    static func comparator() -> Comparison.Comparator
}

extension Optional: OptionalProtocol {
    fileprivate static var holdsReference: Bool {
        switch Field.kind(of: Wrapped.self) {
        case .class, .objcClassWrapper, .foreignClass: true
        case .existential: MemoryLayout<Wrapped>.size < Comparison.anyProtocolSize
        default: false
        }
    }

    fileprivate static func comparator() -> Comparison.Comparator {
        .init { lhs, rhs in
            let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
            let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
            guard let lhs, let rhs else { return lhs == nil && rhs == nil }
            return Comparison.isSame(lhs, rhs)
        }
    }
}

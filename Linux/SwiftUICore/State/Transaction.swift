/// A key of a value that goes along with a change of state.
///
/// Source: Apple, SwiftUI, `TransactionKey`.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// What goes along with a change of state, to the views that are evaluated because of it.
///
/// Source: Apple, SwiftUI, `Transaction`.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = .some(newValue) }
    }
}

extension Transaction {
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    private enum DisablesAnimationsKey: TransactionKey {
        static var defaultValue: Bool { false }
    }

    private enum IsContinuousKey: TransactionKey {
        static var defaultValue: Bool { false }
    }
}

extension Transaction {
    /// Crosses no threads: a task-local value is the only kind that ends with its closure, whatever that throws.
    private struct Carrier: @unchecked Sendable {
        let transaction: Transaction
    }

    @TaskLocal private static var carrier: Carrier?

    /// That of the `withTransaction` around the running code.
    static var current: Transaction? { carrier?.transaction }

    fileprivate static func run<Result>(
        _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result {
        try $carrier.withValue(Carrier(transaction: transaction), operation: body)
    }
}

/// Source: Apple, SwiftUI, `withTransaction(_:_:)`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.run(transaction, body)
}

/// Source: Apple, SwiftUI, `withTransaction(_:_:_:)`.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.run(transaction, body)
}

/// Cancels an activity when it's told to, or when it's released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var canceller: (() -> Void)?

    /// Creates a cancellable that calls a closure, once.
    public init(_ cancel: @escaping () -> Void) {
        canceller = cancel
    }

    /// Creates a cancellable that cancels another.
    public init<C>(_ canceller: C) where C: Cancellable {
        self.canceller = canceller.cancel
    }

    deinit {
        canceller?()
    }

    public final func cancel() {
        lock.withLock { canceller.take() }?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Keeps this in a collection.
    public final func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set.
    public final func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

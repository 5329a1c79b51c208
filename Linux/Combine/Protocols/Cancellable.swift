/// An activity that can be ended before its time.
public protocol Cancellable {
    /// Ends the activity and frees what it holds.
    func cancel()
}

extension Cancellable {
    /// Keeps the activity alive in a collection.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps the activity alive in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

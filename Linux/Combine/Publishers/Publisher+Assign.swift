extension Publisher where Self.Failure == Never {
    /// Writes each value to a property until the result is cancelled or released; the object is held as long.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root)
        -> AnyCancellable
    {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a published property for as long as the property lives, or until this publisher finishes.
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        let subscriber = PublishedSubscriber(published.subject)
        published.subject.keep(subscriber)
        subscribe(subscriber)
    }
}

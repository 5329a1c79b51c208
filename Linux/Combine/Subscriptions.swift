/// The namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription to nothing: a publisher that completes at once hands it out before its completion.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    var combineIdentifier: CombineIdentifier { Self.identifier }
    var description: String { "Empty" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}

    nonisolated(unsafe) private static let identifier = CombineIdentifier()
}

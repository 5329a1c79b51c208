/// A publisher that sends nothing before it's told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Lets values come, until the result is cancelled.
    func connect() -> any Cancellable
}

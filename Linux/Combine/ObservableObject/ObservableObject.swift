/// An object that tells when it's about to change; the default publisher is told by every `@Published` property.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before any `@Published` property changes; the same one each time.
    public var objectWillChange: ObservableObjectPublisher {
        let changes = PublishedFields.of(type(of: self)).changes(in: self)
        guard let first = changes.first else { return LonePublishers.publisher(of: self) }
        if let publisher = first.publisher { return publisher }
        // Whoever installs first has the publisher that all the others get.
        let publisher = first.install(ObservableObjectPublisher())
        for change in changes.dropFirst() { _ = change.install(publisher) }
        return publisher
    }
}

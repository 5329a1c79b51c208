/// Publishes a property of a class: `$name` sends its value, and each new one just before it's set.
@propertyWrapper public struct Published<Value> {
    let subject: PublishedSubject<Value>

    public init(wrappedValue: Value) {
        subject = PublishedSubject(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A publisher of a published property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            subject.attach(AnySubscriber(subscriber))
        }
    }

    /// The property's publisher. It can be set so that `assign(to:)` can take it as `inout`.
    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher(subject: subject) }
        set { self = Published(newValue.subject) }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.send(newValue) }
    }

    private init(_ subject: PublishedSubject<Value>) {
        self.subject = subject
    }
}

extension Published: PublishedProperty {
    var changes: any ChangeSource { subject }
}

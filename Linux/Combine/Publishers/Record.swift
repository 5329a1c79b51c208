/// A publisher of recorded values and a recorded completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// What is published.
    public let recording: Recording

    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        SequenceElements.attach(recording.output, completion: recording.completion, to: subscriber)
    }
}

extension Record {
    /// Values and a completion.
    public struct Recording {
        public typealias Input = Output

        /// The values.
        public private(set) var output: [Output]

        /// What follows the values.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// Creates a recording that has still to receive everything; until it does it ends as finished.
        public init() {
            output = []
            completion = .finished
            isComplete = false
        }

        /// Creates a recording that is complete.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Adds a value, which must not come after the completion.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "A value was recorded after the completion.")
            output.append(input)
        }

        /// Adds the completion, which must not come a second time.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A completion was recorded after the completion.")
            self.completion = completion
            isComplete = true
        }
    }
}

extension Record: Codable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {}

extension Record.Recording: Codable
where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    private enum CodingKeys: String, CodingKey {
        case output, completion
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    public func encode(to encoder: any Encoder) throws {
        try encode(into: encoder)
    }

    /// Encodes the recording; the same as `encode(to:)`.
    public func encode(into encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

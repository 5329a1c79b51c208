extension Publishers {
    /// A publisher that writes a line for all that happens between another and its subscriber.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line begins with.
        public let prefix: String

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Where lines are written; without it, to the standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(TapSubscriber("Print", downstream: AnySubscriber(subscriber), events: events))
        }

        @usableFromInline var events: TapEvents<Output, Failure> {
            let log = PrintLog(prefix: prefix, stream: stream)
            return TapEvents(
                subscription: { log.write("receive subscription: (\($0))") },
                output: { log.write("receive value: (\($0))") },
                completion: {
                    switch $0 {
                    case .finished: log.write("receive finished")
                    case .failure(let error): log.write("receive error: (\(error))")
                    }
                },
                cancel: { log.write("receive cancel") },
                request: { demand, isSynchronous in
                    let amount = demand.max.map { "max: (\($0))" } ?? "unlimited"
                    log.write("request \(amount)\(isSynchronous ? " (synchronous)" : "")")
                })
        }
    }
}

/// Writes lines one after the other, whichever threads they come from, and whatever the stream does meanwhile.
private final class PrintLog {
    private let prefix: String
    private let lock = Lock()
    /// Nil while somebody is writing, who takes along what comes meanwhile.
    private var stream: (any TextOutputStream)?
    private var waiting: [String] = []

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : "\(prefix): "
        self.stream = stream ?? StandardOutput()
    }

    func write(_ line: String) {
        lock.lock()
        waiting.append(prefix + line)
        guard var stream = stream.take() else { return lock.unlock() }
        while !waiting.isEmpty {
            let lines = waiting
            waiting = []
            lock.unlock()
            for line in lines { stream.writeLine(line) }
            lock.lock()
        }
        self.stream = stream
        lock.unlock()
    }
}

extension TextOutputStream {
    fileprivate mutating func writeLine(_ line: String) {
        print(line, to: &self)
    }
}

/// Prints whole lines, so that those of several streams don't get mixed up either.
private struct StandardOutput: TextOutputStream {
    private var line = ""

    mutating func write(_ string: String) {
        line += string
        guard line.hasSuffix("\n") else { return }
        print(line, terminator: "")
        line = ""
    }
}

extension Publisher {
    /// Writes a line for all that happens between the publisher and its subscriber.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

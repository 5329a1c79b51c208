import Combine

/// A scheduler whose time passes only when a test says so.
final class VirtualTimeScheduler: Scheduler {
    /// What an action was scheduled with.
    struct Request: Equatable {
        enum Kind: Equatable {
            case immediate
            case once(at: VirtualTime, tolerance: VirtualTime.Stride)
            case repeated(from: VirtualTime, every: VirtualTime.Stride, tolerance: VirtualTime.Stride)
        }

        let kind: Kind
        let options: String?
    }

    private struct Action {
        let id: Int
        var due: VirtualTime
        let interval: VirtualTime.Stride?
        let body: () -> Void
    }

    private(set) var now = VirtualTime(nanoseconds: 0)
    let minimumTolerance: VirtualTime.Stride
    /// All that was scheduled, run or not.
    private(set) var requests: [Request] = []
    private var actions: [Action] = []
    private var nextID = 0

    /// Whether actions that aren't for later run at once.
    private let isEager: Bool

    init(minimumTolerance: VirtualTime.Stride = .nanoseconds(1), isEager: Bool = false) {
        self.minimumTolerance = minimumTolerance
        self.isEager = isEager
    }

    /// How many actions wait for their time, repeated ones among them.
    var pendingCount: Int { actions.count }

    /// Runs what is due by now, also what that schedules for now.
    func run() {
        advance(by: 0)
    }

    /// Lets time pass, and runs what is due meanwhile: in the order of its time, and then in that of its scheduling.
    func advance(by stride: VirtualTime.Stride) {
        let end = now.advanced(by: stride)
        while let action = takeNext(by: end) {
            now = max(now, action.due)
            action.body()
        }
        now = end
    }

    func schedule(options: String?, _ action: @escaping () -> Void) {
        requests.append(Request(kind: .immediate, options: options))
        if isEager { action() } else { _ = add(due: now, action) }
    }

    func schedule(
        after date: VirtualTime, tolerance: VirtualTime.Stride, options: String?, _ action: @escaping () -> Void
    ) {
        requests.append(Request(kind: .once(at: date, tolerance: tolerance), options: options))
        _ = add(due: date, action)
    }

    func schedule(
        after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: String?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        requests.append(Request(kind: .repeated(from: date, every: interval, tolerance: tolerance), options: options))
        let id = add(due: date, interval: interval, action)
        return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
    }

    private func add(due: VirtualTime, interval: VirtualTime.Stride? = nil, _ body: @escaping () -> Void) -> Int {
        nextID += 1
        actions.append(Action(id: nextID, due: due, interval: interval, body: body))
        return nextID
    }

    /// A repeated action goes to the end of those of its next time.
    private func takeNext(by end: VirtualTime) -> Action? {
        guard let first = actions.indices.min(by: { actions[$0].due < actions[$1].due }), actions[first].due <= end
        else { return nil }
        let action = actions.remove(at: first)
        if let interval = action.interval {
            var next = action
            next.due = action.due.advanced(by: interval)
            actions.append(next)
        }
        return action
    }
}

/// A moment in virtual time.
struct VirtualTime: Strideable {
    var nanoseconds: Int

    static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }

    func distance(to other: VirtualTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    func advanced(by n: Stride) -> VirtualTime { VirtualTime(nanoseconds: nanoseconds + n.nanoseconds) }

    struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
        var nanoseconds: Int

        var magnitude: Int { Swift.abs(nanoseconds) }

        init(nanoseconds: Int) {
            self.nanoseconds = nanoseconds
        }

        init(integerLiteral value: Int) {
            nanoseconds = value * 1_000_000_000
        }

        init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            self.init(integerLiteral: value)
        }

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
        static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds * rhs.nanoseconds) }
        static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }
        static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds) }
        static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
        static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1_000_000_000)) }
        static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
        static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }
        static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}

/// What a subject listens to; guarded by the subject's lock, outside of which all that is returned is released.
struct SubjectUpstreams {
    private(set) var all: [any Subscription] = []
    /// Whether the subject has completed, so that nothing can be listened to any more.
    private var isEnded = false

    /// Keeps a subscription; one that comes after the end is refused and has to be cancelled.
    mutating func add(_ upstream: any Subscription) -> Bool {
        guard !isEnded else { return false }
        all.append(upstream)
        return true
    }

    /// Lets go of a subscription that has ended.
    mutating func remove(_ upstream: AnyObject) -> (any Subscription)? {
        all.firstIndex { $0 as AnyObject === upstream }.map { all.remove(at: $0) }
    }

    /// Lets go of all of them, which then have to be cancelled.
    mutating func end() -> [any Subscription] {
        isEnded = true
        defer { all = [] }
        return all
    }
}

/// A subject that lets go of a subscription when that has ended.
protocol SubjectUpstreamsOwner: AnyObject {
    func letGo(of upstream: AnyObject)
}

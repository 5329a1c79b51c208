import Dispatch

extension Comparison {
    /// Whether two references lead to one thing.
    ///
    /// Here every mention of `DispatchQueue.main` or of a global queue makes another object around the same queue, which
    /// by identity alone would be a new queue, and what is sent on it a new publisher, in each evaluation.
    static func isSameObject(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
        if lhs === rhs { return true }
        guard let lhs = lhs as? DispatchObject, let rhs = rhs as? DispatchObject else { return false }
        guard let queue = queue(in: lhs) else { return false }
        return queue == self.queue(in: rhs)
    }

    /// What the object is around; it tells nobody else.
    private static func queue(in object: DispatchObject) -> OpaquePointer? {
        Mirror(reflecting: object).descendant("__wrapped") as? OpaquePointer
    }
}

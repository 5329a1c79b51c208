/// Which box an input event is for, by the element that it was sent to.
@MainActor struct ElementRegistry {
    private struct WeakTarget {
        weak var target: (any ElementTarget)?
    }

    private var next: UInt64 = 1
    private var targets: [ElementID: WeakTarget] = [:]
    /// At how many targets those that are gone are looked for.
    private var limit = 1024

    mutating func add(_ target: any ElementTarget) -> ElementID {
        let id = ElementID(rawValue: next)
        next += 1
        if targets.count >= limit {
            targets = targets.filter { $0.value.target != nil }
            limit = max(1024, 2 * targets.count)
        }
        targets[id] = WeakTarget(target: target)
        return id
    }

    func target(of id: ElementID) -> (any ElementTarget)? { targets[id]?.target }
}

/// What an input event is for.
@MainActor protocol ElementTarget: AnyObject {
    func handle(_ event: InputEvent)
}

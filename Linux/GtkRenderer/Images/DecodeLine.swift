/// What waits and what is being decoded in one lane.
nonisolated struct DecodeLine {
    /// In the order in which they were asked for.
    var waiting: [(key: PictureKey, batch: Int)] = []
    private var workers = 0
    private var begun: [PictureKey: ContinuousClock.Instant] = [:]
    private var left: Set<PictureKey> = []

    private static let mostLeft = 2

    /// Whether another worker is needed, of no more than that number; it counts from now on.
    mutating func takeOn(_ mostWorkers: Int) -> Bool {
        guard workers < mostWorkers, !waiting.isEmpty else { return false }
        workers += 1
        return true
    }

    mutating func withdraw(_ key: PictureKey) -> Bool {
        guard let index = waiting.lastIndex(where: { $0.key == key }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// The next one for a worker; a worker for whom there is none is gone.
    mutating func begin() -> PictureKey? {
        guard let latest = waiting.last?.batch, let index = waiting.firstIndex(where: { $0.batch == latest }) else {
            workers -= 1
            return nil
        }
        let key = waiting.remove(at: index).key
        begun[key] = .now
        return key
    }

    /// Whether the worker is still one.
    mutating func end(_ key: PictureKey) -> Bool {
        if left.remove(key) != nil { return false }
        begun[key] = nil
        return true
    }

    /// Lets go of the workers that have been busy for so long, and of what waits that would take as long.
    mutating func leave(begunBefore time: ContinuousClock.Instant) -> [PictureKey] {
        let slow = begun.filter { $0.value < time }.map(\.key).prefix(max(0, Self.mostLeft - left.count))
        for key in slow { begun[key] = nil }
        left.formUnion(slow)
        workers -= slow.count
        let sources = Set(slow.map(\.source))
        let others = waiting.map(\.key).filter { sources.contains($0.source) }
        waiting.removeAll { sources.contains($0.key.source) }
        return slow + others
    }
}

import Combine
import Observation

/// Counts what is added, and the full tens of it.
@Observable final class Counter {
    private(set) var count = 0
    private(set) var tens = 0
    @ObservationIgnored private let added = PassthroughSubject<Int, Never>()
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init() {
        added.scan(0, +)
            .sink { [unowned self] in count = $0 }
            .store(in: &subscriptions)
        added.scan(0, +).map { $0 / 10 }.removeDuplicates()
            .sink { [unowned self] in tens = $0 }
            .store(in: &subscriptions)
    }

    func add(_ step: Int) { added.send(step) }
}

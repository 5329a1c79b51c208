import Combine
import Timing

/// What one delivery costs with 1, 10 and 1 000 subscribers.
func runDeliveries(count: Int) {
    let sum = Sum()
    var table = Table("PassthroughSubject.send")
    for subscribers in [1, 10, 1_000] {
        let closures = (0..<subscribers).map { _ in { (value: Int) in sum.value &+= value } }
        table.add("\(subscribers) stored closures", count: count) {
            for value in 0..<count / subscribers {
                for closure in closures { closure(value) }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let cancellables = (0..<subscribers).map { _ in subject.sink { sum.value &+= $0 } }
        table.add("a subject with \(subscribers) subscribers", count: count) {
            for value in 0..<count / subscribers { subject.send(value) }
            withExtendedLifetime(cancellables) {}
        }
    }
    table.run()
}

/// Whether a value costs more the longer a subscription lives: the first and the tenth million of one.
func runLifetimes() {
    let million = 1_000_000
    let sum = Sum()
    var table = Table("a value in a subscription's life")
    let subject = PassthroughSubject<Int, Never>()
    let scanned = subject.scan(0, &+).map { $0 ^ 1 }.sink { sum.value &+= $0 }
    table.add("in the first million", count: million) {
        let young = PassthroughSubject<Int, Never>()
        let cancellable = young.scan(0, &+).map { $0 ^ 1 }.sink { sum.value &+= $0 }
        for value in 0..<million { young.send(value) }
        withExtendedLifetime(cancellable) {}
    }
    for _ in 0..<9 {
        for value in 0..<million { subject.send(value) }
    }
    table.add("from the tenth million on", count: million) {
        for value in 0..<million { subject.send(value) }
        withExtendedLifetime(scanned) {}
    }
    table.run()
}

import Combine
import Timing

/// Where results go, so that no work can be left out.
final class Sum {
    var value = 0
}

/// The same five steps as stored closures, and where the result goes.
private struct Steps {
    var first: (Int) -> Int
    var second: (Int) -> Bool
    var third: (Int) -> Int
    var fourth: (Int) -> Int
    var fifth: (Int) -> Bool
    var last: (Int) -> Void

    @inline(never) init(sum: Sum) {
        first = { $0 &+ 1 }
        second = { $0 & 3 != 0 }
        third = { $0 &* 3 }
        fourth = { $0 ^ 5 }
        fifth = { $0 & 7 != 1 }
        last = { sum.value &+= $0 }
    }

    @inline(__always) func call(_ value: Int) {
        let value = first(value)
        guard second(value) else { return }
        let result = fourth(third(value))
        if fifth(result) { last(result) }
    }
}

/// The steps as operators of any publisher. (Those of `Publishers.Sequence` go through its elements at once.)
private func subscribe(to numbers: some Publisher<Int, Never>, _ sum: Sum) -> AnyCancellable {
    numbers.map { $0 &+ 1 }.filter { $0 & 3 != 0 }.map { $0 &* 3 }.map { $0 ^ 5 }.filter { $0 & 7 != 1 }
        .sink { sum.value &+= $0 }
}

private func subscribe(toErased numbers: some Publisher<Int, Never>, _ sum: Sum) -> AnyCancellable {
    numbers.map { $0 &+ 1 }.filter { $0 & 3 != 0 }.eraseToAnyPublisher()
        .map { $0 &* 3 }.map { $0 ^ 5 }.filter { $0 & 7 != 1 }
        .sink { sum.value &+= $0 }
}

/// map, filter, map, map, filter over a sequence of numbers.
func runChain(count: Int) {
    let sum = Sum()
    let steps = Steps(sum: sum)
    var table = Table("map, filter, map, map, filter")
    table.add("five stored closures", count: count) {
        for value in 0..<count { steps.call(value) }
    }
    table.add("a plain loop", count: count) {
        for value in 0..<count {
            let value = value &+ 1
            guard value & 3 != 0 else { continue }
            let result = (value &* 3) ^ 5
            if result & 7 != 1 { sum.value &+= result }
        }
    }
    table.add("a publisher", count: count) {
        withExtendedLifetime(subscribe(to: (0..<count).publisher, sum)) {}
    }
    table.add("a sequence's own operators, which make arrays", count: count) {
        let cancellable = (0..<count).publisher
            .map { $0 &+ 1 }.filter { $0 & 3 != 0 }.map { $0 &* 3 }.map { $0 ^ 5 }.filter { $0 & 7 != 1 }
            .sink { sum.value &+= $0 }
        withExtendedLifetime(cancellable) {}
    }
    table.add("a publisher, erased in the middle", count: count) {
        withExtendedLifetime(subscribe(toErased: (0..<count).publisher, sum)) {}
    }
    table.add("a passthrough subject", count: count) {
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subscribe(to: subject, sum)
        for value in 0..<count { subject.send(value) }
        withExtendedLifetime(cancellable) {}
    }
    table.add("an asynchronous stream", count: count / 100) {
        wait {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            for value in 0..<count / 100 { continuation.yield(value) }
            continuation.finish()
            let results =
                stream
                .map { $0 &+ 1 }.filter { $0 & 3 != 0 }.map { $0 &* 3 }.map { $0 ^ 5 }.filter { $0 & 7 != 1 }
            var local = 0
            for await value in results { local &+= value }
            return local
        }
    }
    table.run()
}

import SwapiKit
import Timing

/// The first page of hits where 26 records match, among ever more that don't.
func runSearches(counts: [Int]) async throws {
    var times: [String: [(name: String, time: Duration)]] = [:]
    let prefixes = ["z", "zyx", "zyxa quo", "quo"]
    for count in counts {
        let index = ArchiveIndex(Archive(people: (1...count).map { person($0, of: count) }))
        try await index.prepare()
        for prefix in prefixes {
            var hits = 0
            let time = try await fastest(of: 50) { hits = try await index.search(prefix).count }
            times[prefix, default: []].append(("\(count) records, \(hits) hits", time))
        }
    }
    for prefix in prefixes { printTable("search for `\(prefix)`", times[prefix] ?? []) }
}

/// Every tenth of 260 people is called Zyx…; of more people no more are.
private func person(_ number: Int, of count: Int) -> People {
    let syllables = ["ba", "de", "ki", "lo", "mu", "ra", "se", "ti", "vo", "nu"]
    var rest = number
    var name = "B"
    while rest > 0 {
        name += syllables[rest % 10]
        rest /= 10
    }
    let step = count / 26
    if number % step == 0, number / step <= 26 {
        name = "Zyxa\(syllables[number / step % 10]) Quo\(name)"
    }
    return People(
        uid: "\(number)", name: "\(name) Lars",
        facts: .init(height: "172", mass: "77", birthYear: "19BBY", gender: "male", hairColor: "brown, grey"))
}

import Foundation
import SwapiKit
import TestSupport
import Testing

struct StoreKillTests {
    /// 200 with `make test-kill`.
    private static let kills = ProcessInfo.processInfo.environment["SWAPI_KILLS"].flatMap { Int($0) } ?? 20

    @Test(.timeLimit(.minutes(15)))
    func `a process that is killed while it writes loses nothing that it confirmed, and leaves a whole catalogue`()
        async throws
    {
        let folder = try TemporaryFolder(files: [:])
        let archive = try Archive()
        var moments = FixedNumbers(seed: 20_261_130)
        var confirmed = Set<String>()
        var refresh = 0
        for number in 1...Self.kills {
            let lines = try await StoreWriterProcess(mode: "write", folder: folder.url, number: number)
                .lines(killedAfter: moments.next(in: 1...30))
            for words in lines.map({ $0.split(separator: " ") }) {
                if words[0] == "favourite" { confirmed.insert(String(words[1])) }
                if words[0] == "refresh" { refresh = try #require(Int(words[1])) }
            }
            #expect(!lines.isEmpty)

            let (store, saved) = Store.open(folder: folder.url)
            #expect(await store.failure == nil, "kill \(number)")
            let favourites = Set(await store.favourites.map(\.id.uid))
            #expect(confirmed.isSubset(of: favourites), "kill \(number)")
            guard let facts = try saved.get()?.facts else {
                #expect(refresh == 0, "kill \(number)")
                continue
            }
            // The last one that was confirmed, or the one that was being written.
            #expect(Int(facts.fetched.timeIntervalSinceReferenceDate) >= refresh, "kill \(number)")
            #expect(facts.archive.count == archive.count)
            let newNames = facts.archive.people.count { $0.name.hasSuffix(" II") }
            #expect([0, archive.people.count].contains(newNames), "kill \(number)")
            #expect(Set(await store.fetchDates.values) == [facts.fetched])
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `two processes write at once, and nothing that either confirmed is lost`() async throws {
        let folder = try TemporaryFolder(files: [:])
        async let one = StoreWriterProcess(mode: "write", folder: folder.url, number: 1).lines(killedAfter: 15)
        async let other = StoreWriterProcess(mode: "write", folder: folder.url, number: 2).lines(killedAfter: 15)
        let lines = try await one + other
        let confirmed = lines.filter { $0.hasPrefix("favourite ") }.map { $0.dropFirst("favourite ".count) }
        let (store, saved) = Store.open(folder: folder.url)
        let favourites = Set(await store.favourites.map(\.id.uid))
        #expect(confirmed.count >= 20)
        #expect(confirmed.allSatisfy { favourites.contains(String($0)) })
        #expect(try saved.get()?.facts?.archive.count == Archive().count)
        #expect(await store.failure == nil)
    }
}

/// Numbers that are the same in each run (Marsaglia's xorshift).
private struct FixedNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(in range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }
}

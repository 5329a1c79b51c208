import Testing

@testable import GtkRenderer

struct LRUCacheTests {
    @Test("What was not used for longest goes first")
    func evictsOldest() {
        var cache = LRUCache<String, Int>(limit: 4)
        for (value, key) in ["a", "b", "c", "d"].enumerated() { cache.insert(value, for: key) }
        _ = cache.value(for: "a")
        cache.insert(4, for: "e")
        #expect(cache.value(for: "a") == 0)
        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "e") == 4)
        #expect(cache.cost <= 4)
    }

    @Test("A value that replaces another counts once")
    func replaces() {
        var cache = LRUCache<String, Int>(limit: 10)
        cache.insert(1, for: "a", cost: 6)
        cache.insert(2, for: "a", cost: 7)
        #expect(cache.cost == 7)
        #expect(cache.count == 1)
    }

    @Test("A value larger than the limit is kept alone rather than decoded for ever")
    func oversized() {
        var cache = LRUCache<String, Int>(limit: 10)
        cache.insert(1, for: "a", cost: 2)
        cache.insert(2, for: "b", cost: 50)
        #expect(cache.value(for: "a") == nil)
        #expect(cache.value(for: "b") == 2)
    }
}

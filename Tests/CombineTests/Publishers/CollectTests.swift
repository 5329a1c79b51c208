import Combine
import Testing

@Suite struct CollectTests {
    @Test func `all values come as one array`() {
        expectResult([1, 2, 3], of: [1, 2, 3]) { $0.collect() }
        expectResult([], of: []) { $0.collect() }
        expectReduction { $0.eraseToAnyPublisher().collect() }
    }

    @Test func `two of the same upstream are equal`() {
        #expect(Publishers.Collect(upstream: Same(id: 1)) == Publishers.Collect(upstream: Same(id: 1)))
        #expect(Publishers.Collect(upstream: Same(id: 1)) != Publishers.Collect(upstream: Same(id: 2)))
    }
}

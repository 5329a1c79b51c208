import Combine
import Testing

@Suite struct CountTests {
    @Test func `values are counted`() {
        expectResult(3, of: [7, 8, 9]) { $0.count() }
        expectResult(0, of: []) { $0.count() }
        expectReduction { $0.eraseToAnyPublisher().count() }
    }

    @Test func `two of the same upstream are equal`() {
        #expect(Publishers.Count(upstream: Same(id: 1)) == Publishers.Count(upstream: Same(id: 1)))
        #expect(Publishers.Count(upstream: Same(id: 1)) != Publishers.Count(upstream: Same(id: 2)))
    }
}

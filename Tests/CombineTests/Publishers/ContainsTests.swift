import Combine
import Testing

@Suite struct ContainsTests {
    @Test func `the first equal value makes it true`() {
        expectResult(true, of: [1, 2, 3], isEarly: true) { $0.contains(2) }
        expectResult(false, of: [1, 2, 3]) { $0.contains(4) }
        expectResult(false, of: []) { $0.contains(4) }
        expectReduction { $0.eraseToAnyPublisher().contains(4) }
    }

    @Test func `the first value that the closure says yes to makes it true`() {
        expectResult(true, of: [1, 2, 3], isEarly: true) { $0.contains { $0 > 1 } }
        expectResult(false, of: [1, 2, 3]) { $0.contains { $0 > 3 } }
        expectReduction { $0.eraseToAnyPublisher().contains { $0 > 3 } }
    }

    @Test func `the closure can throw`() {
        expectResult(true, of: [1, 2, 3], isEarly: true) { $0.tryContains { $0 > 1 } }
        expectResult(false, of: [1, 2, 3]) { $0.tryContains { $0 > 3 } }
        expectReduction { $0.eraseToAnyPublisher().tryContains { $0 > 3 } }
        expectFailure { $0.tryContains { if $0 == 2 { throw TestError(code: 2) } else { false } } }
    }

    @Test func `the closure isn't asked after it has said yes`() {
        var values: [Int] = []
        let reduction = Reduction {
            $0.contains {
                values.append($0)
                return $0 == 2
            }
        }
        reduction.send([1, 2, 3])
        #expect(values == [1, 2])
    }

    @Test func `two that look for the same in the same upstream are equal`() {
        let contains = Publishers.Contains(upstream: Same(id: 1), output: 1)
        #expect(contains == Publishers.Contains(upstream: Same(id: 1), output: 1))
        #expect(contains != Publishers.Contains(upstream: Same(id: 2), output: 1))
        #expect(contains != Publishers.Contains(upstream: Same(id: 1), output: 2))
    }
}

import Combine
import Testing

@Suite struct AllSatisfyTests {
    @Test func `the first value that the closure says no to makes it false`() {
        expectResult(false, of: [1, 2, 3], isEarly: true) { $0.allSatisfy { $0 < 2 } }
        expectResult(true, of: [1, 2, 3]) { $0.allSatisfy { $0 < 4 } }
        expectResult(true, of: []) { $0.allSatisfy { _ in false } }
        expectReduction { $0.eraseToAnyPublisher().allSatisfy { $0 < 4 } }
    }

    @Test func `the closure can throw`() {
        expectResult(false, of: [1, 2, 3], isEarly: true) { $0.tryAllSatisfy { $0 < 2 } }
        expectResult(true, of: [1, 2, 3]) { $0.tryAllSatisfy { $0 < 4 } }
        expectReduction { $0.eraseToAnyPublisher().tryAllSatisfy { $0 < 4 } }
        expectFailure { $0.tryAllSatisfy { if $0 == 2 { throw TestError(code: 2) } else { true } } }
    }
}

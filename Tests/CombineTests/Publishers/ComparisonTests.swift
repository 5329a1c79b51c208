import Combine
import Testing

@Suite struct ComparisonTests {
    @Test func `the least and the greatest value are found`() {
        expectResult(1, of: [2, 1, 3]) { $0.min() }
        expectResult(3, of: [2, 3, 1]) { $0.max() }
        expectReduction { $0.eraseToAnyPublisher().min() }
        expectReduction { $0.eraseToAnyPublisher().max() }
    }

    @Test func `the order can be the closure's`() {
        expectResult(30, of: [21, 30, 12]) { $0.min { $0 % 10 < $1 % 10 } }
        expectResult(12, of: [21, 12, 30]) { $0.max { $0 % 10 < $1 % 10 } }
        expectResult(30, of: [21, 30, 12]) { $0.tryMin { $0 % 10 < $1 % 10 } }
        expectResult(12, of: [21, 12, 30]) { $0.tryMax { $0 % 10 < $1 % 10 } }
        expectReduction { $0.eraseToAnyPublisher().tryMin(by: <) }
        expectReduction { $0.eraseToAnyPublisher().tryMax(by: <) }
    }

    @Test func `of equal values the first one is taken`() {
        expectResult(11, of: [11, 21, 31]) { $0.min { $0 % 10 < $1 % 10 } }
        expectResult(11, of: [11, 21, 31]) { $0.max { $0 % 10 < $1 % 10 } }
    }

    @Test func `without values there is nothing but the end, which waits until somebody asks`() {
        expectResult(nil, of: []) { $0.min() }
        expectResult(nil, of: []) { $0.tryMax(by: <) }
    }

    @Test func `the closure can throw`() {
        expectFailure { $0.tryMin { if $0 == 2 { throw TestError(code: 2) } else { $0 < $1 } } }
        expectFailure { $0.tryMax { if $1 == 2 { throw TestError(code: 2) } else { $0 < $1 } } }
    }
}

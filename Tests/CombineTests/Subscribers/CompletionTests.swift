import Combine
import Foundation
import Testing

@Suite struct CompletionTests {
    typealias Completion = Subscribers.Completion<TestError>

    @Test(arguments: [Completion.finished, .failure(TestError(code: 4))])
    func `a completion is the same after coding`(completion: Completion) throws {
        #expect(try JSONDecoder().decode(Completion.self, from: JSONEncoder().encode(completion)) == completion)
    }

    @Test func `completions are equal when their errors are`() {
        #expect(Completion.failure(TestError(code: 1)) == .failure(TestError(code: 1)))
        #expect(Completion.failure(TestError(code: 1)) != .failure(TestError(code: 2)))
        #expect(Set([Completion.finished, .finished, .failure(TestError())]).count == 2)
    }
}

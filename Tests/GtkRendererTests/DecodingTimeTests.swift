import Testing

@testable import GtkRenderer

@Suite(.timeLimit(.minutes(1))) struct DecodingTimeTests {
    /// It waited for results that never came.
    @Test func `to decode nothing takes no time`() async throws {
        #expect(try await DecodingTime.measure([], width: 10, height: 10) == .zero)
    }
}

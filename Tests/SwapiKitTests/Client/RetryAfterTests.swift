import Foundation
import TestSupport
import Testing

@testable import SwapiKit

struct RetryAfterTests {
    /// Sunday, 6 November 1994, 08:49:37 GMT.
    let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: [
        ("25924", 25_924), (" 0 ", 0),
        ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
        ("Sunday, 06-Nov-94 08:50:37 GMT", 60),
        ("Sun Nov  6 08:50:37 1994", 60),
        ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
    ])
    func `the header is seconds or a date`(header: String, seconds: Double) {
        #expect(RetryAfter.seconds(header, now: now) == seconds)
    }

    @Test(arguments: [nil, "", "soon", "-5", "1.5", "tomorrow 08:50"])
    func `anything else says nothing`(header: String?) {
        #expect(RetryAfter.seconds(header, now: now) == nil)
    }

    @Test func `no request is sent before the time is over`() async throws {
        let requests = Recorder<String>()
        let clock = TestClock(now)
        var transport = Transport(
            session: .mock { _ in
                requests.record("request")
                guard requests.elements.count > 1 else {
                    return .status(429, headers: ["Retry-After": "Sun, 06 Nov 1994 08:51:37 GMT"], "<p>dusting crops")
                }
                return .json(Pages.lukeAndThreepio)
            })
        transport.now = { clock.now }
        let api = API(transport: transport, baseURL: nil)

        await #expect(throws: API.Failure.tooManyRequests(retryAfter: 120)) { try await api.getPeople() }
        clock.advance(by: 119)
        await #expect(throws: API.Failure.tooManyRequests(retryAfter: 1)) { try await api.getPeople() }
        #expect(requests.elements.count == 1)
        clock.advance(by: 1)
        #expect(try await api.getPeople().count == 2)
        #expect(requests.elements.count == 2)
    }
}

private final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time: Date

    init(_ time: Date) {
        self.time = time
    }

    var now: Date { lock.withLock { time } }

    func advance(by seconds: TimeInterval) {
        lock.withLock { time += seconds }
    }
}

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
        ("86400", 86_400), ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
    ])
    func `the header is seconds or a date`(header: String, seconds: Double) {
        #expect(RetryAfter.seconds(header, now: now) == seconds)
    }

    @Test(arguments: [
        "86401", "2592000", "99999999999", String(repeating: "9", count: 400), "Sun, 06 Nov 2994 08:50:37 GMT",
    ])
    func `whoever asks for more than a day gets a day`(header: String) {
        #expect(RetryAfter.seconds(header, now: now) == 86_400)
    }

    @Test(arguments: [
        nil, "", "soon", "-5", "1.5", "tomorrow 08:50", "Mon, 30\u{5B1}\u{FFFD}\u{FFFD} 2026 09:00:00 GMT",
    ])
    func `anything else says nothing`(header: String?) {
        #expect(RetryAfter.seconds(header, now: now) == nil)
    }

    @Test func `no request is sent before the time is over`() async throws {
        let requests = Recorder<String>()
        let clock = TestClock(now)
        let transport = Transport(
            session: .mock { _ in
                requests.record("request")
                guard requests.elements.count > 1 else {
                    return .status(429, headers: ["Retry-After": "Sun, 06 Nov 1994 08:51:37 GMT"], "<p>dusting crops")
                }
                return .json(Pages.lukeAndThreepio)
            }, clock: clock.requestClock())
        let api = API(transport: transport, baseURL: nil)

        #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 120)
        clock.advance(by: 119)
        #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 1)
        #expect(requests.elements.count == 1)
        clock.advance(by: 1)
        #expect(try await api.getPeople().count == 2)
        #expect(requests.elements.count == 2)
    }

    @Test func `a pause is neither ended nor drawn out by setting the computer's clock`() async throws {
        let requests = Recorder<String>()
        let clock = TestClock(now)
        let transport = Transport(
            session: .mock { _ in
                requests.record("request")
                return .json(Pages.lukeAndThreepio)
            }, pausedUntil: now.addingTimeInterval(60), clock: clock.requestClock())
        let api = API(transport: transport, baseURL: nil)
        for change: TimeInterval in [86_400, -172_800] {
            clock.set(by: change)
            #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 60)
        }
        #expect(requests.elements.isEmpty)
        clock.advance(by: 60)
        #expect(try await api.getPeople().count == 2)
    }

    @Test func `a pause that a person ends is over at once, until the server asks for another`() async throws {
        let requests = Recorder<String>()
        let clock = TestClock(now)
        let transport = Transport(
            session: .mock { _ in
                requests.record("request")
                return .status(429, headers: ["Retry-After": "3000"])
            }, pausedUntil: now.addingTimeInterval(900), clock: clock.requestClock())
        let api = API(transport: transport, baseURL: nil)
        api.endPause()
        for _ in 1...2 { #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 3_000) }
        #expect(requests.elements.count == 1)
    }

    @Test func `a pause from an earlier launch lasts a day at most, whatever was written down`() async throws {
        let clock = TestClock(now)
        let transport = Transport(
            session: .mock { _ in .json(Pages.lukeAndThreepio) }, pausedUntil: .distantFuture,
            clock: clock.requestClock())
        let api = API(transport: transport, baseURL: nil)
        #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 86_400)
        clock.advance(by: 86_400)
        #expect(try await api.getPeople().count == 2)
    }
}

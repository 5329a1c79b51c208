import Foundation
import SwapiServer
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks again until there is an answer, at once or when the server lets it, and looks at each error.
struct PatientClient {
    private let api: API
    private let time: StormTime?

    /// - Parameter time: what passes where the server asks to wait; nil if it doesn't.
    init(_ address: String, _ time: StormTime? = nil) {
        self.time = time
        let transport = Transport(
            session: URLSession(configuration: .ephemeral), retries: Retries(most: 0),
            clock: time?.clientClock ?? RequestClock())
        api = API(transport: transport, baseURL: address)
    }

    func ask<Answer>(_ question: (API) async throws -> Answer) async throws -> Answer {
        for _ in 1...30 {
            do {
                return try await question(api)
            } catch {
                let sentence = try #require(FailureReason.sentence(for: error), "\(error) says nothing")
                #expect(sentence != "Something went wrong.", "\(error)")
                if let wait = (error as? API.Failure)?.retryAfter { time?.pass(wait) }
            }
        }
        return try await question(api)
    }
}

/// A time for a server and its clients that passes when a client is asked to wait; delays are a thousandth of themselves.
final class StormTime: Sendable {
    /// The seconds that clients were asked to wait.
    let waits = Recorder<TimeInterval>()
    /// The delays of answers.
    let delays = Recorder<Duration>()
    private let start = Date(timeIntervalSince1970: 784_111_777)
    private let begin = ContinuousClock.now

    func pass(_ seconds: TimeInterval) { waits.record(seconds) }

    private var passed: TimeInterval { waits.elements.reduce(0, +) }

    var serverClock: ServerClock {
        var clock = ServerClock()
        let after = clock.after
        clock.now = { self.start.addingTimeInterval(self.passed) }
        clock.after = { delay, work in
            self.delays.record(delay)
            after(delay / 1_000, work)
        }
        return clock
    }

    /// Nothing times out: however busy the machine is, each answer comes.
    var clientClock: RequestClock {
        RequestClock(
            now: { self.start.addingTimeInterval(self.passed) },
            instant: { self.begin + .seconds(self.passed) },
            sleep: { _ in try await untilCancelled() })
    }
}

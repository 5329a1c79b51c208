import Foundation
import SwapiKit
import SwapiRoutes
import Testing

/// Delays, limits and faults, in a time that passes when the tests say so.
struct ServiceTests {
    private func service(_ change: (inout Behavior) -> Void = { _ in }) throws -> Service {
        var behavior = Behavior()
        change(&behavior)
        return Service(Routes(try Archive(), started: Site.started), behavior: behavior)
    }

    private func react(
        _ service: inout Service, _ target: String = "/api/films/1", method: String = "GET", from address: String = "a",
        after seconds: TimeInterval = 0
    ) -> Service.Reaction {
        service.reaction(
            to: HTTPRequest(method: method, target: target), from: address,
            at: Site.started.addingTimeInterval(seconds))
    }

    @Test func `a good day has neither delays nor limits nor faults`() throws {
        var service = try service()
        for _ in 1...300 {
            let reaction = react(&service)
            #expect(reaction.delay == .zero)
            #expect(reaction.fault == nil)
            #expect(status(of: reaction) == 200)
            #expect(headers(of: reaction)["X-RateLimit-Limit"] == nil)
        }
    }

    @Test func `from the sixth request on each takes 100 ms more than the one before`() throws {
        var service = try service { $0.slowsDown = true }
        let delays = (1...100).map { _ in react(&service).delay }
        #expect(delays.prefix(5).allSatisfy { $0 == .zero })
        #expect(delays[5] == .milliseconds(600))
        #expect(delays[6] == .milliseconds(700))
        #expect(delays[99] == .seconds(10))
        #expect(react(&service, from: "b").delay == .zero)
        #expect(react(&service, after: 899).delay > .zero)
        #expect(react(&service, after: 900).delay == .zero)
    }

    @Test func `latency comes to every answer, and to what slows it down`() throws {
        var service = try service {
            $0.latency = .milliseconds(40)
            $0.slowsDown = true
        }
        #expect((1...6).map { _ in react(&service).delay }.last == .milliseconds(640))
        #expect(react(&service, method: "HEAD").delay == .milliseconds(40))
    }

    @Test func `one request too many is told when to come again, in plain text that says it is HTML`() throws {
        var service = try service { $0.rateLimit = 100 }
        let first = headers(of: react(&service))
        #expect(first["X-RateLimit-Limit"] == "100")
        #expect(first["X-RateLimit-Remaining"] == "99")
        #expect(first["X-RateLimit-Reset"] == String(Int(Site.started.timeIntervalSince1970) + 900))
        for _ in 2...100 { #expect(status(of: react(&service)) == 200) }
        let refusal = react(&service, after: 300)
        #expect(status(of: refusal) == 429)
        #expect(headers(of: refusal)["Retry-After"] == "600")
        #expect(headers(of: refusal)["X-RateLimit-Remaining"] == "0")
        #expect(headers(of: refusal)["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(body(of: refusal).first != UInt8(ascii: "<"))
        #expect(status(of: react(&service, from: "b", after: 300)) == 200)
        #expect(status(of: react(&service, after: 900)) == 200)
    }

    @Test func `a clock that is put back begins a new window`() throws {
        var service = try service { $0.rateLimit = 1 }
        _ = react(&service)
        let refusal = react(&service)
        #expect(status(of: refusal) == 429)
        #expect(status(of: react(&service, after: -100_000)) == 200)
        #expect(Int(headers(of: react(&service, after: -100_000))["Retry-After"] ?? "").map { 1...900 ~= $0 } == true)
    }

    @Test func `every Kth request meets its fault, and no other`() throws {
        for fault in Fault.allCases {
            var service = try service { $0.faults = [fault: 3] }
            let faults = (1...9).map { _ in react(&service).fault }
            #expect(faults == [nil, nil, fault, nil, nil, fault, nil, nil, fault])
        }
    }

    @Test func `faults that fall on the same request come one after the other`() throws {
        var service = try service { $0.faults = [.fail: 4, .reset: 4, .stall: 2] }
        #expect(
            (1...8).map { _ in react(&service).fault }
                == [nil, .stall, nil, .fail, .reset, .stall, nil, .fail])
    }

    @Test func `faults do to answers what they say`() throws {
        let reactions = try Fault.allCases.map { fault in
            var service = try service {
                $0.faults = [fault: 1]
                $0.stall = .seconds(31)
            }
            return (fault, react(&service))
        }
        for (fault, reaction) in reactions {
            switch (fault, reaction.outcome) {
            case (.fail, .answer(let response)): #expect(response.status == 500)
            case (.truncate, .cutShort(let response, let count)):
                #expect(response.status == 200)
                #expect(0..<response.body.count ~= count)
            case (.garbage, .answer(let response)):
                #expect(response.status == 200)
                #expect(response.headers["Content-Type"]?.contains("json") == true)
                #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: response.body) }
            case (.reset, .reset): #expect(reaction.delay == .zero)
            case (.stall, .reset): #expect(reaction.delay == .seconds(31))
            default: Issue.record("\(fault) ends as \(reaction.outcome)")
            }
        }
    }

    @Test func `a request whose connection is closed anyway meets no fault and counts for nothing`() throws {
        var service = try service {
            $0.faults = [.fail: 2]
            $0.rateLimit = 1
        }
        #expect(react(&service, method: "POST").outcome == .close)
        #expect(react(&service, method: "OPTIONS").fault == nil)
        #expect(status(of: react(&service, method: "OPTIONS")) == 500)
        #expect(status(of: react(&service)) == 200)
    }

    private func response(of reaction: Service.Reaction) -> HTTPResponse? {
        if case .answer(let response) = reaction.outcome { response } else { nil }
    }

    private func status(of reaction: Service.Reaction) -> Int? { response(of: reaction)?.status }
    private func headers(of reaction: Service.Reaction) -> [String: String] { response(of: reaction)?.headers ?? [:] }
    private func body(of reaction: Service.Reaction) -> Data { response(of: reaction)?.body ?? Data() }
}

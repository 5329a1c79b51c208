import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// A time that stands still until a test moves it.
nonisolated final class TestClock: @unchecked Sendable {
    private(set) var now: Date
    private(set) var wakings: [(date: Date, action: @MainActor () -> Void, id: Int)] = []
    private var lastID = 0

    init(_ now: Date) {
        self.now = now
    }

    var clock: TextClock {
        TextClock(now: { [self] in now }) { [self] date, action in
            lastID += 1
            wakings.append((date, action, lastID))
            return { [self, id = lastID] in wakings.removeAll { $0.id == id } }
        }
    }

    /// Goes to the next waking, if there is one.
    @MainActor func goOn() {
        guard let next = wakings.min(by: { $0.date < $1.date }) else { return }
        wakings.removeAll { $0.id == next.id }
        now = next.date
        next.action()
    }
}

@Suite struct TextDateTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func string(_ style: Text.DateStyle, _ seconds: TimeInterval) -> String {
        TextDate(kind: .style(start.addingTimeInterval(seconds), style)).string(
            at: start, locale: Locale(identifier: "en_US"))
    }

    /// One that was reckoned wrongly ended the app.
    @Test(arguments: [TimeInterval.nan, .infinity, -.infinity, 1e300])
    func `what is no time says nothing, and never changes`(seconds: TimeInterval) {
        let strange = Date(timeIntervalSinceReferenceDate: seconds)
        let kinds: [TextDate.Kind] = [
            .style(strange, .relative), .style(strange, .offset), .style(strange, .timer),
            .timer(start...max(start, strange), pause: nil, countsDown: true, showsHours: true),
        ]
        for kind in kinds {
            let date = TextDate(kind: kind)
            let said = date.string(at: start, locale: Locale(identifier: "en_US"))
            if !seconds.isFinite, case .style = kind {
                #expect(said == "")
                #expect(date.nextChange(after: start) == nil)
            }
        }
        if !seconds.isFinite { #expect(string(.date, seconds) == "" && string(.time, seconds) == "") }
    }

    @Test func `dates are said in their styles`() {
        #expect(string(.timer, 59) == "0:59")
        #expect(string(.timer, -3_661) == "1:01:01")
        #expect(string(.relative, 8_580) == "2 hours, 23 minutes")
        #expect(string(.relative, -1) == "1 second")
        #expect(string(.relative, 3_600) == "1 hour")
        #expect(string(.relative, 0) == "0 seconds")
        #expect(string(.offset, 7_200) == "+2 hours")
        #expect(string(.offset, -7_776_000) == "-3 months")
        #expect(string(.date, 0).contains("2001") || string(.date, 0).contains("2000"))
        #expect(string(.time, 0).contains(":"))
    }

    @Test func `a countdown ends at nothing, and waits before its time`() {
        let range = start...start.addingTimeInterval(90)
        func text(_ seconds: TimeInterval, pause: Date? = nil, down: Bool = true) -> String {
            TextDate(kind: .timer(range, pause: pause, countsDown: down, showsHours: true)).string(
                at: start.addingTimeInterval(seconds), locale: .current)
        }
        #expect(text(-5) == "1:30")
        #expect(text(30) == "1:00")
        #expect(text(500) == "0:00")
        #expect(text(30, down: false) == "0:30")
        #expect(text(30, pause: start.addingTimeInterval(60)) == "0:30")
    }

    @Test func `a text wakes as often as it changes, and not when it is hidden or gone`() {
        let clock = TestClock(start)
        let window = InMemoryWindow(
            TabView {
                Text("Left: \(start.addingTimeInterval(5), style: .timer)").tabItem { Text("1") }
                Text("other").tabItem { Text("2") }
            }
            .environment(\.textClock, clock.clock))
        #expect(window.has("Left: 0:05"))
        #expect(clock.wakings.map(\.date) == [start.addingTimeInterval(1)])
        clock.goOn()
        window.settle()
        #expect(window.has("Left: 0:04"))
        #expect(clock.wakings.count == 1)
        try? window.selectTab("2")
        #expect(clock.wakings.isEmpty)
        try? window.selectTab("1")
        #expect(clock.wakings.count == 1)
    }

    @Test func `what does not change never wakes`() {
        let clock = TestClock(start)
        let window = InMemoryWindow(
            VStack {
                Text(start, style: .date)
                Text(start, style: .time)
                Text(start...start.addingTimeInterval(60))
                Text(DateInterval(start: start, duration: 60))
                Text(timerInterval: start...start.addingTimeInterval(5), pauseTime: start)
            }
            .environment(\.textClock, clock.clock))
        #expect(window.texts.count == 5)
        #expect(clock.wakings.isEmpty)
    }

    @Test func `what is hours away wakes once a minute`() {
        let date = TextDate(kind: .style(start.addingTimeInterval(8_590), .relative))
        #expect(date.nextChange(after: start) == start.addingTimeInterval(10))
    }
}

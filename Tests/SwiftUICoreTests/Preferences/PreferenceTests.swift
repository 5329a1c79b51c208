import Foundation
import InMemoryRenderer
import SwiftUI
import Synchronization
import Testing

@testable import SwiftUICore

@Suite struct PreferenceTests {
    @Test func `values come together in the order of the tree`() {
        var seen: [[String]] = []
        _ = InMemoryWindow(
            VStack {
                Text("1").says("a")
                HStack {
                    Text("2").says("b").overlay { Text("over").says("c") }
                    Text("silent")
                    ForEach(["d", "e"], id: \.self) { Text($0).says($0) }
                }
                ScrollView { LazyVStack { ForEach(["f", "g"], id: \.self) { Text($0).says($0) } } }
            }
            .onPreferenceChange(Words.self) { seen.append($0) })
        // The rows of the lazy stack come with the layout.
        #expect(seen.last == ["a", "b", "c", "d", "e", "f", "g"])
    }

    @Test func `a view's own value takes the place of what is said inside, and a transform adds to it`() {
        var seen: [[String]] = []
        _ = InMemoryWindow(
            VStack {
                Text("1").says("inside").says("outside")
                Text("2").says("b").transformPreference(Words.self) { $0.append("more") }
                Text("3").transformPreference(Words.self) { $0.append("alone") }
            }
            .onPreferenceChange(Words.self) { seen.append($0) })
        #expect(seen == [["outside", "b", "more", "alone"]])
    }

    @Test func `each view of a group says the value, however many there are`() throws {
        struct Sample: View {
            @State private var words = ["a", "b"]
            let log: Log
            var body: some View {
                VStack {
                    Group {
                        Text("1")
                        Text("2")
                    }
                    .says("group")
                    ForEach(words, id: \.self) { Text($0) }.says("loop")
                    EmptyView().says("nobody")
                    Button("Come") { words.append("c") }
                    Button("Go") { words = [] }
                }
                .onPreferenceChange(Words.self) { log.add($0.joined(separator: " ")) }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == ["group group loop loop"])
        try window.press("Come")
        #expect(log.take() == ["group group loop loop loop"])
        try window.press("Go")
        #expect(log.take() == ["group group"])
    }

    @Test func `without a value the default is told, once`() {
        var seen: [[String]] = []
        let window = InMemoryWindow(Text("1").onPreferenceChange(Words.self) { seen.append($0) })
        window.resize(to: CGSize(width: 50, height: 50))
        #expect(seen == [[]])
    }

    @Test func `a key with an optional value needs no default`() {
        var seen: [String?] = []
        _ = InMemoryWindow(Text("1").onPreferenceChange(First.self) { seen.append($0) })
        _ = InMemoryWindow(
            VStack {
                Text("1").preference(key: First.self, value: nil)
                Text("2").preference(key: First.self, value: "b")
                Text("3").preference(key: First.self, value: "c")
            }
            .onPreferenceChange(First.self) { seen.append($0) })
        #expect(seen == [nil, "b"])
    }

    @Test func `views that come, change, move and go are told, and nothing else is`() throws {
        struct Sample: View {
            @State private var words = ["a", "b"]
            @State private var other = 0
            let log: Log
            var body: some View {
                VStack {
                    ForEach(words, id: \.self) { Text($0).says($0) }
                    Button("Come") { words.append("c") }
                    Button("Move") { words.reverse() }
                    Button("Go") { words.removeFirst() }
                    Button("Other \(other)") { other += 1 }
                }
                .onPreferenceChange(Words.self) { log.add($0.joined()) }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == ["ab"])
        try window.press("Come")
        #expect(log.take() == ["abc"])
        try window.press("Move")
        #expect(log.take() == ["cba"])
        try window.press("Go")
        #expect(log.take() == ["ba"])
        try window.press("Other 0")
        #expect(log.take() == [])
    }

    @Test func `a value that a view deep inside changes settles in the same transaction`() throws {
        struct Deep: View {
            @State private var word = "a"
            var body: some View { Button("Change") { word += "!" }.says(word) }
        }
        struct Sample: View {
            @State private var heard = ""
            var body: some View {
                VStack {
                    Text("heard \(heard)")
                    Deep()
                }
                .onPreferenceChange(Words.self) { heard = $0.joined() }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.texts.first == "heard a")
        #expect(window.renderer.displayCount == 1)
        try window.press("Change")
        #expect(window.texts.first == "heard a!")
        #expect(window.renderer.displayCount == 2)
    }

    @Test func `a size that is known after the layout is heard before anything is shown`() {
        struct Sample: View {
            @State private var width: CGFloat = 0
            var body: some View {
                Text("width \(Int(width))")
                    .background {
                        GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) }
                    }
                    .frame(width: 120)
                    .overlay {
                        GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) }
                    }
                    .onPreferenceChange(Width.self) { width = $0 }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.texts == ["width 120"])
        #expect(window.renderer.displayCount == 1)
    }

    @Test func `who changes a preference by hearing of it is stopped, with a message`() throws {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)").preference(key: Endless.self, value: count)
                    .onPreferenceChange(Endless.self) { count = $0 + 1 }
            }
        }
        let messages = Messages.Recorder()
        let window = Messages.$observer.withValue({ messages.add($0) }) { InMemoryWindow(Sample()) }
        #expect(messages.all == ["the preference Endless changed more than 20 times in one turn: it is left as it is"])
        #expect(window.texts == ["count 20"])
        #expect(window.graph.isAtRest)
    }

    @Test func `an overlay and a background are made from what their view says`() throws {
        struct Sample: View {
            @State private var word = "a"
            @State private var other = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("Change") { word += "!" }.says(word)
                    Button("Other \(other)") { other += 1 }
                }
                .overlayPreferenceValue(Words.self) { words in
                    Text("over " + words.joined()).says("not heard by itself")
                }
                .backgroundPreferenceValue(Words.self, alignment: .topLeading) { words in
                    Text("under " + words.joined(separator: "+"))
                }
                .onPreferenceChange(Words.self) { log.add($0.joined(separator: "+")) }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(window.texts.contains("over a"))
        #expect(window.texts.contains("under a+not heard by itself"))
        try window.press("Change")
        #expect(window.texts.contains("over a!"))
        #expect(window.texts.contains("under a!+not heard by itself"))
        #expect(log.take() == ["a+not heard by itself", "a!+not heard by itself"])
        #expect(try window.frame("under a!+not heard by itself").origin.y < 150)
    }

    @Test func `a sheet's preferences are not those of the view that presents it`() {
        var seen: [[String]] = []
        _ = InMemoryWindow(
            Text("1").says("a")
                .sheet(isPresented: .constant(true)) { Text("sheet").says("b") }
                .onPreferenceChange(Words.self) { seen.append($0) })
        #expect(seen == [["a"]])
    }
}

extension View {
    fileprivate func says(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct First: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Endless: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

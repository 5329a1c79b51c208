import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

/// A modifier that adds a layer, around several views: each of them gets its own.
@Suite struct LayersOfSeveralTests {
    @Test func `views of a group with a background stand one below another, each before its own`() {
        let places = layout(100, 100) {
            VStack(spacing: 0) {
                Group {
                    Leaf("a", 50, 20)
                    Leaf("b", 30, 10)
                }
                .background { Leaf.filling("behind") }
                .overlay(alignment: .topLeading) { Leaf("over", 5, 5) }
                .mask { Rectangle() }
            }
        }
        #expect(places["a"] == [25, 35, 50, 20])
        #expect(places["b"] == [35, 55, 30, 10])
        let window = InMemoryWindow(
            VStack(spacing: 0) {
                Group {
                    Leaf("a", 50, 20)
                    Leaf("b", 30, 10)
                }
                .background { Leaf.filling("behind") }
            }, size: CGSize(width: 100, height: 100))
        #expect(
            window.frames("behind") == [
                CGRect(x: 25, y: 35, width: 50, height: 20),
                CGRect(x: 35, y: 55, width: 30, height: 10),
            ])
    }

    @Test func `rows of a lazy loop with an overlay are made when they come into view, each with its own layer`()
        throws
    {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { Leaf("r\($0)", 50, 20) }
                        .overlay { Leaf.filling("over").onAppear { log.add("+") }.onDisappear { log.add("-") } }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(window.frames("r1") == [CGRect(x: 25, y: 20, width: 50, height: 20)])
        #expect(window.frames("over").contains(CGRect(x: 25, y: 20, width: 50, height: 20)))
        #expect(window.elements.count < 50)
        #expect(log.take().count == 5)
        for offset in stride(from: CGFloat(0), through: 2_000, by: 40) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
        }
        #expect(window.elements.count < 50)
        let entries = log.take()
        #expect(entries.count { $0 == "+" } == 100)
        #expect(entries.count { $0 == "-" } == 100)
    }

    @Test func `each layer keeps its state while others come and go`() throws {
        struct Sample: View {
            @State private var numbers = [0, 1, 2]
            var body: some View {
                VStack {
                    Button("Drop") { numbers.removeFirst() }
                    Button("Add") { numbers.insert(7, at: 0) }
                    ForEach(numbers, id: \.self) { number in Leaf("r\(number)", 90, 20) }
                        .overlay { Counter(name: "layer") }
                }
            }
        }
        let window = InMemoryWindow(Sample(), size: CGSize(width: 200, height: 400))
        #expect(window.buttons == ["Drop", "Add", "layer 0", "layer 0", "layer 0"])
        let middle = try #require(
            window.elements.filter { $0.element.accessibility.label == "layer 0" }.dropFirst().first)
        window.send(.activated, to: middle)
        #expect(window.buttons == ["Drop", "Add", "layer 0", "layer 1", "layer 0"])
        try window.press("Drop")
        #expect(window.buttons == ["Drop", "Add", "layer 1", "layer 0"])
        try window.press("Add")
        #expect(window.buttons == ["Drop", "Add", "layer 0", "layer 1", "layer 0"])
    }

    @Test func `a layer keeps its state when the one view before it becomes another`() throws {
        struct Sample: View {
            @State private var isOther = false
            var body: some View {
                VStack {
                    Button("Toggle") { isOther.toggle() }
                    Group { if isOther { Leaf("b", 90, 20) } else { Leaf("a", 90, 20) } }
                        .overlay { Counter(name: "layer") }
                }
            }
        }
        let window = InMemoryWindow(Sample(), size: CGSize(width: 200, height: 400))
        try window.press("layer 0")
        try window.press("Toggle")
        #expect(window.has("b"))
        #expect(window.has("layer 1"))
    }

    @Test func `the layer of a lazy row keeps its state while the row is scrolled away`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { Leaf("r\($0)", 90, 40) }.overlay { Counter(name: "layer") }
                }
            }, size: CGSize(width: 100, height: 100))
        try window.press("layer 0")
        #expect(window.has("layer 1"))
        try window.scroll(to: CGPoint(x: 0, y: 9_000))
        #expect(!window.has("layer 1"))
        try window.scroll(to: .zero)
        #expect(window.has("layer 1"))
    }

    @Test func `the size of each view of a group is told`() {
        let log = Log()
        let window = InMemoryWindow(
            VStack(spacing: 0) {
                Group {
                    Leaf("a", 50, 20)
                    Leaf("b", 30, 10)
                }
                .onGeometryChange(for: CGSize.self, of: \.size) { log.add("\(Int($0.width))") }
            }, size: CGSize(width: 100, height: 100))
        #expect(window.has("a"))
        #expect(Set(log.entries) == ["50", "30"])
    }
}

import Foundation
import InMemoryRenderer
import Observation
import SwiftUI
import Testing

/// Rows of very different heights, of which some change, come and go while others are in view.
@Suite struct LazyChangeTests {
    @Observable final class Model {
        var numbers = Array(0..<200)
        var isOpen = false
    }

    private struct Row: View {
        let number: Int
        let model: Model
        var body: some View {
            if model.isOpen && number == 90 { Color.clear.frame(height: 0) }
            Leaf("r\(number)", 100, number == 0 ? 200 : 20)
        }
    }

    private struct List: View {
        let model: Model
        let isPadded: Bool
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    if isPadded {
                        ForEach(model.numbers, id: \.self) { Row(number: $0, model: model) }.padding(.horizontal)
                    } else {
                        ForEach(model.numbers, id: \.self) { Row(number: $0, model: model) }
                    }
                }
            }
        }
    }

    private func window(_ model: Model, isPadded: Bool) -> InMemoryWindow {
        InMemoryWindow(List(model: model, isPadded: isPadded), size: CGSize(width: 100, height: 100))
    }

    private func first(_ window: InMemoryWindow) -> InMemoryElement? {
        window.elements.first { $0.element.accessibility.label.hasPrefix("r") && $0.frame.maxY > 0 }
    }

    @Test(arguments: [true, false])
    func `a row that becomes two views leaves what is seen where it is`(isPadded: Bool) throws {
        let model = Model()
        let window = window(model, isPadded: isPadded)
        // By way of all rows: their heights are known.
        for offset in stride(from: CGFloat(0), through: 2_000, by: 100) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
        }
        let before = try #require(first(window))
        #expect(before.element.accessibility.label == "r91")
        model.isOpen = true
        window.settle()
        #expect(try window.frame("r91") == before.frame)
    }

    @Test func `rows that go and come above what is seen move it by their heights`() throws {
        let model = Model()
        let window = window(model, isPadded: false)
        for offset in stride(from: CGFloat(0), through: 2_000, by: 100) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
        }
        model.numbers.remove(at: 3)
        window.settle()
        #expect(first(window)?.element.accessibility.label == "r92")
        model.numbers.insert(3, at: 3)
        window.settle()
        // Nothing is known of the new row, which counts as long as the mean.
        #expect(["r90", "r91"].contains(first(window)?.element.accessibility.label))
        model.numbers.removeAll { $0 == 0 }
        window.settle()
        let offset = try #require(window.scrollAreas.first?.scrollArea?.offset.y)
        #expect(abs(offset - 2_000) < 3)
        #expect(["r99", "r100", "r101"].contains(first(window)?.element.accessibility.label))
    }

    @Test func `a row of many that goes far above takes no estimate along`() throws {
        let model = Model()
        let window = window(model, isPadded: false)
        // At a jump only the first rows and those that are seen are known, the mean is far too long.
        try window.scroll(to: CGPoint(x: 0, y: 3_000))
        let name = try #require(first(window)?.element.accessibility.label)
        let number = try #require(Int(name.dropFirst()))
        model.numbers.remove(at: 0)
        window.settle()
        let after = try #require(first(window)?.element.accessibility.label)
        // The row that went was 200 high: ten rows of those that are seen.
        let shift = try #require(Int(after.dropFirst())) - number
        #expect((9...11).contains(shift))
    }

    @Test func `a view that goes from above a loop leaves the heights of its rows`() throws {
        struct Sample: View {
            @Bindable var model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        if !model.isOpen { Leaf("head", 100, 20) }
                        ForEach(model.numbers, id: \.self) { Leaf("r\($0)", 100, $0 == 0 ? 200 : 20) }
                    }
                }
            }
        }
        let model = Model()
        let window = InMemoryWindow(Sample(model: model), size: CGSize(width: 100, height: 100))
        for offset in stride(from: CGFloat(0), through: 2_000, by: 100) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
        }
        #expect(first(window)?.element.accessibility.label == "r90")
        model.isOpen = true
        window.settle()
        #expect(first(window)?.element.accessibility.label == "r91")
    }
}

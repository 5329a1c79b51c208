import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct ProgressViewTests {
    private func indicators(@ViewBuilder _ content: () -> some View) -> [(fraction: Double?, name: String)] {
        InMemoryWindow(VStack { content() }).elements.compactMap { element in
            guard case .progress(let fraction) = element.element.kind else { return nil }
            return (fraction, element.element.accessibility.label)
        }
    }

    @Test func `a bar is as full as its value is a part of the total, and says so`() {
        let shown = indicators {
            ProgressView(value: 0.25)
            ProgressView("Copying", value: 30, total: 40)
            ProgressView(value: 1, total: 2) { Text("Half") }
        }
        #expect(shown.map(\.fraction) == [0.25, 0.75, 0.5])
        #expect(shown.map(\.name) == ["Progress, 25 percent", "Copying, 75 percent", "Half, 50 percent"])
    }

    @Test func `a value beyond the ends is taken for the end, and without one something is going on`() {
        let shown = indicators {
            ProgressView(value: -3)
            ProgressView(value: 9, total: 3)
            ProgressView(value: nil as Double?)
        }
        #expect(shown.map(\.fraction) == [0, 1, nil])
        #expect(shown.map(\.name) == ["Progress, 0 percent", "Progress, 100 percent", "Loading"])
    }

    @Test func `the label and the value's own label are shown below the bar, which is named after both`() {
        let window = InMemoryWindow(
            ProgressView(value: 0.5) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 6")
            })
        let bar = window.elements.first { if case .progress = $0.element.kind { true } else { false } }
        #expect(bar?.element.accessibility.label == "Copying, 3 of 6, 50 percent")
        #expect(window.texts == ["Copying", "3 of 6"])
    }

    @Test func `a bar is as long as its room, and follows its value`() throws {
        struct Sample: View {
            @State private var value = 1.0
            var body: some View {
                VStack {
                    ProgressView(value: value, total: 4)
                    Button("More") { value += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample(), size: CGSize(width: 120, height: 100))
        #expect(try window.frame("Progress, 25 percent").width == 120)
        try window.press("More")
        #expect(window.has("Progress, 50 percent"))
    }

    @Test func `a part of nothing, or of what is no number, is nothing`() {
        let shown = indicators {
            ProgressView(value: 0, total: 0)
            ProgressView(value: 5, total: 0)
            ProgressView("Copying", value: Double.nan)
            ProgressView(value: 1, total: .nan) { Text("a") }
            ProgressView(value: 1, total: .infinity) {
                Text("b")
            } currentValueLabel: {
                Text("c")
            }
            ProgressView(value: Float.infinity)
        }
        #expect(shown.map(\.fraction) == [0, 0, 0, 0, 0, 1])
        #expect(shown.first?.name == "Progress, 0 percent")
    }
}

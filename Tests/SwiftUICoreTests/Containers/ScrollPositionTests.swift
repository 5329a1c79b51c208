import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Rows of 50 points without gaps in a window 200 points high.
@Suite struct ScrollPositionTests {
    @Observable final class Model {
        var id: Int?
        var rows = Array(0..<100)

        init(_ id: Int? = nil) { self.id = id }
    }

    private struct Rows: View {
        @Bindable var model: Model
        var anchor: UnitPoint? = .top
        var header: CGFloat = 0
        var isEnabled = true

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: header)
                    LazyVStack(spacing: 0) {
                        ForEach(model.rows, id: \.self) { row in
                            Text("Row \(row)").frame(height: 50)
                        }
                    }
                    .scrollTargetLayout(isEnabled: isEnabled)
                }
            }
            .scrollPosition(id: $model.id, anchor: anchor)
        }
    }

    private func window(_ rows: Rows) -> InMemoryWindow {
        InMemoryWindow(rows, size: CGSize(width: 300, height: 200))
    }

    private func offset(_ window: InMemoryWindow) -> CGFloat? {
        window.scrollAreas.first?.scrollArea?.offset.y
    }

    @Test func `scrolling tells the binding what is nearest to the anchor`() throws {
        let model = Model()
        let window = window(Rows(model: model))
        #expect(model.id == nil)
        try window.scroll(to: CGPoint(x: 0, y: 510))
        #expect(model.id == 10)
        try window.scroll(to: CGPoint(x: 0, y: 540))
        #expect(model.id == 11)
    }

    @Test func `scrolling evaluates no body that doesn't read the binding`() throws {
        let model = Model()
        let window = window(Rows(model: model))
        window.mark()
        try window.scroll(to: CGPoint(x: 0, y: 20))
        try window.scroll(to: CGPoint(x: 0, y: 70))
        #expect(model.id == 1)
        #expect(window.evaluationCount(of: Rows.self) == 0)
    }

    @Test func `a position that is there at first is scrolled to, and so is a new one`() {
        let model = Model(40)
        let window = window(Rows(model: model))
        #expect(offset(window) == 2_000)
        model.id = 7
        window.settle()
        #expect(offset(window) == 350)
        #expect(model.id == 7)
    }

    @Test func `the last rows are scrolled to as far as it goes`() {
        let window = window(Rows(model: Model(99)))
        #expect(offset(window) == 4_800)
    }

    @Test func `the first row under a header needs no scrolling, any later one does`() {
        #expect(offset(window(Rows(model: Model(0), header: 30))) == 0)
        #expect(offset(window(Rows(model: Model(3), header: 100))) == 250)
    }

    @Test func `without an anchor no more is scrolled than needed`() throws {
        let model = Model(2)
        let window = window(Rows(model: model, anchor: nil))
        #expect(offset(window) == 0)
        model.id = 10
        window.settle()
        #expect(offset(window) == 350)
        model.id = 5
        window.settle()
        #expect(offset(window) == 250)
        try window.scroll(to: CGPoint(x: 0, y: 310))
        #expect(model.id == 6)
    }

    @Test func `with an anchor at the bottom the last row in view counts`() throws {
        let model = Model(10)
        let window = window(Rows(model: model, anchor: .bottom))
        #expect(offset(window) == 350)
        try window.scroll(to: CGPoint(x: 0, y: 400))
        #expect(model.id == 11)
    }

    @Test func `a row that isn't there yet is scrolled to when it comes`() {
        let model = Model(40)
        model.rows = Array(0..<10)
        let window = window(Rows(model: model))
        #expect(offset(window) == 0)
        model.rows = Array(0..<100)
        window.settle()
        #expect(offset(window) == 2_000)
    }

    @Test func `a person who scrolls meanwhile is not pulled away`() throws {
        let model = Model(40)
        model.rows = Array(0..<10)
        let window = window(Rows(model: model))
        try window.scroll(to: CGPoint(x: 0, y: 100))
        model.rows = Array(0..<100)
        window.settle()
        #expect(offset(window) == 100)
    }

    @Test func `a layout that isn't enabled has no targets`() throws {
        let model = Model(40)
        let window = window(Rows(model: model, isEnabled: false))
        #expect(offset(window) == 0)
        try window.scroll(to: CGPoint(x: 0, y: 510))
        #expect(model.id == 40)
    }
}

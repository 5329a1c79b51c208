import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Where a bound position stays when the data or the room changes: rows of 20 points in a window 100 points high.
@Suite struct HeldPositionTests {
    @Observable final class Model {
        var id: Int?
        var rows = Array(0..<100)
        var header: CGFloat = 0

        init(_ id: Int?) { self.id = id }
    }

    private struct Rows: View {
        @Bindable var model: Model
        let isLazy: Bool
        var anchor: UnitPoint? = .top

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Leaf("header", 100, model.header)
                    let layout = ForEach(model.rows, id: \.self) { Leaf("\($0)", 100, $0 % 2 == 0 ? 10 : 30) }
                    if isLazy {
                        LazyVStack(spacing: 0) { layout }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { layout }.scrollTargetLayout()
                    }
                }
            }
            .scrollPosition(id: $model.id, anchor: anchor)
        }
    }

    /// Views are drawn at whole pixels; scrolled is to what lines are taken for that nobody has seen.
    private func isAt(_ place: CGFloat, _ expected: CGFloat) -> Bool { abs(place - expected) < 1 }

    private func window(_ model: Model, isLazy: Bool, anchor: UnitPoint? = .top) -> InMemoryWindow {
        InMemoryWindow(
            Rows(model: model, isLazy: isLazy, anchor: anchor), size: CGSize(width: 100, height: 100))
    }

    @Test(arguments: [true, false])
    func `rows that come, go or change places leave the bound one where it is`(isLazy: Bool) throws {
        let model = Model(50)
        let window = window(model, isLazy: isLazy)
        #expect(try isAt(window.frame("50").minY, 0))
        func change(_ body: (inout [Int]) -> Void) throws {
            body(&model.rows)
            window.settle()
            #expect(try isAt(window.frame("50").minY, 0))
            #expect(window.graph.isAtRest && model.id == 50)
        }
        try change { $0.removeAll { $0 < 20 } }
        try change { $0.reverse() }
        try change { $0.sort() }
        try change { $0.insert(contentsOf: -30..<0, at: 0) }
        try change { $0.append(contentsOf: 100..<200) }
    }

    @Test(arguments: [true, false])
    func `a row that was scrolled to by hand stays as far from the top as it was`(isLazy: Bool) throws {
        let model = Model(nil)
        let window = window(model, isLazy: isLazy)
        try window.scroll(to: CGPoint(x: 0, y: 405))
        #expect(try model.id == 20 && isAt(window.frame("20").minY, -5))
        model.rows.removeAll { $0 < 10 }
        window.settle()
        #expect(try isAt(window.frame("20").minY, -5))
        // At the beginning as well.
        try window.scroll(to: .zero)
        #expect(model.id == 10)
        model.rows.insert(contentsOf: 0..<10, at: 0)
        window.settle()
        #expect(try isAt(window.frame("10").minY, 0))
    }

    @Test(arguments: [true, false])
    func `the end of the content is as far as it goes`(isLazy: Bool) throws {
        let model = Model(50)
        let window = window(model, isLazy: isLazy)
        model.rows.removeAll { $0 > 51 }
        window.settle()
        #expect(try isAt(window.frame("50").minY, 60))
        #expect(window.graph.isAtRest)
    }

    @Test func `a window that becomes smaller keeps the row at its anchor`() throws {
        let model = Model(50)
        let window = window(model, isLazy: true, anchor: .bottom)
        #expect(try isAt(window.frame("50").maxY, 100))
        window.resize(to: CGSize(width: 100, height: 60))
        #expect(try isAt(window.frame("50").maxY, 60))
    }

    @Test func `without an anchor a row that would be out of sight is brought back`() throws {
        let model = Model(50)
        let window = window(model, isLazy: false, anchor: nil)
        #expect(try isAt(window.frame("50").maxY, 100))
        window.resize(to: CGSize(width: 100, height: 60))
        #expect(try isAt(window.frame("50").maxY, 60))
    }

    @Test func `what comes above the targets stays in sight at the beginning`() throws {
        let model = Model(0)
        let window = window(model, isLazy: true)
        model.header = 40
        window.settle()
        #expect(try window.frame("header").minY == 0)
    }

    @Test func `a position that is nowhere holds nothing`() throws {
        let model = Model(50)
        let window = window(model, isLazy: false)
        model.rows.removeAll { $0 == 50 }
        window.settle()
        #expect(try isAt(window.frame("51").minY, 0))
        model.rows.removeAll { $0 < 20 }
        window.settle()
        #expect(try isAt(window.frame("71").minY, 0))
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Anchors and positions from right to left: cells of 40 points in a window 200 points wide.
@Suite struct ScrollDirectionTests {
    @Observable final class Model { var id: Int? }

    private struct Cells: View {
        @Bindable var model: Model
        let isLazy: Bool
        let anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    let cells = ForEach(0..<100, id: \.self) { Leaf("\($0)", 40, 20) }
                    if isLazy {
                        LazyHStack(spacing: 0) { cells }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 0) { cells }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $model.id, anchor: anchor)
                .overlay { Button("Go") { proxy.scrollTo(20, anchor: anchor) }.buttonStyle(.plain) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private func window(_ model: Model, isLazy: Bool, anchor: UnitPoint?) -> InMemoryWindow {
        InMemoryWindow(
            Cells(model: model, isLazy: isLazy, anchor: anchor), size: CGSize(width: 200, height: 100))
    }

    @Test(arguments: [true, false])
    func `the leading edge is the right one`(isLazy: Bool) throws {
        func start(_ anchor: UnitPoint) throws -> CGFloat {
            let window = window(Model(), isLazy: isLazy, anchor: anchor)
            try window.press("Go")
            return try window.frame("20").minX
        }
        #expect(try start(.leading) == 160)
        #expect(try start(.trailing) == 0)
        #expect(try start(.center) == 80)
    }

    @Test(arguments: [true, false])
    func `a bound position is the cell at the leading edge`(isLazy: Bool) throws {
        let model = Model()
        model.id = 30
        let window = window(model, isLazy: isLazy, anchor: .leading)
        #expect(try window.frame("30").minX == 160)
        let offset = try #require(window.scrollAreas.first?.scrollArea?.offset.x)
        // To the left is towards the end.
        try window.scroll(to: CGPoint(x: offset - 80, y: 0))
        #expect(try model.id == 32 && window.frame("32").minX == 160)
    }

    @Test(arguments: [true, false])
    func `without an anchor it is the first that isn't behind the edge`(isLazy: Bool) throws {
        let model = Model()
        let window = window(model, isLazy: isLazy, anchor: nil)
        let offset = try #require(window.scrollAreas.first?.scrollArea?.offset.x)
        try window.scroll(to: CGPoint(x: offset - 210, y: 0))
        #expect(model.id == 5)
    }
}

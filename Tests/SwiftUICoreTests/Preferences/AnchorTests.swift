import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct AnchorTests {
    /// A frame of the size of `b` is put where `b` is: at (40, 0) in a row of 40 × 20 and 30 × 10 that begins at (15, 40)
    /// and is 20 high, so that `b` is 5 below its top.
    @Test func `bounds are told in the coordinates of the reader`() throws {
        let window = InMemoryWindow(
            HStack(spacing: 0) {
                Leaf("a", 40, 20)
                Leaf("b", 30, 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    ForEach(places.indices, id: \.self) { index in
                        let frame = proxy[places[index]]
                        Leaf("mark", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(try window.frame("b") == CGRect(x: 55, y: 45, width: 30, height: 10))
        #expect(try window.frame("mark") == CGRect(x: 55, y: 45, width: 30, height: 10))
    }

    @Test func `a mark follows its view when that moves and when it grows`() throws {
        struct Sample: View {
            @State private var width: CGFloat = 10
            var body: some View {
                HStack(spacing: 0) {
                    Leaf("pusher", width, 20)
                    Leaf("b", 30, width).anchorPreference(key: Places.self, value: .bounds) { [$0] }
                    Button("Grow") { width = 20 }.frame(width: 60, height: 20)
                    Spacer()
                }
                .backgroundPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        let frame = proxy[places[0]]
                        Leaf("mark", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(try window.frame("mark") == window.frame("b"))
        try window.press("Grow")
        #expect(try window.frame("b").width == 30)
        #expect(try window.frame("b").height == 20)
        #expect(try window.frame("mark") == window.frame("b"))
    }

    /// In a view of 100 × 50.
    @Test func `points are told by their place in the view`() {
        var points: [CGPoint] = []
        let sources: [Anchor<CGPoint>.Source] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            .unitPoint(UnitPoint(x: 0.1, y: 0.2)), .point(CGPoint(x: 3, y: 4)),
        ]
        _ = InMemoryWindow(
            Leaf("a", 100, 50)
                .anchorPreference(key: Points.self, value: .init(sources)) { $0 }
                .overlayPreferenceValue(Points.self) { anchor in
                    GeometryReader { proxy in
                        let _ = points = anchor.map { proxy[$0] } ?? []
                        Leaf("b", 1, 1)
                    }
                })
        let expected: [[CGFloat]] = [
            [0, 0], [50, 0], [100, 0], [0, 25], [50, 25], [100, 25], [0, 50], [50, 50], [100, 50], [10, 10], [3, 4],
        ]
        #expect(points.map { [$0.x, $0.y] } == expected)
    }

    @Test func `a rectangle of a view is added to what is said inside`() {
        var frames: [CGRect] = []
        _ = InMemoryWindow(
            Leaf("a", 100, 50)
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .padding(10)
                .transformAnchorPreference(key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                    $0.append($1)
                }
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        let _ = frames = places.map { proxy[$0] }
                        Leaf("b", 1, 1)
                    }
                })
        #expect(
            frames == [CGRect(x: 10, y: 10, width: 100, height: 50), CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test func `anchors are equal that are of one view and one place`() {
        #expect(Anchor<CGRect>.Source.bounds == .bounds)
        #expect(Anchor<CGPoint>.Source.top != .bottom)
        #expect(Anchor<CGPoint>.Source.point(.zero) != .unitPoint(.topLeading))
        #expect(Anchor<CGPoint?>.Source(Optional.some(.top)) == .init(.some(.top)))
        #expect(Anchor<CGPoint?>.Source(Optional.some(.top)) != .init(nil))
    }
}

private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

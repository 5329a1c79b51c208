import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// What a geometry reader knows of its place, in a window of 100 × 100.
@Suite struct GeometryTests {
    private final class Record {
        var frames: [CGRect] = []
        var insets = EdgeInsets()
        var count = 0
    }

    private struct Reader: View {
        let record: Record
        let read: (GeometryProxy) -> CGRect?

        var body: some View {
            GeometryReader { proxy in
                let _ = record.count += 1
                let _ = record.insets = proxy.safeAreaInsets
                let _ = read(proxy).map { record.frames.append($0) }
                Leaf.filling("inside")
            }
        }
    }

    private func show(_ view: some View) -> InMemoryWindow {
        InMemoryWindow(view, size: CGSize(width: 100, height: 100))
    }

    @Test func `a frame is told in the window's, the view's and a named space`() {
        let (global, local, named, unknown) = (Record(), Record(), Record(), Record())
        let window = show(
            VStack(spacing: 0) {
                Leaf("above", 100, 20)
                HStack(spacing: 0) {
                    Leaf("beside", 10, 10)
                    ZStack {
                        Reader(record: global) { $0.frame(in: .global) }
                        Reader(record: local) { $0.frame(in: .local) }
                        Reader(record: named) { $0.frame(in: .named("row")) }
                        Reader(record: unknown) { $0.frame(in: .named("nobody")) }
                    }
                    .padding(5)
                }
                .coordinateSpace(.named("row"))
            })
        // 10 + 5 from the left, 20 + 5 from the top; 100 - 10 - 10 wide, 100 - 20 - 10 high.
        #expect(global.frames.last == CGRect(x: 15, y: 25, width: 80, height: 70))
        #expect(local.frames.last == CGRect(x: 0, y: 0, width: 80, height: 70))
        #expect(named.frames.last == CGRect(x: 15, y: 5, width: 80, height: 70))
        #expect(unknown.frames.last == global.frames.last)
        withExtendedLifetime(window) {}
    }

    @Test func `the bounds of a space around are told in the view's coordinates`() {
        let (record, missing) = (Record(), Record())
        let window = show(
            ZStack {
                Reader(record: record) { $0.bounds(of: .named("outer")) }
                Reader(record: missing) { $0.bounds(of: .named("nobody")) }
            }
            .padding(10).coordinateSpace(name: "outer"))
        #expect(record.frames.last == CGRect(x: -10, y: -10, width: 100, height: 100))
        #expect(missing.frames.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func `who reads a frame is told when it moves, and who doesn't isn't asked`() throws {
        let (moving, still) = (Record(), Record())
        let window = show(
            ScrollView {
                VStack(spacing: 0) {
                    Reader(record: moving) { $0.frame(in: .scrollView) }.frame(height: 50)
                    Reader(record: still) { _ in nil }.frame(height: 250)
                }
            })
        let count = still.count
        try window.scroll(to: CGPoint(x: 0, y: 30))
        #expect(moving.frames.last == CGRect(x: 0, y: -30, width: 100, height: 50))
        #expect(still.count == count)
        #expect(window.graph.isAtRest)
        let evaluations = moving.count
        window.settle()
        #expect(moving.count == evaluations)
    }

    @Test func `a reader that a neighbour pushes aside is told`() throws {
        struct Sample: View {
            let record: Record
            @State private var length: CGFloat = 10
            var body: some View {
                HStack(spacing: 0) {
                    Leaf("push", length, 10)
                    Reader(record: record) { $0.frame(in: .global) }.frame(width: 20, height: 20)
                    Button("Push") { length = 30 }.buttonStyle(.plain)
                    Spacer(minLength: 0)
                }
            }
        }
        let record = Record()
        let window = show(Sample(record: record))
        #expect(record.frames.last?.minX == 10)
        try window.press("Push")
        #expect(record.frames.last?.minX == 30)
    }

    @Test func `what covers an edge is told to those that touch it`() {
        let (touching, apart) = (Record(), Record())
        let window = show(
            ZStack {
                Reader(record: touching) { _ in nil }
                Reader(record: apart) { _ in nil }.padding(5)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Leaf("bar", 100, 20) })
        #expect(touching.insets == EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0))
        #expect(apart.insets == EdgeInsets())
        withExtendedLifetime(window) {}
    }

    @Test func `a coordinate space is what it says`() {
        #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal)
        #expect(!CoordinateSpace.named("a").isGlobal && !CoordinateSpace.named("a").isLocal)
        #expect(GlobalCoordinateSpace.global.coordinateSpace == .global)
        #expect(LocalCoordinateSpace.local.coordinateSpace == .local)
        #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
        #expect(NamedCoordinateSpace.named("a") != .named("b"))
    }
}

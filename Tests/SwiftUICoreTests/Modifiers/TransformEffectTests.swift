import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct TransformEffectTests {
    /// Where a leaf of 40 by 20, in the middle of 100 by 100 at 30, 40, comes to lie.
    private func frame(_ change: (Leaf) -> some View) throws -> [CGFloat] {
        let window = InMemoryWindow(change(Leaf("leaf", 40, 20)), size: CGSize(width: 100, height: 100))
        let frame = try window.frame("leaf")
        return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }

    @Test func `content turns around its middle or another anchor`() throws {
        #expect(try frame { $0.rotationEffect(.degrees(90)) } == [40, 30, 20, 40])
        // Around 30, 40: what reached right reaches down, what reached down reaches left.
        #expect(try frame { $0.rotationEffect(.degrees(90), anchor: .topLeading) } == [10, 40, 20, 40])
    }

    @Test func `content grows around its middle or another anchor`() throws {
        #expect(try frame { $0.scaleEffect(2) } == [10, 30, 80, 40])
        #expect(try frame { $0.scaleEffect(x: 0.5, anchor: .bottomTrailing) } == [50, 40, 20, 20])
        #expect(try frame { $0.scaleEffect(CGSize(width: 1, height: 3), anchor: .top) } == [30, 40, 40, 60])
    }

    @Test func `a matrix counts from the content's own corner`() throws {
        #expect(try frame { $0.transformEffect(CGAffineTransform(translationX: 5, y: 6)) } == [35, 46, 40, 20])
        #expect(try frame { $0.transformEffect(CGAffineTransform(scaleX: 2, y: 2)) } == [30, 40, 80, 40])
        let matrix = ProjectionTransform(CGAffineTransform(translationX: -5, y: 0))
        #expect(try frame { $0.projectionEffect(matrix) } == [25, 40, 40, 20])
    }

    @Test func `transforms within each other follow from the inside out`() throws {
        // Moved by 5, and then twice as far from the middle of 50: from 35 to 20, from 75 to 100.
        #expect(
            try frame {
                $0.transformEffect(CGAffineTransform(translationX: 5, y: 0)).scaleEffect(2)
            } == [20, 30, 80, 40])
    }

    @Test func `content in a turned button and in scroll areas lies where it is seen`() throws {
        let window = InMemoryWindow(
            ScrollView { Leaf("leaf", 40, 20).frame(height: 400) }.scaleEffect(0.5),
            size: CGSize(width: 100, height: 100))
        // In the middle of 400 at 190, scrolled by 150 to 40, and half as far from 50.
        try window.scroll(to: CGPoint(x: 0, y: 150))
        #expect(try window.frame("leaf") == CGRect(x: 40, y: 45, width: 20, height: 10))
    }

    @Test func `a turn in space makes the far side smaller`() throws {
        // Without perspective, half as wide at 60 degrees.
        #expect(
            try frame { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0) } == [40, 40, 20, 20])
        // The left edge at -20 comes 17.3 nearer to an eye at 40: 10 / (1 - 0.433) = 17.637 to the left, and as much
        // higher; the right edge is 10 / (1 + 0.433) = 6.98 to the right.
        #expect(try frame { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0)) } == [32.36, 32.36, 24.62, 35.27])
        // Around the axis that points at the eye, as in the plane.
        #expect(try frame { $0.rotation3DEffect(.degrees(90), axis: (0, 0, 1)) } == [40, 30, 20, 40])
    }

    @Test func `a projection can be undone`() {
        var matrix = ProjectionTransform(CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4))
        matrix.m13 = 0.01
        #expect(!matrix.isAffine && !matrix.isIdentity)
        let back = CGPoint(x: 5, y: 6).applying(matrix).applying(matrix.inverted())
        #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 6) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let canInvert = flat.invert()
        #expect(!canInvert)
        #expect(ProjectionTransform().concatenating(matrix) == matrix)
    }
}

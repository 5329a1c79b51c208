import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func points(_ path: Path) -> [[CGFloat]] {
        var result: [[CGFloat]] = []
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end): result.append([end.x, end.y])
            case .quadCurve(let end, let control): result.append([control.x, control.y, end.x, end.y])
            case .curve(let end, let a, let b): result.append([a.x, a.y, b.x, b.y, end.x, end.y])
            case .closeSubpath: result.append([])
            }
        }
        return result
    }

    @Test func `a rectangle runs with the clock from its upper left corner`() {
        #expect(points(Path(square)) == [[0, 0], [10, 0], [10, 10], [0, 10], []])
    }

    @Test func `what is added to a plain shape follows its steps`() {
        var path = Path(square)
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 30, y: 20))
        path.addQuadCurve(to: CGPoint(x: 40, y: 20), control: CGPoint(x: 35, y: 0))
        #expect(points(path).suffix(3) == [[20, 20], [30, 20], [35, 0, 40, 20]])
        #expect(points(path).count == 8)
        #expect(path.currentPoint == CGPoint(x: 40, y: 20))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 20, y: 20))
    }

    @Test func `a line without a point to begin at is none`() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect == .null)
    }

    @Test func `equal outlines are equal, however they came to be`() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
        path.closeSubpath()
        #expect(path == Path(square))
        #expect(Path(square) != Path(ellipseIn: square))
    }

    @Test func `the bounding rectangle follows curves and not their control points`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        // A quadratic curve comes half as far as its control point.
        #expect(abs(path.boundingRect.height - 5) < 0.001)
        path = Path()
        path.addArc(
            center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        // The quarter to the right and below.
        let rect = path.boundingRect
        #expect(abs(rect.minX - 10) < 0.001 && abs(rect.minY - 10) < 0.001 && abs(rect.width - 5) < 0.001)
    }

    @Test(arguments: [(false, 10.0), (true, 30.0)])
    func `an arc takes the way that it is told`(clockwise: Bool, length: Double) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 20 / .pi, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
        // A quarter of a circle that is 40 around, or the other three.
        let half = path.trimmedPath(from: 0, to: 0.5).currentPoint!
        let angle = (clockwise ? -1 : 1) * length / 2 / (20 / Double.pi)
        #expect(abs(half.x - 20 / .pi * cos(angle)) < 0.01 && abs(half.y - 20 / .pi * sin(angle)) < 0.01)
    }

    @Test func `a corner is rounded between its tangents`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        // The arc begins 4 before the corner and ends 4 after it.
        #expect(points(path)[1].map { $0.rounded() } == [6, 0])
        #expect(abs(path.currentPoint!.x - 10) < 0.001 && abs(path.currentPoint!.y - 4) < 0.001)
    }

    @Test func `insides are found by the winding and the even-odd rule`() {
        var path = Path(square)
        path.addRect(square.insetBy(dx: 3, dy: 3))
        let (middle, edge) = (CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5))
        #expect(path.contains(middle) && path.contains(edge))
        #expect(!path.contains(middle, eoFill: true) && path.contains(edge, eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(!Path(ellipseIn: square).contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `a trimmed path keeps the part between two fractions of its length`() {
        // From 5 to 30 of 40 around a square.
        let path = Path(square).trimmedPath(from: 0.125, to: 0.75)
        #expect(points(path) == [[5, 0], [10, 0], [10, 10], [0, 10]])
        #expect(Path(square).trimmedPath(from: 0, to: 1) == Path(square))
        #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        // Half a circle ends on the other side.
        let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
        #expect(abs(half.currentPoint!.x) < 0.01 && abs(half.currentPoint!.y - 5) < 0.01)
    }

    @Test func `a stroked path is the outline of the line`() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.contains(CGPoint(x: -1.5, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
    }

    @Test func `corners of a stroked path are mitred, rounded or cut`() {
        let corner = CGPoint(x: 11.5, y: -1.5)
        var path = Path()
        path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func contains(_ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
            path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)).contains(corner)
        }
        #expect(contains(.miter) && !contains(.round) && !contains(.bevel))
        // The miter of a right angle is 1.41 widths long.
        #expect(!contains(.miter, limit: 1.4))
    }

    @Test func `dashes leave gaps, from the phase on`() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 30, y: 0))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
        #expect([5, 15, 25].map { dashed.contains(CGPoint(x: $0, y: 0.5)) } == [true, false, true])
        let later = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10], dashPhase: 10))
        #expect([5, 15, 25].map { later.contains(CGPoint(x: $0, y: 0.5)) } == [false, true, false])
    }

    @Test func `a closed outline has a corner where it began, and no ends`() {
        let frame = Path(square).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(frame.contains(CGPoint(x: -0.5, y: -0.5)))
        #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `a transform moves every step`() {
        let moved = Path(square).applying(CGAffineTransform(translationX: 5, y: 6))
        #expect(moved == Path(CGRect(x: 5, y: 6, width: 10, height: 10)))
        let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
        // What pointed right points down, and what pointed down points left.
        #expect(abs(turned.boundingRect.minX + 10) < 0.001 && abs(turned.boundingRect.maxY - 10) < 0.001)
        var both = Path(square)
        both.addPath(Path(square), transform: CGAffineTransform(translationX: 20, y: 0))
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test func `a path can be written down and read again`() {
        var path = Path()
        path.move(to: CGPoint(x: 0.5, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 3))
        path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 6, y: 7))
        path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.description == "0.5 1 m 2 3 l 6 7 4 5 q 3 4 5 6 1 2 c h")
        #expect(Path(path.description) == path)
        #expect(Path("1 l") == nil)
        #expect(Path("0 0 10 10 re") == Path(square))
    }

    @Test func `matrices undo and follow each other`() {
        let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 7, y: 8)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
        // The last one added comes first.
        #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2)).x == 3)
    }

    @Test func `an angle is the same in degrees and in radians`() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(Angle.degrees(30) < .degrees(60))
        #expect(abs((Angle.degrees(30) * 2 - .degrees(15)).degrees - 45) < 1e-9)
    }
}

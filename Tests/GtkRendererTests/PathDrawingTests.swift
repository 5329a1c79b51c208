import CGtk
import Foundation
import SwiftUICore
import Testing

@testable import GtkRenderer

struct PathDrawingTests {
    private func drawing(
        _ rect: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), red: Double = 1, stroke: StrokeStyle? = nil,
        scale: CGFloat? = nil
    ) -> PathDrawing {
        let shape = DisplayShape.path(DisplayPath(Path(rect).elements))
        return PathDrawing(
            shape: shape, paint: .color(ResolvedColor(red: red, green: 0, blue: 0)), stroke: stroke, scale: scale)
    }

    @Test("The same path in the same paint is found again, and no other one")
    func keys() {
        #expect(drawing() == drawing() && drawing().hashValue == drawing().hashValue)
        let others = [
            drawing(CGRect(x: 1, y: 0, width: 10, height: 10)), drawing(red: 0.5), drawing(stroke: StrokeStyle()),
            drawing(scale: 2),
        ]
        for other in others { #expect(other != drawing()) }
        #expect(drawing(stroke: StrokeStyle(dash: [1])) != drawing(stroke: StrokeStyle(dash: [2])))
    }

    @Test("A line has room for its width and its corners")
    func bounds() {
        // A pixel for soft edges, and for round corners half the width.
        #expect(drawing().bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
        let round = drawing(stroke: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        #expect(round.bounds == CGRect(x: -3, y: -3, width: 16, height: 16))
    }

    @Test(
        "GTK's turns, skews and scales together are the matrix",
        arguments: [
            CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: -2, y: 3),
            CGAffineTransform(rotationAngle: 2), CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -10, ty: 0),
            CGAffineTransform(a: 0.3, b: 2, c: -1.5, d: 0.7, tx: 5, ty: 6),
            CGAffineTransform(a: 0.3, b: 2, c: 1.5, d: -0.7, tx: 5, ty: 6),
        ])
    func decomposition(_ transform: CGAffineTransform) {
        let gsk = transform.gskTransform
        defer { gsk_transform_unref(gsk) }
        var (a, b, c, d, x, y): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        gsk_transform_to_2d(gsk, &a, &b, &c, &d, &x, &y)
        let parts = [a, b, c, d, x, y]
        let wanted = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        for (part, value) in zip(parts, wanted) { #expect(abs(CGFloat(part) - value) < 0.001) }
    }
}

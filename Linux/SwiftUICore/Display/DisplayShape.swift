package import Foundation

/// An outline to fill, to draw a line along, or to clip to.
package enum DisplayShape: Equatable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat)
    case unevenRectangle(CGRect, CornerSizes)
    case ellipse(CGRect)
    case path(DisplayPath)

    package var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .unevenRectangle(let rect, _), .ellipse(let rect):
            rect
        case .path(let path): path.bounds
        }
    }
}

/// Lines and curves, and how to find the inside.
package struct DisplayPath: Equatable, Sendable {
    package let elements: [Path.Element]
    package let isEvenOdd: Bool
    package let bounds: CGRect

    package init(_ elements: [Path.Element], isEvenOdd: Bool = false) {
        self.elements = elements
        self.isEvenOdd = isEvenOdd
        bounds = CGRect(
            around: elements.subpaths.flatMap { subpath in
                [subpath.start] + subpath.curves.flatMap { $0.extremes + [$0.end] }
            })
    }

    package static func == (lhs: DisplayPath, rhs: DisplayPath) -> Bool {
        lhs.isEvenOdd == rhs.isEvenOdd && lhs.bounds == rhs.bounds && lhs.elements == rhs.elements
    }
}

/// How far each corner of a rectangle is rounded along both sides.
package struct CornerSizes: Equatable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all size: CGSize) {
        self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    }

    init(_ radii: RectangleCornerRadii) {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        self.init(
            topLeft: square(radii.topLeading), topRight: square(radii.topTrailing),
            bottomRight: square(radii.bottomTrailing), bottomLeft: square(radii.bottomLeading))
    }

    /// Made smaller where corners of a side would not fit beside each other.
    package func fitted(to size: CGSize) -> CornerSizes {
        func ratio(_ room: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { a + b > room ? max(0, room) / (a + b) : 1 }
        // Source: CSS Backgrounds and Borders, "Corner Overlap": one factor keeps the form of all corners.
        let factor = min(
            ratio(size.width, topLeft.width, topRight.width), ratio(size.width, bottomLeft.width, bottomRight.width),
            ratio(size.height, topLeft.height, bottomLeft.height),
            ratio(size.height, topRight.height, bottomRight.height))
        return map { CGSize(width: max(0, $0.width * factor), height: max(0, $0.height * factor)) }
    }

    package func map(_ change: (CGSize) -> CGSize) -> CornerSizes {
        CornerSizes(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
    }
}

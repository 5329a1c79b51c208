import Foundation

extension DisplayShape {
    /// The steps along the outline, with the clock.
    package var elements: [Path.Element] {
        switch self {
        case .path(let path): path.elements
        case .rectangle(let rect):
            [.move(to: rect.corners[0])] + rect.corners.dropFirst().map { .line(to: $0) } + [.closeSubpath]
        case .ellipse(let rect):
            [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
                + Self.unitCircle.map {
                    $0.applying(
                        CGAffineTransform(
                            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
                } + [.closeSubpath]
        case .roundedRectangle(let rect, let radius):
            Self.elements(of: rect, CornerSizes(all: CGSize(width: radius, height: radius)))
        case .unevenRectangle(let rect, let corners):
            Self.elements(of: rect, corners)
        }
    }

    private static let unitCircle = Arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi).curves

    private static func elements(of rect: CGRect, _ corners: CornerSizes) -> [Path.Element] {
        let corners = corners.fitted(to: rect.size)
        func corner(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, quarter: Int) -> [Path.Element] {
            let place = CGAffineTransform(
                a: size.width, b: 0, c: 0, d: size.height, tx: x, ty: y)
            let arc = Arc(center: .zero, radius: 1, start: .pi / 2 * Double(quarter), delta: .pi / 2)
            let start = Arc.point(.zero, 1, arc.start).applying(place)
            return [.line(to: start)] + arc.curves.map { $0.applying(place) }
        }
        let (topLeft, topRight) = (corners.topLeft, corners.topRight)
        let (bottomRight, bottomLeft) = (corners.bottomRight, corners.bottomLeft)
        return [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
            + corner(bottomRight, rect.maxX - bottomRight.width, rect.maxY - bottomRight.height, quarter: 0)
            + corner(bottomLeft, rect.minX + bottomLeft.width, rect.maxY - bottomLeft.height, quarter: 1)
            + corner(topLeft, rect.minX + topLeft.width, rect.minY + topLeft.height, quarter: 2)
            + corner(topRight, rect.maxX - topRight.width, rect.minY + topRight.height, quarter: 3)
            + [.closeSubpath]
    }

    /// The same kind of shape moved and stretched; nil where its corners would become others.
    func scaled(by transform: CGAffineTransform) -> DisplayShape? {
        let isSameScale = transform.a == transform.d && transform.a > 0
        return switch self {
        case .rectangle(let rect): .rectangle(rect.applying(transform))
        case .ellipse(let rect): .ellipse(rect.applying(transform))
        case .roundedRectangle(let rect, let radius):
            isSameScale ? .roundedRectangle(rect.applying(transform), radius: radius * transform.a) : nil
        case .unevenRectangle(let rect, let corners):
            isSameScale
                ? .unevenRectangle(
                    rect.applying(transform),
                    corners.map { CGSize(width: $0.width * transform.a, height: $0.height * transform.a) }) : nil
        case .path: nil
        }
    }
}

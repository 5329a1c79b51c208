import CGtk
import Foundation
import SwiftUICore

extension GdkRGBA {
    init(_ color: ResolvedColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
    }
}

extension ResolvedColor {
    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }
}

extension graphene_point_t {
    init(_ point: CGPoint) {
        self.init(x: Float(point.x), y: Float(point.y))
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(rect.origin),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension graphene_size_t {
    fileprivate init(_ size: CGSize) {
        self.init(width: Float(size.width), height: Float(size.height))
    }
}

extension DisplayShape {
    /// The shape as GSK knows it; nil for a path.
    var gskRect: GskRoundedRect? {
        let corners: CornerSizes
        switch self {
        case .path: return nil
        case .rectangle: corners = CornerSizes(all: .zero)
        case .roundedRectangle(let bounds, let radius):
            let limit = max(0, min(radius, bounds.width / 2, bounds.height / 2))
            corners = CornerSizes(all: CGSize(width: limit, height: limit))
        case .unevenRectangle(let bounds, let sizes): corners = sizes.fitted(to: bounds.size)
        case .ellipse(let bounds):
            corners = CornerSizes(all: CGSize(width: bounds.width / 2, height: bounds.height / 2))
        }
        var rect = graphene_rect_t(bounds)
        var topLeft = graphene_size_t(corners.topLeft)
        var topRight = graphene_size_t(corners.topRight)
        var bottomRight = graphene_size_t(corners.bottomRight)
        var bottomLeft = graphene_size_t(corners.bottomLeft)
        var result = GskRoundedRect()
        gsk_rounded_rect_init(&result, &rect, &topLeft, &topRight, &bottomRight, &bottomLeft)
        return result
    }

    func offsetBy(_ x: CGFloat, _ y: CGFloat) -> DisplayShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.offsetBy(dx: x, dy: y))
        case .roundedRectangle(let rect, let radius): .roundedRectangle(rect.offsetBy(dx: x, dy: y), radius: radius)
        case .unevenRectangle(let rect, let corners): .unevenRectangle(rect.offsetBy(dx: x, dy: y), corners)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: x, dy: y))
        case .path(let path):
            Path(elements: path.elements).offsetBy(dx: x, dy: y).shape(isEvenOdd: path.isEvenOdd)
        }
    }

    /// The outline that far outside; nil for a path.
    func outset(by distance: CGFloat) -> DisplayShape? {
        switch self {
        case .rectangle(let rect): .rectangle(rect.insetBy(dx: -distance, dy: -distance))
        case .roundedRectangle(let rect, let radius):
            .roundedRectangle(rect.insetBy(dx: -distance, dy: -distance), radius: max(0, radius + distance))
        case .unevenRectangle(let rect, let corners):
            .unevenRectangle(
                rect.insetBy(dx: -distance, dy: -distance),
                corners.map { corner in
                    // A corner that isn't rounded stays one.
                    corner == .zero
                        ? corner
                        : CGSize(width: max(0, corner.width + distance), height: max(0, corner.height + distance))
                })
        case .ellipse(let rect): .ellipse(rect.insetBy(dx: -distance, dy: -distance))
        case .path: nil
        }
    }
}

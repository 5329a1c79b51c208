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

extension DisplayShape {
    var gskRect: GskRoundedRect {
        var rect = graphene_rect_t(bounds)
        var corner = graphene_size_t(width: 0, height: 0)
        switch self {
        case .rectangle: break
        case .roundedRectangle(let bounds, let radius):
            let limit = Float(max(0, min(radius, bounds.width / 2, bounds.height / 2)))
            corner = graphene_size_t(width: limit, height: limit)
        case .ellipse(let bounds):
            corner = graphene_size_t(width: Float(bounds.width / 2), height: Float(bounds.height / 2))
        }
        var result = GskRoundedRect()
        gsk_rounded_rect_init(&result, &rect, &corner, &corner, &corner, &corner)
        return result
    }

    func offsetBy(_ x: CGFloat, _ y: CGFloat) -> DisplayShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.offsetBy(dx: x, dy: y))
        case .roundedRectangle(let rect, let radius): .roundedRectangle(rect.offsetBy(dx: x, dy: y), radius: radius)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: x, dy: y))
        }
    }

    /// The outline that far outside.
    func outset(by distance: CGFloat) -> DisplayShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.insetBy(dx: -distance, dy: -distance))
        case .roundedRectangle(let rect, let radius):
            .roundedRectangle(rect.insetBy(dx: -distance, dy: -distance), radius: max(0, radius + distance))
        case .ellipse(let rect): .ellipse(rect.insetBy(dx: -distance, dy: -distance))
        }
    }
}

import CGtk
import Foundation
import SwiftUICore

extension Paint {
    /// Adds a rectangle of the paint.
    func append(to snapshot: OpaquePointer, in bounds: inout graphene_rect_t) {
        switch drawable {
        case .color(let color):
            var rgba = GdkRGBA(color)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        case .linearGradient(let stops, let start, let end):
            var first = graphene_point_t(start)
            var last = graphene_point_t(end)
            let gsk = stops.map(GskColorStop.init)
            gtk_snapshot_append_linear_gradient(snapshot, &bounds, &first, &last, gsk, gsize(gsk.count))
        case .radialGradient(let stops, let center, let start, let end):
            var middle = graphene_point_t(center)
            let gsk = stops.map(GskColorStop.init)
            gtk_snapshot_append_radial_gradient(
                snapshot, &bounds, &middle, Float(end.width), Float(end.height), Float(start), 1, gsk, gsize(gsk.count))
        case .angularGradient(let stops, let center, let start):
            var middle = graphene_point_t(center)
            let gsk = stops.map(GskColorStop.init)
            // GSK begins at the top, SwiftUI at the right.
            let rotation = Float(start * 180 / .pi + 90)
            gtk_snapshot_append_conic_gradient(snapshot, &bounds, &middle, rotation, gsk, gsize(gsk.count))
        }
    }
}

extension GskColorStop {
    fileprivate init(_ stop: Paint.GradientStop) {
        self.init(offset: Float(stop.location), color: GdkRGBA(stop.color))
    }
}

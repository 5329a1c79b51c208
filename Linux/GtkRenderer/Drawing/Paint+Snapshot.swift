import CGtk
import Foundation
import SwiftUICore

extension Paint {
    /// Adds a rectangle of the paint.
    func append(to snapshot: OpaquePointer, in bounds: inout graphene_rect_t) {
        switch self {
        case .color(let color):
            var rgba = GdkRGBA(color)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        case .linearGradient(let stops, let start, let end):
            guard start != end else { return appendLast(stops, to: snapshot, in: &bounds) }
            var first = graphene_point_t(start)
            var last = graphene_point_t(end)
            let gsk = Self.gskStops(stops)
            gtk_snapshot_append_linear_gradient(snapshot, &bounds, &first, &last, gsk, gsize(gsk.count))
        case .radialGradient(let stops, let center, let start, let end):
            guard end.width > 0, end.height > 0 else { return appendLast(stops, to: snapshot, in: &bounds) }
            var middle = graphene_point_t(center)
            let gsk = Self.gskStops(stops)
            gtk_snapshot_append_radial_gradient(
                snapshot, &bounds, &middle, Float(end.width), Float(end.height), Float(min(max(start, 0), 0.9999)), 1,
                gsk, gsize(gsk.count))
        case .angularGradient(let stops, let center, let start):
            var middle = graphene_point_t(center)
            let gsk = Self.gskStops(stops)
            // GSK begins at the top, SwiftUI at the right.
            let rotation = Float(start * 180 / .pi + 90)
            gtk_snapshot_append_conic_gradient(snapshot, &bounds, &middle, rotation, gsk, gsize(gsk.count))
        }
    }

    private func appendLast(_ stops: [GradientStop], to snapshot: OpaquePointer, in bounds: inout graphene_rect_t) {
        guard let last = stops.last else { return }
        Paint.color(last.color).append(to: snapshot, in: &bounds)
    }

    /// GSK wants at least two stops in rising order.
    private static func gskStops(_ stops: [GradientStop]) -> [GskColorStop] {
        let clear = GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0), location: 0)
        let padded = stops.count > 1 ? stops : [stops.first ?? clear, stops.first ?? clear]
        var least: Float = 0
        return padded.map { stop in
            least = max(least, Float(min(max(stop.location, 0), 1)))
            return GskColorStop(offset: least, color: GdkRGBA(stop.color))
        }
    }
}

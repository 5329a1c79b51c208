import CGtk
import Foundation
import SwiftUICore

/// A drawing as pixels, to be looked at from an angle.
struct Pixels {
    private let width: Int
    private let height: Int
    private let bounds: CGRect
    private let scale: CGFloat
    private var values: [UInt32]

    private static let longestSide: CGFloat = 4_096

    /// nil if there is nothing to see, or too much.
    init?(of node: OpaquePointer, bounds: CGRect, scale: CGFloat) {
        let size = CGSize(width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.longestSide else { return nil }
        width = Int(size.width)
        height = Int(size.height)
        self.bounds = bounds
        self.scale = scale
        let (width, height) = (width, height)
        values = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.initialize(repeating: 0)
            count = width * height
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(surface)
            cairo_scale(context, scale, scale)
            cairo_translate(context, -bounds.minX, -bounds.minY)
            gsk_render_node_draw(node, context)
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// What is seen through the transform, and where.
    func projected(by transform: ProjectionTransform) -> (Texture, CGRect)? {
        // What lies behind the eye has no place on the plane.
        let isInFront = bounds.corners.allSatisfy { transform.m13 * $0.x + transform.m23 * $0.y + transform.m33 > 0.01 }
        guard isInFront else { return nil }
        let place = bounds.applying(transform)
        let target = CGSize(width: (place.width * scale).rounded(.up), height: (place.height * scale).rounded(.up))
        guard target.width > 0, target.height > 0, max(target.width, target.height) <= Self.longestSide else {
            return nil
        }
        let back = transform.inverted()
        let (columns, rows) = (Int(target.width), Int(target.height))
        var result = [UInt32](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let seen = CGPoint(
                    x: place.minX + (CGFloat(column) + 0.5) / scale, y: place.minY + (CGFloat(row) + 0.5) / scale)
                let from = seen.applying(back)
                result[row * columns + column] = value(
                    (from.x - bounds.minX) * scale - 0.5, (from.y - bounds.minY) * scale - 0.5)
            }
        }
        let bytes = result.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        guard let bytes,
            let texture = Texture(adopting: bytes, width: Int32(columns), height: Int32(rows), stride: columns * 4)
        else { return nil }
        let size = CGSize(width: target.width / scale, height: target.height / scale)
        return (texture, CGRect(origin: place.origin, size: size))
    }

    /// The colour between four pixels; nothing outside.
    private func value(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return 0 }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, low) = (UInt32((x - CGFloat(left)) * 256), UInt32((y - CGFloat(top)) * 256))
        let weights = [(256 - right) * (256 - low), right * (256 - low), (256 - right) * low, right * low]
        let parts = [pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1)]
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            var sum: UInt32 = 0
            for index in 0..<4 { sum += (parts[index] >> shift & 0xFF) * weights[index] }
            result |= (sum >> 16) << shift
        }
        return result
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : 0
    }
}

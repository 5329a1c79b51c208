import CGtk
import Foundation

/// The pixels of a picture file, as they are stored in memory.
struct PictureFile: Equatable {
    let width: Int
    let height: Int
    private let channels: Int
    private let rowLength: Int
    private let bytes: [UInt8]

    /// Nil if there is no such picture.
    init?(contentsOf file: URL) {
        guard let pixbuf = gdk_pixbuf_new_from_file(file.path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        rowLength = Int(gdk_pixbuf_get_rowstride(pixbuf))
        bytes = Array(UnsafeBufferPointer(start: pixels, count: Int(gdk_pixbuf_get_byte_length(pixbuf))))
    }

    /// Some of the colours in it: of every fifth row and column.
    var colors: [(red: UInt8, green: UInt8, blue: UInt8)] {
        stride(from: 2, to: height, by: 5).flatMap { y in
            stride(from: 2, to: width, by: 5).map { x in
                let start = y * rowLength + x * channels
                return (bytes[start], bytes[start + 1], bytes[start + 2])
            }
        }
    }

    /// How many colours there are among them.
    var colorCount: Int {
        Set(colors.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) }).count
    }

    /// Their mean brightness: 0 is black, 255 white.
    var brightness: Double {
        let colors = colors
        return Double(colors.reduce(0) { $0 + Int($1.red) + Int($1.green) + Int($1.blue) }) / Double(3 * colors.count)
    }
}

import CGtk
import Foundation

extension Picture {
    /// The pixels of a picture file; nil if there is none.
    init?(contentsOf file: URL) {
        guard let pixbuf = gdk_pixbuf_new_from_file(file.path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard let bytes = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bytes + y * stride + x * channels
                pixels += [pixel[0], pixel[1], pixel[2]]
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// How many colours there are in it.
    var colorCount: Int {
        var colors: Set<Int> = []
        for start in stride(from: 0, to: pixels.count, by: 3) {
            colors.insert(Int(pixels[start]) << 16 | Int(pixels[start + 1]) << 8 | Int(pixels[start + 2]))
        }
        return colors.count
    }

    /// The mean of all its bytes: 0 is black, 255 white.
    var brightness: Double {
        Double(pixels.reduce(0) { $0 + Int($1) }) / Double(max(1, pixels.count))
    }
}

// Where a window is.

import Foundation

/// A window's size in points, and its place in pixels where that is known; written as X11 does: `400x700+80+40`.
struct WindowFrame: Codable, Equatable, CustomStringConvertible {
    struct Place: Codable, Equatable {
        let x: Int
        let y: Int
    }

    let width: Int
    let height: Int
    let place: Place?

    init(width: Int, height: Int, place: Place? = nil) {
        self.width = width
        self.height = height
        self.place = place
    }

    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d+)x(\d+)(?:\+(-?\d+)\+(-?\d+))?/),
            let width = Int(match.1), let height = Int(match.2), width > 0, height > 0
        else { return nil }
        self.width = width
        self.height = height
        place =
            if let x = match.3.flatMap({ Int($0) }), let y = match.4.flatMap({ Int($0) }) { Place(x: x, y: y) } else {
                nil
            }
    }

    var description: String {
        "\(width)x\(height)" + (place.map { "+\($0.x)+\($0.y)" } ?? "")
    }

    var size: CGSize { CGSize(width: width, height: height) }
}

import SwiftUICore

/// Pictures that are decoded on the same threads. None waits for those of another lane.
nonisolated enum DecodeLane: CaseIterable {
    /// The program's own, which whoever made it has seen.
    case program
    /// Pictures from elsewhere.
    case usual
    /// Those of them that take much memory or time.
    case large
    /// Drawings from elsewhere: what librsvg has begun can't be ended, however long it takes.
    case drawings

    init(of key: PictureKey) {
        let head: PictureHead?
        switch key.source.picture {
        case .stored(let picture): head = picture.head?.picture
        case .data(let data): head = data.head
        case .file, .symbol, .pixels:
            self = .program
            return
        }
        guard let head else {
            self = .usual
            return
        }
        let isLarge = !head.isDrawing && RasterFile(key.url, head).isLarge(key.shown)
        self = head.isDrawing ? .drawings : isLarge ? .large : .usual
    }

    /// How many are decoded at once.
    var mostWorkers: Int {
        switch self {
        case .program, .usual: 2
        // Held whole, several would fill the memory.
        case .large, .drawings: 1
        }
    }

    /// Who scrolls goes before what comes into sight, and everybody before what may never come to an end.
    var niceness: Int32 { self == .drawings ? 15 : 10 }

    /// After how long one is given up; the program's own are waited for.
    var patience: Duration? {
        switch self {
        case .program: nil
        case .usual, .large: .seconds(60)
        case .drawings: .seconds(10)
        }
    }
}

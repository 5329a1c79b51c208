// Which picture shows a person.

public import SwapiKit
import SwiftUI

extension People {
    /// The picture's name in the asset catalogue: the uid, or `"placeholder"` where there is no picture of that name.
    public nonisolated var imageName: String {
        hasImage ? uid : "placeholder"
    }

    /// Whether there is a picture of the person.
    nonisolated var hasImage: Bool { PictureNames.all.contains(uid) }
}

/// The names of the catalogue's portraits. Catalogues can't be asked on all systems without UIKit or AppKit, so the
/// names stand here; a test compares them with the catalogue.
nonisolated enum PictureNames {
    static let all = Set((1...83).filter { $0 != 17 }.map(String.init))
}

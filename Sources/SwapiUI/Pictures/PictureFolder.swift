// The folder of a person's own pictures, in the environment of the views.

public import Foundation
public import Observation
import SwapiKit

/// Looks at the folder once, when the app starts; pictures that are put into it later are seen at the next start.
@Observable
public final class PictureFolder {
    /// Nil while the folder is looked at.
    private(set) var pictures: OwnPictures?

    /// - Parameter folder: with a folder for each kind, such as `people`; it needn't be there.
    public init(_ folder: URL) {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            pictures = OwnPictures()
            return
        }
        Task { pictures = await OwnPictures.look(in: folder) }
    }
}

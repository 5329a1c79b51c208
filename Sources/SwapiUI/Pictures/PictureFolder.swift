// The folder of a person's own pictures, in the environment of the views.

public import Foundation
public import Observation
import SwapiKit

/// Looks at the folder once, when the app starts; pictures that are put into it later are seen at the next start.
@Observable
public final class PictureFolder {
    /// Of the kinds that have some, as far as they are known yet.
    private var pictures: [Kind: OwnPictures] = [:]
    private let mistakes: PictureMistakes

    /// - Parameter folder: with a folder for each kind, such as `people`; it needn't be there.
    public convenience init(_ folder: URL) {
        self.init(OwnPictures.look(in: folder), mistakes: PictureMistakes(folder: folder))
    }

    init(_ found: AsyncStream<(Kind, OwnPictures)>, mistakes: PictureMistakes) {
        self.mistakes = mistakes
        Task { [weak self] in
            for await (kind, pictures) in found { self?.found(pictures, of: kind) }
        }
    }

    /// The files with a person's own pictures of a record, the best first.
    func files(of record: RecordID) -> [URL] { pictures[record.kind]?[record.uid] ?? [] }

    /// Tells of a file that can't be shown.
    func couldNotShow(_ file: URL, _ error: any Error) {
        mistakes.tell(OwnPictureMistake(file: file, reason: error.localizedDescription))
    }

    private func found(_ found: OwnPictures, of kind: Kind) {
        mistakes.begin()
        for mistake in found.mistakes { mistakes.tell(mistake) }
        // Views that show none have nothing to do.
        if !found.isEmpty { pictures[kind] = found }
    }
}

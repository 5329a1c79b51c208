// Which picture shows a record.

import Foundation
public import SwapiKit
import SwiftUI

extension Record {
    /// The picture's name in the asset catalogue: a person's uid, or `Planets/1` and the like; the kind's placeholder
    /// where there is no picture of that name.
    public nonisolated var imageName: String {
        Self.kind.imageFolder + (hasImage ? uid : "placeholder")
    }

    /// Whether there is a picture of the record.
    nonisolated var hasImage: Bool { PictureNames.all[Self.kind]?.contains(uid) ?? false }
}

extension Kind {
    /// The namespace of the kind's pictures; people have none.
    fileprivate nonisolated var imageFolder: String {
        switch self {
        case .people: ""
        case .films, .planets, .species, .starships, .vehicles: "\(rawValue.capitalized)/"
        }
    }
}

extension Image {
    /// Our picture of the record, with its description for those who don't see it; of the placeholder nothing is said.
    init<Subject: Record>(of record: Subject, described description: String?) {
        self =
            if let description, record.hasImage {
                Image(record.imageName, bundle: .module, label: Text(description))
            } else {
                Image(decorative: record.imageName, bundle: .module)
            }
    }
}

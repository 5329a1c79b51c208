// A record's picture: a person's own, or ours.

import Foundation
import SwapiKit
import SwiftUI

/// Fills a frame of 3 to 4 with the picture that a person has of the record, or else with ours.
///
/// Ours appears only where it's certain that no other will take its place: until a file has been read there is the
/// card's ground, as there is until one of ours has been drawn. Another face for a moment would be a flicker.
struct RecordPicture<Subject: Record>: View {
    private let record: Subject
    /// What is said of it to those who don't see it; nil where the record's name stands beside it.
    private let description: String?
    @Environment(PictureFolder.self) private var folder: PictureFolder?

    init(of record: Subject, described description: String? = nil) {
        self.record = record
        self.description = description
    }

    var body: some View {
        if let folder, folder.pictures == nil {
            ground
        } else if let file = folder?.pictures?[record.recordID] {
            AsyncImage(url: file) { own($0) }
        } else {
            ours
        }
    }

    private var ours: some View {
        Image(of: record, described: description)
            .resizable()
            .aspectRatio(Metrics.pictureRatio, contentMode: .fit)
    }

    private var ground: some View {
        Color.clear.aspectRatio(Metrics.pictureRatio, contentMode: .fit)
    }

    @ViewBuilder private func own(_ phase: AsyncImagePhase) -> some View {
        if let image = phase.image {
            ground
                .overlay { labelled(image.resizable().scaledToFill()) }
                .clipped()
                // What is cut off would still be pressed, on the cards beside it.
                .contentShape(Rectangle())
        } else if phase.error != nil {
            ours
        } else {
            ground
        }
    }

    @ViewBuilder private func labelled(_ picture: some View) -> some View {
        if let description {
            picture.accessibilityLabel(description)
        } else {
            picture.accessibilityHidden(true)
        }
    }
}

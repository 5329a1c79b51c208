// A record's picture: a person's own, or ours.

import Foundation
import SwapiKit
import SwiftUI

/// Fills a frame of 3 to 4 with the picture that a person has of the record, or else with ours.
///
/// Ours is there until their own has been read, and where that can't be: there is one change at most, and neither a slow
/// disk nor a long queue leaves a card empty.
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
        let files = folder?.files(of: record.recordID) ?? []
        if files.isEmpty {
            ours
        } else {
            OwnPicture(files: files[...], description: description, folder: folder, ours: ours)
        }
    }

    private var ours: some View {
        Image(of: record, described: description)
            .resizable()
            .aspectRatio(Metrics.pictureRatio, contentMode: .fit)
    }
}

/// The first of the files that can be shown.
private struct OwnPicture<Ours: View>: View {
    let files: ArraySlice<URL>
    let description: String?
    let folder: PictureFolder?
    let ours: Ours

    var body: some View {
        if let file = files.first {
            AsyncImage(url: file) { phase in
                if let image = phase.image {
                    shown(image)
                } else if let error = phase.error {
                    next.onAppear { folder?.couldNotShow(file, error) }
                } else {
                    ours
                }
            }
        } else {
            ours
        }
    }

    /// A view of its own kind, which only `AnyView` can hold.
    private var next: AnyView {
        AnyView(OwnPicture(files: files.dropFirst(), description: description, folder: folder, ours: ours))
    }

    private func shown(_ image: Image) -> some View {
        Color.clear
            .aspectRatio(Metrics.pictureRatio, contentMode: .fit)
            .overlay { labelled(image.resizable().scaledToFill()) }
            .clipped()
            // What is cut off would still be pressed, on the cards beside it.
            .contentShape(Rectangle())
    }

    @ViewBuilder private func labelled(_ picture: some View) -> some View {
        if let description {
            picture.accessibilityLabel(description)
        } else {
            picture.accessibilityHidden(true)
        }
    }
}

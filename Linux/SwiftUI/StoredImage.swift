import Foundation
import SwiftUICore

/// What an `AsyncImage` shows of a file on this machine: the file is decoded at the size that is drawn, and its bytes are
/// not kept.
struct StoredImage<Content>: View where Content: View {
    let url: URL
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var found: StoredPicture?
    @Environment(\.pictureFiles) private var files

    @MainActor var body: some View {
        shown.task(id: url) {
            let picture = await files.look(at: url)
            // Kept also where it's what is shown already: the files may forget what they know.
            guard !Task.isCancelled, picture !== found else { return }
            withTransaction(transaction) { found = picture }
        }
    }

    @MainActor @ViewBuilder private var shown: some View {
        if let picture = found?.url == url ? found : files.picture(at: url) {
            if let image = picture.complaint == nil ? Image(stored: picture, scale: scale) : nil {
                content(of: image, isAwaited: picture.isAwaited)
            } else {
                content(.failure(PictureDownload.Failure.noPicture(url, picture.complaint)))
            }
        } else {
            content(.empty)
        }
    }

    /// It is decoded in the size that it is laid out in: until then it's there unseen, with what is shown in its place.
    @MainActor @ViewBuilder private func content(of image: Image, isAwaited: Bool) -> some View {
        if isAwaited {
            ZStack {
                // Where opacity is nothing at all, nothing is drawn, and nothing would be decoded.
                content(.success(image)).opacity(.leastNonzeroMagnitude).accessibilityHidden(true)
                content(.empty)
            }
        } else {
            content(.success(image))
        }
    }
}

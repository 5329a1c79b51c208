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
        let shown = found?.url == url ? found : files.picture(at: url)
        content(phase(of: shown)).task(id: url) {
            let picture = await files.look(at: url)
            // Kept also where it's what is shown already: the files may forget what they know.
            guard !Task.isCancelled, picture !== found else { return }
            withTransaction(transaction) { found = picture }
        }
    }

    @MainActor private func phase(of picture: StoredPicture?) -> AsyncImagePhase {
        guard let picture else { return .empty }
        guard !picture.isBroken, let image = Image(stored: picture, scale: scale) else {
            return .failure(PictureDownload.Failure.noPicture(url))
        }
        return .success(image)
    }
}

public import Foundation
import FoundationNetworking
public import SwiftUICore

/// A picture from an address, loaded while it is shown.
///
/// Source: Apple, SwiftUI, `AsyncImage`.
nonisolated public struct AsyncImage<Content>: View where Content: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded = LoadedPicture()
    @Environment(\.pictureDownload) private var download

    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, phases: { $0.image ?? .empty })
    }

    nonisolated public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, transaction: transaction, phases: content)
    }

    nonisolated private init(
        url: URL?, scale: CGFloat, transaction: Transaction = Transaction(),
        phases: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        content = phases
    }

    @MainActor @preconcurrency @ViewBuilder public var body: some View {
        if let url, url.isFileURL {
            StoredImage(url: url, scale: scale, transaction: transaction, content: content)
        } else {
            content(shownPhase).loadingTask(id: url) { await loading.run() }
        }
    }

    /// What the bytes are turns out when they are decoded for the screen.
    @MainActor private var shownPhase: AsyncImagePhase {
        guard let url, loaded.url == url else { return .empty }
        guard let complaint = loaded.phase.image?.complaint else { return loaded.phase }
        return .failure(PictureDownload.Failure.noPicture(url, complaint))
    }

    @MainActor private var loading: PictureLoading {
        PictureLoading(
            url: url, scale: scale, transaction: transaction, loaded: $loaded, download: download)
    }
}

/// What has been loaded, and from where. The bytes of thousands of rows would fill the memory.
private struct LoadedPicture: LoadedAgain {
    var url: URL?
    var phase = AsyncImagePhase.empty
}

/// The loading of one picture.
@MainActor private struct PictureLoading {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    @Binding var loaded: LoadedPicture
    let download: PictureDownload

    /// Loads the picture unless it is there. A load that was cancelled leaves nothing, so that the next one begins anew.
    func run() async {
        if loaded.url == url, loaded.phase.image != nil { return }
        loaded = LoadedPicture(url: url)
        guard let url else { return }
        do {
            let data = try await download.load(url)
            guard !Task.isCancelled else { return }
            guard let image = Image(data: data, scale: scale) else {
                throw PictureDownload.Failure.noPicture(url, nil)
            }
            withTransaction(transaction) { loaded.phase = .success(image) }
        } catch {
            if !Task.isCancelled { withTransaction(transaction) { loaded.phase = .failure(error) } }
        }
    }
}

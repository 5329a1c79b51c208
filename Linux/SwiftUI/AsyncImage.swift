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
    @State private var phase = AsyncImagePhase.empty
    @State private var shown: URL?
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
            content(shown == url ? phase : .empty).task(id: url) { await loading.run() }
        }
    }

    @MainActor private var loading: PictureLoading {
        PictureLoading(
            url: url, scale: scale, transaction: transaction, phase: $phase, shown: $shown, download: download)
    }
}

/// The loading of one picture.
@MainActor private struct PictureLoading {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    @Binding var phase: AsyncImagePhase
    /// What the phase is of.
    @Binding var shown: URL?
    let download: PictureDownload

    /// Loads the picture unless it is there. A load that was cancelled leaves nothing, so that the next one begins anew.
    func run() async {
        if shown == url, phase.image != nil { return }
        shown = url
        phase = .empty
        guard let url else { return }
        do {
            let data = try await download.load(url)
            guard !Task.isCancelled else { return }
            guard let image = Image(data: data, scale: scale) else {
                throw PictureDownload.Failure.noPicture(url, nil)
            }
            withTransaction(transaction) { phase = .success(image) }
        } catch {
            if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
        }
    }
}

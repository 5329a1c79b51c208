// The banner under the header while there is something to say about the facts.

import SwiftUI

/// Puts the catalogue's message above the content; it leaves when its cause is gone.
struct NoticeBanner<Content: View>: View {
    let catalogue: CatalogueModel?
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                if let catalogue, let notice = catalogue.notice() {
                    banner(notice, catalogue: catalogue)
                        .padding(.horizontal, Metrics.pageMargin(width: proxy.size.width))
                        .padding(.vertical, 8)
                }
                content
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    @ViewBuilder private func banner(_ notice: Notice, catalogue: CatalogueModel) -> some View {
        switch notice.action {
        case .retry: Banner(text: notice.text, actionTitle: "Retry") { Task { await catalogue.refresh() } }
        case .dismiss: Banner(text: notice.text, actionTitle: "Dismiss") { catalogue.noticeDismissed() }
        case nil: Banner(text: notice.text)
        }
    }
}

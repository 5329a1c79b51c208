// What stands below the last card.

import SwapiKit
import SwiftUI

/// A progress view while the next page is on its way, and a way to retry when it failed.
struct PageFooter: View {
    let state: CharactersViewModel.PageState
    let retry: @MainActor () -> Void

    var body: some View {
        switch state {
        case .idle, .ended:
            EmptyView()
        case .loading:
            ProgressView()
                .frame(height: 44)
        case .failed(let reason):
            HStack(spacing: 12) {
                Text(reason)
                    .font(.footnote)
                    .foregroundStyle(Palette.errorText)
                Button("Retry", action: retry)
            }
            .frame(minHeight: 44)
        }
    }
}

#Preview("Page failed", traits: .fixedLayout(width: 400, height: 100)) {
    PageFooter(state: .failed(reason: "The server has a fault.")) {}
}

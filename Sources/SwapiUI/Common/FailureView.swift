// A page that has nothing to show.

import SwiftUI

/// Says what went wrong in a sentence, and offers to try again.
struct FailureView: View {
    let title: LocalizedStringKey
    let reason: String
    let retry: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "wifi.slash")
                .font(.largeTitle)
                .foregroundStyle(Palette.secondaryText)
                .accessibilityHidden(true)
            Text(title)
                .font(.title2)
                .bold()
                .multilineTextAlignment(.center)
            Text(reason)
                .foregroundStyle(Palette.secondaryText)
                .multilineTextAlignment(.center)
                .frame(maxWidth: 420)
            Button("Retry", action: retry)
                .buttonStyle(.borderedProminent)
                .tint(Palette.accent)
                .padding(.top, 8)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("Failure") {
    FailureView(title: "No characters to show", reason: "The server could not be reached.") {}
}

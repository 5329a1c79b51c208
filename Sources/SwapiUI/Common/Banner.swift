// A message above a page's content.

import SwiftUI

/// One line that says what is the matter, with one thing to do about it.
struct Banner: View {
    let text: String
    let actionTitle: LocalizedStringKey
    let action: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle")
                .accessibilityHidden(true)
            Text(text)
                .font(.footnote)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button(action: action) {
                Text(actionTitle)
                    .font(.footnote)
                    .bold()
                    .underline()
            }
            .buttonStyle(.plain)
        }
        .foregroundStyle(Palette.primaryText)
        .padding(12)
        .background(Palette.warningBackground, in: RoundedRectangle(cornerRadius: 10))
    }
}

#Preview("Banner", traits: .sizeThatFitsLayout) {
    Banner(text: "There is no network connection.", actionTitle: "Retry") {}
        .padding()
}

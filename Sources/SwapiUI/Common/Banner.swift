// A message above a page's content.

import SwiftUI

/// One line that says what is the matter, with one thing to do about it where something helps.
struct Banner: View {
    struct Action {
        let title: LocalizedStringKey
        let run: @MainActor () -> Void
    }

    let text: String
    var action: Action?

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle")
                .accessibilityHidden(true)
            Text(text)
                .font(.footnote)
                .frame(maxWidth: .infinity, alignment: .leading)
            if let action {
                Button(action: action.run) {
                    Text(action.title)
                        .font(.footnote)
                        .bold()
                        .underline()
                }
                .buttonStyle(.plain)
                .accessibilityHint(text)
            }
        }
        .foregroundStyle(Palette.primaryText)
        .padding(12)
        .background(Palette.warningBackground, in: RoundedRectangle(cornerRadius: 10))
    }
}

#Preview("Banner", traits: .sizeThatFitsLayout) {
    Banner(text: "There is no network connection.", action: .init(title: "Retry") {})
        .padding()
}

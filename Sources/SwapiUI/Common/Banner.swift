// A message above a page's content.

import SwiftUI

/// A sentence that says what is the matter, with one thing to do about it where something helps.
struct Banner: View {
    struct Action {
        let title: LocalizedStringKey
        let run: @MainActor () -> Void
    }

    let text: String
    /// Whether nothing is the matter.
    var isGood = false
    var action: Action?

    @Environment(\.dynamicTypeSize) private var textSize

    /// Large text leaves no room for a button beside the sentence.
    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    }

    var body: some View {
        layout {
            HStack(spacing: 12) {
                Image(systemName: isGood ? "checkmark.circle" : "exclamationmark.triangle")
                    .accessibilityHidden(true)
                Text(text)
                    .font(.footnote)
                    // However low the window is, the whole sentence is there.
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
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

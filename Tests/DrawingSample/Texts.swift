import SwiftUI

/// Bars as high as the letters, so that the colours of text are known: the full block fills its cell.
struct TextRow: View {
    private let gradient = LinearGradient(colors: [.r, .b], startPoint: .leading, endPoint: .trailing)

    private var block: Text { Text("\u{2588}") }

    var body: some View {
        HStack(spacing: 0) {
            Swatch("gradient text") { Text("\u{2588}\u{2588}").foregroundStyle(gradient) }
            Swatch("part of text") { block.foregroundColor(.g) + block.foregroundStyle(gradient) }
            Swatch("gradient symbol") { Image(systemName: "star.fill").foregroundStyle(gradient) }
            Swatch("dotted") { line(.dot) }
            Swatch("dashed") { line(.dash) }
            Swatch("dash dot") { line(.dashDot) }
            Swatch("through") {
                Text("MMM").strikethrough(pattern: .dashDotDot, color: .r).foregroundStyle(Color.clear)
            }
            Swatch("selectable") {
                Text("Padmé \u{1F44D} **Amidala** was queen").textSelection(.enabled).font(.system(size: 9))
            }
        }
        .font(.system(size: 24, design: .monospaced))
        .foregroundStyle(Color.black)
    }

    /// Thick, as the letters that it stands under are large.
    private func line(_ pattern: Text.LineStyle.Pattern) -> some View {
        Text("MM").underline(pattern: pattern, color: .r).foregroundStyle(Color.clear)
    }
}

/// Text that can be selected beside the same that can't.
struct SelectionRow: View {
    private let words = "Padmé Amidala was queen of Naboo"
    private let lines: LocalizedStringKey = "Three lines with **bold**, \u{1F44D}, `code` and a lot more of it"

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Text(words).textSelection(.enabled)
            Text(words).accessibilityLabel("plain words")
            Text(lines).underline(pattern: .dot).lineSpacing(3).frame(width: 100).textSelection(.enabled)
            Text(lines).underline(pattern: .dot).lineSpacing(3).frame(width: 100).accessibilityLabel("plain lines")
        }
        .font(.system(size: 12))
        .foregroundStyle(Color.black)
    }
}

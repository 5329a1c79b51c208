package import Foundation
package import SwiftUICore

/// Shows views to tests: text has sizes that can be reckoned by hand, and the display tree can be searched.
///
/// A character is half as wide as its font is large, and a line as high as its font. Nothing runs by itself:
/// `settle()` stands for the end of a turn of the main loop.
@MainActor package final class InMemoryRenderer: Renderer {
    package private(set) var root: DisplayElement?
    /// How many trees were shown, to tell whether anything happened at all.
    package private(set) var displayCount = 0
    /// How often an update was asked for.
    package private(set) var requestCount = 0
    /// Whether header and tab bars take room.
    package var showsBars = true
    /// Who measures text and controls in place of the rules of this one.
    package var measures: (any Renderer)?
    private var isUpdateWanted = false

    package init() {}

    package func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics {
        if let measures { return measures.metrics(of: text, width: width) }
        let advance = text.font.size / 2
        let lines = TextLines.wrap(text.string, columns: width.map { Int(min(max(1, $0 / max(advance, 0.01)), 1e9)) })
        let shown = min(lines.count, text.lineLimit ?? lines.count)
        let longest = CGFloat(lines.prefix(shown).map(\.count).max() ?? 0) * advance
        let height = CGFloat(shown) * text.font.size + CGFloat(max(0, shown - 1)) * text.lineSpacing
        return TextMetrics(
            size: CGSize(width: min(longest, width ?? longest), height: height), firstBaseline: text.font.size * 0.75,
            lastBaseline: height - text.font.size * 0.25)
    }

    /// As if all of the text stood in one line.
    package func rectangles(of ranges: [Range<Int>], in text: StyledText, width: CGFloat) -> [[CGRect]] {
        if let measures { return measures.rectangles(of: ranges, in: text, width: width) }
        let advance = text.font.size / 2
        return ranges.map { range in
            let before = text.string(in: 0..<range.lowerBound).count
            let length = text.string(in: range).count
            return [
                CGRect(x: CGFloat(before) * advance, y: 0, width: CGFloat(length) * advance, height: text.font.size)
            ]
        }
    }

    package func chrome(of button: ButtonAppearance) -> ButtonChrome {
        if let measures { return measures.chrome(of: button) }
        return switch button.style {
        case .plain: ButtonChrome()
        case .bordered, .borderedProminent, .toolbar: ButtonChrome(top: 5, leading: 10, bottom: 5, trailing: 10)
        }
    }

    package func naturalSize(of kind: ElementKind, width: CGFloat?) -> CGSize {
        if let measures { return measures.naturalSize(of: kind, width: width) }
        return switch kind {
        case .headerBar: CGSize(width: width ?? 0, height: showsBars ? 46 : 0)
        case .tabBar: CGSize(width: width ?? 0, height: showsBars ? 54 : 0)
        case .progress(nil): CGSize(width: 32, height: 32)
        default: CGSize(width: width ?? 100, height: 8)
        }
    }

    package func symbolSize(_ name: String, font: ResolvedFont) -> CGSize {
        measures?.symbolSize(name, font: font) ?? CGSize(width: 16, height: 16)
    }

    package func scheduleUpdate() {
        requestCount += 1
        isUpdateWanted = true
    }

    package func display(_ root: DisplayElement) {
        self.root = root
        displayCount += 1
    }

    /// Ends the turn: does what was asked for, if anything was.
    package func settle(_ host: any DisplayHost) {
        while isUpdateWanted {
            isUpdateWanted = false
            host.update()
        }
    }
}

/// Breaks text into lines of a number of columns, at blanks where it can.
enum TextLines {
    static func wrap(_ text: String, columns: Int?) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
            guard let columns, paragraph.count > columns else { return [String(paragraph)] }
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                if line.isEmpty {
                    line = String(word)
                } else if line.count + 1 + word.count <= columns {
                    line += " \(word)"
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            return lines + [line]
        }
    }
}

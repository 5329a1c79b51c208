package import Foundation

/// Text with everything that decides its size and look.
package struct StyledText: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var string: String
    package var font: ResolvedFont
    package var color: ResolvedColor
    package var alignment: Alignment
    /// nil for as many lines as it takes.
    package var lineLimit: Int?
    /// How many lines it has room for even if it has fewer.
    package var leastLines: Int?
    package var truncation: Truncation
    /// Stretches of one look, which make up the string; none where all of it has the font and the colour.
    package var runs: [Run]
    /// Between two lines, in points, beside what the font asks for.
    package var lineSpacing: CGFloat = 0
    /// How small it may become, beside its size, before it is cut off.
    package var leastScale: CGFloat = 1
    /// Whether letters may come a little closer before the text is cut off.
    package var allowsTightening = false
    package var isSelectable = false

    package init(
        string: String, font: ResolvedFont, color: ResolvedColor, alignment: Alignment = .leading,
        lineLimit: Int? = nil, truncation: Truncation = .tail, runs: [Run] = []
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.runs = runs
    }

    /// A line under the text or through it; without a colour it has that of the text.
    package struct Line: Hashable, Sendable {
        package var color: ResolvedColor?
        /// Strokes and gaps by turns, in thicknesses of the line; none for a line without gaps.
        package var dashes: [CGFloat] = []

        package init(color: ResolvedColor?, dashes: [CGFloat] = []) {
            self.color = color
            self.dashes = dashes
        }
    }

    package struct Style: Hashable, Sendable {
        package var font: ResolvedFont
        package var color: ResolvedColor
        /// Drawn in place of the colour, over the rectangle of the whole text.
        package var gradient: ResolvedGradient?
        package var background: ResolvedColor?
        package var underline: Line?
        package var strikethrough: Line?
        /// After each letter, in points.
        package var letterSpacing: CGFloat = 0
        /// How far above the line it stands, in points.
        package var baselineOffset: CGFloat = 0

        package init(font: ResolvedFont, color: ResolvedColor) {
            self.font = font
            self.color = color
        }

        /// Whether there is nothing to it but font and colour.
        package var isPlain: Bool {
            self == Style(font: font, color: color)
        }
    }

    /// A picture in the text, in place of one character.
    package struct Attachment: Hashable, Sendable {
        package var source: ImageSource
        package var size: CGSize
        package var tint: ResolvedColor?

        package init(source: ImageSource, size: CGSize, tint: ResolvedColor? = nil) {
            self.source = source
            self.size = size
            self.tint = tint
        }
    }

    package struct Run: Hashable, Sendable {
        /// In bytes of UTF-8.
        package var length: Int
        package var style: Style
        package var link: URL?
        package var attachment: Attachment?

        package init(length: Int, style: Style) {
            self.length = length
            self.style = style
        }

        func hasSameLook(as other: Run) -> Bool {
            style == other.style && link == other.link && attachment == nil && other.attachment == nil
        }
    }
}

extension StyledText {
    /// The parts of it that lead somewhere: where they are in the string, in bytes.
    package var links: [(range: Range<Int>, url: URL)] {
        var start = 0
        return runs.compactMap { run in
            defer { start += run.length }
            return run.link.map { (start..<start + run.length, $0) }
        }
    }

    /// What stands at a range of bytes.
    package func string(in range: Range<Int>) -> String {
        String(decoding: string.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// Its first bytes, and an ending in the look of the last of them. Where a look ends is always between characters.
    package func prefix(_ length: Int, with ending: String = "") -> StyledText {
        var result = self
        result.string = string(in: 0..<length) + ending
        var rest = length
        result.runs = runs.compactMap { run in
            guard rest > 0 else { return nil }
            var run = run
            run.length = min(run.length, rest)
            rest -= run.length
            return run
        }
        guard let last = result.runs.last else { return result }
        if last.attachment == nil {
            result.runs[result.runs.count - 1].length += ending.utf8.count
        } else {
            result.runs.append(Run(length: ending.utf8.count, style: last.style))
        }
        return result
    }

    /// All of it smaller or larger.
    package func scaled(by factor: CGFloat) -> StyledText {
        guard factor != 1 else { return self }
        var scaled = self
        scaled.font.size *= factor
        for index in scaled.runs.indices {
            scaled.runs[index].style.font.size *= factor
            scaled.runs[index].style.letterSpacing *= factor
            scaled.runs[index].style.baselineOffset *= factor
            scaled.runs[index].attachment?.size.width *= factor
            scaled.runs[index].attachment?.size.height *= factor
        }
        return scaled
    }
}

/// The space that text takes. Baselines are distances from the top, in points.
package struct TextMetrics: Equatable, Sendable {
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

import Foundation

extension Text {
    package func resolved(in environment: EnvironmentValues, renderer: (any Renderer)? = nil) -> StyledText {
        let pieces = flattened(in: environment)
        var string = ""
        var runs: [StyledText.Run] = []
        for piece in pieces {
            let said = environment.textCase?.applied(to: piece.string, locale: environment.locale) ?? piece.string
            let shown = TextCleaning.harmless(said)
            guard !shown.isEmpty else { continue }
            string += shown
            var run = StyledText.Run(length: shown.utf8.count, style: environment.textStyle(piece.changes))
            run.link = piece.changes.link
            if let image = piece.image {
                run.attachment = onMainActor(image, in: environment, style: run.style, renderer: renderer)
            }
            if let last = runs.last, last.hasSameLook(as: run) {
                runs[runs.count - 1].length += run.length
            } else {
                runs.append(run)
            }
        }
        // One look for all of it is that of the text itself; a line without letters is as high as its font, too.
        let changes = string.isEmpty ? parts.first?.changes : nil
        let base = runs.count == 1 ? runs[0].style : environment.textStyle(changes ?? TextChanges())
        if runs.count == 1, base.isPlain, runs[0].link == nil, runs[0].attachment == nil { runs = [] }
        var text = StyledText(
            string: string, font: base.font, color: base.color, alignment: environment.multilineTextAlignment.resolved,
            lineLimit: environment.lineRange.upper.map { max(1, $0) }, truncation: environment.truncationMode.resolved,
            runs: runs)
        text.leastLines = environment.lineRange.lower
        text.lineSpacing = max(0, environment.lineSpacing.clamped(to: Drawable.spacing))
        text.leastScale = min(1, max(0, environment.minimumScaleFactor))
        text.allowsTightening = environment.allowsTightening
        text.isSelectable = environment.allowsTextSelection
        return text
    }

    private func onMainActor(
        _ image: Image, in environment: EnvironmentValues, style: StyledText.Style, renderer: (any Renderer)?
    ) -> StyledText.Attachment? {
        guard let renderer else { return nil }
        // Views are resolved on the main actor.
        nonisolated(unsafe) let shared = renderer
        return MainActor.assumeIsolated { image.attachment(in: environment, style: style, renderer: shared) }
    }
}

extension EnvironmentValues {
    /// The look of text with these changes.
    func textStyle(_ changes: TextChanges) -> StyledText.Style {
        var font = fontChanges.applied(to: (changes.font ?? nil) ?? self.font ?? .body)
        if let weight = changes.weight ?? nil { font = font.weight(weight) }
        if let design = changes.design ?? nil { font = font.design(design) }
        if let width = changes.width ?? nil { font = font.width(width) }
        if let isItalic = changes.isItalic { font = font.italic(isItalic) }
        if changes.hasMonospacedDigits ?? false { font = font.monospacedDigit() }
        if changes.isMonospaced ?? false { font = font.monospaced() }
        let around = textDecoration
        var style = StyledText.Style(font: font.resolved(settings), color: resolvedForeground)
        style.gradient = foregroundLevel(0).gradient
        if let foreground = changes.foreground ?? nil {
            let drawn = foreground.style.drawn(in: self)
            style.color = drawn.color
            style.gradient = drawn.gradient
        } else if changes.link != nil {
            style.color = Color.accentColor.resolved(in: self)
            style.gradient = nil
        }
        style.underline = (changes.underline ?? around.underline ?? nil)?.resolved(in: self)
        style.strikethrough = (changes.strikethrough ?? around.strikethrough ?? nil)?.resolved(in: self)
        style.background = changes.background?.resolved(in: self)
        let spacing = changes.tracking ?? around.tracking ?? changes.kerning ?? around.kerning ?? 0
        style.letterSpacing = spacing.clamped(to: Drawable.spacing)
        let rise = changes.baselineOffset ?? around.baselineOffset ?? 0
        style.baselineOffset = rise.clamped(to: Drawable.spacing)
        return style
    }
}

extension Text.LineStyle {
    fileprivate func resolved(in environment: EnvironmentValues) -> StyledText.Line {
        StyledText.Line(color: color?.resolved(in: environment), dashes: pattern.dashes)
    }
}

extension TextAlignment {
    fileprivate var resolved: StyledText.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var resolved: StyledText.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

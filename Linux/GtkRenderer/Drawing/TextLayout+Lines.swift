import CGtk
import Foundation
import SwiftUICore

extension TextLayout {
    /// A line under or through letters that has gaps, in the layout's coordinates.
    struct BrokenLine {
        var start: CGPoint
        var end: CGPoint
        var width: CGFloat
        var dashes: [CGFloat]
        var color: ResolvedColor
    }

    /// Pango knows where such lines belong, but draws them without gaps.
    func brokenLines(of text: StyledText) -> [BrokenLine] {
        guard text.runs.contains(where: { $0.style.hasBrokenLine }) else { return [] }
        var result: [BrokenLine] = []
        var start = 0
        for run in text.runs {
            let range = start..<start + run.length
            start = range.upperBound
            let style = run.style
            guard style.hasBrokenLine else { continue }
            let metrics = metrics(of: style.font)
            func add(_ line: StyledText.Line?, _ position: CGFloat, _ thickness: CGFloat) {
                guard let line, !line.dashes.isEmpty else { return }
                let width = max(1, thickness.rounded())
                for piece in pieces(of: [range])[0] {
                    // On whole points, so that it is sharp: Pango gives the upper edge, as a distance above the letters'.
                    let y = (piece.baseline - style.baselineOffset - position).rounded() + width / 2
                    for span in piece.spans {
                        result.append(
                            BrokenLine(
                                start: CGPoint(x: span.lowerBound, y: y), end: CGPoint(x: span.upperBound, y: y),
                                width: width, dashes: line.dashes, color: line.color ?? style.color))
                    }
                }
            }
            add(style.underline, metrics.underline.position, metrics.underline.thickness)
            add(style.strikethrough, metrics.strikethrough.position, metrics.strikethrough.thickness)
        }
        return result
    }

    private typealias Place = (position: CGFloat, thickness: CGFloat)

    private func metrics(of font: ResolvedFont) -> (underline: Place, strikethrough: Place) {
        let description = font.description(defaultFamily: defaultFamily)
        defer { pango_font_description_free(description) }
        let metrics = pango_context_get_metrics(pango_layout_get_context(pointer), description, nil)
        defer { pango_font_metrics_unref(metrics) }
        func points(_ value: Int32) -> CGFloat { CGFloat(value) / CGFloat(PANGO_SCALE) }
        return (
            (
                points(pango_font_metrics_get_underline_position(metrics)),
                points(pango_font_metrics_get_underline_thickness(metrics))
            ),
            (
                points(pango_font_metrics_get_strikethrough_position(metrics)),
                points(pango_font_metrics_get_strikethrough_thickness(metrics))
            )
        )
    }
}

extension StyledText.Style {
    fileprivate var hasBrokenLine: Bool {
        underline?.dashes.isEmpty == false || strikethrough?.dashes.isEmpty == false
    }
}

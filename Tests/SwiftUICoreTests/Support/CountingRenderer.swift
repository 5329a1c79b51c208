import Foundation
import InMemoryRenderer
import SwiftUICore

/// Counts how often text is measured, to tell how much a layout costs.
final class CountingRenderer: Renderer {
    private let base = InMemoryRenderer()
    private(set) var metricsCount = 0
    private(set) var rectanglesCount = 0

    func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics {
        metricsCount += 1
        return base.metrics(of: text, width: width)
    }

    func rectangles(of ranges: [Range<Int>], in text: StyledText, width: CGFloat) -> [[CGRect]] {
        rectanglesCount += 1
        return base.rectangles(of: ranges, in: text, width: width)
    }

    func chrome(of button: ButtonAppearance) -> ButtonChrome { base.chrome(of: button) }
    func naturalSize(of kind: ElementKind, width: CGFloat?) -> CGSize { base.naturalSize(of: kind, width: width) }
    func symbolSize(_ name: String, font: ResolvedFont) -> CGSize { base.symbolSize(name, font: font) }
    func scheduleUpdate() {}
    func display(_ root: DisplayElement) {}
}

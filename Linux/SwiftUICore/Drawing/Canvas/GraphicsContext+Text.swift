public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext`.
extension GraphicsContext {
    /// A text with its font and colour known.
    public struct ResolvedText {
        let text: StyledText
        let renderer: any Renderer

        private func metrics(_ size: CGSize) -> TextMetrics {
            let width = size.width.isFinite ? size.width : nil
            // Drawing happens on the main actor, like all of SwiftUI's own work.
            nonisolated(unsafe) let renderer = renderer
            return MainActor.assumeIsolated { [text] in renderer.metrics(of: text, width: width) }
        }

        public func measure(in size: CGSize) -> CGSize { metrics(size).size }
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(size).firstBaseline }
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(size).lastBaseline }
    }

    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
        ResolvedText(text: text.resolved(in: environment), renderer: target.renderer)
    }

    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        add([.text(text.text, rect)])
    }

    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(text, in: CGRect(origin: corner, size: size))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

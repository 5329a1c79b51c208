public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext`.
extension GraphicsContext {
    /// A text with its font and colour known.
    public struct ResolvedText {
        private let source: Text
        private let context: GraphicsContext
        private(set) var text: StyledText

        fileprivate init(_ source: Text, in context: GraphicsContext) {
            self.source = source
            self.context = context
            text = source.resolved(in: context.environment, renderer: context.target.renderer)
        }

        /// What text without a colour of its own is drawn with.
        public var shading: GraphicsContext.Shading = .foreground {
            didSet {
                var environment = context.environment
                environment.foreground = AnyForeground(color: shading.color(in: context))
                text = source.resolved(in: environment, renderer: context.target.renderer)
            }
        }

        private func metrics(_ size: CGSize) -> TextMetrics {
            let width = size.width.isFinite ? size.width : nil
            // Drawing happens on the main actor, like all of SwiftUI's own work.
            nonisolated(unsafe) let renderer = context.target.renderer
            return MainActor.assumeIsolated { [text] in renderer.metrics(of: text, width: width) }
        }

        public func measure(in size: CGSize) -> CGSize { metrics(size).size }
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(size).firstBaseline }
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(size).lastBaseline }
    }

    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { ResolvedText(text, in: self) }

    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        add([.text(text.text, rect)])
    }

    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: anchor.rect(of: size, at: point))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension GraphicsContext.Shading {
    /// The colour, where there is room for no more than one.
    func color(in context: GraphicsContext) -> ResolvedColor {
        switch make(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), nil, context).first {
        case .fill(_, let paint): paint.firstColor
        case .material(_, _, let tint): tint
        default: .clear
        }
    }
}

extension UnitPoint {
    /// Where something lies that has this point of its own at a point.
    func rect(of size: CGSize, at point: CGPoint) -> CGRect {
        CGRect(origin: CGPoint(x: point.x - x * size.width, y: point.y - y * size.height), size: size)
    }
}

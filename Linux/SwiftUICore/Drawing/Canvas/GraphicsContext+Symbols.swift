public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext`.
extension GraphicsContext {
    /// What a view of the canvas' symbols draws at its own size.
    public struct ResolvedSymbol {
        public let size: CGSize
        let items: [DisplayItem]
    }

    /// The symbol that was tagged with the identity.
    public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
        target.symbols[AnyHashable(id)]
    }

    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
        let matrix = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        add([.transform(ProjectionTransform(matrix), symbol.items)])
    }

    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: anchor.rect(of: symbol.size, at: point))
    }
}

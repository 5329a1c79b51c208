/// How many colours a symbol has, and which.
///
/// Source: Apple, SwiftUI, `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
    private init() {}

    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// A blurred view of what lies behind.
///
/// Source: Apple, SwiftUI, `Material`.
public struct Material: ShapeStyle {
    /// How much of what lies behind is covered, 0 to 1.
    private let coverage: Double

    public static let ultraThin = Material(coverage: 0.62)
    public static let thin = Material(coverage: 0.7)
    public static let regular = Material(coverage: 0.78)
    public static let thick = Material(coverage: 0.86)
    public static let ultraThick = Material(coverage: 0.94)
    public static let bar = Material(coverage: 0.86)
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension Material: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let ground: UInt32 = environment.colorScheme == .dark ? 0x1D2027 : 0xFFFFFF
        var tint = ResolvedColor(hex: ground)
        // Hardly anything shows through where the desktop asks for contrast.
        tint.opacity = environment.colorSchemeContrast == .increased ? max(coverage, 0.96) : coverage
        return .material(blurRadius: 12, tint: tint)
    }
}

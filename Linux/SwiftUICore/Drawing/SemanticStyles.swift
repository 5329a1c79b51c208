// Styles that are named after what they are for.

/// The line between parts of a view. Source: Apple, SwiftUI, `SeparatorShapeStyle`.
@frozen public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension SeparatorShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.separator.resolved(in: environment)))
    }
}

/// The ground of what is selected. Source: Apple, SwiftUI, `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension SelectionShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.accentColor.resolved(in: environment)))
    }
}

/// Text where nothing has been entered. Source: Apple, SwiftUI, `PlaceholderTextShapeStyle`.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension PlaceholderTextShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.secondary.opacity(0.7).resolved(in: environment)))
    }
}

/// Text that leads elsewhere. Source: Apple, SwiftUI, `LinkShapeStyle`.
@frozen public struct LinkShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension LinkShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.accentColor.resolved(in: environment)))
    }
}

/// A shape that lies over what is behind it, and lets most of it through. Source: Apple, SwiftUI, `FillShapeStyle`.
@frozen public struct FillShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension FillShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.primary.opacity(0.15).resolved(in: environment)))
    }
}

/// The ground of the window around. Source: Apple, SwiftUI, `WindowBackgroundShapeStyle`.
@frozen public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension WindowBackgroundShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color.windowBackground.resolved(in: environment)))
    }
}

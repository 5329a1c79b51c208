/// The foreground of the views around.
@frozen public struct ForegroundStyle: ShapeStyle {
    @inlinable public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ForegroundStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foregroundLevel(0)
    }
}

/// The background of the views around: the window's, unless another was set.
///
/// Source: Apple, SwiftUI, `BackgroundStyle`.
@frozen public struct BackgroundStyle: ShapeStyle {
    @inlinable public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        guard var style = environment.backgroundStyle else {
            return .paint(.color(Color.windowBackground.resolved(in: environment)))
        }
        // One that is the background itself would never end.
        while let inner = style.base as? AnyShapeStyle { style = inner }
        return style.base is BackgroundStyle
            ? .paint(.color(Color.windowBackground.resolved(in: environment))) : style.drawn(in: environment)
    }
}

/// A style of a type that is known at run time only.
///
/// Source: Apple, SwiftUI, `AnyShapeStyle`.
@frozen public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle

    public init<S>(_ style: S) where S: ShapeStyle {
        base = style
    }
}

extension AnyShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { base.drawn(in: environment) }
}

extension ShapeStyle {
    /// The style, only partly opaque.
    @inlinable public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground, only partly opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public init(style: Style, opacity: Double) {
        self.style = style
        self.opacity = opacity
    }
}

extension _OpacityShapeStyle: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        style.drawn(in: environment).opacity(opacity)
    }
}

extension EnvironmentValues {
    /// What views with the `background` style are filled with; nil for the window's own.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension View {
    nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

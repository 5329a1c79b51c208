/// Whether a scroll view shows how far it is scrolled.
///
/// Source: Apple, SwiftUI, `ScrollIndicatorVisibility`. `visible` is as `automatic`: the desktop says how bars look and
/// whether they fade.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind {
        case automatic
        case visible
        case hidden
        case never
    }

    private let kind: Kind

    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isShown: Bool { kind == .automatic || kind == .visible }
}

extension EnvironmentValues {
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension View {
    /// Source: Apple, SwiftUI, `scrollIndicators(_:axes:)`.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        let setting = IndicatorSetting(visibility: visibility, axes: axes)
        return modifier(
            EnvironmentModifier(
                change: { values in
                    if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
                    if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
                }, key: nil, isSameAs: { $0.value as? IndicatorSetting == setting }, value: setting))
    }
}

nonisolated private struct IndicatorSetting: Equatable {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set
}

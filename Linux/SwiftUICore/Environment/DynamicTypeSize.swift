import Foundation

/// How large a person wants to read. Source: Apple, SwiftUI, `DynamicTypeSize`.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Beside the usual size. Source: Apple, Human Interface Guidelines, Typography: the sizes of body text.
    fileprivate var scale: CGFloat {
        let points: CGFloat =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return points / 17
    }

    fileprivate init(nearestTo scale: CGFloat) {
        self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) } ?? .large
    }
}

extension EnvironmentValues {
    /// The size that is nearest to the desktop's text scale.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(nearestTo: settings.textScale) }
        set { if newValue != dynamicTypeSize { settings.textScale = newValue.scale } }
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard !allowed.contains(size), let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}

public import Foundation

extension Text {
    /// Capitals or small letters for all of a text. Source: Apple, SwiftUI, `Text.Case`.
    public enum Case: Sendable {
        case uppercase
        case lowercase

        func applied(to string: String, locale: Locale) -> String {
            switch self {
            case .uppercase: string.uppercased(with: locale)
            case .lowercase: string.lowercased(with: locale)
            }
        }
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineRange, LineRange(upper: number))
    }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineRange, LineRange(lower: limit.lowerBound))
    }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineRange, LineRange(upper: limit.upperBound))
    }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineRange, LineRange(lower: limit.lowerBound, upper: limit.upperBound))
    }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineRange, LineRange(lower: reservesSpace ? limit : nil, upper: limit))
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}

/// Whether texts can be selected and copied. Source: Apple, SwiftUI, `TextSelectability`.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

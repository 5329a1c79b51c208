import Foundation

/// Why what is shown is to be made unreadable.
///
/// Source: Apple, SwiftUI, `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    fileprivate var hidesContent: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

/// Draws bars in place of its content's text and pictures where the environment says so.
nonisolated package struct RedactionEffect: BoxModifier, Equatable {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        builder.redacting(box.environment.hidesContent) { builder.draw(box.child) }
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(RedactionEffect()).transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View {
        modifier(RedactionEffect()).transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(RedactionEffect()).transformEnvironment(\.isPrivacySensitive) { $0 = sensitive }
    }
}

extension DisplayItem {
    /// A bar where text or a picture would be.
    var redacted: DisplayItem {
        switch self {
        case .text(let text, let rect): Self.bar(in: rect, text.color)
        case .image(_, let rect, let tint): Self.bar(in: rect, tint ?? ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
        case .imagePart(_, let part, let rect):
            Self.bar(in: rect, part.tint ?? ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
        default: self
        }
    }

    static func bar(in rect: CGRect, _ color: ResolvedColor) -> DisplayItem {
        var color = color
        color.opacity *= 0.16
        return .fill(.roundedRectangle(rect, radius: min(4, rect.width / 2, rect.height / 2)), .color(color))
    }
}

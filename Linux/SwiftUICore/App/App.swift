/// A program made of scenes.
///
/// Source: Apple, SwiftUI, `App`.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

/// A part of an app's interface with a life of its own, as a window.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the platform makes a window of.
@MainActor package protocol WindowScene: Scene where Body == Never {
    var windowTitle: String? { get }
    var windowContent: AnyView { get }
}

extension WindowScene {
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

extension Scene {
    /// The window that the scene comes to.
    package var window: (any WindowScene)? {
        if let window = self as? any WindowScene { return window }
        return Body.self == Never.self ? nil : body.window
    }
}

/// Builds scenes from closures.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

/// Windows that all have the same content; on Linux, one.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    private let title: String?
    private let content: Content

    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title.string
        self.content = content()
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(Text(title), content: content)
    }
}

extension WindowGroup: WindowScene {
    package var windowTitle: String? { title }
    package var windowContent: AnyView { AnyView(content) }
}

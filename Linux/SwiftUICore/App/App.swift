package import Foundation

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
    var sceneWindow: SceneWindow? { get }
}

/// What a scene says about its window.
package struct SceneWindow {
    package let title: String?
    package let content: AnyView
    package var defaultSize: CGSize?
    package var restoration: SceneRestorationBehavior?

    /// Whether the window opens as it was when the app ran last.
    package var restoresState: Bool { restoration?.restores ?? true }
}

extension WindowScene {
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

extension Scene {
    /// The window that the scene comes to.
    package var window: SceneWindow? {
        if let scene = self as? any WindowScene { return scene.sceneWindow }
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
    package var sceneWindow: SceneWindow? { SceneWindow(title: title, content: AnyView(content)) }
}

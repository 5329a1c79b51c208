public import Foundation

/// Whether a window opens as it was when the app ran last.
///
/// Source: Apple, SwiftUI, `SceneRestorationBehavior`; iOS 18, macOS 15.
public struct SceneRestorationBehavior: Sendable {
    fileprivate let isDisabled: Bool

    public static let automatic = SceneRestorationBehavior(isDisabled: false)
    /// Nothing of an earlier launch is restored: no size, no `SceneStorage`.
    public static let disabled = SceneRestorationBehavior(isDisabled: true)
}

extension SceneRestorationBehavior {
    var restores: Bool { !isDisabled }
}

extension Scene {
    /// The size of the window's content as long as no other has been chosen by hand.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self) { if $0.defaultSize == nil { $0.defaultSize = size } }
    }

    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        ModifiedScene(content: self) { if $0.restoration == nil { $0.restoration = behavior } }
    }
}

/// A scene that says more about its window; what was said nearest to the window counts.
nonisolated private struct ModifiedScene<Content: Scene>: WindowScene {
    typealias Body = Never

    let content: Content
    let change: (inout SceneWindow) -> Void

    @MainActor var sceneWindow: SceneWindow? {
        guard var window = content.window else { return nil }
        change(&window)
        return window
    }
}

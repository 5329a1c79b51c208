/// Acts when its content appears and when it disappears.
nonisolated package struct AppearanceModifier: PrimitiveModifier {
    package typealias Body = Never

    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        AppearanceNode(view, parent: parent, environment: environment)
    }
}

/// A modifier's node that hands its content's boxes on.
class PassingNode<Content: View, M: ViewModifier>: SingleChildNode<ModifiedContent<Content, M>> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: childEnvironment)
        modifierChanged()
    }

    func modifierChanged() {}
}

private final class AppearanceNode<Content: View>: PassingNode<Content, AppearanceModifier> {
    override func activityChanged() {
        if isActive {
            graph.runAfterLayout { [weak self] in
                // Gone again before anything was shown: it never appeared.
                guard let self, self.isActive else { return }
                self.hasAppeared = true
                self.view.modifier.appear?()
            }
        } else if hasAppeared {
            hasAppeared = false
            view.modifier.disappear?()
        }
    }

    private var hasAppeared = false
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}

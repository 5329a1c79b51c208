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

/// A modifier's node that acts when its content is shown: in a lazy container, when a part of it is in the viewport.
class ActivityNode<Content: View, M: ViewModifier>: PassingNode<Content, M> {
    private var shown: Set<AnyHashable> = []

    override final var followsViewport: Bool { isLazy }

    override final func collectSlots(into slots: inout [LazySlot]) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        var inner: [LazySlot] = []
        super.collectSlots(into: &inner)
        shown.formIntersection(inner.map(\.id))
        slots += inner.map { slot in
            WatchedSlot(slot) { [weak self] id, isVisible in self?.slot(id, isVisible: isVisible) }
        }
    }

    private func slot(_ id: AnyHashable, isVisible: Bool) {
        if isVisible { shown.insert(id) } else { shown.remove(id) }
        setOwnActivity(!shown.isEmpty)
    }
}

private final class AppearanceNode<Content: View>: ActivityNode<Content, AppearanceModifier> {
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

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

    override final func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        var inner = SlotList()
        super.collectSlots(into: &inner)
        if !shown.isEmpty {
            // What is shown has views.
            let gone = shown.subtracting(inner.realizedPositions.map { inner[$0].id })
            for id in gone { slot(id, isVisible: false) }
        }
        slots.append(inner) { slot in
            WatchedSlot(slot) { [weak self] id, isVisible in self?.slot(id, isVisible: isVisible) }
        }
    }

    private func slot(_ id: AnyHashable, isVisible: Bool) {
        if isVisible { shown.insert(id) } else { shown.remove(id) }
        // The content's pieces hear of it by themselves; a sheet that is presented there doesn't.
        setActive(!shown.isEmpty)
        partChanged(id, isVisible: isVisible)
    }

    /// A piece of the content in a lazy container has come into the viewport or left it.
    func partChanged(_ id: AnyHashable, isVisible: Bool) {}
}

private final class AppearanceNode<Content: View>: ActivityNode<Content, AppearanceModifier> {
    /// What has appeared: each piece of a lazy container's content by its id, elsewhere all of it as one.
    private var appeared: Set<AnyHashable> = []
    private var shownParts: Set<AnyHashable> = []
    private static var whole: AnyHashable { 0 }

    override func activityChanged() {
        if !isLazy {
            partChanged(Self.whole, isVisible: isActive)
        } else if !isActive {
            for id in shownParts { partChanged(id, isVisible: false) }
        }
    }

    override func partChanged(_ id: AnyHashable, isVisible: Bool) {
        guard isVisible else {
            shownParts.remove(id)
            if appeared.remove(id) != nil { view.modifier.disappear?() }
            return
        }
        shownParts.insert(id)
        graph.runAfterLayout { [weak self] in
            // Gone again before anything was shown: it never appeared. Back within the same turn: it appears once.
            guard let self, self.shownParts.contains(id), self.appeared.insert(id).inserted else { return }
            self.view.modifier.appear?()
        }
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}

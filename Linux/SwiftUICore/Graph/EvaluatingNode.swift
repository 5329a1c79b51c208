/// A node with a body that app code wrote: evaluated when its inputs, its state or what it observed have changed.
class EvaluatingNode<V: View>: SingleChildNode<V>, InstallationTarget {
    private var isDirty = true
    private var storages: [AnyObject] = []
    private var evaluatedEnvironment: EnvironmentValues?
    private lazy var dependencies = Dependencies { [weak self] in self?.invalidate() }

    /// The dynamic properties of the value whose body this is.
    var propertyPlan: PropertyPlan { .plan(for: V.self) }

    /// Evaluates the body and reconciles the child with it.
    func evaluateBody() {}

    /// Whether the body reads something of the environment that is another than when it was last evaluated.
    func readsChange(from old: EnvironmentValues) -> Bool {
        propertyPlan.readsChange(of: view, from: old, to: environment)
    }

    final override func viewChanged() {
        evaluateAgain()
    }

    override func environmentChanged() {
        if let evaluatedEnvironment, !readsChange(from: evaluatedEnvironment) {
            child?.setEnvironment(childEnvironment)
        } else {
            evaluateAgain()
        }
    }

    final override func evaluate() {
        guard isDirty, isMounted else { return }
        isDirty = false
        evaluatedEnvironment = environment
        graph.countEvaluation(of: V.self)
        evaluateBody()
    }

    /// Evaluates at once, as when a size that the body depends on has become known.
    final func evaluateAgain() {
        isDirty = true
        evaluate()
    }

    final func invalidate() {
        guard isMounted else { return }
        // A view that was stopped waits for the next turn, which may be this one.
        if isDirty { return graph.scheduleUpdate() }
        isDirty = true
        graph.markDirty(self)
    }

    /// Gives the value's dynamic properties their storage, which lasts as long as this node.
    final func install<T>(into value: inout T) {
        if storages.isEmpty, let restored { storages = restored.storages }
        propertyPlan.install(into: &value, storages: &storages, node: self)
    }

    /// Evaluates the closure; what it reads of observable objects and of state makes this node dirty later on.
    final func tracked<Result>(_ body: () -> Result) -> Result {
        dependencies.track(body)
    }

    override func save(into state: SavedState) {
        super.save(into: state)
        let isWorthKeeping = storages.contains { ($0 as? any StateStorage)?.isWorthKeeping ?? false }
        if isWorthKeeping { state.storages = storages }
    }

    override func unmounted() {
        storages = []
        dependencies.forget()
    }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: EvaluatingNode<V> {
    override func evaluateBody() {
        var view = view
        let body = tracked {
            install(into: &view)
            return view.body
        }
        child = reconcile(child, to: body, environment: environment)
    }
}

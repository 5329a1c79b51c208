import Observation

/// A node with a body that app code wrote: evaluated when its inputs, its state or what it observed have changed.
class EvaluatingNode<V: View>: SingleChildNode<V>, DependentNode {
    private var isDirty = true
    private var storages: [AnyObject] = []
    private let sentinel = ObservationSentinel()
    private var generation = 0

    /// The dynamic properties of the value whose body this is.
    var propertyPlan: PropertyPlan { .plan(for: V.self) }

    /// Evaluates the body and reconciles the child with it.
    func evaluateBody() {}

    final override func viewChanged() {
        evaluateAgain()
    }

    override func environmentChanged() {
        if propertyPlan.readsEnvironment {
            evaluateAgain()
        } else {
            child?.setEnvironment(environment)
        }
    }

    final override func evaluate() {
        guard isDirty, isMounted else { return }
        isDirty = false
        graph.countEvaluation(of: V.self)
        evaluateBody()
    }

    /// Evaluates at once, as when a size that the body depends on has become known.
    final func evaluateAgain() {
        isDirty = true
        evaluate()
    }

    final func invalidate() {
        guard isMounted, !isDirty else { return }
        isDirty = true
        graph.markDirty(self)
    }

    /// Gives the value's dynamic properties their storage, which lasts as long as this node.
    final func install<T>(into value: inout T) {
        propertyPlan.install(into: &value, storages: &storages, node: self)
    }

    /// Evaluates the closure; what it reads of observable objects and of state makes this node dirty later on.
    final func tracked<Result>(_ body: () -> Result) -> Result {
        // Registrations that never fire would pile up: the bump makes the last one fire, and its number is stale.
        generation += 1
        sentinel.bump()
        let number = generation
        let reference = WeakReference(self)
        return Evaluation.run(for: self) {
            withObservationTracking {
                sentinel.access()
                return body()
            } onChange: {
                onMainActor { reference.value?.observedChange(number) }
            }
        }
    }

    private func observedChange(_ number: Int) {
        if number == generation { invalidate() }
    }

    override var hasWrittenState: Bool {
        super.hasWrittenState || storages.contains { ($0 as? any StateStorage)?.isWritten ?? false }
    }

    override func unmounted() {
        storages = []
        generation += 1
        sentinel.bump()
    }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: EvaluatingNode<V> {
    override func evaluateBody() {
        var view = view
        install(into: &view)
        let body = tracked { view.body }
        child = reconcile(child, to: body, environment: environment)
    }
}

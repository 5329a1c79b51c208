/// What the window of an app shows. The app's value lives in its node, and so do its state and its objects.
nonisolated package struct AppContent<A: App>: View {
    let app: A

    package init(_ app: A) {
        self.app = app
    }
}

extension AppContent: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        AppNode(self, parent: parent, environment: environment)
    }
}

/// Evaluates the scenes of an app; its dynamic properties work as a view's do.
private final class AppNode<A: App>: EvaluatingNode<AppContent<A>> {
    private lazy var plan = PropertyPlan.plan(for: A.self)

    override var propertyPlan: PropertyPlan { plan }

    override func readsChange(from old: EnvironmentValues) -> Bool {
        plan.readsChange(of: view.app, from: old, to: environment)
    }

    override func evaluateBody() {
        var app = view.app
        let content = tracked {
            install(into: &app)
            return app.body.window?.content
        }
        child = reconcile(child, to: content ?? AnyView(EmptyView()), environment: environment)
    }
}

/// Runs an asynchronous action while its content is shown.
nonisolated package struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    package typealias Body = Never

    let id: ID
    let plan: TaskPlan
    /// Whether it waits for the content to have a view.
    var needsViews = true

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        TaskNode(view, parent: parent, environment: environment)
    }
}

/// Starts the task once for each appearance and each id, and cancels it with them.
private final class TaskNode<Content: View, ID: Equatable>: ActivityNode<Content, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var runningID: ID?

    private var isWanted: Bool { isActive && (!view.modifier.needsViews || hasViews) }

    override func modifierChanged() {
        guard isActive, let runningID, runningID != view.modifier.id else { return }
        task?.cancel()
        start()
    }

    override func activityChanged() {
        guard isActive else { return end() }
        graph.runAfterLayout { [weak self] in
            guard let self, self.isWanted, self.runningID == nil else { return }
            self.start()
        }
    }

    override func viewsChanged() {
        if !isWanted { end() } else if runningID == nil { start() }
    }

    private func end() {
        task?.cancel()
        task = nil
        runningID = nil
    }

    private func start() {
        runningID = view.modifier.id
        task = view.modifier.plan.start()
    }
}

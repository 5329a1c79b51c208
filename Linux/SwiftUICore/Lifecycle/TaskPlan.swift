/// What a task does, and how it is begun.
///
/// Unchecked: the action was sent here to stay, and one task at a time runs it.
struct TaskPlan: @unchecked Sendable {
    let name: String?
    var executor: (any TaskExecutor)?
    let priority: TaskPriority
    let file: String
    let line: Int
    let action: @isolated(any) () async -> Void

    @MainActor func start() -> Task<Void, Never> {
        let name = name ?? "View.task @ \(file):\(line)"
        guard let executor else {
            // Begun on the main actor, where most such actions stay: a detour over the global pool would start
            // libdispatch's worker threads, whose monitor wakes once a second from then on.
            return Task(name: name, priority: priority) { @MainActor in await action() }
        }
        return start(named: name, on: executor)
    }

    private func start(named name: String, on executor: any TaskExecutor) -> Task<Void, Never> {
        Task(name: name, executorPreference: executor, priority: priority) { await action() }
    }
}

// Source: Apple, SwiftUI, `View`. The attribute is not in Apple's documentation, but what it does is: the action is the
// actor's whose view it is written in.
extension View {
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let plan = TaskPlan(name: name, priority: priority, file: file, line: line, action: action)
        return modifier(TaskModifier(id: 0, plan: plan))
    }

    nonisolated public func task<T>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        let plan = TaskPlan(name: name, priority: priority, file: file, line: line, action: action)
        return modifier(TaskModifier(id: id, plan: plan))
    }

    nonisolated public func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let plan = TaskPlan(
            name: name, executor: taskExecutor, priority: priority, file: file, line: line, action: action)
        return modifier(TaskModifier(id: 0, plan: plan))
    }

    nonisolated public func task<T>(
        id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        let plan = TaskPlan(
            name: name, executor: taskExecutor, priority: priority, file: file, line: line, action: action)
        return modifier(TaskModifier(id: id, plan: plan))
    }
}

extension View {
    /// As `task(id:)`, also while there is no view yet: what a picture shows before it is there may be nothing.
    nonisolated package func loadingTask<T>(
        id: T, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        let plan = TaskPlan(name: nil, priority: .userInitiated, file: file, line: line, action: action)
        return modifier(TaskModifier(id: id, plan: plan, needsViews: false))
    }
}

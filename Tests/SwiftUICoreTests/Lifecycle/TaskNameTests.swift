import InMemoryRenderer
import SwiftUI
import Synchronization
import Testing

/// How a view's tasks are called, and where they run.
@Suite struct TaskNameTests {
    @Test func `a task is called what it is given, or after where it is written`() async {
        let log = Log()
        let window = InMemoryWindow(
            VStack {
                Text("a").task(name: "given") { log.add(Task.name ?? "") }
                Text("b").task(id: 1, name: "with an id") { log.add(Task.name ?? "") }
                Text("c").task(file: "Module/File.swift", line: 7) { log.add(Task.name ?? "") }
            })
        #expect(await window.settle { log.entries.count == 3 })
        #expect(Set(log.entries) == ["given", "with an id", "View.task @ Module/File.swift:7"])
    }

    @Test func `a task that belongs to no actor runs where it is said to`() async {
        let executor = CountingExecutor()
        let ran = Ran()
        let window = InMemoryWindow(
            VStack {
                Text("a").task(executorPreference: executor) { @concurrent in ran.note(Task.name) }
                Text("b").task(id: 1, name: "b", executorPreference: executor) { @concurrent in ran.note(Task.name) }
            })
        #expect(await window.settle { ran.names.count == 2 && executor.jobs >= 2 })
        #expect(ran.names.contains("b"))
    }
}

nonisolated private final class Ran: Sendable {
    private let noted = Mutex<[String]>([])
    var names: [String] { noted.withLock(\.self) }
    func note(_ name: String?) { noted.withLock { $0.append(name ?? "") } }
}

nonisolated private final class CountingExecutor: TaskExecutor {
    private let count = Atomic(0)
    var jobs: Int { count.load(ordering: .relaxed) }

    func enqueue(_ job: consuming ExecutorJob) {
        count.add(1, ordering: .relaxed)
        globalConcurrentExecutor.enqueue(job)
    }
}

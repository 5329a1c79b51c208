// Shows a preview and keeps it up to date.

import Foundation
import Glibc

/// Performs what a `PreviewSession` decides: runs builds, and starts and ends windows, each a process of its own.
final class PreviewWatch {
    private typealias Link = PreviewLink<PreviewOrder, PreviewReport>

    private struct Window {
        let process: Process
        let link: Link
        let reader: any DispatchSourceRead
    }

    /// How long files have to be left alone before they're built: editors write several at once.
    private static let settleTime = DispatchTimeInterval.milliseconds(60)

    private let name: String
    private let title: String
    private let build: [String]
    private let watcher: FileWatcher
    private var watcherSource: (any DispatchSourceRead)?
    private var settled: DispatchWorkItem?
    private var session = PreviewSession()
    private var windows: [PreviewSession.WindowID: Window] = [:]
    private let program = PreviewAlbum.program

    init(name: String, title: String, folders: [String], build: [String]) throws {
        self.name = name
        self.title = title
        self.build = build
        guard let watcher = FileWatcher(folders: folders) else {
            throw UsageError("The system watches no more files: \(String(cString: strerror(errno))).")
        }
        self.watcher = watcher
    }

    func run() -> Never {
        let source = DispatchSource.makeReadSource(fileDescriptor: watcher.descriptor, queue: .main)
        source.setEventHandler { [unowned self] in MainActor.assumeIsolated { filesChanged() } }
        source.activate()
        watcherSource = source
        handle(.started)
        say("\(title) is shown anew when a source changes. Closing its window ends this.")
        dispatchMain()
    }

    private func filesChanged() {
        guard !watcher.changes().isEmpty else { return }
        settled?.cancel()
        let work = DispatchWorkItem { [unowned self] in MainActor.assumeIsolated { handle(.sourcesChanged) } }
        settled = work
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settleTime, execute: work)
    }

    private func handle(_ input: PreviewSession.Input) {
        for action in session.handle(input) { perform(action) }
    }

    private func perform(_ action: PreviewSession.Action) {
        switch action {
        case .build: startBuild()
        case .askFrame(let window): windows[window]?.link.send(.tellFrame)
        case .open(let window, let frame): open(window, at: frame)
        case .close(let window): windows[window]?.link.send(.close)
        case .showFailure(let window, let text): windows[window]?.link.send(.showFailure(text))
        case .report(let text): say(text)
        case .end: exit(0)
        }
    }

    // MARK: Building

    private func startBuild() {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = build
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let start = ContinuousClock.now
        say("Building")
        do { try process.run() } catch {
            return handle(.buildEnded(.failed(reason: "\(build[0]) can't be run: \(error)")))
        }
        let output = pipe.fileHandleForReading
        Thread.detachNewThread {
            let text = String(decoding: (try? output.readToEnd()) ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            let hasSucceeded = process.terminationStatus == 0
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.buildEnded(hasSucceeded, output: text, after: ContinuousClock.now - start)
                }
            }
        }
    }

    private func buildEnded(_ hasSucceeded: Bool, output: String, after duration: Duration) {
        let seconds = (duration / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
        if hasSucceeded {
            say("Built in \(seconds) s")
            return handle(.buildEnded(.succeeded))
        }
        say(output)
        let folder = FileManager.default.currentDirectoryPath
        handle(.buildEnded(.failed(reason: BuildOutput.summary(of: output, relativeTo: folder))))
    }

    // MARK: Windows

    private func open(_ id: PreviewSession.WindowID, at frame: WindowFrame?) {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--show", name, "--session"] + (frame.map { ["--frame", $0.description] } ?? [])
        guard let (link, other) = Link.pair() else { return handle(.windowEnded(id, hasCrashed: true)) }
        process.standardInput = other
        do { try process.run() } catch {
            say("\(program.path) can't be run: \(error)")
            link.close()
            return handle(.windowEnded(id, hasCrashed: true))
        }
        try? other.close()
        let reader = DispatchSource.makeReadSource(fileDescriptor: link.descriptor, queue: .main)
        reader.setEventHandler { [unowned self] in MainActor.assumeIsolated { read(from: id) } }
        reader.activate()
        windows[id] = Window(process: process, link: link, reader: reader)
    }

    private func read(from id: PreviewSession.WindowID) {
        guard let window = windows[id] else { return }
        if let reports = window.link.receive() {
            for report in reports {
                switch report {
                case .shown: handle(.windowShown(id))
                case .frame(let frame): handle(.windowTold(id, frame))
                }
            }
        } else {
            // Its end of the socket is closed: it has ended or is about to.
            windows[id] = nil
            window.reader.cancel()
            window.process.waitUntilExit()
            window.link.close()
            handle(.windowEnded(id, hasCrashed: window.process.terminationStatus != 0))
        }
    }
}

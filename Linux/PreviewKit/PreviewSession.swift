// What happens when: the order of builds and windows while a preview's source is changed.

/// Decides; `PreviewWatch` performs.
///
/// A new window opens where the last one is, and only when it's there does the last one close. What can't be built
/// or ends at once leaves the last one as it is, with a word why.
struct PreviewSession {
    typealias WindowID = Int

    enum BuildResult: Equatable {
        case succeeded
        case failed(reason: String)
    }

    enum Input: Equatable {
        case started
        case sourcesChanged
        case buildEnded(BuildResult)
        case windowShown(WindowID)
        case windowTold(WindowID, WindowFrame)
        /// Whether a person closed it, or it crashed.
        case windowEnded(WindowID, hasCrashed: Bool)
    }

    enum Action: Equatable {
        case build
        case askFrame(WindowID)
        case open(WindowID, at: WindowFrame?)
        case close(WindowID)
        case showFailure(WindowID, String)
        case report(String)
        case end
    }

    private var isBuilding = false
    /// Whether a source has changed since the running build started.
    private var isStale = false
    private var shown: WindowID?
    private var opening: WindowID?
    private var isAwaitingFrame = false
    private var frame: WindowFrame?
    private var lastWindow: WindowID = 0

    mutating func handle(_ input: Input) -> [Action] {
        switch input {
        case .started: return open()
        case .sourcesChanged: return build()
        case .buildEnded(let result): return buildEnded(result)
        case .windowShown(let window): return windowShown(window)
        case .windowTold(let window, let frame):
            guard window == shown else { return [] }
            self.frame = frame
            guard isAwaitingFrame else { return [] }
            isAwaitingFrame = false
            return open()
        case .windowEnded(let window, let hasCrashed): return windowEnded(window, hasCrashed: hasCrashed)
        }
    }

    private mutating func build() -> [Action] {
        guard !isBuilding else {
            isStale = true
            return []
        }
        isBuilding = true
        isStale = false
        return [.build]
    }

    private mutating func buildEnded(_ result: BuildResult) -> [Action] {
        isBuilding = false
        // What was built is not what there is now.
        if isStale { return build() }
        switch result {
        case .failed(let reason): return shown.map { [.showFailure($0, reason)] } ?? []
        case .succeeded:
            guard let shown else { return open() }
            isAwaitingFrame = true
            return [.askFrame(shown)]
        }
    }

    private mutating func open() -> [Action] {
        let previous = opening
        lastWindow += 1
        opening = lastWindow
        return (previous.map { [.close($0)] } ?? []) + [.open(lastWindow, at: frame)]
    }

    private mutating func windowShown(_ window: WindowID) -> [Action] {
        guard window == opening else { return [] }
        let previous = shown
        shown = window
        opening = nil
        return previous.map { [.close($0)] } ?? []
    }

    private mutating func windowEnded(_ window: WindowID, hasCrashed: Bool) -> [Action] {
        switch window {
        case opening:
            opening = nil
            guard hasCrashed else { return shown == nil ? [.end] : [] }
            let message = "The preview crashed before it was shown."
            return [.report(message)] + (shown.map { [.showFailure($0, message)] } ?? [])
        case shown:
            shown = nil
            let wasAwaited = isAwaitingFrame
            isAwaitingFrame = false
            guard hasCrashed else { return (opening.map { [.close($0)] } ?? []) + [.end] }
            let report = Action.report("The preview crashed; it's shown again after the next change.")
            return [report] + (wasAwaited ? open() : [])
        default: return []
        }
    }
}

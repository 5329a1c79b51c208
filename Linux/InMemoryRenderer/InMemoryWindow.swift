package import Foundation
package import SwiftUICore

/// A window without a screen: shows views in a size, finds what a person would see, and does what they would do.
///
/// Frames are in the window's coordinates, scroll offsets included. Bars take no room unless asked to, so that the
/// content fills the window.
@MainActor package final class InMemoryWindow {
    package let renderer = InMemoryRenderer()
    package let graph: ViewGraph
    /// Where a person has scrolled to since the last picture, which may not have had to change.
    private var scrolled: [ElementID: CGPoint] = [:]
    private var scrolledDisplay = 0
    /// The types evaluated since `mark()`, in order.
    package private(set) var evaluations: [String] = []

    package init(
        _ view: some View, size: CGSize = CGSize(width: 400, height: 300), title: String = "", showsBars: Bool = false,
        settings: DesktopSettings = DesktopSettings(), sceneValues: SceneValues = SceneValues(),
        measures: (any Renderer)? = nil
    ) {
        renderer.measures = measures
        renderer.showsBars = showsBars
        graph = ViewGraph(view, title: title, renderer: renderer, settings: settings, sceneValues: sceneValues)
        graph.evaluationObserver = { [weak self] in self?.evaluations.append(String(describing: $0)) }
        graph.resize(to: size)
        settle()
    }

    /// Ends the turn of the main loop: what was asked for is evaluated, laid out and shown.
    package func settle() {
        renderer.settle(graph)
    }

    /// Lets tasks run and settles in between until the condition holds, for as long as a minute, and for longer if
    /// others kept this from having its turns.
    /// - Returns: whether it came to hold.
    @discardableResult package func settle(until condition: @MainActor () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        var turns = 0
        repeat {
            turns += 1
            settle()
            if condition() { return true }
            await Task.yield()
        } while ContinuousClock.now < deadline || turns < 20_000
        return false
    }

    package func resize(to size: CGSize) {
        graph.resize(to: size)
        settle()
    }

    /// Forgets the evaluations so far.
    package func mark() {
        evaluations = []
    }

    /// How often bodies of the type were evaluated since `mark()`.
    package func evaluationCount(of type: (some View).Type) -> Int {
        evaluations.count { $0 == String(describing: type) }
    }
}

// MARK: What a person sees

extension InMemoryWindow {
    /// What is shown, back to front; what is on hidden tabs is not.
    package var elements: [InMemoryElement] {
        var found: [InMemoryElement] = []
        let offsets = scrolledDisplay == renderer.displayCount ? scrolled : [:]
        if let root = renderer.root { found.collect(root, depth: 0, offsets: offsets) }
        return found
    }

    /// All text that is shown, in drawing order, that of controls included.
    package var texts: [String] {
        elements.flatMap(\.texts)
    }

    /// Names of the buttons that are shown, those in bars included.
    package var buttons: [String] {
        elements.filter(\.isButton).map(\.element.accessibility.label)
    }

    package func has(_ name: String) -> Bool {
        elements.contains { $0.isNamed(name) }
    }

    /// The uppermost element with that accessibility identifier, label, or text.
    package func element(_ name: String) throws(NotFound) -> InMemoryElement {
        guard let found = elements.last(where: { $0.isNamed(name) }) else { throw missing("“\(name)”") }
        return found
    }

    package func frame(_ name: String) throws(NotFound) -> CGRect {
        try element(name).frame
    }

    /// The frames of all elements of that name, back to front.
    package func frames(_ name: String) -> [CGRect] {
        elements.filter { $0.isNamed(name) }.map(\.frame)
    }

    /// The scroll areas that are shown, outer ones first.
    package var scrollAreas: [InMemoryElement] {
        elements.filter { $0.scrollArea != nil }
    }

    package var sheets: [InMemoryElement] {
        elements.filter { if case .sheet = $0.element.kind { true } else { false } }
    }

    /// The bar on top of the window, or of the uppermost sheet that has one.
    package var headerBar: HeaderBar? {
        elements.compactMap { if case .headerBar(let bar) = $0.element.kind { bar } else { nil } }.last
    }

    /// The tabs at the bottom of the window or in its bar.
    package var tabBar: TabBar? {
        for case .tabBar(let bar) in elements.map(\.element.kind) { return bar }
        for case .headerBar(let bar) in elements.map(\.element.kind) { if let tabs = bar.tabs { return tabs } }
        return nil
    }

    fileprivate func missing(_ what: String) -> NotFound {
        NotFound(what: what, tree: tree)
    }

    /// Everything that is shown, one element a line, for messages.
    package var tree: String {
        elements.map(\.description).joined(separator: "\n")
    }

    /// Nothing of that name is shown.
    package struct NotFound: Error, CustomStringConvertible {
        package let what: String
        package let tree: String
        package var description: String { "\(what) is not among\n\(tree)" }
    }
}

// MARK: What a person does

extension InMemoryWindow {
    /// Presses the button of that name.
    /// - Parameter settles: false keeps the turn open, for more to happen in it.
    package func press(_ name: String, settles: Bool = true) throws(NotFound) {
        guard let button = elements.last(where: { $0.isButton && $0.isNamed(name) }) else {
            throw missing("the button “\(name)”")
        }
        send(.activated, to: button, settles: settles)
    }

    /// Moves the pointer onto the element of that name, or away from it.
    package func hover(_ name: String, _ isHovered: Bool = true) throws(NotFound) {
        send(.hovered(isHovered), to: try element(name))
    }

    /// Scrolls as a person does, within what there is.
    /// - Parameter index: which of the scroll areas, outer ones first.
    package func scroll(to offset: CGPoint, in index: Int = 0) throws(NotFound) {
        let areas = scrollAreas
        guard areas.indices.contains(index), let area = areas[index].scrollArea else {
            throw missing("scroll area \(index)")
        }
        let size = areas[index].frame.size
        let limit = CGPoint(
            x: max(0, area.contentSize.width - size.width), y: max(0, area.contentSize.height - size.height))
        let reached = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
        send(.scrolled(to: reached), to: areas[index])
    }

    /// Scrolls down until the element of that name is made, and to the end of the content at most.
    package func scrollDown(to name: String, in index: Int = 0) throws(NotFound) {
        while !has(name) {
            guard scrollAreas.indices.contains(index), let area = scrollAreas[index].scrollArea else {
                throw missing("scroll area \(index)")
            }
            let height = scrollAreas[index].frame.height
            guard area.offset.y + height < area.contentSize.height else { throw missing("“\(name)”") }
            try scroll(to: CGPoint(x: area.offset.x, y: area.offset.y + height * 0.75), in: index)
        }
    }

    /// Pulls the first scroll area past its top.
    package func pullToRefresh() throws(NotFound) {
        guard let area = scrollAreas.first(where: { $0.scrollArea?.canRefresh ?? false }) else {
            throw missing("an area to pull")
        }
        send(.refreshPulled, to: area)
    }

    package func selectTab(_ title: String) throws(NotFound) {
        guard let index = tabBar?.tabs.firstIndex(where: { $0.title == title }),
            let bar = elements.first(where: \.holdsTabs)
        else { throw missing("the tab “\(title)”") }
        send(.tabSelected(index), to: bar)
    }

    /// Presses Escape in the uppermost sheet.
    package func dismissSheet() throws(NotFound) {
        guard let sheet = sheets.last else { throw missing("a sheet") }
        send(.dismissed, to: sheet)
    }

    package func send(_ event: InputEvent, to element: InMemoryElement, settles: Bool = true) {
        if case .scrolled(let offset) = event {
            if scrolledDisplay != renderer.displayCount { scrolled = [:] }
            scrolledDisplay = renderer.displayCount
            scrolled[element.element.id] = offset
        }
        graph.send(event, to: element.element.id)
        if settles { settle() }
    }
}

package import Foundation

/// The views behind one window: evaluates what changed, lays it out, and shows it through a renderer.
///
/// Everything that happens in one turn of the main loop is one transaction: writes mark nodes dirty, and one
/// `update()` follows. With nothing dirty and nothing to place it does nothing.
@MainActor package final class ViewGraph {
    package let renderer: any Renderer
    package private(set) var root: Node!
    private var rootBox: WindowBox!

    package private(set) var settings: DesktopSettings
    private var size: CGSize = .zero
    private var dirty: [Node] = []
    private var collectors: [any BoxCollector] = []
    private var waitingCollectors: Set<ObjectIdentifier> = []
    private var afterEvaluation: [() -> Void] = []
    private var afterLayout: [() -> Void] = []
    private var isUpdateScheduled = false
    private var isUpdating = false
    private var needsDisplay = true
    /// Whether titles, toolbars, tabs or tints may have changed: the views that give them say so.
    private var chromeIsStale = true
    private var elements = ElementRegistry()
    let presentations = PresentationStack()
    var movementFollowers = MovementFollowers()
    var preferences = PreferenceReaders()
    var transactions = Transactions()
    /// What views keep from one launch to the next.
    let sceneValues: SceneValues

    /// Whether the last transaction ended with nothing left to do.
    package private(set) var isAtRest = true
    /// Body evaluations since the graph was made, for tests and tools.
    package private(set) var evaluationCount = 0
    /// How often titles, toolbars and tabs were gathered, for tests and tools.
    package private(set) var chromeCount = 0
    /// How often containers gathered the boxes of what they contain, for tests and tools.
    package private(set) var collectionCount = 0
    /// Boxes drawn since the graph was made, for tests and tools.
    package private(set) var drawingCount = 0
    /// Is told of each evaluated type, for tests and tools.
    package var evaluationObserver: ((Any.Type) -> Void)?

    package init(
        _ view: some View, title: String = "", windowBar: WindowBarVisibility = .always, renderer: any Renderer,
        settings: DesktopSettings = .init(), sceneValues: SceneValues = SceneValues()
    ) {
        self.renderer = renderer
        self.sceneValues = sceneValues
        self.settings = settings
        root = RootNode(view: view, graph: self, environment: EnvironmentValues(settings: settings))
        rootBox = WindowBox(graph: self, title: title, barVisibility: windowBar)
        // Views may have presented something already.
        presentationsChanged()
        root.setActive(true)
    }

    // MARK: Transactions

    func markDirty(_ node: Node) {
        dirty.append(node)
        transactions.noteChange(isUpdating: isUpdating)
        scheduleUpdate()
    }

    /// Asks for an `update()` in this turn of the main loop.
    func scheduleUpdate() {
        guard !isUpdateScheduled, !isUpdating else { return }
        isUpdateScheduled = true
        renderer.scheduleUpdate()
    }

    /// Has the reader look at its preference again, in this turn of the main loop.
    func readPreference(_ reader: any PreferenceReader) {
        preferences.add(reader)
        scheduleUpdate()
    }

    /// Runs the action when all bodies of the running transaction have been evaluated, before the layout.
    func runAfterEvaluation(_ action: @escaping () -> Void) {
        afterEvaluation.append(action)
        scheduleUpdate()
    }

    /// Runs the action when the running or next transaction has been laid out.
    func runAfterLayout(_ action: @escaping () -> Void) {
        afterLayout.append(action)
        scheduleUpdate()
    }

    /// Grows when something is shown at another place.
    private(set) var displayVersion = 0

    func displayChanged() {
        needsDisplay = true
        displayVersion += 1
    }

    func layoutChanged() {
        needsDisplay = true
        scheduleUpdate()
    }

    func countEvaluation(of type: Any.Type) {
        evaluationCount += 1
        needsDisplay = true
        evaluationObserver?(type)
    }

    func countDrawing() {
        drawingCount += 1
    }

    private func evaluateDirtyNodes() {
        for _ in 0..<Self.roundLimit where !(dirty.isEmpty && afterEvaluation.isEmpty && preferences.isEmpty) {
            let batch = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll(keepingCapacity: true)
            for node in batch where node.isMounted { evaluate(node) }
            // Not before the last body, and the last layer: what is said in between is of no interest.
            if dirty.isEmpty { collectBoxes() }
            if dirty.isEmpty { for reader in preferences.take() { reader.readPreference() } }
            let actions = afterEvaluation
            afterEvaluation = []
            for action in actions { action() }
        }
        collectBoxes()
    }

    private func evaluate(_ node: Node) {
        guard let transaction = transactions.transaction(around: node) else { return node.evaluate() }
        let outer = transactions.running
        transactions.running = transaction
        node.evaluate()
        transactions.running = outer
    }

    /// Lets a container gather its boxes anew before the next layout.
    func needsCollection(_ collector: any BoxCollector) {
        // Each of its views may have asked for it.
        guard waitingCollectors.insert(ObjectIdentifier(collector)).inserted else { return }
        collectors.append(collector)
        scheduleUpdate()
    }

    /// Gives containers whose content was rearranged their boxes.
    func collectBoxes() {
        while let collector = collectors.popLast() {
            waitingCollectors.remove(ObjectIdentifier(collector))
            guard collector.isMounted else { continue }
            collectionCount += 1
            collector.collect()
        }
    }

    /// Evaluates and lays out until nothing is left to do. Views that never come to rest are stopped, with a message.
    private func settle() {
        isUpdating = true
        preferences.turnBegan()
        transactions.updateBegins()
        defer { isUpdating = false }
        for _ in 0..<Self.roundLimit {
            evaluateDirtyNodes()
            layOut()
            for box in movementFollowers.takeMoved() { box.moved() }
            let actions = afterLayout
            afterLayout = []
            for action in actions { action() }
            isAtRest =
                dirty.isEmpty && afterEvaluation.isEmpty && afterLayout.isEmpty && !rootBox.needsPlacement
                && !chromeIsStale && preferences.isEmpty
            if isAtRest { return }
        }
        Messages.report("views still change after \(Self.roundLimit) rounds")
    }

    private static let roundLimit = 50

    private func layOut() {
        if chromeIsStale { updateChrome() }
        // Lazy containers learn the sizes of new rows while they are placed, and then ask for another pass.
        for _ in 0..<Self.roundLimit where rootBox.needsPlacement {
            let bounds = CGRect(origin: .zero, size: size)
            rootBox.place(in: bounds, visible: bounds)
        }
    }

    /// Gathers titles, toolbars and tabs from the views that are shown.
    private func updateChrome() {
        chromeIsStale = false
        needsDisplay = true
        chromeCount += 1
        var chrome = Chrome()
        root.collectChrome(into: &chrome)
        rootBox.update(chrome: chrome, environment: root.environment, width: size.width)
        for node in presentations.nodes {
            var chrome = Chrome()
            node.collectChrome(into: &chrome)
            node.sheetBox?.update(chrome: chrome, environment: node.environment)
        }
    }

    /// Has titles, toolbars and tabs gathered anew before the next layout.
    func chromeChanged() {
        chromeIsStale = true
        scheduleUpdate()
    }

    fileprivate func setRootBoxes(_ boxes: [Box]) {
        rootBox.setChildren(boxes)
    }

    func presentationsChanged() {
        chromeIsStale = true
        rootBox?.setSheets(presentations.nodes.compactMap(\.sheetBox))
        scheduleUpdate()
    }

    func makeElementID(for target: any ElementTarget) -> ElementID {
        elements.add(target)
    }

    /// The size that the content, with its bars, takes when it's offered this one; for windows that fit their content.
    package func fittingSize(in room: CGSize) -> CGSize {
        let shown = size
        resize(to: room)
        let fitting = rootBox.fittingSize(in: room)
        if shown != .zero { resize(to: shown) }
        return fitting
    }

    package var pixelLength: CGFloat { 1 / settings.displayScale }
}

extension ViewGraph {
    /// Forgets all that is kept and shows the same again, for tests.
    package func drawAnew() {
        rootBox.invalidateAll()
        needsDisplay = true
        show()
    }
}

extension ViewGraph: DisplayHost {
    package func update() {
        isUpdateScheduled = false
        show()
    }

    private func show() {
        // Without a size nothing can be placed yet: the first one brings everything about.
        guard size != .zero else { return }
        settle()
        guard needsDisplay else { return }
        needsDisplay = false
        if let element = rootBox.makeElement() { renderer.display(element) }
    }

    package func resize(to newSize: CGSize) {
        guard newSize != size else { return }
        size = newSize
        needsDisplay = true
        chromeIsStale = true
        rootBox.invalidatePlacement()
        show()
    }

    package func send(_ event: InputEvent, to element: ElementID) {
        elements.target(of: element)?.handle(event)
    }

    package func settingsChanged(_ new: DesktopSettings) {
        guard new != settings else { return }
        settings = new
        root.setEnvironment(EnvironmentValues(settings: new))
        chromeIsStale = true
        rootBox.invalidateAll()
        layoutChanged()
    }
}

/// The top of the tree: gives the window its boxes.
private final class RootNode<Content: View>: TypedNode<Content>, BoxCollector {
    private var child: Node?

    init(view: Content, graph: ViewGraph, environment: EnvironmentValues) {
        super.init(root: view, graph: graph, environment: environment)
        child = reconcile(nil, to: view, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func environmentChanged() {
        child?.setEnvironment(environment)
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    override func chromeChanged() {
        graph.chromeChanged()
    }

    func collect() {
        var boxes: [Box] = []
        child?.collectBoxes(into: &boxes)
        graph.setRootBoxes(boxes)
    }
}

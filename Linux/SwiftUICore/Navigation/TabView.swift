/// Switches between views by tabs.
///
/// Source: Apple, SwiftUI, `TabView`.
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    package let selection: Binding<SelectionValue>?
    package let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        TabNode(self, parent: parent, environment: environment)
    }
}

/// Makes a tab's page when it is first visited, and keeps it from then on.
private final class TabNode<SelectionValue: Hashable, Content: View>:
    TypedNode<TabView<SelectionValue, Content>>, BoxCollector
{
    private let box: TabBox
    private var content: Node?
    private var slots: [LazySlot] = []
    /// The tab that was chosen where no binding says so.
    private var own = 0
    private var shown = 0
    private lazy var dependencies = Dependencies { [weak self] in
        if let self { self.graph.needsCollection(self) }
    }

    override init(_ view: TabView<SelectionValue, Content>, parent: Node, environment: EnvironmentValues) {
        box = TabBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        graph.needsCollection(self)
        viewChanged()
    }

    override var children: [Node] { content.map { [$0] } ?? [] }
    override var makesLazyChildren: Bool { true }
    override var passesSlotsThrough: Bool { false }

    override func viewChanged() {
        content = reconcile(content, to: view.content, environment: environment.settingStackAxis(nil))
        graph.needsCollection(self)
    }

    override func environmentChanged() {
        content?.setEnvironment(environment.settingStackAxis(nil))
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    private func selected() -> Int {
        guard !slots.isEmpty else { return 0 }
        guard let selection = view.selection else { return min(own, slots.count - 1) }
        let value = selection.wrappedValue
        return slots.firstIndex { $0.traits.tag?.selection(as: SelectionValue.self) == value } ?? 0
    }

    private func select(_ index: Int) {
        guard slots.indices.contains(index) else { return }
        if let selection = view.selection {
            guard let value = slots[index].traits.tag?.selection(as: SelectionValue.self) else { return }
            selection.wrappedValue = value
        } else {
            own = index
        }
        graph.needsCollection(self)
    }

    func collect() {
        var list = SlotList()
        content?.collectSlots(into: &list)
        slots = list.all
        // Reading the selection here is what makes this node follow it.
        shown = dependencies.track { selected() }
        var pages: [TabBox.Page] = []
        for (index, slot) in slots.enumerated() {
            guard index == shown || slot.isRealized else { continue }
            pages.append(TabBox.Page(slot: slot.id, boxes: slot.realize(), isShown: index == shown))
        }
        // What goes disappears before what comes appears.
        for (index, slot) in slots.enumerated() where index != shown { slot.setVisible(false) }
        if slots.indices.contains(shown) { slots[shown].setVisible(isActive) }
        box.setPages(pages)
        graph.chromeChanged()
    }

    override func activityChanged() {
        if slots.indices.contains(shown) { slots[shown].setVisible(isActive) }
    }

    override func unmounted() {
        dependencies.forget()
        parent?.chromeChanged()
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }

    override func collectChrome(into chrome: inout Chrome) {
        if chrome.tabs == nil {
            let bar = TabBar(tabs: slots.map { $0.traits.tab }, selection: shown)
            chrome.tabs = Chrome.Tabs(bar: bar) { [weak self] in self?.select($0) }
        }
        if slots.indices.contains(shown) { slots[shown].collectChrome(into: &chrome) }
    }
}

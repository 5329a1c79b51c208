import Foundation

/// The bar on top of a window or sheet, made of its chrome.
@MainActor final class ChromeBar: ElementTarget {
    private unowned let graph: ViewGraph
    private lazy var id = graph.makeElementID(for: self)
    private let items: ChromeItemsBox
    private(set) var chrome = Chrome()
    private var look = Look()
    private var known: ElementKind?

    private struct Look: Equatable {
        var title = ""
        var isWindowBar = false
        var showsTabs = false
    }

    /// - Parameter owner: the box that the bar is a part of; it is laid out again when an item's size changes.
    init(owner: Box) {
        graph = owner.graph
        items = ChromeItemsBox(graph: owner.graph)
        items.adopt(parent: owner)
    }

    func update(chrome: Chrome, title: String, isWindowBar: Bool, showsTabs: Bool) {
        self.chrome = chrome
        items.setItems(chrome.leading + chrome.trailing)
        look = Look(title: title, isWindowBar: isWindowBar, showsTabs: showsTabs)
        known = nil
    }

    /// The bar with its items as they are now; they are laid out and drawn only if one of them has changed.
    var kind: ElementKind {
        if let known, !items.needsPlacement, !items.needsDrawing { return known }
        items.place(in: .zero, visible: .zero)
        let kind = ElementKind.headerBar(
            HeaderBar(
                title: look.title, isWindowBar: look.isWindowBar, leading: chrome.leading.flatMap(elements),
                trailing: chrome.trailing.flatMap(elements), tabs: look.showsTabs ? chrome.tabs?.bar : nil))
        items.wasDrawn()
        known = kind
        return kind
    }

    /// The item's elements in a space of their own: only their sizes matter to the bar.
    private func elements(of box: Box) -> [DisplayElement] {
        let builder = DisplayBuilder(pixelLength: graph.pixelLength)
        builder.draw(box)
        return builder.items.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    func draw(_ kind: ElementKind, in rect: CGRect, into builder: DisplayBuilder) {
        builder.element(id, kind, in: rect)
    }

    func handle(_ event: InputEvent) {
        if case .tabSelected(let index) = event { chrome.tabs?.select(index) }
    }
}

/// Holds the boxes of toolbar items, so that what changes in one reaches the box around the bar.
private final class ChromeItemsBox: Box {
    private var items: [Box] = []

    override var children: [Box] { items }

    func setItems(_ new: [Box]) {
        for box in new { box.adopt(parent: self) }
        guard !new.elementsEqual(items, by: ===) else { return }
        items = new
        invalidatePlacement()
    }

    override func placeChildren() {
        for item in items {
            let bounds = CGRect(origin: .zero, size: item.sizeThatFits(.unspecified))
            item.place(in: bounds, visible: bounds)
        }
    }
}

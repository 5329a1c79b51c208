import Foundation

/// The bar on top of a window or sheet, made of its chrome.
@MainActor final class ChromeBar: ElementTarget {
    private unowned let graph: ViewGraph
    private lazy var id = graph.makeElementID(for: self)
    var chrome = Chrome()

    init(graph: ViewGraph) {
        self.graph = graph
    }

    func element(title: String, isWindowBar: Bool, showsTabs: Bool) -> ElementKind {
        .headerBar(
            HeaderBar(
                title: title, isWindowBar: isWindowBar, leading: chrome.leading.flatMap(elements),
                trailing: chrome.trailing.flatMap(elements), tabs: showsTabs ? chrome.tabs?.bar : nil))
    }

    /// The item's elements in a space of their own: only their sizes matter to the bar.
    private func elements(of box: Box) -> [DisplayElement] {
        let size = box.sizeThatFits(.unspecified)
        let bounds = CGRect(origin: .zero, size: size)
        box.place(in: bounds, visible: bounds)
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

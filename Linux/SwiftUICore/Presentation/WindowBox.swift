import Foundation

/// The root of a window: its bar, its content, the tabs at the bottom where it is narrow, and sheets over it all.
final class WindowBox: ContainerBox, ElementTarget {
    private let windowTitle: String
    private lazy var id = graph.makeElementID(for: self)
    private lazy var bar = ChromeBar(owner: self)
    private lazy var tabs = ChromeBar(owner: self)
    private var sheets: [SheetBox] = []
    private var background = ResolvedColor(red: 1, green: 1, blue: 1)
    private var accent: ResolvedColor?
    private var barHeight: CGFloat = 0
    private var showsBar = true
    private var tabsKind: ElementKind?
    private var tabsHeight: CGFloat = 0
    private let barVisibility: WindowBarVisibility

    init(graph: ViewGraph, title: String, barVisibility: WindowBarVisibility) {
        windowTitle = title
        self.barVisibility = barVisibility
        super.init(graph: graph)
    }

    func setSheets(_ new: [SheetBox]) {
        sheets = new
        for sheet in sheets { sheet.adopt(parent: self) }
        invalidateLayout()
    }

    /// Takes what the views want around them; called when that may have changed.
    func update(chrome: Chrome, environment: EnvironmentValues, width: CGFloat) {
        background = Color.windowBackground.resolved(in: environment)
        accent = chrome.accent
        let isNarrow = width < PageMetrics.narrowWidth
        let isWindowBar = barVisibility == .always
        let hasTabs = chrome.tabs != nil && !isNarrow
        showsBar = isWindowBar || !chrome.leading.isEmpty || !chrome.trailing.isEmpty || hasTabs
        bar.update(
            chrome: chrome, title: isWindowBar ? windowTitle : "", isWindowBar: isWindowBar, showsTabs: !isNarrow)
        // What else the chrome holds is in the bar already.
        tabs.update(chrome: Chrome(tabs: chrome.tabs), title: "", isWindowBar: false, showsTabs: false)
        tabsKind = isNarrow ? chrome.tabs.map { .tabBar($0.bar) } : nil
        tabsHeight = tabsKind.map { graph.renderer.naturalSize(of: $0, width: width).height } ?? 0
        invalidatePlacement()
    }

    /// The size that the content, with the bars around it, takes when it's offered this one.
    func fittingSize(in room: CGSize) -> CGSize {
        let bars = barHeight + tabsHeight
        let proposal = ProposedViewSize(width: room.width, height: max(0, room.height - bars))
        let sizes = children.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: (sizes.map(\.height).max() ?? 0) + bars)
    }

    override func placeChildren() {
        barHeight = showsBar ? graph.renderer.naturalSize(of: bar.kind, width: nil).height : 0
        let room = CGRect(
            x: 0, y: barHeight, width: size.width, height: max(0, size.height - barHeight - tabsHeight))
        for child in children {
            place(child, in: Alignment.center.place(child.sizeThatFits(.init(room.size)), in: room, of: child))
        }
        for sheet in sheets { place(sheet, in: sheetFrame(sheet)) }
    }

    /// A sheet is as high as its content within the window, and as wide as reads well.
    private func sheetFrame(_ sheet: SheetBox) -> CGRect {
        let margin: CGFloat = size.width < PageMetrics.narrowWidth ? 12 : 32
        let width = min(640, size.width - 2 * margin)
        let height = sheet.sizeThatFits(.init(width: width, height: size.height - 2 * margin)).height
        return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }

    func makeElement() -> DisplayElement? {
        let builder = DisplayBuilder(pixelLength: graph.pixelLength)
        builder.draw(self)
        guard case .element(let element)? = builder.items.first else { return nil }
        return element
    }

    override func render(into builder: DisplayBuilder) {
        let appearance = WindowAppearance(title: windowTitle, background: background, accent: accent)
        builder.element(id, .window(appearance), in: CGRect(origin: .zero, size: size), label: windowTitle) {
            if showsBar {
                bar.draw(bar.kind, in: CGRect(x: 0, y: 0, width: size.width, height: barHeight), into: builder)
            }
            for child in children { builder.draw(child) }
            if let tabsKind {
                let rect = CGRect(x: 0, y: size.height - tabsHeight, width: size.width, height: tabsHeight)
                tabs.draw(tabsKind, in: rect, into: builder)
            }
            for sheet in sheets { builder.draw(sheet) }
        }
    }

    func handle(_ event: InputEvent) {}
}

/// When a window has a bar.
package enum WindowBarVisibility {
    /// Always: people move and close the window by it.
    case always
    /// Only for toolbar items and tabs that the views put there; without a title and the window's buttons.
    case whenUsed
}

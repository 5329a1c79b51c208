import Foundation

/// A view with a title and a toolbar over its root.
///
/// Source: Apple, SwiftUI, `NavigationStack`; pushing further views is not there yet.
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
    package let root: Root

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }
}

/// The values that a navigation stack shows one over another; always empty for now.
public struct NavigationPath: Equatable {
    public var count: Int { 0 }
    public var isEmpty: Bool { true }

    public init() {}
}

extension NavigationStack: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        NavigationNode(self, box: NavigationBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

private final class NavigationNode<Data, Root: View>: ContainerNode<NavigationStack<Data, Root>> {
    override func viewChanged() {
        setContent(view.root)
        graph.needsCollection(self)
    }

    override func environmentChanged() {
        super.environmentChanged()
        graph.needsCollection(self)
    }

    override func chromeChanged() {
        super.chromeChanged()
        graph.needsCollection(self)
    }

    override func collect() {
        super.collect()
        var chrome = Chrome()
        collectChrome(into: &chrome)
        // A sheet has its title in its bar, which is close to the content already.
        let title = environment.isInSheet ? nil : chrome.title
        (box as? NavigationBox)?.pageName = chrome.title ?? ""
        (box as? NavigationBox)?.setTitle(title.map { Text(verbatim: $0).font(.largeTitle).resolved(in: environment) })
    }
}

/// Shows a large title above its content, scrolled with it where the content scrolls.
private final class NavigationBox: ContainerBox {
    private var title: TitleBox?
    private weak var titledScroll: ScrollBox?
    /// The title, wherever it's shown.
    var pageName = "" {
        didSet { if pageName != oldValue { invalidateLayout() } }
    }

    func setTitle(_ text: StyledText?) {
        guard text != title?.text.text else { return }
        title = text.map { TitleBox($0, graph: graph) }
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let title = titleAboveContent()
        let titleSize = title?.sizeThatFits(.init(width: proposal.width, height: nil)) ?? .zero
        let room = ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - titleSize.height) })
        let content = children.map { $0.sizeThatFits(room) }
        return CGSize(
            width: proposal.width ?? content.map(\.width).max() ?? 0,
            height: proposal.height ?? titleSize.height + (content.map(\.height).max() ?? 0))
    }

    override func placeChildren() {
        var top: CGFloat = 0
        if let title = titleAboveContent() {
            let height = title.sizeThatFits(.init(width: size.width, height: nil)).height
            place(title, in: CGRect(x: 0, y: 0, width: size.width, height: height))
            top = height
        }
        let room = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
        for child in children {
            place(child, in: Alignment.center.place(child.sizeThatFits(.init(room.size)), in: room, of: child))
        }
    }

    override func render(into builder: DisplayBuilder) {
        if titledScroll == nil, let title { builder.draw(title) }
        super.render(into: builder)
    }

    /// Hands the title to the scroll view inside; where there is none, it is this box's own.
    private func titleAboveContent() -> Box? {
        let scroll = children.lazy.compactMap { $0.firstVerticalScroll }.first
        if titledScroll !== scroll { titledScroll?.header = nil }
        titledScroll = scroll
        scroll?.name = pageName
        scroll?.header = title
        return scroll == nil ? title : nil
    }
}

extension Box {
    fileprivate var firstVerticalScroll: ScrollBox? {
        if let scroll = self as? ScrollBox { return scroll.axes.contains(.vertical) ? scroll : nil }
        if self is LazyBox || self is ButtonBox { return nil }
        return children.lazy.compactMap { $0.firstVerticalScroll }.first
    }
}

/// A page's large title with the page's margin.
private final class TitleBox: Box {
    let text: TextBox

    init(_ styled: StyledText, graph: ViewGraph) {
        text = TextBox(graph: graph)
        text.text = styled
        super.init(graph: graph)
        text.adopt(parent: self)
    }

    override var children: [Box] { [text] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 0
        let inner = text.sizeThatFits(.init(width: max(0, width - 2 * PageMetrics.margin(width: width)), height: nil))
        return CGSize(width: max(width, inner.width), height: inner.height + 24)
    }

    override func placeChildren() {
        let x = PageMetrics.margin(width: size.width)
        let inner = text.sizeThatFits(.init(width: max(0, size.width - 2 * x), height: nil))
        place(text, in: CGRect(x: x, y: 16, width: inner.width, height: inner.height))
    }

    override func render(into builder: DisplayBuilder) {
        builder.accessibility(AccessibilityProperties(isHeader: true)) { builder.draw(text) }
    }
}

import Foundation

/// The panel of a sheet: a bar with title and actions, and the content below.
final class SheetBox: ContainerBox, ElementTarget {
    var onDismiss: () -> Void = {}
    private lazy var id = graph.makeElementID(for: self)
    private lazy var bar = ChromeBar(owner: self)
    private var barHeight: CGFloat {
        bar.chrome.isEmpty ? 0 : graph.renderer.naturalSize(of: bar.kind, width: nil).height
    }
    private var laidOutBarHeight: CGFloat?
    private var background = ResolvedColor(red: 1, green: 1, blue: 1)
    private var title = ""

    /// Takes what the sheet's views want in its bar; called when any of that may have changed.
    func update(chrome: Chrome, environment: EnvironmentValues) {
        background = Color.windowBackground.resolved(in: environment)
        title = chrome.title ?? ""
        bar.update(chrome: chrome, title: title, isWindowBar: false, showsTabs: false)
        if barHeight != laidOutBarHeight { invalidateLayout() } else { invalidateDrawing() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let barHeight = barHeight
        let room = ProposedViewSize(width: proposal.width, height: nil)
        let content = children.map { $0.sizeThatFits(room) }
        let height = barHeight + (content.map(\.height).max() ?? 0)
        return CGSize(
            width: proposal.width ?? content.map(\.width).max() ?? 0, height: min(height, proposal.height ?? height))
    }

    override func placeChildren() {
        let barHeight = barHeight
        laidOutBarHeight = barHeight
        let room = CGRect(x: 0, y: barHeight, width: size.width, height: max(0, size.height - barHeight))
        for child in children {
            place(child, in: Alignment.top.place(child.sizeThatFits(.init(room.size)), in: room, of: child))
        }
    }

    override func render(into builder: DisplayBuilder) {
        let appearance = SheetAppearance(background: background, cornerRadius: 16)
        builder.element(id, .sheet(appearance), in: CGRect(origin: .zero, size: size), label: title) {
            if !bar.chrome.isEmpty {
                bar.draw(bar.kind, in: CGRect(x: 0, y: 0, width: size.width, height: barHeight), into: builder)
            }
            for child in children { builder.draw(child) }
        }
    }

    func handle(_ event: InputEvent) {
        if event == .dismissed { onDismiss() }
    }
}

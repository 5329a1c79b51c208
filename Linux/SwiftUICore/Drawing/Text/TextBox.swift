import Foundation

/// Text takes the width of its longest line within the proposal, and the height of its lines.
final class TextBox: Box {
    var text = StyledText(string: "", font: ResolvedFont(size: 0), color: .init(red: 0, green: 0, blue: 0))
    /// Nothing is drawn anew for another one: the links have it at once.
    var openURL: OpenURLAction? {
        didSet { for link in links { link.openURL = openURL } }
    }
    private lazy var id = graph.makeElementID(for: self)
    private var links: [LinkTarget] = []

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = metrics(proposal).size
        if let least = text.leastLines { size.height = max(size.height, height(ofLines: least)) }
        return size
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        graph.renderer.metrics(of: fitted(proposal), width: Self.width(proposal))
    }

    private static func width(_ proposal: ProposedViewSize) -> CGFloat? {
        proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    /// The height of that many lines in the text's own font.
    private func height(ofLines count: Int) -> CGFloat {
        var lines = text
        lines.string = String(repeating: "\n", count: min(1_000, max(1, count)) - 1)
        lines.runs = []
        lines.lineLimit = nil
        return graph.renderer.metrics(of: lines, width: nil).size.height
    }

    /// The text in as many lines as fit the proposed height, but never none; smaller where it may be.
    private func fitted(_ proposal: ProposedViewSize) -> StyledText {
        let width = Self.width(proposal)
        // Frames are rounded on their way here.
        let room = proposal.height.flatMap { $0.isFinite ? $0 + 0.5 : nil }
        if text.leastScale < 1, width != nil || room != nil {
            return cut(shrunk(width: width, room: room), width: width, room: room)
        }
        return cut(text, width: width, room: room)
    }

    private func cut(_ text: StyledText, width: CGFloat?, room: CGFloat?) -> StyledText {
        guard let room, text.lineLimit != 1 else { return text }
        guard graph.renderer.metrics(of: text, width: width).size.height > room else { return text }
        var fitted = text
        fitted.lineLimit = 1
        let line = graph.renderer.metrics(of: fitted, width: nil).size.height + text.lineSpacing
        let lines = Int((room + text.lineSpacing) / max(1, line))
        fitted.lineLimit = min(text.lineLimit ?? .max, max(1, lines))
        return fitted
    }

    /// The text at the largest scale, in twentieths, at which all of it can be seen.
    private func shrunk(width: CGFloat?, room: CGFloat?) -> StyledText {
        var all = text
        all.lineLimit = nil
        var low = Int((text.leastScale * 20).rounded(.up))
        var high = 20
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(all.scaled(by: CGFloat(middle) / 20), width: width, room: room) {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return text.scaled(by: max(CGFloat(low) / 20, text.leastScale))
    }

    private func fits(_ all: StyledText, width: CGFloat?, room: CGFloat?) -> Bool {
        let size = graph.renderer.metrics(of: all, width: width).size
        if let width, size.width > width + 0.5 { return false }
        if let room, size.height > room { return false }
        guard let limit = text.lineLimit else { return true }
        var limited = all
        limited.lineLimit = limit
        return graph.renderer.metrics(of: limited, width: width).size.height >= size.height
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: metrics(ProposedViewSize(size)).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: metrics(ProposedViewSize(size)).lastBaseline
        default: nil
        }
    }

    override func render(into builder: DisplayBuilder) {
        let bounds = CGRect(origin: .zero, size: size)
        // Drawn as it was measured: lines that have no room are cut here, not over what follows.
        let text = fitted(ProposedViewSize(size))
        if builder.isInsideControl {
            builder.name(text.spoken)
            builder.add(bounds) { .text(text, $0) }
        } else {
            builder.element(id, .text(text), in: bounds, label: text.spoken) { drawLinks(of: text, into: builder) }
        }
    }

    /// Puts something to press over each line of each link.
    private func drawLinks(of text: StyledText, into builder: DisplayBuilder) {
        let all = text.links
        guard !all.isEmpty else { return }
        var used = 0
        let places = graph.renderer.rectangles(of: all.map(\.range), in: text, width: size.width)
        for ((range, url), rects) in zip(all, places) {
            for rect in rects {
                if used == links.count { links.append(LinkTarget(graph: graph)) }
                let target = links[used]
                used += 1
                target.url = url
                target.openURL = openURL
                builder.element(target.id, .button(.link), in: rect, label: text.string(in: range))
            }
        }
    }
}

extension TextBox: ElementTarget {
    func handle(_ event: InputEvent) {}
}

extension StyledText {
    /// What a screen reader says: pictures in it are left out.
    package var spoken: String {
        runs.contains { $0.attachment != nil } ? string.filter { $0 != "\u{FFFC}" } : string
    }
}

/// A part of a text that opens something.
private final class LinkTarget: ElementTarget {
    var url: URL?
    var openURL: OpenURLAction?
    private(set) var id = ElementID(rawValue: 0)

    init(graph: ViewGraph) {
        id = graph.makeElementID(for: self)
    }

    func handle(_ event: InputEvent) {
        if event == .activated, let url { openURL?(url) }
    }
}

extension ButtonAppearance {
    fileprivate static let link = ButtonAppearance(style: .plain)
}

import Foundation

extension Text: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        TextNode(self, parent: parent, environment: environment)
    }
}

/// A text's place in the tree. While it is shown it wakes for the next time at which the text says something else.
final class TextNode: TypedNode<Text> {
    private let box: TextBox
    private var cancelWaking: (@MainActor () -> Void)?

    override init(_ view: Text, parent: Node, environment: EnvironmentValues) {
        box = TextBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        configure()
    }

    override func viewChanged() {
        configure()
        box.invalidateLayout()
        follow()
    }

    override func environmentChanged() {
        let old = box.text
        configure()
        if box.text != old { box.invalidateLayout() }
        follow()
    }

    override func activityChanged() {
        // What it says may be old by now.
        if isActive, view.hasDate { configure() }
        follow()
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }

    private func configure() {
        box.openURL = environment.openURL
        box.text = view.resolved(in: environment, renderer: graph.renderer)
    }

    private func follow() {
        cancelWaking?()
        cancelWaking = nil
        guard isActive, view.hasDate else { return }
        let clock = environment.textClock
        guard let next = view.nextChange(after: clock.now()) else { return }
        cancelWaking = clock.wake(next) { [weak self] in
            guard let self, self.isActive else { return }
            self.viewChanged()
        }
    }
}

extension Text {
    var hasDate: Bool { parts.contains { if case .date = $0.content { true } else { $0.content.holdsDate } } }

    func nextChange(after now: Date) -> Date? {
        var dates: [Date] = []
        collectChanges(after: now, into: &dates)
        return dates.min()
    }

    private func collectChanges(after now: Date, into dates: inout [Date]) {
        for part in parts {
            switch part.content {
            case .date(let date): if let next = date.nextChange(after: now) { dates.append(next) }
            case .key(let format, _):
                for case .text(let text) in format.arguments { text.collectChanges(after: now, into: &dates) }
            default: break
            }
        }
    }
}

extension TextContent {
    fileprivate var holdsDate: Bool {
        guard case .key(let format, _) = self else { return false }
        return format.arguments.contains { if case .text(let text) = $0 { text.hasDate } else { false } }
    }
}

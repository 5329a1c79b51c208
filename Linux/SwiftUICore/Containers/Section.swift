/// Views that belong together, with something above and below them.
///
/// Source: Apple, SwiftUI, `Section`. In a lazy container the header and the footer have a line each and may be pinned;
/// elsewhere a section is as a group.
public struct Section<Parent, Content, Footer> {
    fileprivate let header: Parent
    fileprivate let content: Content
    fileprivate let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        SectionNode(self, parent: parent, environment: environment)
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
    TypedNode<Section<Parent, Content, Footer>>
{
    private var header: Node?
    private var content: Node?
    private var footer: Node?

    override init(_ view: Section<Parent, Content, Footer>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override var children: [Node] { [header, content, footer].compactMap(\.self) }
    override var makesLazyChildren: Bool { isLazy }

    override func viewChanged() {
        header = reconcile(header, to: view.header, environment: environment)
        content = reconcile(content, to: view.content, environment: environment)
        footer = reconcile(footer, to: view.footer, environment: environment)
    }

    override func environmentChanged() {
        for node in children { node.setEnvironment(environment) }
    }

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        let first = slots.count
        collect(header, .header, into: &slots)
        content?.collectSlots(into: &slots)
        collect(footer, .footer, into: &slots)
        guard slots.count > first else { return }
        // Between its first and its last slot the section goes; the container finds the rest.
        slots.sectionParts[first, default: SectionPart()].isFirst = true
        slots.sectionParts[slots.count - 1, default: SectionPart()].isLast = true
    }

    override func collectBoxes(into boxes: inout [Box]) {
        let first = boxes.count
        for (node, kind) in [(header, SectionPart.Kind.header), (content, .content), (footer, .footer)] {
            let start = boxes.count
            node?.collectBoxes(into: &boxes)
            for box in boxes[start...] { box.sectionPart = SectionPart(kind: kind) }
        }
        guard boxes.count > first else { return }
        boxes[first].sectionPart?.isFirst = true
        boxes[boxes.count - 1].sectionPart?.isLast = true
    }

    private func collect(_ node: Node?, _ kind: SectionPart.Kind, into slots: inout SlotList) {
        // A view that is nothing has no line.
        if view.isEmpty(kind) { return }
        let first = slots.count
        node?.collectSlots(into: &slots)
        for position in first..<slots.count { slots.sectionParts[position, default: SectionPart()].kind = kind }
    }
}

extension Section {
    fileprivate func isEmpty(_ kind: SectionPart.Kind) -> Bool {
        kind == .header ? Parent.self == EmptyView.self : Footer.self == EmptyView.self
    }
}

/// What a slot is in its section.
struct SectionPart: Equatable {
    enum Kind {
        case header
        case content
        case footer
    }

    var kind = Kind.content
    var isFirst = false
    var isLast = false

    /// The parts of several cells that are one part together.
    static func split(_ part: SectionPart?, over count: Int) -> [SectionPart?] {
        guard let part else { return Array(repeating: nil, count: count) }
        return (0..<count).map { index in
            SectionPart(
                kind: part.kind, isFirst: part.isFirst && index == 0, isLast: part.isLast && index == count - 1)
        }
    }
}

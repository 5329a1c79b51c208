import Foundation

/// Shows one of its pages over the whole frame; the others are kept as they are.
final class TabBox: Box {
    struct Page {
        let slot: AnyHashable
        let boxes: [Box]
        let isShown: Bool
    }

    private var pages: [Page] = []
    private var ids: [AnyHashable: ElementID] = [:]
    /// What hidden pages looked like when they were hidden: they are drawn anew when they are shown again.
    private var hiddenContent: [AnyHashable: [DisplayItem]] = [:]

    override var children: [Box] { pages.first { $0.isShown }?.boxes ?? [] }

    func setPages(_ new: [Page]) {
        let old = Dictionary(pages.map { ($0.slot, $0.boxes) }) { $1 }
        pages = new
        hiddenContent = hiddenContent.filter { slot, _ in
            new.contains { $0.slot == slot && !$0.isShown && $0.boxes.elementsEqual(old[slot] ?? [], by: ===) }
        }
        for page in pages {
            for box in page.boxes { box.adopt(parent: self) }
            if ids[page.slot] == nil { ids[page.slot] = graph.makeElementID(for: self) }
        }
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children.map { $0.sizeThatFits(proposal) }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.map(\.width).max() ?? 0, height: content.map(\.height).max() ?? 0))
    }

    override func placeChildren() {
        let room = CGRect(origin: .zero, size: size)
        for child in children {
            place(child, in: Alignment.center.place(child.sizeThatFits(.init(size)), in: room, of: child))
        }
    }

    override func render(into builder: DisplayBuilder) {
        for page in pages {
            guard let id = ids[page.slot] else { continue }
            let bounds = CGRect(origin: .zero, size: size)
            if let content = hiddenContent[page.slot] {
                builder.element(id, .container, in: bounds, isHidden: true, drawn: content)
            } else {
                let content = builder.element(id, .container, in: bounds, isHidden: !page.isShown) {
                    for box in page.boxes { builder.draw(box) }
                }
                if !page.isShown { hiddenContent[page.slot] = content }
            }
        }
    }
}

extension TabBox: ElementTarget {
    func handle(_ event: InputEvent) {}
}

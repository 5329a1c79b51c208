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

    override var children: [Box] { pages.first { $0.isShown }?.boxes ?? [] }

    func setPages(_ new: [Page]) {
        pages = new
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
            builder.element(id, .container, in: CGRect(origin: .zero, size: size), isHidden: !page.isShown) {
                for box in page.boxes { builder.draw(box) }
            }
        }
    }
}

extension TabBox: ElementTarget {
    func handle(_ event: InputEvent) {}
}

import Foundation

/// A box around a view's box and the boxes of what a modifier adds to it.
package class LayeredBox: Box {
    private(set) final var content: Box
    private(set) final var layers: [Box] = []

    init(around content: Box) {
        self.content = content
        super.init(graph: content.graph)
        content.adopt(parent: self)
    }

    override package var children: [Box] { [content] + layers }
    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }
    override var scrollTarget: AnyHashable? {
        get { super.scrollTarget ?? content.scrollTarget }
        set { super.scrollTarget = newValue }
    }
    override var sectionPart: SectionPart? {
        get { super.sectionPart ?? content.sectionPart }
        set { super.sectionPart = newValue }
    }

    final func setContent(_ new: Box) {
        content = new
        new.adopt(parent: self)
        invalidateLayout()
    }

    final func setLayers(_ new: [Box]) {
        layers = new
        for box in new { box.adopt(parent: self) }
        invalidateLayout()
    }
}

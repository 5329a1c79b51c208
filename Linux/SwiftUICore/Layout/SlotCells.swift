/// The cells of a slot of a lazy container that is made.
@MainActor struct SlotCells {
    /// Nil where the view of a piece isn't made.
    private(set) var boxes: [Box?]
    /// What the cells are in sections within the slot.
    let parts: [SectionPart?]

    init(_ boxes: [Box]) {
        self.boxes = boxes
        parts = boxes.map(\.sectionPart)
    }

    init(_ boxes: [Box?], parts: [SectionPart?]) {
        self.boxes = boxes
        self.parts = parts
    }

    mutating func replace(from first: Int, with new: [Box?]) {
        boxes.replaceSubrange(first..<first + new.count, with: new)
    }
}

/// The sections of a lazy container, by their cells.
struct LazySections {
    struct Section {
        var cells: ClosedRange<Int>
        var header: Int?
        var footer: Int?
    }

    private(set) var sections: [Section] = []
    /// The cells that have a line to themselves, in order.
    private(set) var whole: [Int] = []

    /// - Parameter parts: the cells that begin or end a section, or aren't its content, in order.
    init(_ parts: some Sequence<(cell: Int, part: SectionPart)> = []) {
        var current: Section?
        for (cell, part) in parts {
            if part.isFirst { current = Section(cells: cell...cell) }
            if part.kind != .content { whole.append(cell) }
            if part.kind == .header, current?.header == nil { current?.header = cell }
            if part.kind == .footer { current?.footer = cell }
            if part.isLast, var section = current {
                section.cells = section.cells.lowerBound...cell
                sections.append(section)
                current = nil
            }
        }
    }
}

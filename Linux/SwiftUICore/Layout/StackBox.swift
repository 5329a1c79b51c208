import Foundation

/// Lays out a row or column by SwiftUI's algorithm.
///
/// The room is shared in order of priority, within a priority beginning with the least flexible child: each is offered
/// an equal part of what is left, and takes what it wants of it.
final class StackBox: ContainerBox {
    let axis: Axis
    private var spacing: CGFloat = 8
    private var alignment = HorizontalAlignment.center.key

    init(axis: Axis, graph: ViewGraph) {
        self.axis = axis
        super.init(graph: graph)
    }

    @MainActor func configure(spacing: CGFloat?, alignment: AlignmentKey) {
        let spacing = spacing ?? Self.defaultSpacing
        guard spacing != self.spacing || alignment != self.alignment else { return }
        self.spacing = spacing
        self.alignment = alignment
        invalidateLayout()
    }

    /// Source: Apple's default between views of a stack, as measured by the layouts it documents.
    private static let defaultSpacing: CGFloat = 8

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        arrangement(proposal).size
    }

    override func placeChildren() {
        let arrangement = settled(in: size)
        for (child, frame) in zip(children, arrangement.frames) { place(child, in: frame) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let frames = settled(in: size).frames
        let order =
            key == VerticalAlignment.lastTextBaseline.key ? Array(children.indices.reversed()) : Array(children.indices)
        for index in order {
            let frame = frames[index]
            if let guide = children[index].explicitGuide(key, in: frame.size) {
                return guide + (key.isVertical ? frame.minY : frame.minX)
            }
        }
        return nil
    }

    // MARK: Arrangements

    private struct Arrangement {
        var size: CGSize = .zero
        var frames: [CGRect] = []
        /// What was proposed to each child.
        var lengths: [CGFloat?] = []
    }

    /// The last one, which is the one to place by unless others were tried since.
    private var known: (proposal: ProposedViewSize, arrangement: Arrangement)?

    override func answersForgotten() { known = nil }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known, known.proposal == proposal { return known.arrangement }
        let new = arrange(proposal)
        known = (proposal, new)
        return new
    }

    /// The arrangement to place by, with each child asked what the arrangement is made of.
    private func settled(in size: CGSize) -> Arrangement {
        let proposal = proposal(for: size)
        let arrangement = arrangement(proposal)
        for (child, length) in zip(children, arrangement.lengths) {
            _ = answer(of: child, length: length, across: proposal[axis.other])
        }
        return arrangement
    }

    // MARK: Algorithm

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        guard !children.isEmpty else { return Arrangement() }
        let gaps = spacing * CGFloat(children.count - 1)
        let lengths = childLengths(room: proposal[axis].map { max(0, $0 - gaps) }, across: proposal[axis.other])
        let sizes = zip(children, lengths).map { answer(of: $0, length: $1, across: proposal[axis.other]) }

        let guides = zip(children, sizes).map { guide(of: $0, size: $1) }
        let before = guides.max() ?? 0
        let after = zip(sizes, guides).map { $0[axis.other] - $1 }.max() ?? 0
        var frames: [CGRect] = []
        var position: CGFloat = 0
        for (size, guide) in zip(sizes, guides) {
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = before - guide
            frames.append(CGRect(origin: origin, size: size))
            position += size[axis] + spacing
        }
        var size = CGSize.zero
        size[axis] = position - spacing
        size[axis.other] = before + after
        return Arrangement(size: size, frames: frames, lengths: lengths)
    }

    /// What to propose to each child along the axis.
    private func childLengths(room: CGFloat?, across: CGFloat?) -> [CGFloat?] {
        // Where there is no room, no end to it, or nobody to share it with, nothing has to be found out: stacks in
        // stacks would ask each other again and again.
        guard let room, room > 0, room < .infinity, children.count > 1 else {
            return [CGFloat?](repeating: room, count: children.count)
        }
        var lengths = [CGFloat?](repeating: 0, count: children.count)
        var left = room
        let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
        let priorities = groups.keys.sorted(by: >)
        // What comes later is kept its least length.
        var reserved: [Double: CGFloat] = [:]
        for priority in priorities.dropFirst() {
            reserved[priority] = (groups[priority] ?? []).reduce(0) {
                $0 + answer(of: children[$1], length: 0, across: across)[axis]
            }
        }
        for priority in priorities {
            reserved[priority] = nil
            let kept = reserved.values.reduce(0, +)
            var remaining = max(0, left - kept)
            let members = leastFlexibleFirst(groups[priority] ?? [], across: across)
            for (position, index) in members.enumerated() {
                let share = remaining / CGFloat(members.count - position)
                lengths[index] = share
                let length = answer(of: children[index], length: share, across: across)[axis]
                remaining = max(0, remaining - length)
                left -= length
            }
        }
        return lengths
    }

    private func leastFlexibleFirst(_ members: [Int], across: CGFloat?) -> [Int] {
        guard members.count > 1 else { return members }
        return members.map { index -> (index: Int, flexibility: CGFloat) in
            let lengths = children[index].lengths(along: axis, across: across)
            return (index, lengths.upperBound - lengths.lowerBound)
        }
        .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        .map(\.index)
    }

    private func answer(of child: Box, length: CGFloat?, across: CGFloat?) -> CGSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = length
        proposal[axis.other] = across
        return child.sizeThatFits(proposal)
    }

    private func guide(of child: Box, size: CGSize) -> CGFloat {
        // A spacer has no extent across and must not shift the others.
        if child.isSpacer { return 0 }
        return child.explicitGuide(alignment, in: size) ?? alignment.defaultValue(in: ViewDimensions(size: size))
    }
}

import Foundation

/// Lays out a row or column by SwiftUI's algorithm.
///
/// The room is shared in order of priority, within a priority beginning with the least flexible child: each is offered
/// an equal part of what is left, and takes what it wants of it.
@MainActor struct StackArranger {
    let axis: Axis
    let alignment: AlignmentKey
    /// nil for what the views want.
    let spacing: CGFloat?
    let children: [Box]

    func arrange(_ proposal: ProposedViewSize) -> StackArrangement {
        guard !children.isEmpty else { return StackArrangement() }
        let gaps = gaps
        let across = proposal[axis.other]
        let lengths = childLengths(
            room: proposal[axis].map { max(0, $0 - gaps.reduce(0, +)) }, across: across)
        let sizes = zip(children, lengths).map { answer(of: $0, length: $1, across: across) }

        let guides = zip(children, sizes).map { guide(of: $0, size: $1) }
        let before = guides.max() ?? 0
        // Endlessly large views have a middle at infinity, and no end after it.
        let after = zip(sizes, guides).map { ($0[axis.other] - $1).numberOrZero }.max() ?? 0
        var arrangement = StackArrangement()
        var position: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = (before - guides[index]).numberOrZero
            arrangement.origins.append(origin)
            arrangement.proposals.append(Self.proposal(axis, length: lengths[index], across: across))
            position += size[axis]
            if index < gaps.count { position += gaps[index] }
        }
        arrangement.size[axis] = position
        arrangement.size[axis.other] = before + after
        return arrangement
    }

    private var gaps: [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        let wishes = children.map(\.spacing)
        return zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis) }
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
        child.sizeThatFits(Self.proposal(axis, length: length, across: across))
    }

    private static func proposal(_ axis: Axis, length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = length
        proposal[axis.other] = across
        return proposal
    }

    private func guide(of child: Box, size: CGSize) -> CGFloat {
        // A spacer has no extent across and must not shift the others.
        child.isSpacer ? 0 : ViewDimensions(of: child, size: size)[alignment]
    }
}

extension CGFloat {
    fileprivate var numberOrZero: CGFloat { isNaN ? 0 : self }
}

/// Where the views of a row or column lie, and what each is proposed.
struct StackArrangement: Sendable {
    var size: CGSize = .zero
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
}

/// The last arrangement of a row or column, which is the one to place by unless others were tried since.
public struct _StackLayoutCache: Sendable {
    private var known: (proposal: ProposedViewSize, arrangement: StackArrangement)?

    mutating func arrangement(_ proposal: ProposedViewSize, of layout: some StackLayout, _ subviews: LayoutSubviews)
        -> StackArrangement
    {
        if let known, known.proposal == proposal { return known.arrangement }
        let axis = layout.axis
        let key = layout.alignmentKey
        let spacing = layout.spacing
        let new = MainActor.assumeIsolated {
            StackArranger(axis: axis, alignment: key, spacing: spacing, children: subviews.boxes).arrange(proposal)
        }
        known = (proposal, new)
        return new
    }
}

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
        arrange(proposal).size
    }

    override func placeChildren() {
        for (child, frame) in zip(children, arrange(proposal(for: size)).frames) { place(child, in: frame) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let frames = arrange(proposal(for: size)).frames
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

    // MARK: Algorithm

    private func arrange(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
        guard !children.isEmpty else { return (.zero, []) }
        let gaps = spacing * CGFloat(children.count - 1)
        let sizes = childSizes(proposal, room: proposal[axis].map { max(0, $0 - gaps) })

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
        return (size, frames)
    }

    private func childSizes(_ proposal: ProposedViewSize, room: CGFloat?) -> [CGSize] {
        guard let room else {
            return children.map { size(of: $0, length: nil, across: proposal[axis.other]) }
        }
        var sizes = [CGSize](repeating: .zero, count: children.count)
        var left = room
        let across = proposal[axis.other]
        let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
        // What comes later is kept its least length.
        var reserved = groups.mapValues {
            $0.reduce(0) { $0 + size(of: children[$1], length: 0, across: across)[axis] }
        }
        for priority in groups.keys.sorted(by: >) {
            reserved[priority] = nil
            let kept = reserved.values.reduce(0, +)
            var remaining = max(0, left - kept)
            let members = (groups[priority] ?? []).map { ($0, flexibility(of: children[$0], across: across)) }
                .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            for (position, (index, _)) in members.enumerated() {
                let share = remaining / CGFloat(members.count - position)
                sizes[index] = size(of: children[index], length: share, across: across)
                remaining = max(0, remaining - sizes[index][axis])
                left -= sizes[index][axis]
            }
        }
        return sizes
    }

    private func flexibility(of child: Box, across: CGFloat?) -> CGFloat {
        size(of: child, length: .infinity, across: across)[axis] - size(of: child, length: 0, across: across)[axis]
    }

    private func size(of child: Box, length: CGFloat?, across: CGFloat?) -> CGSize {
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

import Foundation

/// A box whose parts are what a scroll view around it scrolls to.
@MainActor protocol ScrollTargets: Box {
    /// The target whose place along the axis is nearest to a position, reckoned from the leading edge.
    /// - Parameter anchor: which part of the target counts, from 0 at its start to 1 at its end; nil for the first one
    ///   that ends behind the position.
    func scrollTarget(at position: CGFloat, anchor: CGFloat?, along axis: Axis) -> AnyHashable?
    func frame(ofScrollTarget target: AnyHashable) -> CGRect?
}

extension ContainerBox: ScrollTargets {
    func scrollTarget(at position: CGFloat, anchor: CGFloat?, along axis: Axis) -> AnyHashable? {
        let targets = children.filter { $0.scrollTarget != nil }
        guard let anchor else {
            let next = targets.first { mirrored($0.frame).origin[axis] + $0.frame.size[axis] > position }
            return (next ?? targets.last)?.scrollTarget
        }
        func distance(_ box: Box) -> CGFloat {
            abs(mirrored(box.frame).origin[axis] + anchor * box.frame.size[axis] - position)
        }
        return targets.min { distance($0) < distance($1) }?.scrollTarget
    }

    func frame(ofScrollTarget target: AnyHashable) -> CGRect? {
        children.first { $0.scrollTarget == target }?.frame
    }
}

extension LazyBox: ScrollTargets {
    func scrollTarget(at position: CGFloat, anchor: CGFloat?, along axis: Axis) -> AnyHashable? {
        scrollTarget(at: position, anchor: anchor)
    }

    /// The target's whole line: where in the line it is, is only known once it is made.
    func frame(ofScrollTarget target: AnyHashable) -> CGRect? {
        guard let extent = extent(ofScrollTarget: target) else { return nil }
        var frame = CGRect(origin: .zero, size: size)
        frame.origin[layout.axis] = extent.lowerBound
        frame.size[layout.axis] = extent.upperBound - extent.lowerBound
        return mirrored(frame)
    }
}

extension Box {
    /// The nearest container inside whose parts are targets.
    var scrollTargetLayout: (any ScrollTargets)? {
        if let lazy = self as? LazyBox { return lazy.isScrollTargetLayout ? lazy : nil }
        if self is ScrollBox { return nil }
        if let container = self as? ContainerBox, container.isScrollTargetLayout { return container }
        return children.lazy.compactMap { $0.scrollTargetLayout }.first
    }
}

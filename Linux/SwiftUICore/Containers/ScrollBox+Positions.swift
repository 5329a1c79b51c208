import Foundation

/// What a scroll view is to show, once it can be found.
@MainActor struct ScrollRequest {
    /// In the content's coordinates.
    let frame: () -> CGRect?
    let anchor: UnitPoint?
    /// Whether it is there already, such as the first line with a title above it.
    var isThere: () -> Bool = { false }
}

extension ScrollBox {
    func scroll(to destination: ScrollDestination, anchor: UnitPoint?) {
        request = ScrollRequest(
            frame: { [weak self] in self.flatMap { destination.frame(in: $0) } }, anchor: anchor)
        invalidatePlacement(displayChanged: false)
    }

    func scroll(to target: AnyHashable?) {
        guard target != knownTarget else { return }
        knownTarget = target
        request = nil
        guard let target else { return }
        request = ScrollRequest(
            frame: { [weak self] in self?.frame(of: target) }, anchor: positionLink?.anchor,
            isThere: { [weak self] in self?.currentTarget == target })
        invalidatePlacement(displayChanged: false)
    }

    private func frame(of target: AnyHashable) -> CGRect? {
        guard let targets, let frame = targets.frame(ofScrollTarget: target) else { return nil }
        return inContent(frame, of: targets)
    }

    func inContent(_ frame: CGRect, of box: Box) -> CGRect? {
        box.convert(frame) { $0 === self }?.offsetBy(dx: offset.x, dy: offset.y)
    }

    private var axis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// The container whose parts are targets.
    var targets: (any ScrollTargets)? {
        children.lazy.compactMap { $0.scrollTargetLayout }.first
    }

    /// Called at the end of a placement: only then it is known where everything is.
    func scrollToWanted(limit: CGPoint) {
        // Content that asks for another layout has learnt of other lengths, which the limit doesn't know.
        guard !needsPlacement, let request, let frame = request.frame() else { return }
        var new = offset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let (start, length) = (frame.origin[axis], frame.size[axis])
            if let anchor = part(of: request.anchor, along: axis) {
                if !request.isThere() { new[axis] = start + (length - size[axis]) * anchor }
            } else {
                new[axis] = shortestWay(to: start, length: length, along: axis)
            }
            new[axis] = min(max(0, new[axis]), limit[axis])
        }
        guard abs(new.x - offset.x) > 0.5 || abs(new.y - offset.y) > 0.5 else { return self.request = nil }
        offset = new
        // By now it is on the way: near is not enough.
        self.request?.isThere = { false }
        // Lines that are made now may turn out to be longer than they were taken for.
        invalidatePlacement()
    }

    /// Where the least scrolling shows all of it, or its beginning if it's longer than the viewport and doesn't fill it.
    private func shortestWay(to start: CGFloat, length: CGFloat, along axis: Axis) -> CGFloat {
        let (shown, room) = (offset[axis], size[axis])
        if start <= shown && start + length >= shown + room { return shown }
        if start < shown || length > room { return start }
        return max(shown, start + length - room)
    }

    /// What is at the anchor, or at the beginning.
    private var currentTarget: AnyHashable? {
        guard let targets, let start = inContent(.zero, of: targets)?.origin else { return nil }
        let viewport = CGRect(origin: CGPoint(x: offset.x - start.x, y: offset.y - start.y), size: size)
        let shown = targets.mirrored(viewport)
        let part = positionLink?.anchor?[axis]
        return targets.scrollTarget(
            at: shown.origin[axis] + size[axis] * (part ?? 0), anchor: part, along: axis)
    }

    /// Tells the binding which target a person has scrolled to.
    func reportPosition() {
        guard let link = positionLink, let target = currentTarget, target != knownTarget else { return }
        knownTarget = target
        link.set(target)
    }
}

extension ScrollBox {
    /// An anchor's part of a length, reckoned from the left or the top; unit points reckon from the leading edge.
    func part(of anchor: UnitPoint?, along axis: Axis) -> CGFloat? {
        guard let part = anchor?[axis] else { return nil }
        return axis == .horizontal && layoutDirection == .rightToLeft ? 1 - part : part
    }
}

extension UnitPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? y : x }
}

import Foundation

/// Where the target that a position is bound to was seen last.
struct HeldTarget {
    let id: AnyHashable
    /// In the container of the targets.
    let place: CGRect
    /// In the scroll view's content.
    let frame: CGRect
    let viewport: CGSize
    /// From the anchor in the viewport to that in the target.
    let distance: CGPoint
}

extension ScrollBox {
    /// Keeps what the binding names where it is seen, also when others come, go or change places before it, or when the
    /// viewport becomes another one. Called at the end of a placement.
    ///
    /// Source: Apple, SwiftUI, `scrollPosition(id:anchor:)`: the view is kept visible when the data is re-ordered and when
    /// the scroll view's size changes.
    func holdTarget(limit: CGPoint) {
        // Content that asks for another layout isn't where it will be.
        guard !needsPlacement else { return }
        let now = boundTarget
        guard let now, let held, held.id == now.id, held.place != now.place || held.viewport != now.viewport else {
            self.held = now.flatMap { isSeen($0.frame, from: offset) ? $0 : nil }
            return
        }
        let new = offset(holding: now, at: held.distance, limit: limit)
        // Less than this nobody sees; many changes of as much would add up.
        guard abs(new.x - offset.x) > 0.01 || abs(new.y - offset.y) > 0.01 else { return self.held = now }
        offset = new
        invalidatePlacement()
    }

    private var boundTarget: HeldTarget? {
        guard request == nil, let knownTarget, let targets,
            let place = targets.frame(ofScrollTarget: knownTarget), let frame = inContent(place, of: targets)
        else { return nil }
        let anchor = positionLink?.anchor ?? .topLeading
        var distance = CGPoint.zero
        for axis in Axis.allCases {
            let part = part(of: anchor, along: axis) ?? 0
            distance[axis] = frame.origin[axis] - offset[axis] + part * (frame.size[axis] - size[axis])
        }
        return HeldTarget(id: knownTarget, place: place, frame: frame, viewport: size, distance: distance)
    }

    private func isSeen(_ frame: CGRect, from offset: CGPoint) -> Bool {
        Axis.allCases.allSatisfy { axis in
            frame.origin[axis] < offset[axis] + size[axis] && frame.origin[axis] + frame.size[axis] > offset[axis]
        }
    }

    private func offset(holding target: HeldTarget, at distance: CGPoint, limit: CGPoint) -> CGPoint {
        var new = offset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            new[axis] += target.distance[axis] - distance[axis]
            let (start, length) = (target.frame.origin[axis], target.frame.size[axis])
            // What a smaller viewport leaves out comes back into it.
            if start >= new[axis] + size[axis] { new[axis] = start - max(0, size[axis] - length) }
            if start + length <= new[axis] { new[axis] = start }
            new[axis] = min(max(0, new[axis]), limit[axis])
        }
        return new
    }
}

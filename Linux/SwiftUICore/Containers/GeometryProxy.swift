public import Foundation

/// What a geometry reader knows of its container.
///
/// Source: Apple, SwiftUI, `GeometryProxy`.
public struct GeometryProxy {
    public let size: CGSize
    /// How far the container's edges are from where nothing covers the window any more.
    public let safeAreaInsets: EdgeInsets
    /// The reader's box, which knows where it lies.
    package private(set) weak var box: Box?

    @MainActor package init(of box: Box) {
        size = box.size
        safeAreaInsets = box.safeAreaInsets
        self.box = box
    }

    /// The container's frame in that space; the reader is evaluated again when it moves.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let local = CGRect(origin: .zero, size: size)
        let space = UncheckedSpace(space: coordinateSpace)
        let box = box
        return MainActor.assumeIsolated { Self.watch(box)?.convert(local, to: space.space) ?? local }
    }

    /// The bounds of that space in the reader's coordinates; nil if there is none of that name around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let space = UncheckedSpace(space: coordinateSpace.coordinateSpace)
        let box = box
        return MainActor.assumeIsolated {
            guard case .named(let name) = space.space else { return nil }
            return Self.watch(box)?.bounds(ofSpace: name)
        }
    }

    @MainActor private static func watch(_ box: Box?) -> Box? {
        (box as? any MovementFollower)?.followMovement()
        return box
    }
}

private struct UncheckedSpace: @unchecked Sendable {
    let space: CoordinateSpace
}

/// A box that has to know when it has come to another place in the window.
@MainActor protocol MovementFollower: Box {
    func followMovement()
    /// The content depends on where another box is, too.
    func followMovement(of other: Box)
    func moved()
}

/// The boxes whose content depends on where they are, which a layout finds out for none but these.
@MainActor struct MovementFollowers {
    private struct Follower {
        weak var box: (any MovementFollower)?
        var place: CGRect
        var others: [Other] = []
    }

    private struct Other {
        weak var box: Box?
        let place: CGRect

        @MainActor var isMoved: Bool { box.map { MovementFollowers.place(of: $0) != place } ?? true }
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    mutating func add(_ box: any MovementFollower) {
        let others = followers[ObjectIdentifier(box)]?.others ?? []
        followers[ObjectIdentifier(box)] = Follower(box: box, place: Self.place(of: box), others: others)
    }

    mutating func add(_ box: any MovementFollower, watching other: Box) {
        add(box)
        followers[ObjectIdentifier(box)]?.others.append(Other(box: other, place: Self.place(of: other)))
    }

    mutating func remove(_ box: any MovementFollower) {
        followers[ObjectIdentifier(box)] = nil
    }

    /// Those that are elsewhere than when they were added; they are followed no longer.
    mutating func takeMoved() -> [any MovementFollower] {
        var moved: [any MovementFollower] = []
        for (id, follower) in followers {
            guard let box = follower.box else {
                followers[id] = nil
                continue
            }
            guard Self.place(of: box) != follower.place || follower.others.contains(where: \.isMoved) else { continue }
            followers[id] = nil
            moved.append(box)
        }
        return moved
    }

    fileprivate static func place(of box: Box) -> CGRect {
        box.convert(CGRect(origin: .zero, size: box.size), to: .global)
    }
}

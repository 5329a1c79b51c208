import Foundation

/// What a place is reckoned from.
///
/// Source: Apple, SwiftUI, `CoordinateSpace`.
public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
///
/// Source: Apple, SwiftUI, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that was given the name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// Of the innermost scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

    /// Of the innermost scroll view around that scrolls along the axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace(axis: axis)) }
}

/// The name that a scroll view has by itself.
struct ScrollSpace: Hashable {
    let axis: Axis?
}

/// Gives the space of its content a name.
nonisolated package struct CoordinateSpaceModifier: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let name: AnyHashable

    @MainActor package func isSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension View {
    /// Source: Apple, SwiftUI, `coordinateSpace(_:)`.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Source: Apple, SwiftUI, `coordinateSpace(name:)`.
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension Box {
    /// A rectangle of this box in the space of another around it, by physical coordinates; nil where no such box is.
    final func convert(_ rect: CGRect, to isGoal: (Box) -> Bool) -> CGRect? {
        var rect = rect
        var box = self
        while !isGoal(box) {
            guard let parent = box.parent else { return nil }
            rect = rect.offsetBy(
                dx: box.frame.minX - parent.contentOffset.x, dy: box.frame.minY - parent.contentOffset.y)
            box = parent
        }
        return rect
    }

    /// A rectangle of this box in that space; of a name that nothing around has, in the window's.
    final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return rect
        case .named(let name):
            if let found = convert(rect, to: { $0.isSpace(named: name) }) { return found }
            fallthrough
        case .global: return convert(rect, to: { $0.parent == nil }) ?? rect
        }
    }

    /// The bounds of the space around in this box's coordinates.
    final func bounds(ofSpace name: AnyHashable) -> CGRect? {
        var size: CGSize?
        let own = convert(CGRect(origin: .zero, size: self.size)) { box in
            guard box.isSpace(named: name) else { return false }
            size = box.size
            return true
        }
        guard let own, let size else { return nil }
        return CGRect(origin: CGPoint(x: -own.minX, y: -own.minY), size: size)
    }
}

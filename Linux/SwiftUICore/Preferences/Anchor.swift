public import Foundation

/// A place in a view, which a geometry proxy tells in the coordinates of its own view.
///
/// Source: Apple, SwiftUI, `Anchor`.
public struct Anchor<Value> {
    /// What of a view an anchor stands for.
    public struct Source {
        /// Says the same of a view as the value does, to compare sources by.
        let id: AnyHashable
        let resolve: (AnchorSpace) -> Value
    }

    let source: Source
    let origin: AnchorOrigin
}

/// The view that anchors are of.
package final class AnchorOrigin: @unchecked Sendable {
    @MainActor weak var node: Node?

    @MainActor init(node: Node) {
        self.node = node
    }
}

/// A view's size, and the way from its coordinates to those of who asks.
struct AnchorSpace {
    let size: CGSize
    let offset: CGSize

    func convert(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.width, dy: offset.height) }

    func convert(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.width, y: point.y + offset.height) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.origin === rhs.origin && lhs.source == rhs.source
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(origin))
        hasher.combine(source)
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: Equatable where Value: Equatable {
    public static func == (lhs: Anchor.Source, rhs: Anchor.Source) -> Bool { lhs.id == rhs.id }
}

extension Anchor.Source: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(id: array.map(\.id), resolve: { space in array.map { $0.resolve(space) } })
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(id: anchor?.id, resolve: { space in anchor.map { $0.resolve(space) } })
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        .init(id: "bounds", resolve: { $0.convert(CGRect(origin: .zero, size: $0.size)) })
    }

    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        .init(id: [r.minX, r.minY, r.width, r.height], resolve: { $0.convert(r) })
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init(id: [p.x, p.y], resolve: { $0.convert(p) })
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        .init(id: p, resolve: { $0.convert(CGPoint(x: p.x * $0.size.width, y: p.y * $0.size.height)) })
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

import Foundation

/// Lets its content scroll the scroll views in it.
///
/// Source: Apple, SwiftUI, `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content

    @inlinable nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls the scroll views in a reader.
///
/// Source: Apple, SwiftUI, `ScrollViewProxy`.
public struct ScrollViewProxy {
    private weak var reader: Node?

    fileprivate init(reader: Node) {
        self.reader = reader
    }

    /// Scrolls to the view of that identity: just as far as it takes to see it, or until the anchors of both meet.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        let id = UncheckedID(id: AnyHashable(id))
        let reader = reader
        MainActor.assumeIsolated {
            guard let reader, reader.isMounted else { return }
            // What was written in this turn may make the view first.
            reader.graph.runAfterLayout { [weak reader] in
                reader?.destination(of: id.id)?.scroll(anchor: anchor)
            }
        }
    }
}

extension Node {
    /// The first in the scroll views inside; without one, in the scroll view around the reader.
    fileprivate func destination(of id: AnyHashable) -> ScrollDestination? {
        scrollDestinationInScrollViews(id) ?? scrollDestination(id)
    }
}

private struct UncheckedID: @unchecked Sendable {
    let id: AnyHashable
}

extension ScrollViewReader: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ScrollReaderNode(self, parent: parent, environment: environment)
    }
}

private final class ScrollReaderNode<Content: View>: EvaluatingNode<ScrollViewReader<Content>> {
    override func evaluateBody() {
        let content = view.content
        let body = tracked { content(ScrollViewProxy(reader: self)) }
        child = reconcile(child, to: body, environment: environment)
    }
}

/// Where a view of some identity is: a box, or an element of a lazy container that may not have one yet.
struct ScrollDestination {
    let box: Box
    var element: AnyHashable?

    @MainActor func scroll(anchor: UnitPoint?) {
        var outer = box.parent
        while let current = outer {
            if let scroll = current as? ScrollBox { return scroll.scroll(to: self, anchor: anchor) }
            outer = current.parent
        }
    }

    /// The view's frame in the scroll view's content.
    @MainActor func frame(in scroll: ScrollBox) -> CGRect? {
        var rect = CGRect(origin: .zero, size: box.size)
        if let element {
            guard let lazy = box as? LazyBox, let extent = lazy.frame(ofScrollTarget: element) else { return nil }
            rect = extent
        }
        return box.convert(rect) { $0 === scroll }?.offsetBy(dx: scroll.contentOffset.x, dy: scroll.contentOffset.y)
    }
}

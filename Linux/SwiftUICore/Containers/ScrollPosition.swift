// Positions of scroll views by the identity of what is shown at an edge.

extension View {
    /// Binds which of the targets inside a scroll view is at its top or leading edge, or at the anchor.
    ///
    /// Source: Apple, SwiftUI, `scrollPosition(id:anchor:)`. Targets are the elements of a lazy container with
    /// `scrollTargetLayout()`.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        environment(\.scrollPositionLink, ScrollPositionLink(id, anchor: anchor))
    }

    /// Makes the elements of the lazy container the targets of the scroll view around it.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        environment(\.isScrollTargetLayout, isEnabled)
    }
}

/// A binding to a target's identity with its type hidden.
struct ScrollPositionLink {
    let get: () -> AnyHashable?
    let set: (AnyHashable) -> Void
    let anchor: UnitPoint?
    private let isSameBinding: (ScrollPositionLink) -> Bool
    private let binding: Any

    init<ID: Hashable>(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        get = { binding.wrappedValue.map { AnyHashable($0) } }
        set = { if let id = $0.base as? ID { binding.wrappedValue = id } }
        self.anchor = anchor
        self.binding = binding
        isSameBinding = { other in
            guard let other = other.binding as? Binding<ID?> else { return false }
            return Comparison.isSame(binding, other)
        }
    }
}

extension ScrollPositionLink: SelfComparing {
    static func isSame(_ lhs: ScrollPositionLink, _ rhs: ScrollPositionLink) -> Bool {
        lhs.anchor == rhs.anchor && lhs.isSameBinding(rhs)
    }
}

extension EnvironmentValues {
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }

    var isScrollTargetLayout: Bool {
        get { self[ScrollTargetLayoutKey.self] }
        set { self[ScrollTargetLayoutKey.self] = newValue }
    }
}

private struct ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

private struct ScrollTargetLayoutKey: EnvironmentKey {
    static let defaultValue = false
}

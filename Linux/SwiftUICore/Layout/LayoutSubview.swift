public import Foundation

/// One of the views that a layout arranges.
///
/// Source: Apple, SwiftUI, `LayoutSubview`.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let box: Box
    /// Its place among the container's views.
    let index: Int
    private(set) weak var container: ArrangedBox?

    init(box: Box, index: Int, container: ArrangedBox) {
        self.box = box
        self.index = index
        self.container = container
    }

    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
        let id = ObjectIdentifier(key)
        return value { $0.layoutValue(id) } as? K.Value ?? K.defaultValue
    }

    public var priority: Double { value { $0.layoutPriority } }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        value { $0.sizeThatFits(proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        value { ViewDimensions(of: $0, size: $0.sizeThatFits(proposal)) }
    }

    public var spacing: ViewSpacing { value { $0.spacing } }

    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let placement = LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
        MainActor.assumeIsolated { container?.note(placement, at: index) }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.box === rhs.box }

    /// Layout happens on the main actor alone, which the layout's own functions don't say.
    private func value<Value>(_ read: @MainActor (Box) -> Value) -> Value {
        let box = box
        return withoutActuallyEscaping(read) { read in
            MainActor.assumeIsolated { UncheckedValue(value: read(box)) }.value
        }
    }
}

private struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
}

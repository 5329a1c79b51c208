import Foundation

/// Shows that something is going on, or how far it has come.
///
/// Source: Apple, SwiftUI, `ProgressView`.
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    nonisolated private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// From 0 to 1; a part of nothing, or of what is no number, is nothing.
    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value / total)
        return total > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : 0
    }

    public var body: some View {
        VStack {
            ProgressIndicator(fraction: fraction)
            label
            currentValueLabel
        }
        .modifier(ProgressNaming())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init { Text(title) }
    }

    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    nonisolated public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    nonisolated public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

/// Makes the indicator and its labels one thing to reach: the indicator, named after them.
nonisolated private struct ProgressNaming: ViewModifier, BoxModifier {
    typealias Body = Never

    static var affectsLayout: Bool { false }

    @MainActor func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        builder.progress { builder.draw(box.child) }
    }
}

/// The platform's spinner or bar.
nonisolated private struct ProgressIndicator: View, PrimitiveView {
    let fraction: Double?

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ProgressBox(graph: parent.graph), parent: parent, environment: environment) {
            _, _ in
        } configure: { box, view, _ in
            box.fraction = view.fraction
        }
    }
}

private final class ProgressBox: Box, ElementTarget {
    var fraction: Double?
    private lazy var id = graph.makeElementID(for: self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = graph.renderer.naturalSize(of: .progress(fraction: fraction), width: proposal.width)
        // A bar is as long as it is offered, a spinner as large as it is.
        return fraction == nil ? natural : CGSize(width: proposal.width ?? natural.width, height: natural.height)
    }

    override func render(into builder: DisplayBuilder) {
        builder.indicator(id, fraction: fraction, in: CGRect(origin: .zero, size: size))
    }

    func handle(_ event: InputEvent) {}
}

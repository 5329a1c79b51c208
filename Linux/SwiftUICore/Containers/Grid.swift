public import Foundation

/// Views in rows and columns, all of which are made at once.
///
/// Source: Apple, SwiftUI, `Grid`.
nonisolated public struct Grid<Content>: View where Content: View {
    package let layout: GridLayout
    package let content: Content

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: LayoutContainer {
    /// A divider between rows lies across them.
    @MainActor package var contentAxis: Axis? { .vertical }
}

/// A row of a grid: each view in it is a cell. Outside of a grid it is as a group.
///
/// Source: Apple, SwiftUI, `GridRow`.
nonisolated public struct GridRow<Content>: View where Content: View {
    fileprivate let alignment: VerticalAlignment?
    fileprivate let content: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        GridRowNode(self, parent: parent, environment: environment)
    }
}

/// Tells the grid which cells belong together.
private final class GridRowNode<Content: View>: WrappingNode<GridRow<Content>, LayoutValueModifier<GridRowKey>> {
    override var modifier: LayoutValueModifier<GridRowKey> {
        LayoutValueModifier(value: GridRowValue(serial: serial, alignment: view.alignment))
    }

    override var childEnvironment: EnvironmentValues { environment.settingStackAxis(.horizontal) }

    override func updateContent() {
        child = reconcile(child, to: view.content, environment: childEnvironment)
    }
}

nonisolated struct GridRowValue: Equatable {
    let serial: UInt64
    let alignment: VerticalAlignment?
}

nonisolated struct GridRowKey: LayoutValueKey { static var defaultValue: GridRowValue? { nil } }
nonisolated struct GridColumnsKey: LayoutValueKey { static let defaultValue = 1 }
nonisolated struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
nonisolated struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
nonisolated struct GridUnsizedKey: LayoutValueKey { static let defaultValue: Axis.Set = [] }

extension View {
    /// Source: Apple, SwiftUI, `gridCellColumns(_:)`.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: count)
    }

    /// Source: Apple, SwiftUI, `gridCellAnchor(_:)`.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Source: Apple, SwiftUI, `gridColumnAlignment(_:)`.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Source: Apple, SwiftUI, `gridCellUnsizedAxes(_:)`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}

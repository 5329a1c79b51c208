public import Foundation

/// Views that stay in place while the rows between them scroll.
///
/// Source: Apple, SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// The headers of sections, at the beginning of the viewport.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections, at its end.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A grid that grows downwards and makes its cells when they come near the viewport.
nonisolated public struct LazyVGrid<Content>: View where Content: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: columns, spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center), pinnedViews: pinnedViews)
    }
}

/// A column that makes its views when they come near the viewport.
nonisolated public struct LazyVStack<Content>: View where Content: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: [GridItem(.flexible(minimum: 0))], spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center), fitsContent: true,
            pinnedViews: pinnedViews)
    }
}

/// A row that makes its views when they come near the viewport.
nonisolated public struct LazyHStack<Content>: View where Content: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .horizontal, items: [GridItem(.flexible(minimum: 0))], spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: .center, vertical: alignment), fitsContent: true,
            pinnedViews: pinnedViews)
    }
}

/// A grid that grows sideways and makes its cells when they come near the viewport.
nonisolated public struct LazyHGrid<Content>: View where Content: View {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .horizontal, items: rows, spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: .center, vertical: alignment), pinnedViews: pinnedViews)
    }
}

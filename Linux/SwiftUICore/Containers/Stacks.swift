public import Foundation

/// A row of views.
nonisolated public struct HStack<Content>: View where Content: View {
    package let layout: HStackLayout
    package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: LayoutContainer {}

/// A column of views.
nonisolated public struct VStack<Content>: View where Content: View {
    package let layout: VStackLayout
    package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: LayoutContainer {}

/// Views over one another.
nonisolated public struct ZStack<Content>: View where Content: View {
    package let layout: ZStackLayout
    package let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: LayoutContainer {}

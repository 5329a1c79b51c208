// Source: Apple, SwiftUI, `View`. A reader behind the view has its place and size; nothing is drawn there.
extension View {
    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        background {
            GeometryReader { proxy in
                EmptyView().onChange(of: transform(proxy), initial: true, action)
            }
        }
    }
}

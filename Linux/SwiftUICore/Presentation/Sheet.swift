/// Presents a sheet over its content while there is something to present.
nonisolated package struct SheetModifier<Item, Sheet: View>: PrimitiveModifier {
    package typealias Body = Never

    let item: Binding<Item?>
    /// What tells items apart: another id is another sheet.
    let id: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let sheet: (Item) -> Sheet

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        SheetNode(view, parent: parent, environment: environment)
    }
}

extension View {
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(SheetModifier(item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, sheet: content))
    }

    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        let item = Binding<Bool?>(
            get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false })
        return modifier(SheetModifier(item: item, id: { AnyHashable($0) }, onDismiss: onDismiss) { _ in content() })
    }
}

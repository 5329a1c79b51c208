/// Names the page that its content is.
nonisolated package struct NavigationTitle: PrimitiveModifier {
    package typealias Body = Never

    let title: String

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        NavigationTitleNode(view, parent: parent, environment: environment)
    }
}

private final class NavigationTitleNode<Content: View>: PassingNode<Content, NavigationTitle> {
    private var shown: String?

    override func modifierChanged() {
        guard shown != view.modifier.title else { return }
        shown = view.modifier.title
        parent?.chromeChanged()
    }

    override func unmounted() { parent?.chromeChanged() }

    override func collectChrome(into chrome: inout Chrome) {
        chrome.title = chrome.title ?? view.modifier.title
        super.collectChrome(into: &chrome)
    }
}

extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitle(title: title.string))
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }
}

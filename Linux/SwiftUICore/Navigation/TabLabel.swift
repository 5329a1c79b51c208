/// A view that can say what of it fits on a tab.
@MainActor private protocol TabLabelPart {
    func add(to tab: inout TabBar.Tab)
}

extension Text: TabLabelPart {
    @MainActor func add(to tab: inout TabBar.Tab) { tab.title += string }
}

extension Image: TabLabelPart {
    @MainActor func add(to tab: inout TabBar.Tab) { tab.symbol = symbolName }
}

extension Label: TabLabelPart {
    @MainActor func add(to tab: inout TabBar.Tab) {
        (title as? any TabLabelPart)?.add(to: &tab)
        (icon as? any TabLabelPart)?.add(to: &tab)
    }
}

extension AnyView: TabLabelPart {
    @MainActor func add(to tab: inout TabBar.Tab) { (storage as? any TabLabelPart)?.add(to: &tab) }
}

extension TupleView: TabLabelPart {
    @MainActor func add(to tab: inout TabBar.Tab) {
        for child in children { (child as? any TabLabelPart)?.add(to: &tab) }
    }
}

extension ViewTraits {
    /// The tab that the label describes by its texts and its symbol.
    @MainActor var tab: TabBar.Tab {
        var tab = TabBar.Tab(title: "", symbol: nil)
        tabItem?.add(to: &tab)
        return tab
    }
}

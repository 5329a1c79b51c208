/// What a window or sheet shows around its content: gathered from the views that are shown.
@MainActor struct Chrome {
    struct Tabs {
        let bar: TabBar
        let select: (Int) -> Void
    }

    var title: String?
    /// The outermost tint: the accent of everything in the window.
    var accent: ResolvedColor?
    var tabs: Tabs?
    var leading: [Box] = []
    var trailing: [Box] = []

    var isEmpty: Bool { title == nil && tabs == nil && leading.isEmpty && trailing.isEmpty }
}

import CGtk
import SwiftUICore

/// The pages that a view switcher shows: a stack that nobody sees.
final class Tabs {
    let stack: OpaquePointer
    private var tabs: [TabBar.Tab] = []
    private var isApplying = false
    var selected: ((Int) -> Void)?

    init() {
        let widget = adw_view_stack_new()!
        g_object_ref_sink(widget.raw)
        stack = widget.opaque
        Signal.notify(stack, "notify::visible-child-name") { [weak self] in
            guard let self else { return }
            guard !isApplying, let name = adw_view_stack_get_visible_child_name(stack) else { return }
            if let index = Int(String(cString: name)) { selected?(index) }
        }
    }

    isolated deinit { g_object_unref(stack.raw) }

    func show(_ bar: TabBar) {
        isApplying = true
        defer { isApplying = false }
        if bar.tabs != tabs {
            while let child = gtk_widget_get_first_child(stack.cast(to: GtkWidget.self)) {
                adw_view_stack_remove(stack, child)
            }
            tabs = bar.tabs
            for (index, tab) in tabs.enumerated() {
                let icon = tab.symbol.map(SymbolNames.icon(for:))
                if let icon { OwnIcons.prepare(icon) }
                adw_view_stack_add_titled(stack, adw_bin_new(), "\(index)", tab.title)
                let page = adw_view_stack_get_page(stack, adw_view_stack_get_child_by_name(stack, "\(index)"))
                adw_view_stack_page_set_icon_name(page, icon)
            }
        }
        if tabs.indices.contains(bar.selection) { adw_view_stack_set_visible_child_name(stack, "\(bar.selection)") }
    }
}

/// The switcher at the bottom of a narrow window.
final class TabBarPeer: Peer {
    private let tabs = Tabs()

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let bar = TabBarPeer.makeBar(tabs.stack)
        super.init(element, renderer: renderer, widget: bar, canvas: nil)
        tabs.selected = { [weak self] in self?.send(.tabSelected($0)) }
    }

    static func makeBar(_ stack: OpaquePointer) -> WidgetPointer {
        let bar = adw_view_switcher_bar_new()!
        adw_view_switcher_bar_set_stack(bar.opaque, stack)
        adw_view_switcher_bar_set_reveal(bar.opaque, 1)
        return bar
    }

    override func show(_ old: ElementKind?) {
        if case .tabBar(let bar) = element.kind { tabs.show(bar) }
    }
}

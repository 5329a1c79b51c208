import CGtk
import Foundation
import SwiftUICore

/// The platform's header bar with the elements that the core sized packed at its ends.
final class HeaderBarPeer: Peer, PeerContainer {
    private var tabs: Tabs?
    private(set) var children: [Peer] = []
    private var leading: [Peer] = []
    private var trailing: [Peer] = []
    private let title: WidgetPointer

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let bar = adw_header_bar_new()!
        title = adw_window_title_new("", "")!
        g_object_ref_sink(title.raw)
        super.init(element, renderer: renderer, widget: bar, canvas: nil)
    }

    isolated deinit { g_object_unref(title.raw) }

    override func show(_ old: ElementKind?) {
        guard case .headerBar(let bar) = element.kind else { return }
        adw_header_bar_set_show_start_title_buttons(widget.opaque, bar.isWindowBar ? 1 : 0)
        adw_header_bar_set_show_end_title_buttons(widget.opaque, bar.isWindowBar ? 1 : 0)
        // Within a sheet the bar has the sheet's ground.
        if bar.isWindowBar {
            gtk_widget_remove_css_class(widget, "flat")
        } else {
            gtk_widget_add_css_class(widget, "flat")
        }
        showMiddle(bar)
        showEnds(bar)
    }

    private func showMiddle(_ bar: HeaderBar) {
        guard let tabBar = bar.tabs else {
            tabs = nil
            adw_window_title_set_title(title.opaque, bar.title)
            if adw_header_bar_get_title_widget(widget.opaque) != title {
                adw_header_bar_set_title_widget(widget.opaque, title)
            }
            return
        }
        if let tabs { return tabs.show(tabBar) }
        let tabs = Tabs()
        tabs.show(tabBar)
        tabs.selected = { [weak self] in self?.send(.tabSelected($0)) }
        self.tabs = tabs
        adw_header_bar_set_title_widget(widget.opaque, Self.makeSwitcher(tabs.stack))
        if !isReachable { applyReach() }
    }

    static func makeSwitcher(_ stack: OpaquePointer) -> WidgetPointer {
        let switcher = adw_view_switcher_new()!
        adw_view_switcher_set_policy(switcher.opaque, ADW_VIEW_SWITCHER_POLICY_WIDE)
        adw_view_switcher_set_stack(switcher.opaque, stack)
        return switcher
    }

    private func showEnds(_ bar: HeaderBar) {
        let newLeading = bar.leading.map { renderer.peer(for: $0) }
        let newTrailing = bar.trailing.map { renderer.peer(for: $0) }
        let isSame = newLeading.elementsEqual(leading, by: ===) && newTrailing.elementsEqual(trailing, by: ===)
        guard !isSame else { return }
        let kept = Set((newLeading + newTrailing).map(ObjectIdentifier.init))
        for peer in children where peer.container === self {
            // Packed anew in order; the bar has no other way to reorder.
            if kept.contains(ObjectIdentifier(peer)) { peer.detach() } else { renderer.orphan(peer) }
        }
        (leading, trailing, children) = (newLeading, newTrailing, newLeading + newTrailing)
        for peer in leading {
            adopt(peer)
            adw_header_bar_pack_start(widget.opaque, peer.widget)
        }
        for peer in trailing.reversed() {
            adopt(peer)
            adw_header_bar_pack_end(widget.opaque, peer.widget)
        }
    }

    private func adopt(_ peer: Peer) {
        peer.detach()
        peer.container = self
        peer.isReachable = isReachable || !staysPresent
        frameChanged(of: peer)
    }

    /// The window's own buttons are in reach beneath a sheet, too; nothing else of its bar is.
    override var staysPresent: Bool {
        if case .headerBar(let bar) = element.kind { bar.isWindowBar } else { false }
    }

    override func applyReach() {
        guard staysPresent else { return super.applyReach() }
        for peer in children { peer.isReachable = isReachable }
        guard let middle = adw_header_bar_get_title_widget(widget.opaque) else { return }
        gtk_widget_set_can_target(middle, isReachable ? 1 : 0)
        gtk_widget_set_can_focus(middle, isReachable ? 1 : 0)
        Accessible.setHidden(!isReachable, middle)
    }

    func detach(_ peer: Peer) {
        adw_header_bar_remove(widget.opaque, peer.widget)
    }

    func frameChanged(of peer: Peer) {
        let size = peer.element.frame.size
        // A button is as high as its label and its own padding make it; where there is little room the title gives way.
        let height = peer is ButtonPeer ? -1 : Int32(near: size.height.rounded())
        gtk_widget_set_size_request(peer.widget, Int32(near: size.width.rounded()), height)
    }

    override func removed() {
        tabs = nil
    }
}

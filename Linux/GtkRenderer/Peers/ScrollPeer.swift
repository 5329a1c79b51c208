import CGtk
import Foundation
import SwiftUICore

/// A scrolled window around a canvas as large as the content.
final class ScrollPeer: Peer {
    private let horizontal: OpaquePointer
    private let vertical: OpaquePointer
    /// What the core knows of the offset: what it asked for last, or was told last.
    private var known = CGPoint.zero
    /// An offset that the content is not large enough for yet.
    private var pending: CGPoint?
    private var isApplying = false
    private let pull = PullTracker()

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let scroller = gtk_scrolled_window_new()!
        let content = Canvas(CanvasClass.container, renderer: renderer)
        gtk_scrolled_window_set_child(scroller.opaque, content.widget)
        horizontal = OpaquePointer(gtk_scrolled_window_get_hadjustment(scroller.opaque)!)
        vertical = OpaquePointer(gtk_scrolled_window_get_vadjustment(scroller.opaque)!)
        super.init(element, renderer: renderer, widget: scroller, canvas: content)
        // Reached by Tab only when nothing inside can be; then Page Down and its kin work all the same.
        gtk_widget_set_focusable(scroller, 1)
        for adjustment in [horizontal, vertical] {
            Signal.connect(adjustment, "value-changed") { [unowned self] in offsetChanged() }
            Signal.connect(adjustment, "changed") { [unowned self] in extentChanged() }
        }
        addPull()
    }

    private var area: ScrollArea? {
        if case .scroll(let area) = element.kind { area } else { nil }
    }

    override func show(_ old: ElementKind?) {
        guard let area, let canvas else { return }
        let shown = area.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        gtk_scrolled_window_set_policy(
            widget.opaque, area.horizontal ? shown : GTK_POLICY_NEVER, area.vertical ? shown : GTK_POLICY_NEVER)
        // A minimum in a direction that does not scroll would become the scrolled window's own.
        canvas.minimumSize = CGSize(
            width: area.horizontal ? area.contentSize.width : 0, height: area.vertical ? area.contentSize.height : 0)
        if area.offset != known {
            known = area.offset
            pending = area.offset
            applyPending()
        }
    }

    // MARK: Offset

    private var offset: CGPoint {
        CGPoint(x: value(horizontal), y: value(vertical))
    }

    private func value(_ adjustment: OpaquePointer) -> CGFloat {
        gtk_adjustment_get_value(adjustment.cast(to: GtkAdjustment.self))
    }

    private func applyPending() {
        guard let wanted = pending else { return }
        isApplying = true
        gtk_adjustment_set_value(horizontal.cast(to: GtkAdjustment.self), wanted.x)
        gtk_adjustment_set_value(vertical.cast(to: GtkAdjustment.self), wanted.y)
        isApplying = false
        if offset == wanted { pending = nil }
        updateViewport()
    }

    private func offsetChanged() {
        updateViewport()
        guard !isApplying, offset != known else { return }
        pending = nil
        known = offset
        send(.scrolled(to: offset))
    }

    private func extentChanged() {
        updateViewport()
        applyPending()
    }

    private func updateViewport() {
        let size = CGSize(
            width: gtk_adjustment_get_page_size(horizontal.cast(to: GtkAdjustment.self)),
            height: gtk_adjustment_get_page_size(vertical.cast(to: GtkAdjustment.self)))
        guard size.width > 0, size.height > 0 else { return }
        canvas?.viewport = CGRect(origin: offset, size: size)
    }

    // MARK: Pull to refresh

    private func addPull() {
        Signal.edge(widget.opaque, "edge-overshot") { [unowned self] edge in
            if edge == GTK_POS_TOP { pulled() }
        }
        let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
        gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
        Signal.scroll(wheel) { [unowned self] _, delta in
            let isNotch = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL
            if isNotch, pull.turned(by: delta, isAtTop: offset.y <= 0, time: g_get_monotonic_time()) { pulled() }
            return false
        }
        gtk_widget_add_controller(widget, wheel)
    }

    private func pulled() {
        guard area?.canRefresh == true, pull.mayFire(at: g_get_monotonic_time()) else { return }
        send(.refreshPulled)
    }

    // MARK: Keys

    /// Scrolls by key when nothing inside has the focus to do so.
    func scroll(_ key: PageKey) {
        let adjustment = vertical.cast(to: GtkAdjustment.self)
        let page = gtk_adjustment_get_page_size(adjustment)
        let current = gtk_adjustment_get_value(adjustment)
        let new =
            switch key {
            case .pageUp: current - page * 0.9
            case .pageDown: current + page * 0.9
            case .home: gtk_adjustment_get_lower(adjustment)
            case .end: gtk_adjustment_get_upper(adjustment)
            }
        gtk_adjustment_set_value(adjustment, new)
    }

    enum PageKey { case pageUp, pageDown, home, end }
}

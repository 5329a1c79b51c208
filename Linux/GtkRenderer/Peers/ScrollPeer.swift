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
            Signal.connect(adjustment, "value-changed") { [weak self] in self?.offsetChanged() }
            Signal.connect(adjustment, "changed") { [weak self] in self?.extentChanged() }
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
        if case .scroll(let before)? = old, before.vertical == area.vertical {
        } else {
            leaveWheel(vertical: area.vertical)
        }
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

    /// Scrolls to where the core wants it, as soon as the content is that large.
    private func applyPending() {
        guard let wanted = pending, let area else { return }
        isApplying = true
        scroll(horizontal, to: wanted.x, content: area.contentSize.width, page: element.frame.width)
        scroll(vertical, to: wanted.y, content: area.contentSize.height, page: element.frame.height)
        isApplying = false
        if offset == wanted { pending = nil }
        updateViewport()
    }

    /// The extent is set before GTK allocates by it: a value that is set meanwhile would not be seen.
    private func scroll(_ adjustment: OpaquePointer, to value: CGFloat, content: CGFloat, page: CGFloat) {
        let adjustment = adjustment.cast(to: GtkAdjustment.self)
        let upper = max(content, page)
        gtk_adjustment_configure(
            adjustment, min(value, upper - page), 0, upper, gtk_adjustment_get_step_increment(adjustment),
            gtk_adjustment_get_page_increment(adjustment), page)
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
        guard pending != nil, !isApplying else { return }
        MainSource.once(priority: MainSource.updatePriority) { [weak self] in self?.applyPending() }
    }

    private func updateViewport() {
        let size = CGSize(
            width: gtk_adjustment_get_page_size(horizontal.cast(to: GtkAdjustment.self)),
            height: gtk_adjustment_get_page_size(vertical.cast(to: GtkAdjustment.self)))
        guard size.width > 0, size.height > 0 else { return }
        canvas?.viewport = CGRect(origin: offset, size: size)
    }

    /// A scrolled window takes turns of the wheel also in a direction that it can't scroll. Those of a row that scrolls
    /// sideways belong to the page around it.
    private func leaveWheel(vertical: Bool) {
        let controllers = gtk_widget_observe_controllers(widget)!
        defer { g_object_unref(controllers.raw) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(item) }
            let controller = OpaquePointer(item)
            let isWheel =
                g_type_check_instance_is_a(
                    item.assumingMemoryBound(to: GTypeInstance.self), gtk_event_controller_scroll_get_type()) != 0
            guard isWheel, gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_BUBBLE else { continue }
            let axes = vertical ? GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES : GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL
            gtk_event_controller_scroll_set_flags(
                controller,
                GtkEventControllerScrollFlags(rawValue: axes.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
        }
    }

    // MARK: Pull to refresh

    private func addPull() {
        Signal.edge(widget.opaque, "edge-overshot") { [weak self] edge in
            guard let self else { return }
            if edge == GTK_POS_TOP { pulled() }
        }
        let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
        gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
        Signal.scroll(wheel) { [weak self] _, delta in
            guard let self else { return false }
            if turnSideways(by: delta, state: gtk_event_controller_get_current_event_state(wheel)) { return true }
            let isNotch = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL
            if isNotch, pull.turned(by: delta, isAtTop: offset.y <= 0, time: g_get_monotonic_time()) { pulled() }
            return false
        }
        gtk_widget_add_controller(widget, wheel)
    }

    /// With Shift the wheel scrolls a row sideways.
    private func turnSideways(by delta: Double, state: GdkModifierType) -> Bool {
        guard area?.vertical == false, state.rawValue & GDK_SHIFT_MASK.rawValue != 0 else { return false }
        let adjustment = horizontal.cast(to: GtkAdjustment.self)
        // GTK's own step for a notch.
        let step = pow(gtk_adjustment_get_page_size(adjustment), 2 / 3)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + delta * step)
        return true
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

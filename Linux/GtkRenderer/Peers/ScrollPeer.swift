import CGtk
import Foundation
import SwiftUICore

/// A scrolled window around a canvas as large as the content.
final class ScrollPeer: Peer {
    let horizontal: OpaquePointer
    let vertical: OpaquePointer
    /// What the core knows of the offset: what it asked for last, or was told last.
    private var known = CGPoint.zero
    /// An offset that the content is not large enough for yet.
    private var pending: CGPoint?
    private var isApplying = false
    let pull = PullTracker()

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let scroller = gtk_scrolled_window_new()!
        let content = Canvas(CanvasClass.container, renderer: renderer)
        gtk_scrolled_window_set_child(scroller.opaque, content.widget)
        horizontal = OpaquePointer(gtk_scrolled_window_get_hadjustment(scroller.opaque)!)
        vertical = OpaquePointer(gtk_scrolled_window_get_vadjustment(scroller.opaque)!)
        super.init(element, renderer: renderer, widget: scroller, canvas: content)
        // Reached by Tab only when nothing inside can be; then the keys that scroll work all the same.
        gtk_widget_set_focusable(scroller, 1)
        for adjustment in [horizontal, vertical] {
            Signal.connect(adjustment, "value-changed") { [weak self] in self?.offsetChanged() }
            Signal.connect(adjustment, "changed") { [weak self] in self?.extentChanged() }
        }
        addWheel()
        addPull()
        addKeys()
    }

    var area: ScrollArea? { Self.area(of: element.kind) }

    private static func area(of kind: ElementKind?) -> ScrollArea? {
        if case .scroll(let area)? = kind { area } else { nil }
    }

    override func show(_ old: ElementKind?) {
        guard let area, let canvas else { return }
        showBars()
        if area.vertical != Self.area(of: old)?.vertical { leaveWheel(vertical: area.vertical) }
        // A minimum in a direction that does not scroll would become the scrolled window's own.
        canvas.minimumSize = CGSize(
            width: area.horizontal ? area.contentSize.width : 0, height: area.vertical ? area.contentSize.height : 0)
        if area.offset != known {
            known = area.offset
            pending = area.offset
            applyPending()
        }
    }

    override func frameChanged() { showBars() }

    /// A scrolled window is never smaller than the bars that it may show: where they have no room there are none.
    private func showBars() {
        guard let area else { return }
        func policy(_ scrolls: Bool, _ axis: Axis.Set, _ bar: WidgetPointer) -> GtkPolicyType {
            guard scrolls else { return GTK_POLICY_NEVER }
            return area.indicators.contains(axis) && hasRoom(for: bar) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        }
        gtk_scrolled_window_set_policy(
            widget.opaque, policy(area.horizontal, .horizontal, gtk_scrolled_window_get_hscrollbar(widget.opaque)),
            policy(area.vertical, .vertical, gtk_scrolled_window_get_vscrollbar(widget.opaque)))
    }

    private func hasRoom(for bar: WidgetPointer) -> Bool {
        var minimum = GtkRequisition()
        gtk_widget_get_preferred_size(bar, &minimum, nil)
        return element.frame.width >= CGFloat(minimum.width) && element.frame.height >= CGFloat(minimum.height)
    }

    // MARK: Offset

    var offset: CGPoint {
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
}

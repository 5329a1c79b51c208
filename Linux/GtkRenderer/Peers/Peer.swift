import CGtk
import Foundation
import SwiftUICore

/// Where a peer's widget is placed: a canvas or a header bar.
protocol PeerContainer: AnyObject {
    func detach(_ peer: Peer)
    func frameChanged(of peer: Peer)
    /// The peers it holds now, for taking down what is left of them.
    var children: [Peer] { get }
}

extension Canvas: PeerContainer {
    func detach(_ peer: Peer) {
        if gtk_widget_get_parent(peer.widget) == widget { gtk_widget_unparent(peer.widget) }
    }

    func frameChanged(of peer: Peer) {
        gtk_widget_queue_allocate(widget)
    }
}

/// The native side of one element: its widget, and what turns input into events.
class Peer {
    unowned let renderer: GtkRenderer
    let widget: WidgetPointer
    /// Draws and holds the element's content, for kinds that have any.
    let canvas: Canvas?
    private(set) var element: DisplayElement
    weak var container: (any PeerContainer)?
    /// What assistive technologies know of it.
    var spoken: SpokenElement?
    private var wasPresent = true

    init(_ element: DisplayElement, renderer: GtkRenderer, widget: WidgetPointer, canvas: Canvas?) {
        self.element = element
        self.renderer = renderer
        self.widget = widget
        self.canvas = canvas
        g_object_ref_sink(widget.raw)
    }

    isolated deinit { g_object_unref(widget.raw) }

    /// Whether this widget can become one of that element; if not, a new one is made.
    func canShow(_ new: DisplayElement) -> Bool {
        PeerKind(element) == PeerKind(new)
    }

    /// First and later content of the element. Subclasses show their kind in `show(_:)`.
    final func start() {
        show(nil)
        showAccessibility()
        canvas?.setItems(content(of: element))
    }

    final func update(to new: DisplayElement) {
        let old = element
        element = new
        if old.frame != new.frame {
            frameChanged()
            container?.frameChanged(of: self)
        }
        if old.kind != new.kind { show(old.kind) }
        if old.accessibility != new.accessibility { showAccessibility() }
        if old.isHidden != new.isHidden {
            applyVisibility()
            container?.frameChanged(of: self)
        }
        canvas?.setItems(content(of: new))
    }

    func send(_ event: InputEvent) {
        switch event {
        case .activated, .scrolled, .refreshPulled, .tabSelected, .dismissed: renderer.images.batchBegan()
        case .hovered, .pressed: break
        }
        renderer.host?.send(event, to: element.id)
    }

    // MARK: For subclasses

    /// What assistive technologies find instead of the peer: its name and its value belong there.
    var spokenWidget: WidgetPointer { widget }

    /// What a click, a shortcut or an assistive technology does.
    func press() {}

    func show(_ old: ElementKind?) {}

    func frameChanged() {}

    /// What the canvas draws; text draws itself.
    func content(of element: DisplayElement) -> [DisplayItem] { element.content }

    /// The peer has left the tree for good.
    func removed() {}

    // MARK: Place

    final func detach() {
        container?.detach(self)
        container = nil
    }

    final func applyVisibility() {
        gtk_widget_set_child_visible(widget, element.isHidden ? 0 : 1)
        applyPresence()
    }

    /// False beneath a sheet.
    final var isReachable = true {
        didSet {
            guard isReachable != oldValue else { return }
            applyReach()
            applyPresence()
        }
    }

    /// Lets the widget be touched and focused, or not.
    func applyReach() {
        gtk_widget_set_can_target(widget, isReachable ? 1 : 0)
        gtk_widget_set_can_focus(widget, isReachable ? 1 : 0)
    }

    /// Whether a part of it can be used even beneath a sheet.
    var staysPresent: Bool { false }

    /// What can't be seen or touched is not read aloud either.
    private func applyPresence() {
        let isPresent = !element.isHidden && (isReachable || staysPresent)
        guard isPresent != wasPresent else { return }
        wasPresent = isPresent
        Accessible.setHidden(!isPresent, widget)
    }

    /// - Parameter transform: what turns or stretches the widget, in its container's coordinates.
    func place(at frame: CGRect, transform: ProjectionTransform? = nil) {
        let frame = frame.roundedEdges
        var width = Int32(near: frame.width)
        var height = Int32(near: frame.height)
        // GTK wants to be asked before it is told, and never gives a widget less than its minimum.
        var minimum: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        width = max(width, minimum)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
        height = max(height, minimum)
        guard let transform, transform.determinant != 0 else {
            var allocation = GtkAllocation(
                x: Int32(near: frame.minX), y: Int32(near: frame.minY), width: width, height: height)
            return gtk_widget_size_allocate(widget, &allocation, -1)
        }
        let all = ProjectionTransform.translation(frame.minX, frame.minY).concatenating(transform)
        // Takes over the transform.
        gtk_widget_allocate(widget, width, height, -1, all.gskTransform)
    }
}

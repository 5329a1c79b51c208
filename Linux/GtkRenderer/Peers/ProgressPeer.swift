import CGtk
import SwiftUICore

/// A spinner, or a bar that fills.
final class ProgressPeer: Peer {
    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let widget = PeerKind(element) == .spinner ? gtk_spinner_new()! : gtk_progress_bar_new()!
        super.init(element, renderer: renderer, widget: widget, canvas: nil)
        // Started before it is mapped, a spinner keeps the frame clock running though nobody sees it.
        guard PeerKind(element) == .spinner else { return }
        Signal.connect(widget.opaque, "map") { gtk_spinner_start(widget.opaque) }
        Signal.connect(widget.opaque, "unmap") { gtk_spinner_stop(widget.opaque) }
    }

    override func show(_ old: ElementKind?) {
        guard case .progress(let fraction?) = element.kind else { return }
        gtk_progress_bar_set_fraction(widget.opaque, min(max(fraction, 0), 1))
    }
}

import CGtk
import SwiftUICore

/// A spinner, or a bar that fills.
final class ProgressPeer: Peer {
    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let widget = PeerKind(element) == .spinner ? gtk_spinner_new()! : gtk_progress_bar_new()!
        super.init(element, renderer: renderer, widget: widget, canvas: nil)
    }

    override func show(_ old: ElementKind?) {
        guard case .progress(let fraction) = element.kind else { return }
        if let fraction {
            gtk_progress_bar_set_fraction(widget.opaque, min(max(fraction, 0), 1))
        } else if old == nil {
            // GTK spins it only while it can be seen.
            gtk_spinner_start(widget.opaque)
        }
    }
}

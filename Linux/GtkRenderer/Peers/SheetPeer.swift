import CGtk
import Foundation
import SwiftUICore

/// A modal panel in the window. Its parent's canvas dims what is beneath; see `DisplayPainter`.
final class SheetPeer: CanvasPeer {
    /// Has the focus again when the sheet goes.
    private var previousFocus: Peer?

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        super.init(element, renderer: renderer, type: CanvasClass.sheet)
        Accessible.set(GTK_ACCESSIBLE_PROPERTY_MODAL, true, of: widget)
        ownCanvas.underlay = { [weak self] painter in
            guard let self else { return }
            let color = appearance.background ?? renderer.color(named: "dialog_bg_color")
            painter.fill(.rectangle(ownCanvas.bounds), .color(color))
        }
        renderer.sheetAppeared(self)
    }

    var appearance: SheetAppearance {
        if case .sheet(let appearance) = element.kind { appearance } else { SheetAppearance(cornerRadius: 0) }
    }

    override func show(_ old: ElementKind?) {
        ownCanvas.cornerRadius = appearance.cornerRadius
        gtk_widget_queue_draw(widget)
    }

    override func removed() {
        renderer.sheetRemoved(self)
    }

    func dismiss() {
        if appearance.canDismiss { send(.dismissed) }
    }
}

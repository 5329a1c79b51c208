import CGtk
import Foundation
import SwiftUICore

/// A modal panel in the window. Its parent's canvas dims what is beneath; see `DisplayPainter`.
final class SheetPeer: CanvasPeer {
    init(_ element: DisplayElement, renderer: GtkRenderer) {
        super.init(element, renderer: renderer, type: CanvasClass.sheet)
        Accessible.set(GTK_ACCESSIBLE_PROPERTY_MODAL, true, of: widget)
        ownCanvas.underlay = { [weak self] painter in
            guard let self else { return }
            let color = appearance.background ?? renderer.color(named: "dialog_bg_color")
            painter.fill(.rectangle(ownCanvas.bounds), .color(color))
        }
        ownCanvas.overlay = { [weak self] painter in
            // Dark on dark, a panel's edge would be all but lost.
            guard let self, renderer.increasesContrast else { return }
            let edge = DisplayShape.roundedRectangle(ownCanvas.bounds, radius: appearance.cornerRadius)
            painter.stroke(
                edge.outset(by: -0.5) ?? edge, .color(renderer.color(named: "window_fg_color")), StrokeStyle())
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

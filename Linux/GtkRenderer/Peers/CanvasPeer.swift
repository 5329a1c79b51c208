import CGtk
import Foundation
import SwiftUICore

/// An element that is nothing but a canvas: a group, a picture, the root.
class CanvasPeer: Peer {
    init(_ element: DisplayElement, renderer: GtkRenderer, type: GType) {
        let canvas = Canvas(type, renderer: renderer)
        super.init(element, renderer: renderer, widget: canvas.widget, canvas: canvas)
    }

    final var ownCanvas: Canvas { canvas! }
}

/// The content area of the window.
final class WindowPeer: CanvasPeer {
    init(_ element: DisplayElement, renderer: GtkRenderer) {
        super.init(element, renderer: renderer, type: CanvasClass.container)
        ownCanvas.underlay = { [weak self] painter in
            guard let self else { return }
            guard case .window(let appearance) = self.element.kind, let color = appearance.background else { return }
            painter.fill(.rectangle(ownCanvas.bounds), .color(color))
        }
    }

    override func show(_ old: ElementKind?) {
        guard case .window(let appearance) = element.kind else { return }
        renderer.title = appearance.title
        renderer.palette.apply(appearance)
        gtk_widget_queue_draw(widget)
    }
}

/// Text that a screen reader reaches; draws itself.
class TextPeer: CanvasPeer {
    final override func content(of element: DisplayElement) -> [DisplayItem] {
        guard case .text(let text) = element.kind else { return element.content }
        return [.text(text, CGRect(origin: .zero, size: element.frame.size))] + element.content
    }

    override func show(_ old: ElementKind?) {
        // Its name is what it says, unless it was given another.
        if old != nil { showAccessibility() }
    }
}

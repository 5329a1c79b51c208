import CGtk
import Foundation
import SwiftUICore

/// The platform's own button around a drawn label.
final class ButtonPeer: Peer {
    private var classes: Set<String> = []

    init(_ element: DisplayElement, renderer: GtkRenderer) {
        let button = gtk_button_new()!
        let label = Canvas(CanvasClass.content, renderer: renderer)
        gtk_widget_set_can_target(label.widget, 0)
        gtk_button_set_child(button.cast(to: GtkButton.self), label.widget)
        // The core knows the size; in a header bar nothing stretches it.
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        super.init(element, renderer: renderer, widget: button, canvas: label)
        Signal.connect(button.opaque, "clicked") { [weak self] in self?.press() }
    }

    private var appearance: ButtonAppearance {
        if case .button(let appearance) = element.kind { appearance } else { ButtonAppearance(style: .bordered) }
    }

    override func show(_ old: ElementKind?) {
        let new = Set(appearance.cssClasses)
        for name in classes.subtracting(new) { gtk_widget_remove_css_class(widget, name) }
        for name in new.subtracting(classes) { gtk_widget_add_css_class(widget, name) }
        classes = new
        renderer.setEnabled(appearance.isEnabled, self)
        renderer.shortcuts.set(appearance.shortcut, of: element.id, by: self)
        frameChanged()
    }

    override func frameChanged() {
        let chrome = renderer.chrome(of: appearance)
        canvas?.origin = CGPoint(x: chrome.leading, y: chrome.top)
        canvas?.naturalSize = CGSize(
            width: max(0, element.frame.width - chrome.leading - chrome.trailing),
            height: max(0, element.frame.height - chrome.top - chrome.bottom))
    }

    override func press() {
        guard appearance.isEnabled else { return }
        send(.activated)
    }

    override func removed() {
        renderer.shortcuts.remove(element.id, by: self)
    }
}

extension ButtonAppearance {
    /// Adwaita's style classes for it.
    var cssClasses: [String] {
        var classes: [String] = []
        switch style {
        case .plain: break
        case .bordered: if isDestructive { classes.append("destructive-action") }
        case .borderedProminent: classes.append(isDestructive ? "destructive-action" : "suggested-action")
        case .toolbar: classes.append("flat")
        }
        return classes
    }
}

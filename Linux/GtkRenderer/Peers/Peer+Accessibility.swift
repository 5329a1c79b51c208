import CGtk
import SwiftUICore

/// What assistive technologies are told of an element.
struct SpokenElement: Equatable {
    let label: String
    let hint: String
    let value: String
    /// A button's, shown beside the pointer.
    let tooltip: String
    let isHeading: Bool

    init(_ element: DisplayElement, title: String) {
        let accessibility = element.accessibility
        var label = accessibility.label
        var tooltip = ""
        var isHeading = false
        switch element.kind {
        case .text(let text):
            if label.isEmpty { label = text.string }
            isHeading = accessibility.isHeader
        // It can have the focus, so it has a name.
        case .scroll: if label.isEmpty { label = title }
        case .button: tooltip = accessibility.tooltip
        default: break
        }
        self.label = label
        hint = accessibility.hint
        value = accessibility.value
        self.tooltip = tooltip
        self.isHeading = isHeading
    }
}

extension Peer {
    /// Tells what is new. The same again would cost a message each time, and a tooltip several answers of the display.
    func showAccessibility() {
        let new = SpokenElement(element, title: renderer.title)
        let old = spoken
        spoken = new
        if new.label != old?.label { Accessible.setLabel(new.label, of: spokenWidget) }
        let hasNewTooltip = new.tooltip != old?.tooltip ?? ""
        if hasNewTooltip { gtk_widget_set_tooltip_text(widget, new.tooltip.isEmpty ? nil : new.tooltip) }
        // Goes behind the tooltip: GTK takes that for the description too.
        if new.hint != old?.hint || hasNewTooltip {
            Accessible.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.hint, of: spokenWidget)
        }
        if new.isHeading, old?.isHeading != true {
            Accessible.set(GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, of: spokenWidget)
        }
        if new.value != old?.value {
            Accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value, of: spokenWidget)
        }
    }
}

import CGtk
import SwiftUICore

/// What assistive technologies are told of a widget, without GTK's variadic functions.
enum Accessible {
    static func setLabel(_ label: String, of widget: WidgetPointer) {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, label, of: widget)
    }

    /// Takes the property away if the text is empty.
    static func set(_ property: GtkAccessibleProperty, _ text: String, of widget: WidgetPointer) {
        var properties = [property]
        guard !text.isEmpty else { return gtk_accessible_reset_property(widget.opaque, property) }
        var value = GValue()
        g_value_init(&value, .string)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }

    static func set(_ property: GtkAccessibleProperty, _ flag: Bool, of widget: WidgetPointer) {
        var properties = [property]
        var value = GValue()
        g_value_init(&value, .boolean)
        g_value_set_boolean(&value, flag ? 1 : 0)
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }

    static func setHidden(_ flag: Bool, _ widget: WidgetPointer) {
        var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
        var value = GValue()
        g_value_init(&value, .boolean)
        g_value_set_boolean(&value, flag ? 1 : 0)
        gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
        g_value_unset(&value)
    }

    static func set(_ property: GtkAccessibleProperty, _ number: Int32, of widget: WidgetPointer) {
        var properties = [property]
        var value = GValue()
        g_value_init(&value, .int)
        g_value_set_int(&value, number)
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }
}

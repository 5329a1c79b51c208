import CGtkPeer

/// A widget of a class of its own that asks the wall for its size and has it paint.
func makeWallWidget() -> UnsafeMutablePointer<GtkWidget> {
    let type = g_type_register_static_simple(
        gtk_widget_get_type(), "CardWall", guint(MemoryLayout<GtkWidgetClass>.size),
        { pointer, _ in setMethods(of: pointer!.cast(to: GtkWidgetClass.self)) },
        guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
    return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).cast(to: GtkWidget.self)
}

/// The wall paints what is in sight, so that it has to paint again when something else is.
func drawWhenScrolled(_ widget: UnsafeMutablePointer<GtkWidget>, in scroller: OpaquePointer) {
    let draw: @convention(c) (gpointer?, gpointer?) -> Void = { _, widget in
        gtk_widget_queue_draw(widget!.cast(to: GtkWidget.self))
    }
    g_signal_connect_data(
        gtk_scrolled_window_get_vadjustment(scroller), "value-changed", unsafeBitCast(draw, to: GCallback.self), widget,
        nil, GConnectFlags(rawValue: 0))
}

private func setMethods(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { widget, snapshot in wall.paint(on: snapshot!, widget: widget!) }
    widgetClass.pointee.measure = { _, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
        let length = orientation == GTK_ORIENTATION_HORIZONTAL ? wall.width : wall.height
        minimum?.pointee = length
        natural?.pointee = length
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
    }
}

extension UnsafeMutablePointer {
    func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
}

extension UnsafeMutableRawPointer {
    func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> { assumingMemoryBound(to: type) }
}

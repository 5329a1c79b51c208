import CGtk

/// The GtkWidget classes that a `Canvas` stands behind, registered from Swift: one per accessible role.
///
/// An instance carries a pointer to its canvas behind GtkWidget's own fields.
enum CanvasClass {
    static let container = register("SwiftUIContainer", GTK_ACCESSIBLE_ROLE_GROUP)
    static let text = register("SwiftUIText", GTK_ACCESSIBLE_ROLE_LABEL)
    static let heading = register("SwiftUIHeading", GTK_ACCESSIBLE_ROLE_HEADING)
    static let image = register("SwiftUIImage", GTK_ACCESSIBLE_ROLE_IMG)
    static let button = register("SwiftUIButton", GTK_ACCESSIBLE_ROLE_BUTTON)
    static let sheet = register("SwiftUISheet", GTK_ACCESSIBLE_ROLE_DIALOG)
    /// Something that is read aloud at once.
    static let alert = register("SwiftUIAlert", GTK_ACCESSIBLE_ROLE_ALERT)
    /// Content inside a control of GTK's own, which has the name and the role.
    static let content = register("SwiftUIContent", GTK_ACCESSIBLE_ROLE_PRESENTATION)

    private static let canvasOffset = MemoryLayout<GtkWidget>.size

    static func make(_ type: GType, for canvas: Canvas) -> WidgetPointer {
        let widget = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
        widget.storeBytes(
            of: Unmanaged.passUnretained(canvas).toOpaque(), toByteOffset: canvasOffset, as: gpointer?.self)
        return widget.assumingMemoryBound(to: GtkWidget.self)
    }

    /// The canvas is gone; the widget may live on for as long as GTK holds it.
    static func forget(_ widget: WidgetPointer) {
        widget.raw.storeBytes(of: nil, toByteOffset: canvasOffset, as: gpointer?.self)
    }

    private static func canvas(of widget: WidgetPointer?) -> Canvas? {
        guard let slot = widget?.raw.load(fromByteOffset: canvasOffset, as: gpointer?.self) else { return nil }
        return Unmanaged<Canvas>.fromOpaque(slot).takeUnretainedValue()
    }

    private static func register(_ name: String, _ role: GtkAccessibleRole) -> GType {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
        info.instance_size = guint16(canvasOffset + MemoryLayout<gpointer>.size)
        info.class_data = UnsafeRawPointer(bitPattern: UInt(role.rawValue))
        info.class_init = { pointer, data in
            let widgetClass = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
            CanvasClass.setFunctions(of: widgetClass)
            let role = GtkAccessibleRole(rawValue: UInt32(UInt(bitPattern: data)))
            gtk_widget_class_set_accessible_role(widgetClass, role)
            if role == GTK_ACCESSIBLE_ROLE_BUTTON { CanvasClass.addActivation(to: widgetClass) }
        }
        return g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
    }

    private static func setFunctions(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            let sizes = CanvasClass.canvas(of: widget)?.measure(orientation) ?? (minimum: 0, natural: 0)
            minimum?.pointee = sizes.minimum
            natural?.pointee = sizes.natural
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            CanvasClass.canvas(of: widget)?.allocate(width: width, height: height)
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            CanvasClass.canvas(of: widget)?.snapshot(snapshot!)
        }
        widgetClass.pointee.focus = { widget, direction in
            if let canvas = CanvasClass.canvas(of: widget), canvas.enter(direction) { return 1 }
            let parentClass = g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
            return parentClass.pointee.focus?(widget, direction) ?? 0
        }
        widgetClass.pointee.state_flags_changed = { widget, previous in
            CanvasClass.canvas(of: widget)?.stateChanged(from: previous)
        }
        let objectClass = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            let parentClass = g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GObjectClass.self)
            parentClass.pointee.dispose?(object)
        }
    }

    /// Return, Space and assistive technologies press a button through one action of its class.
    private static func addActivation(to widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_install_action(widgetClass, "click", nil) { widget, _, _ in
            CanvasClass.canvas(of: widget)?.activate?()
        }
        for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space] {
            let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
            gtk_widget_class_add_shortcut(widgetClass, gtk_shortcut_new(trigger, gtk_named_action_new("click")))
        }
    }
}

import CGtk
import Foundation
import SwiftUICore

/// The accent colour that a person chose for the whole desktop, followed as it changes.
///
/// libadwaita knows it from 1.6 on. With an older one it is read where libadwaita reads it, from the settings portal.
/// Source: XDG Desktop Portal, org.freedesktop.portal.Settings, `org.freedesktop.appearance` `accent-color`.
final class DesktopAccent {
    /// nil where the desktop has none.
    private(set) var color: ResolvedColor?
    /// Whether GTK's own controls have it without our doing.
    let isAdwaitas: Bool

    private let changed: () -> Void
    private var bus: OpaquePointer?
    private var subscription: guint = 0

    init(changed: @escaping () -> Void) {
        self.changed = changed
        let manager = adw_style_manager_get_default()!
        let managerClass = g_type_class_peek(adw_style_manager_get_type())!.assumingMemoryBound(to: GObjectClass.self)
        isAdwaitas = g_object_class_find_property(managerClass, Self.adwaitaProperty) != nil
        if isAdwaitas {
            color = Self.adwaitaColor(manager)
            Signal.notify(manager, "notify::" + Self.adwaitaProperty) { [weak self] in
                self?.show(Self.adwaitaColor(manager))
            }
        } else {
            askPortal()
        }
    }

    isolated deinit {
        guard let bus else { return }
        g_dbus_connection_signal_unsubscribe(bus, subscription)
        g_object_unref(bus.raw)
    }

    private func show(_ new: ResolvedColor?) {
        guard new != color else { return }
        color = new
        changed()
    }

    // MARK: libadwaita

    private static let adwaitaProperty = "accent-color-rgba"

    private static func adwaitaColor(_ manager: OpaquePointer) -> ResolvedColor? {
        var value = GValue()
        g_value_init(&value, gdk_rgba_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(manager.cast(to: GObject.self), adwaitaProperty, &value)
        return g_value_get_boxed(&value).map { ResolvedColor($0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
    }

    // MARK: The portal

    private static let namespace = "org.freedesktop.appearance"
    private static let key = "accent-color"

    /// Lets whoever answers find out whether there is still someone who asked.
    private final class Asker {
        weak var accent: DesktopAccent?
        init(_ accent: DesktopAccent) { self.accent = accent }
    }

    /// Asks without waiting: the window opens meanwhile.
    private func askPortal() {
        let connected: GAsyncReadyCallback = { _, result, data in
            let bus = g_bus_get_finish(result, nil)
            let asker = Unmanaged<Asker>.fromOpaque(data!).takeRetainedValue()
            guard let bus else { return }
            if let accent = asker.accent { accent.connected(to: bus) } else { g_object_unref(bus.raw) }
        }
        g_bus_get(G_BUS_TYPE_SESSION, nil, connected, Unmanaged.passRetained(Asker(self)).toOpaque())
    }

    private func connected(to bus: OpaquePointer) {
        self.bus = bus
        let heard: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
            let asker = Unmanaged<Asker>.fromOpaque(data!).takeUnretainedValue()
            guard Variant.string(parameters, 0) == DesktopAccent.namespace,
                Variant.string(parameters, 1) == DesktopAccent.key
            else { return }
            let value = g_variant_get_child_value(parameters, 2)
            defer { g_variant_unref(value) }
            asker.accent?.show(Variant.color(value))
        }
        subscription = g_dbus_connection_signal_subscribe(
            bus, nil, "org.freedesktop.portal.Settings", "SettingChanged", "/org/freedesktop/portal/desktop",
            Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE, heard, Unmanaged.passRetained(Asker(self)).toOpaque(),
            { data in Unmanaged<Asker>.fromOpaque(data!).release() })

        let answered: GAsyncReadyCallback = { source, result, data in
            let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
            let asker = Unmanaged<Asker>.fromOpaque(data!).takeRetainedValue()
            guard let answer else { return }
            defer { g_variant_unref(answer) }
            let value = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(value) }
            asker.accent?.show(Variant.color(value))
        }
        var parameters: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
        g_dbus_connection_call(
            bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings", "Read", g_variant_new_tuple(&parameters, 2), nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, answered, Unmanaged.passRetained(Asker(self)).toOpaque())
    }
}

/// Reading GVariants without GLib's variadic functions.
private enum Variant {
    static func string(_ tuple: OpaquePointer?, _ index: Int) -> String? {
        guard let child = g_variant_get_child_value(tuple, gsize(index)) else { return nil }
        defer { g_variant_unref(child) }
        return g_variant_get_string(child, nil).map { String(cString: $0) }
    }

    /// Three numbers from 0 to 1 within any number of variants; anything else means that there is no accent.
    static func color(_ value: OpaquePointer?) -> ResolvedColor? {
        guard let value else { return nil }
        if String(cString: g_variant_get_type_string(value)) == "v" {
            let inner = g_variant_get_variant(value)
            defer { g_variant_unref(inner) }
            return color(inner)
        }
        guard String(cString: g_variant_get_type_string(value)) == "(ddd)" else { return nil }
        let parts = (0..<3).map { index in
            let child = g_variant_get_child_value(value, gsize(index))
            defer { g_variant_unref(child) }
            return g_variant_get_double(child)
        }
        guard parts.allSatisfy((0...1).contains) else { return nil }
        return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2])
    }
}

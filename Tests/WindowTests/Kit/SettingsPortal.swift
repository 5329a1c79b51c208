import CAtspi
import Synchronization

/// The desktop's settings portal on the private session bus, with answers that a test decides.
///
/// Source: XDG Desktop Portal, org.freedesktop.portal.Settings.
@Desktop
final class SettingsPortal {
    enum Setting: Hashable, Sendable {
        case colorScheme
        case highContrast
        case accentColor

        fileprivate var namespace: String {
            self == .highContrast ? "org.gnome.desktop.a11y.interface" : "org.freedesktop.appearance"
        }

        fileprivate var key: String {
            switch self {
            case .colorScheme: "color-scheme"
            case .highContrast: "high-contrast"
            case .accentColor: "accent-color"
            }
        }
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private nonisolated static let interfaceName = "org.freedesktop.portal.Settings"
    private static let introspection = """
        <node><interface name="\(interfaceName)">
          <method name="Read">
            <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
          </method>
          <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        </interface></node>
        """

    private let bus: OpaquePointer
    private var registration: guint = 0
    /// In GVariant's text format. GDBus asks from a C function, which belongs to no actor.
    private let values: Mutex<[Setting: String]>

    init(_ values: [Setting: String] = [.colorScheme: "uint32 0", .highContrast: "false"]) throws {
        self.values = Mutex(values)
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
            throw ConditionNotMet(description: "there is no session bus")
        }
        self.bus = bus
        let node = g_dbus_node_info_new_for_xml(Self.introspection, nil)!
        defer { g_dbus_node_info_unref(node) }
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, _, parameters, invocation, data in
            let portal = Unmanaged<SettingsPortal>.fromOpaque(data!).takeUnretainedValue()
            let texts = (0..<2).map { index in
                let child = g_variant_get_child_value(parameters, gsize(index))
                defer { g_variant_unref(child) }
                return String(cString: g_variant_get_string(child, nil))
            }
            portal.answer(texts[0], texts[1], invocation)
        }
        registration = g_dbus_connection_register_object(
            bus, Self.path, node.pointee.interfaces[0], &functions, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        callBus("RequestName", "('\(Self.name)', uint32 4)")
    }

    isolated deinit {
        g_dbus_connection_unregister_object(bus, registration)
        callBus("ReleaseName", "('\(Self.name)',)")
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    /// Changes a setting as a person does in the desktop's control centre; the value is GVariant text.
    func set(_ setting: Setting, to value: String) {
        values.withLock { $0[setting] = value }
        g_dbus_connection_emit_signal(
            bus, nil, Self.path, Self.interfaceName, "SettingChanged",
            Self.variant("('\(setting.namespace)', '\(setting.key)', <\(value)>)"), nil)
        g_dbus_connection_flush_sync(bus, nil, nil)
    }

    private nonisolated func answer(_ namespace: String, _ key: String, _ call: OpaquePointer?) {
        let value = values.withLock { values in
            values.first { $0.key.namespace == namespace && $0.key.key == key }?.value
        }
        guard let value else {
            return g_dbus_method_invocation_return_dbus_error(
                call, "org.freedesktop.portal.Error.NotFound", "Requested setting not found")
        }
        // Read wraps its answer twice, by an old mistake that has to stay.
        g_dbus_method_invocation_return_value(call, Self.variant("(<<\(value)>>,)"))
    }

    private func callBus(_ method: String, _ arguments: String) {
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            Self.variant(arguments), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
        if let answer { g_variant_unref(answer) }
    }

    private nonisolated static func variant(_ text: String) -> OpaquePointer? {
        g_variant_parse(nil, text, nil, nil, nil)
    }
}

import CAtspi

/// An object of an application as a screen reader meets it. What a vanished object is asked has an empty answer.
@Desktop
final class Accessible {
    private let pointer: UnsafeMutablePointer<AtspiAccessible>

    /// Wraps an object whose reference the caller gives away.
    init?(taking pointer: UnsafeMutablePointer<AtspiAccessible>?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    isolated deinit { g_object_unref(pointer) }

    /// What kind of control it is.
    var role: Role { Role(atspi_accessible_get_role(pointer, nil)) }

    /// What a screen reader says first.
    var name: String { string(atspi_accessible_get_name(pointer, nil)) }

    /// What a screen reader says after the name.
    var accessibleDescription: String { string(atspi_accessible_get_description(pointer, nil)) }

    /// The process that owns it.
    var processIdentifier: Int32 { Int32(bitPattern: atspi_accessible_get_process_id(pointer, nil)) }

    var parent: Accessible? { Accessible(taking: atspi_accessible_get_parent(pointer, nil)) }

    var children: [Accessible] {
        let count = atspi_accessible_get_child_count(pointer, nil)
        return (0..<max(0, count)).compactMap {
            Accessible(taking: atspi_accessible_get_child_at_index(pointer, $0, nil))
        }
    }

    /// The whole text of a label or a field; empty where there is none.
    var text: String {
        guard let text = atspi_accessible_get_text_iface(pointer) else { return "" }
        defer { g_object_unref(text) }
        let length = atspi_text_get_character_count(text, nil)
        return length > 0 ? string(atspi_text_get_text(text, 0, length, nil)) : ""
    }

    /// Toolkit specific facts, such as "toolkit": "GTK".
    var attributes: [String: String] {
        guard let table = atspi_accessible_get_attributes(pointer, nil) else { return [:] }
        defer { g_hash_table_unref(table) }
        var attributes: [String: String] = [:]
        var iterator = GHashTableIter()
        var key: gpointer?
        var value: gpointer?
        g_hash_table_iter_init(&iterator, table)
        while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
            guard let key, let value else { continue }
            attributes[String(cString: key.assumingMemoryBound(to: CChar.self))] =
                String(cString: value.assumingMemoryBound(to: CChar.self))
        }
        return attributes
    }

    // MARK: States

    func has(_ state: AtspiStateType) -> Bool {
        guard let states = atspi_accessible_get_state_set(pointer) else { return false }
        defer { g_object_unref(states) }
        return atspi_state_set_contains(states, state) != 0
    }

    /// Whether it is the window that has the keyboard.
    var isActive: Bool { has(ATSPI_STATE_ACTIVE) }
    var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
    var isFocusable: Bool { has(ATSPI_STATE_FOCUSABLE) }
    /// GTK 4.8 says it of windows only; compare `bounds` for anything else.
    var isShowing: Bool { has(ATSPI_STATE_SHOWING) }
    var isVisible: Bool { has(ATSPI_STATE_VISIBLE) }
    var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }
    var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
    var isSelected: Bool { has(ATSPI_STATE_SELECTED) }

    // MARK: Place

    /// Its rectangle in points, in coordinates of its window.
    var bounds: Rectangle {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return .zero }
        defer { g_object_unref(component) }
        guard let extents = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil) else { return .zero }
        defer { g_free(extents) }
        return Rectangle(
            x: Int(extents.pointee.x), y: Int(extents.pointee.y), width: Int(extents.pointee.width),
            height: Int(extents.pointee.height))
    }

    /// The window that it is in.
    var window: Accessible? {
        var candidate: Accessible? = self
        while let object = candidate, !object.role.isWindow { candidate = object.parent }
        return candidate
    }

    // MARK: Actions

    /// The names of what can be done with it.
    var actions: [String] {
        withActions { actions in
            (0..<max(0, atspi_action_get_n_actions(actions, nil))).map {
                string(atspi_action_get_action_name(actions, $0, nil))
            }
        } ?? []
    }

    /// Does an action by its name; false when there is none, or when it is refused.
    @discardableResult
    func perform(_ action: String) -> Bool {
        guard let index = actions.firstIndex(of: action) else { return false }
        return withActions { atspi_action_do_action($0, gint(index), nil) != 0 } ?? false
    }

    /// Presses it as a screen reader does, whatever the toolkit calls that.
    func press() throws {
        for action in ["click", "press", "activate"] where perform(action) { return }
        throw NotPressable(description: "\(role) \"\(name)\" can't be pressed; its actions are \(actions)")
    }

    /// Asks for the keyboard's focus.
    @discardableResult
    func grabFocus() -> Bool {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return false }
        defer { g_object_unref(component) }
        return atspi_component_grab_focus(component, nil) != 0
    }

    private func withActions<Value>(_ body: (UnsafeMutablePointer<AtspiAction>) -> Value) -> Value? {
        guard let actions = atspi_accessible_get_action_iface(pointer) else { return nil }
        defer { g_object_unref(actions) }
        return body(actions)
    }

    /// A press of something that has no such action.
    struct NotPressable: Error, CustomStringConvertible {
        let description: String
    }
}

/// The same object has the same pointer as long as it is held.
extension Accessible: @Desktop Equatable {
    static func == (left: Accessible, right: Accessible) -> Bool {
        left.pointer == right.pointer
    }
}

/// A rectangle in whole points or pixels.
struct Rectangle: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

    var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
}

/// The text that a C function gives away; empty for none.
private func string(_ text: UnsafeMutablePointer<gchar>?) -> String {
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
}

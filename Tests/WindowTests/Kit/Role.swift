import CAtspi

/// What kind of thing an accessible object is; AT-SPI's number, since its names change between versions.
struct Role: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt32

    init(_ role: AtspiRole) { number = role.rawValue }

    static let application = Role(ATSPI_ROLE_APPLICATION)
    static let alert = Role(ATSPI_ROLE_ALERT)
    static let notification = Role(ATSPI_ROLE_NOTIFICATION)
    static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
    static let dialog = Role(ATSPI_ROLE_DIALOG)
    static let entry = Role(ATSPI_ROLE_ENTRY)
    static let frame = Role(ATSPI_ROLE_FRAME)
    static let heading = Role(ATSPI_ROLE_HEADING)
    static let image = Role(ATSPI_ROLE_IMAGE)
    static let label = Role(ATSPI_ROLE_LABEL)
    static let progressBar = Role(ATSPI_ROLE_PROGRESS_BAR)
    static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
    static let scrollPane = Role(ATSPI_ROLE_SCROLL_PANE)
    static let tab = Role(ATSPI_ROLE_PAGE_TAB)
    static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
    static let window = Role(ATSPI_ROLE_WINDOW)

    /// Whether it is a window of its own. A sheet drawn inside a window may have the role of a dialog too.
    var isWindow: Bool { self == .frame || self == .window }

    var description: String {
        guard let name = atspi_role_get_name(AtspiRole(number)) else { return "role \(number)" }
        defer { g_free(name) }
        return String(cString: name)
    }
}

import CXTest

/// The keyboard; what is typed goes to the window that has the focus.
@Desktop
enum Keyboard {
    /// A key by its X11 symbol.
    struct Key: Sendable {
        let symbol: Int32

        static let tab = Key(symbol: XK_Tab)
        static let `return` = Key(symbol: XK_Return)
        static let escape = Key(symbol: XK_Escape)
        static let space = Key(symbol: XK_space)
        static let up = Key(symbol: XK_Up)
        static let down = Key(symbol: XK_Down)
        static let left = Key(symbol: XK_Left)
        static let right = Key(symbol: XK_Right)
        static let pageUp = Key(symbol: XK_Page_Up)
        static let pageDown = Key(symbol: XK_Page_Down)
        static let home = Key(symbol: XK_Home)
        static let end = Key(symbol: XK_End)
        static let f1 = Key(symbol: XK_F1)

        /// The key of an ASCII letter or digit.
        static func character(_ character: Character) -> Key { Key(symbol: Int32(character.asciiValue ?? 0)) }
    }

    enum Modifier: Sendable {
        case control
        case shift
        case alt

        fileprivate var key: Key {
            switch self {
            case .control: Key(symbol: XK_Control_L)
            case .shift: Key(symbol: XK_Shift_L)
            case .alt: Key(symbol: XK_Alt_L)
            }
        }
    }

    /// Presses and releases a key while modifiers are held.
    static func press(_ key: Key, with modifiers: Modifier...) {
        for modifier in modifiers { send(modifier.key, down: true) }
        send(key, down: true)
        send(key, down: false)
        for modifier in modifiers.reversed() { send(modifier.key, down: false) }
    }

    private static func send(_ key: Key, down: Bool) {
        let display = Screen.shared.display
        let code = XKeysymToKeycode(display, KeySym(key.symbol))
        XTestFakeKeyEvent(display, UInt32(code), down ? 1 : 0, 0)
        XSync(display, 0)
    }
}

import CXTest

/// The mouse.
@Desktop
enum Pointer {
    enum Button: UInt32 {
        case primary = 1
        case middle = 2
        case secondary = 3
    }

    enum Direction: UInt32 {
        case up = 4
        case down = 5
        case left = 6
        case right = 7
    }

    /// Moves to a position on the screen.
    static func move(to position: (x: Int, y: Int)) {
        send { XTestFakeMotionEvent($0, -1, Int32(position.x), Int32(position.y), 0) }
    }

    static func click(at position: (x: Int, y: Int), _ button: Button = .primary, count: Int = 1) {
        move(to: position)
        for _ in 0..<count { press(button.rawValue) }
    }

    /// Turns the wheel by a number of notches over a position on the screen.
    static func scroll(_ direction: Direction, notches: Int = 1, at position: (x: Int, y: Int)) {
        move(to: position)
        for _ in 0..<notches { press(direction.rawValue) }
    }

    /// Where the pointer is.
    static var position: (x: Int, y: Int) {
        let display = Screen.shared.display
        var windows: (Window, Window) = (0, 0)
        var root: (x: Int32, y: Int32) = (0, 0)
        var inner: (x: Int32, y: Int32) = (0, 0)
        var mask: UInt32 = 0
        XQueryPointer(
            display, XDefaultRootWindow(display), &windows.0, &windows.1, &root.x, &root.y, &inner.x, &inner.y, &mask)
        return (Int(root.x), Int(root.y))
    }

    private static func press(_ button: UInt32) {
        send { XTestFakeButtonEvent($0, button, 1, 0) }
        send { XTestFakeButtonEvent($0, button, 0, 0) }
    }

    private static func send(_ event: (OpaquePointer) -> Int32) {
        _ = event(Screen.shared.display)
        XSync(Screen.shared.display, 0)
    }
}

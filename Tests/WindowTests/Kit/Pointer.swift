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

    /// Presses at one position, moves to another in steps, and lets go.
    static func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        move(to: start)
        send { XTestFakeButtonEvent($0, Button.primary.rawValue, 1, 0) }
        for step in 1...8 {
            move(to: (x: start.x + (end.x - start.x) * step / 8, y: start.y + (end.y - start.y) * step / 8))
        }
        send { XTestFakeButtonEvent($0, Button.primary.rawValue, 0, 0) }
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

import CXTest

/// What programs have copied, as another program that pastes gets it.
@Desktop
enum Clipboard {
    /// The text of a selection: `CLIPBOARD`, or `PRIMARY` for what is marked; nil while there is none.
    static func text(_ selection: String = "CLIPBOARD") -> String? {
        let display = Screen.shared.display
        let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        defer { XDestroyWindow(display, window) }
        let target = XInternAtom(display, "UTF8_STRING", 0)
        let property = XInternAtom(display, "PASTED", 0)
        XConvertSelection(display, XInternAtom(display, selection, 0), target, property, window, Time(CurrentTime))
        XSync(display, 0)
        var event = XEvent()
        let answer = try? wait(for: "the owner of the selection to answer", atMost: .seconds(1)) {
            XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 ? event.xselection.property : nil
        }
        guard let answer, answer != 0 else { return nil }
        var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var bytes: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, property, 0, 1 << 16, 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &bytes)
        defer { if let bytes { XFree(bytes) } }
        return bytes.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self) }
    }
}

import CXTest

/// The settings that a desktop gives its programs on X11, as its settings daemon does; gone when it is let go.
///
/// Source: XSETTINGS protocol and format, freedesktop.org.
@Desktop
final class XSettings {
    private let window: Window
    private var serial: UInt32 = 0
    private var numbers: [String: Int32]
    private var texts: [String: String]

    private static var display: OpaquePointer { Screen.shared.display }

    /// - Parameters:
    ///   - numbers: By name; `Xft/DPI` is in 1024ths of a dot an inch.
    init(numbers: [String: Int32] = [:], texts: [String: String] = [:]) {
        self.numbers = numbers
        self.texts = texts
        let root = XDefaultRootWindow(Self.display)
        window = XCreateSimpleWindow(Self.display, root, -10, -10, 1, 1, 0, 0, 0)
        publish()
        let selection = Self.atom("_XSETTINGS_S0")
        XSetSelectionOwner(Self.display, selection, window, Time(CurrentTime))
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = root
        event.xclient.message_type = Self.atom("MANAGER")
        event.xclient.format = 32
        event.xclient.data.l = (Int(CurrentTime), Int(selection), Int(window), 0, 0)
        XSendEvent(Self.display, root, 0, StructureNotifyMask, &event)
        XSync(Self.display, 0)
    }

    isolated deinit {
        XDestroyWindow(Self.display, window)
        XSync(Self.display, 0)
    }

    func set(_ name: String, to number: Int32) {
        numbers[name] = number
        publish()
    }

    func set(_ name: String, to text: String) {
        texts[name] = text
        publish()
    }

    private func publish() {
        serial += 1
        var data: [UInt8] = [0, 0, 0, 0]
        append(serial, to: &data)
        append(UInt32(numbers.count + texts.count), to: &data)
        for (name, number) in numbers {
            appendHead(of: name, type: 0, to: &data)
            append(UInt32(bitPattern: number), to: &data)
        }
        for (name, text) in texts {
            appendHead(of: name, type: 1, to: &data)
            append(UInt32(text.utf8.count), to: &data)
            appendPadded(text, to: &data)
        }
        let property = Self.atom("_XSETTINGS_SETTINGS")
        XChangeProperty(Self.display, window, property, property, 8, PropModeReplace, data, Int32(data.count))
        XSync(Self.display, 0)
    }

    private func appendHead(of name: String, type: UInt8, to data: inout [UInt8]) {
        let length = UInt16(name.utf8.count)
        data += [type, 0, UInt8(length & 255), UInt8(length >> 8)]
        appendPadded(name, to: &data)
        append(serial, to: &data)
    }

    private func append(_ number: UInt32, to data: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { data += $0 }
    }

    private func appendPadded(_ text: String, to data: inout [UInt8]) {
        data += text.utf8
        while data.count % 4 != 0 { data.append(0) }
    }

    private static func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
}

import CXTest
import Foundation

/// The private display: its windows, and what is to be seen on it.
@Desktop
final class Screen {
    static let shared = Screen()

    let display: OpaquePointer
    private let root: Window

    private init() {
        guard let display = XOpenDisplay(nil) else { preconditionFailure("DISPLAY names no display") }
        // A window may vanish between two questions; Xlib would end the process for that.
        XSetErrorHandler { _, _ in 0 }
        self.display = display
        root = XDefaultRootWindow(display)
    }

    /// A window on the screen with its place.
    struct TopLevel: Equatable {
        let identifier: UInt
        let title: String
        let frame: Rectangle
    }

    /// The visible windows of a process, from the lowest to the topmost.
    func windows(of process: Int32) -> [TopLevel] {
        guard let identifier = UInt(exactly: process) else { return [] }
        return children(of: root).compactMap { window in
            var attributes = XWindowAttributes()
            guard XGetWindowAttributes(display, window, &attributes) != 0, attributes.map_state == IsViewable,
                property("_NET_WM_PID", of: window, as: UInt.self).first == identifier
            else { return nil }
            let title = property("_NET_WM_NAME", of: window, as: UInt8.self)
            return TopLevel(
                identifier: UInt(window), title: String(decoding: title, as: UTF8.self),
                frame: Rectangle(
                    x: Int(attributes.x), y: Int(attributes.y), width: Int(attributes.width),
                    height: Int(attributes.height)))
        }
    }

    /// Instance and class of a window, by which a desktop finds the program's entry.
    func classNames(of window: TopLevel) -> [String] {
        property("WM_CLASS", of: Window(window.identifier), as: UInt8.self).split(separator: 0)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Gives a window the keyboard, as a window manager would; there is none on this display.
    func focus(_ window: TopLevel) {
        XSetInputFocus(display, Window(window.identifier), RevertToParent, Time(CurrentTime))
        XSync(display, 0)
    }

    /// Gives a window another size, as a person does who drags its corner.
    func resize(_ window: TopLevel, width: Int, height: Int) {
        XResizeWindow(display, Window(window.identifier), UInt32(width), UInt32(height))
        XSync(display, 0)
    }

    /// Puts a window's upper left corner there, as a person does who drags it.
    func move(_ window: TopLevel, to place: (x: Int, y: Int)) {
        XMoveWindow(display, Window(window.identifier), Int32(place.x), Int32(place.y))
        XSync(display, 0)
    }

    /// What a part of the screen looks like now.
    func picture(of area: Rectangle) -> Picture? {
        let width = XDisplayWidth(display, XDefaultScreen(display))
        let height = XDisplayHeight(display, XDefaultScreen(display))
        let left = max(0, area.x)
        let top = max(0, area.y)
        let right = min(Int(width), area.x + area.width)
        let bottom = min(Int(height), area.y + area.height)
        guard right > left, bottom > top,
            let image = XGetImage(
                display, root, Int32(left), Int32(top), UInt32(right - left), UInt32(bottom - top),
                UInt(bitPattern: -1),
                ZPixmap)
        else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        var pixels: [UInt8] = []
        pixels.reserveCapacity((right - left) * (bottom - top) * 3)
        for y in 0..<(bottom - top) {
            let row = UnsafeRawPointer(image.pointee.data).advanced(by: y * Int(image.pointee.bytes_per_line))
            for x in 0..<(right - left) {
                let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                pixels += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
            }
        }
        return Picture(width: right - left, height: bottom - top, pixels: pixels)
    }

    /// Waits until a part of the screen looks different from a picture of it.
    func waitForChange(from picture: Picture, of area: Rectangle, atMost limit: Duration = .seconds(10)) throws {
        try wait(for: "a change on the screen in \(area)", atMost: limit) { self.picture(of: area) != picture }
    }

    private func children(of window: Window) -> [Window] {
        var root: Window = 0
        var parent: Window = 0
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list else { return [] }
        defer { XFree(list) }
        return Array(UnsafeBufferPointer(start: list, count: Int(count)))
    }

    private func property<Element: BitwiseCopyable>(
        _ name: String, of window: Window, as type: Element.Type
    ) -> [Element] {
        var actualType: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let atom = XInternAtom(display, name, 0)
        guard
            XGetWindowProperty(
                display, window, atom, 0, 1024, 0, 0, &actualType, &format, &count, &rest, &data) == 0,
            let data
        else { return [] }
        defer { XFree(data) }
        return (0..<Int(count)).map {
            UnsafeRawPointer(data).loadUnaligned(fromByteOffset: $0 * MemoryLayout<Element>.stride, as: type)
        }
    }
}

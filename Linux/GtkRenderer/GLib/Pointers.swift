import CGtk
import Foundation

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// GObject classes are cast by pointer; which of Swift's three pointer types C's turn into depends on the header.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// For classes whose struct is private, as AdwHeaderBar or GtkScrolledWindow, and for interfaces.
    var opaque: OpaquePointer { OpaquePointer(self) }
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: type)
    }
}

extension OpaquePointer {
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: type)
    }
}

/// A strong reference to a GObject.
final class ObjectReference {
    let pointer: OpaquePointer

    /// Takes over a reference that the caller owns.
    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension GType {
    // The G_TYPE_… macros: a fundamental type is its number, shifted by two.
    static let boolean = GType(5 << 2)
    static let int = GType(6 << 2)
    static let string = GType(16 << 2)
}

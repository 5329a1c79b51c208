import CGtk

/// Signal handlers as Swift closures, one function per shape of C callback.
///
/// The closure lives as long as the object or its connection. GTK emits signals on the main thread only.
enum Signal {
    private final class Box<Body> {
        let body: Body
        init(_ body: Body) { self.body = body }
    }

    @discardableResult
    private static func connect<Body>(
        _ object: OpaquePointer, _ name: String, _ body: Body, _ thunk: GCallback
    ) -> gulong {
        let box = Unmanaged.passRetained(Box(body)).toOpaque()
        let release: GClosureNotify = { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }
        return g_signal_connect_data(
            UnsafeMutableRawPointer(object), name, thunk, box, release, GConnectFlags(rawValue: 0))
    }

    private static func body<Body>(_ data: gpointer?, as type: Body.Type) -> Body {
        Unmanaged<Box<Body>>.fromOpaque(data!).takeUnretainedValue().body
    }

    typealias Plain = () -> Void

    /// A signal without arguments. The answer takes `g_signal_handler_disconnect`.
    @discardableResult
    static func connect(_ object: OpaquePointer, _ name: String, _ body: @escaping Plain) -> gulong {
        let thunk: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Signal.body(data, as: Plain.self)() }
        return connect(object, name, body, unsafeBitCast(thunk, to: GCallback.self))
    }

    /// `notify::property`, or any signal with one argument that is a pointer and of no interest.
    static func notify(_ object: OpaquePointer, _ name: String, _ body: @escaping Plain) {
        let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            Signal.body(data, as: Plain.self)()
        }
        connect(object, name, body, unsafeBitCast(thunk, to: GCallback.self))
    }

    /// A signal without arguments that asks whether it has been handled.
    static func ask(_ object: OpaquePointer, _ name: String, _ body: @escaping () -> Bool) {
        let thunk: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            Signal.body(data, as: (() -> Bool).self)() ? 1 : 0
        }
        connect(object, name, body, unsafeBitCast(thunk, to: GCallback.self))
    }

    typealias Press = (_ count: Int32, _ x: Double, _ y: Double) -> Void

    /// `pressed` and `released` of GtkGestureClick.
    static func press(_ object: OpaquePointer, _ name: String, _ body: @escaping Press) {
        let thunk: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer?) -> Void = { _, count, x, y, data in
            Signal.body(data, as: Press.self)(count, x, y)
        }
        connect(object, name, body, unsafeBitCast(thunk, to: GCallback.self))
    }

    typealias Position = (_ x: Double, _ y: Double) -> Void

    /// `enter` and `motion` of GtkEventControllerMotion, and the signals of GtkGestureDrag.
    static func position(_ object: OpaquePointer, _ name: String, _ body: @escaping Position) {
        let thunk: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void = { _, x, y, data in
            Signal.body(data, as: Position.self)(x, y)
        }
        connect(object, name, body, unsafeBitCast(thunk, to: GCallback.self))
    }

    typealias Scroll = (_ dx: Double, _ dy: Double) -> Bool

    /// `scroll` of GtkEventControllerScroll.
    static func scroll(_ object: OpaquePointer, _ body: @escaping Scroll) {
        let thunk: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> gboolean = { _, dx, dy, data in
            Signal.body(data, as: Scroll.self)(dx, dy) ? 1 : 0
        }
        connect(object, "scroll", body, unsafeBitCast(thunk, to: GCallback.self))
    }

    typealias Key = (_ key: UInt32, _ state: GdkModifierType) -> Bool

    /// `key-pressed` of GtkEventControllerKey.
    static func key(_ object: OpaquePointer, _ body: @escaping Key) {
        let thunk: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, key, _, state, data in
            Signal.body(data, as: Key.self)(key, state) ? 1 : 0
        }
        connect(object, "key-pressed", body, unsafeBitCast(thunk, to: GCallback.self))
    }
}

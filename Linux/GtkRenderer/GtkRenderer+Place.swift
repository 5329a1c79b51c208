import CGtk
package import Foundation

/// The window's place on the screen, where the windowing system lets a program know it.
///
/// GTK 4 has no word for it. X11 has; its functions are looked up at run time, because GTK may be built without X11.
/// On Wayland the compositor alone decides.
extension GtkRenderer {
    /// The place of the window's upper left corner, in pixels; nil where that isn't known.
    package var windowPlace: CGPoint? {
        guard let x11 = X11Window(window), let translate = X11Window.translate else { return nil }
        var position: (x: Int32, y: Int32) = (0, 0)
        var child: UInt = 0
        guard translate(x11.display, x11.window, x11.root, 0, 0, &position.x, &position.y, &child) != 0 else {
            return nil
        }
        return CGPoint(x: Int(position.x), y: Int(position.y))
    }

    /// Moves the shown window there; does nothing where a program can't.
    package func moveWindow(to place: CGPoint) {
        guard let x11 = X11Window(window), let move = X11Window.move else { return }
        _ = move(x11.display, x11.window, Int32(place.x), Int32(place.y))
    }

    /// The window's size in points: what `present` takes to show one of the same size.
    package var windowSize: CGSize {
        var size: (width: Int32, height: Int32) = (0, 0)
        gtk_window_get_default_size(window.cast(to: GtkWindow.self), &size.width, &size.height)
        return CGSize(width: Int(size.width), height: Int(size.height))
    }
}

/// A GTK window as X11 knows it; nil on other windowing systems and before it's shown.
private struct X11Window {
    typealias Translate =
        @convention(c) (
            OpaquePointer, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>
        ) -> Int32
    typealias Move = @convention(c) (OpaquePointer, UInt, Int32, Int32) -> Int32
    private typealias SurfaceWindow = @convention(c) (OpaquePointer) -> UInt
    private typealias DisplayPointer = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias DefaultRoot = @convention(c) (OpaquePointer) -> UInt

    static let translate = symbol("XTranslateCoordinates", as: Translate.self)
    static let move = symbol("XMoveWindow", as: Move.self)

    let display: OpaquePointer
    let window: UInt
    let root: UInt

    init?(_ widget: WidgetPointer) {
        guard let surface = gtk_native_get_surface(widget.opaque), let gdkDisplay = gdk_surface_get_display(surface),
            String(cString: g_type_name_from_instance(surface.cast(to: GTypeInstance.self))).hasPrefix("GdkX11"),
            let windowOf = Self.symbol("gdk_x11_surface_get_xid", as: SurfaceWindow.self),
            let displayOf = Self.symbol("gdk_x11_display_get_xdisplay", as: DisplayPointer.self),
            let rootOf = Self.symbol("XDefaultRootWindow", as: DefaultRoot.self), let display = displayOf(gdkDisplay)
        else { return nil }
        self.display = display
        window = windowOf(surface)
        root = rootOf(display)
    }

    private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
        // A null handle stands for everything that is loaded (RTLD_DEFAULT).
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}

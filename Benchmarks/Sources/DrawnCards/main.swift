// The screen of picture cards drawn by hand: one widget class over GTK that paints the cards in sight. The floor for
// what a window of cards costs; it has no buttons.
//
// usage: DrawnCards COUNT PICTURES

import CGtkPeer
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[1]) else {
    FileHandle.standardError.write(Data("usage: DrawnCards COUNT PICTURES\n".utf8))
    exit(2)
}
let wall = CardWall(count: count, pictures: arguments[2])

gtk_init()
let window = gtk_window_new()!.cast(to: GtkWindow.self)
gtk_window_set_title(window, "Cards")
gtk_window_set_default_size(window, 800, 700)
let scroller = gtk_scrolled_window_new()!
let widget = makeWallWidget()
gtk_scrolled_window_set_child(OpaquePointer(scroller), widget)
drawWhenScrolled(widget, in: OpaquePointer(scroller))
gtk_window_set_child(window, scroller)
gtk_window_present(window)
g_main_loop_run(g_main_loop_new(nil, 0))

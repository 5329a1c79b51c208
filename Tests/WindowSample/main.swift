// A small GTK program of known content, on which the window test kit itself is tried.

import CGtk

let rows = (1...60).map {
    "<child><object class='GtkButton'><property name='label'>Row \($0)</property></object></child>"
}
let interface = """
    <interface>
      <object class='GtkWindow' id='window'>
        <property name='title'>Window sample</property>
        <property name='default-width'>400</property>
        <property name='default-height'>300</property>
        <child type='titlebar'><object class='GtkHeaderBar'/></child>
        <child><object class='GtkBox'>
          <property name='orientation'>vertical</property>
          <child><object class='GtkLabel' id='label'><property name='label'>Pressed 0 times</property></object></child>
          <child><object class='GtkButton' id='button'><property name='label'>Press me</property></object></child>
          <child><object class='GtkScrolledWindow'>
            <property name='vexpand'>1</property>
            <child><object class='GtkBox'><property name='orientation'>vertical</property>\(rows.joined())</object></child>
          </object></child>
        </object></child>
      </object>
    </interface>
    """

gtk_init()
let builder = gtk_builder_new_from_string(interface, -1)
let window = gtk_builder_get_object(builder, "window")
let loop = g_main_loop_new(nil, 0)
var presses = 0

typealias Handler = @convention(c) (gpointer?, gpointer?) -> gboolean

func connect(_ name: String, _ signal: String, to handler: @escaping Handler) {
    g_signal_connect_data(
        gtk_builder_get_object(builder, name), signal, unsafeBitCast(handler, to: GCallback.self), nil, nil,
        GConnectFlags(0))
}

connect("button", "clicked") { _, _ in
    MainActor.assumeIsolated {
        presses += 1
        gtk_label_set_text(OpaquePointer(gtk_builder_get_object(builder, "label")), "Pressed \(presses) times")
        print("pressed \(presses)")
        fflush(nil)
    }
    return 0
}
connect("window", "close-request") { _, _ in
    MainActor.assumeIsolated { g_main_loop_quit(loop) }
    return 0
}

gtk_window_present(UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self))
print("ready")
fflush(nil)
g_main_loop_run(loop)

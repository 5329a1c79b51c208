import CGtk
import Foundation
import SwiftUICore

extension GtkRenderer {
    /// Shows the keys that do something now: those of the buttons that are shown, and those of every window.
    func showShortcuts() {
        let groups = [
            ("Actions", reachableShortcuts().map { ($0.accelerator, $0.title) }),
            ("Tabs", tabPeer == nil || !sheets.isEmpty ? [] : Self.tabShortcuts),
            ("Window", Self.windowShortcuts),
        ]
        let interface = ShortcutsInterface(groups: groups.filter { !$0.1.isEmpty }).xml
        let builder = gtk_builder_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        guard gtk_builder_add_from_string(builder, interface, -1, nil) != 0,
            let object = gtk_builder_get_object(builder, "shortcuts")
        else { return }
        let shortcuts = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_transient_for(shortcuts, window.cast(to: GtkWindow.self))
        gtk_window_present(shortcuts)
    }

    private static let tabShortcuts = [
        ("<Control>1...9", "Switch to a tab by its place"),
        ("<Control>Page_Up <Control>Page_Down", "Switch to the previous or the next tab"),
    ]

    private static let windowShortcuts = [
        ("Tab <Shift>Tab", "Move to the next or the previous control"),
        ("Left Right Up Down", "Move between neighbours, or scroll"),
        ("Return space", "Press what is chosen"),
        ("Page_Up Page_Down", "Scroll by a page"),
        ("Home End", "Scroll to the beginning or the end"),
        ("Escape", "Close the sheet"),
        ("<Control>question F1", "Show these shortcuts"),
        ("<Control>w <Control>q", "Close the window"),
    ]

    /// In the order in which a reader meets the buttons.
    private func reachableShortcuts() -> [(accelerator: String, title: String)] {
        shortcuts.all
            .compactMap { id, shortcut in reachablePeer(id).map { (id, shortcut, $0) } }
            .sorted { $0.0.rawValue < $1.0.rawValue }
            .compactMap { _, shortcut, peer in
                let title = peer.element.accessibility.label
                guard !title.isEmpty, let accelerator = shortcut.accelerator else { return nil }
                return (accelerator, title)
            }
    }

    /// The peer of a button that a shortcut may press: one that is shown and, beneath a sheet, none.
    func reachablePeer(_ id: ElementID) -> Peer? {
        guard let peer = existingPeer(id), gtk_widget_get_mapped(peer.widget) != 0 else { return nil }
        if let sheet = sheets.last, gtk_widget_is_ancestor(peer.widget, sheet.widget) == 0 { return nil }
        return peer
    }
}

/// What GtkBuilder makes a GtkShortcutsWindow of, which before GTK 4.14 nothing else can fill.
struct ShortcutsInterface {
    let groups: [(title: String, shortcuts: [(accelerator: String, title: String)])]

    init(groups: [(String, [(String, String)])]) {
        self.groups = groups.map { (title: $0.0, shortcuts: $0.1.map { (accelerator: $0.0, title: $0.1) }) }
    }

    var xml: String {
        let children = groups.map { group in
            let shortcuts = group.shortcuts.map {
                object("GtkShortcutsShortcut", [("accelerator", $0.accelerator), ("title", $0.title)])
            }
            return object("GtkShortcutsGroup", [("title", group.title)], children: shortcuts)
        }
        let section = object(
            "GtkShortcutsSection", [("section-name", "shortcuts"), ("max-height", "12"), ("visible", "1")],
            children: children)
        let window = object(
            "GtkShortcutsWindow", id: "shortcuts", [("title", "Keyboard Shortcuts"), ("modal", "1")],
            children: [section])
        return "<interface>\(window)</interface>"
    }

    private func object(
        _ type: String, id: String? = nil, _ properties: [(String, String)], children: [String] = []
    ) -> String {
        let identifier = id.map { " id='\($0)'" } ?? ""
        let values = properties.map { "<property name='\($0.0)'>\(Self.escaped($0.1))</property>" }.joined()
        let inner = children.map { "<child>\($0)</child>" }.joined()
        return "<object class='\(type)'\(identifier)>\(values)\(inner)</object>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

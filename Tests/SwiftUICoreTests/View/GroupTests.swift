import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct GroupTests {
    @Test func `toolbar items in a group are those of the toolbar, in order`() throws {
        let window = InMemoryWindow(
            NavigationStack {
                Text("content").toolbar {
                    Group {
                        ToolbarItem { Button("a") {} }
                        ToolbarItem { Button("b") {} }
                    }
                    ToolbarItem { Button("c") {} }
                }
            }, showsBars: true)
        #expect(window.buttons == ["a", "b", "c"])
    }

    @Test func `a scene in a group is the app's scene`() throws {
        let scene = Group { WindowGroup("Title") { Text("content") } }
        #expect(scene.window?.title == "Title")
    }
}

import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite struct SceneTests {
    private struct Sized: Scene {
        var body: some Scene {
            WindowGroup("Sized") { Text("content") }
                .defaultSize(width: 300, height: 200)
        }
    }

    @Test func `a window without modifiers has no size of its own and is restored`() throws {
        let window = try #require(WindowGroup("Plain") { Text("content") }.window)
        #expect(window.title == "Plain")
        #expect(window.defaultSize == nil)
        #expect(window.restoresState)
    }

    @Test func `the size nearest to the window counts, through scenes of the app's own`() throws {
        let window = try #require(Sized().defaultSize(CGSize(width: 1, height: 1)).window)
        #expect(window.defaultSize == CGSize(width: 300, height: 200))
        #expect(window.title == "Sized")
    }

    @Test func `a window that is not to be restored says so`() throws {
        #expect(try !#require(Sized().restorationBehavior(.disabled).window).restoresState)
        #expect(try #require(Sized().restorationBehavior(.automatic).window).restoresState)
    }
}

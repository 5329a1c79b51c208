import Combine
import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct AppStateTests {
    final class Model: ObservableObject {
        static var made = 0
        @Published var text = "a"

        init() { Model.made += 1 }
    }

    private struct Setting: View {
        @Binding var count: Int
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct Sample: App {
        @State private var count = 0
        @StateObject private var model = Model()
        @Environment(\.colorScheme) private var scheme

        var body: some Scene {
            WindowGroup("Sample") {
                VStack {
                    Setting(count: $count)
                    Text("app \(count) \(model.text) \(scheme == .dark ? "dark" : "light")")
                    Button("Rename") { model.text = "b" }
                }
            }
        }
    }

    @Test func `an app has state and objects, and its window follows them`() throws {
        let app = Sample()
        // As when the window's size and title are asked for, before there is a window.
        #expect(app.body.window?.title == "Sample")
        #expect(Model.made == 1)
        let window = InMemoryWindow(AppContent(app))
        #expect(window.texts.contains("app 0 a light"))
        try window.press("count 0")
        try window.press("count 1")
        #expect(window.texts.contains("app 2 a light"))
        try window.press("Rename")
        #expect(window.texts.contains("app 2 b light"))
        window.graph.settingsChanged(DesktopSettings(isDark: true))
        window.settle()
        #expect(window.texts.contains("app 2 b dark"))
        #expect(Model.made == 1)
    }
}

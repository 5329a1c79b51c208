// The smallest program of its own: a window, state, a model that uses Combine, and a preview.
import SwiftUI

@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { CounterView(counter: Counter()) }
            .defaultSize(width: 320, height: 200)
    }
}

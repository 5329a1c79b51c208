// The composition root: here, and nowhere else, the parts are put together.

import SwapiKit
import SwapiUI
import SwiftUI

@main
struct SwapiDemoApp: App {
    private let composition = Composition(configuration: Configuration.current())

    var body: some Scene {
        WindowGroup("Star Wars Archive") {
            ContentView(
                charactersViewModel: composition.charactersViewModel, films: composition.films,
                details: composition.details)
        }
    }
}

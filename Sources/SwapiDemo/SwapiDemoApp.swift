// The composition root: here, and nowhere else, the parts are put together.

import SwapiKit
import SwapiUI
import SwiftUI

@main
struct SwapiDemoApp: App {
    private let composition: Composition
    private let options: LaunchOptions

    init() {
        options = Launch.options()
        composition = Composition(options: options)
    }

    var body: some Scene {
        WindowGroup("Star Wars Archive") {
            composition.content.environment(composition.pictures)
        }
        .defaultSize(options.windowSize ?? CGSize(width: 920, height: 720))
        #if os(Linux)
            // A size that was asked for is not overridden by the one that the window had last.
            .restorationBehavior(options.windowSize == nil ? .automatic : .disabled)
        #endif
    }
}

// The screen of picture cards, in SwiftUI. Benchmarks/cards starts it and its peers, and measures from outside.
import SwiftUI

@main struct CardsApp: App {
    var body: some Scene {
        WindowGroup("Cards") {
            switch Options.current.state {
            case .card: CardScreen()
            case .parent: SharedCardScreen()
            }
        }
        .defaultSize(width: 800, height: 700)
    }
}

// The button that asks for fresh facts.

import SwiftUI

/// Refreshes a section, and says so to those who don't see it.
struct RefreshButton<Model: RefreshableModel>: View {
    let model: Model

    var body: some View {
        Button("Refresh", systemImage: "arrow.clockwise") {
            Task { await refresh() }
        }
        .keyboardShortcut("r")
        .help("Refresh (Ctrl-R)")
        .disabled(!model.mayRefresh)
    }

    private func refresh() async {
        // Where facts are fresh or a refresh fails the banner says so.
        if model.catalogue?.isFresh != true { Spoken.say("Refreshing…") }
        await model.refreshPulled()
        if model.notice == nil { Spoken.say("Refreshed") }
    }
}

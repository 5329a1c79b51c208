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
        let (press, before) = (model.brake.next, model.notice)
        // Where facts are fresh or a refresh fails the banner says so.
        if press == .meant, model.catalogue?.isFresh != true { Spoken.say("Refreshing…") }
        await model.refreshPulled()
        guard press != .repeated else { return }
        guard let notice = model.notice else { return Spoken.say("Refreshed") }
        // The banner speaks when it changes; who asks again is to hear again what stands there.
        if notice == before { Spoken.say(notice.text) }
    }
}

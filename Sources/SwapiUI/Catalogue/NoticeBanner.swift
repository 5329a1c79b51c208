// The banner under the header while there is something to say about the facts.

import SwiftUI

/// Puts the model's message above the content; it leaves when its cause is gone.
struct NoticeBanner<Model: RefreshableModel, Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    /// The message whose cause is being tried once more.
    @State private var retried: Notice?

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                if let notice = retried?.retried ?? model.notice {
                    banner(notice)
                        .padding(.horizontal, Metrics.pageMargin(width: proxy.size.width))
                        .padding(.vertical, 8)
                }
                content
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    private func banner(_ notice: Notice) -> some View {
        Banner(text: notice.text, isGood: notice.isGood, action: action(notice))
            .disabled(retried != nil)
            .onAppear { Spoken.say(notice.text) }
            .onChange(of: notice) { Spoken.say(notice.text) }
    }

    private func action(_ notice: Notice) -> Banner.Action? {
        switch notice.action {
        case .retry: Banner.Action(title: "Retry") { Task { await retry(notice) } }
        case .dismiss: Banner.Action(title: "Dismiss") { model.noticeDismissed() }
        case nil: nil
        }
    }

    /// What fails at once is seen to have been tried all the same.
    private func retry(_ notice: Notice) async {
        guard retried == nil else { return }
        retried = notice
        async let pause: Void? = try? Task.sleep(for: .milliseconds(700))
        model.brake.release()
        await model.refreshPulled()
        if model.notice != nil { _ = await pause }
        retried = nil
    }
}

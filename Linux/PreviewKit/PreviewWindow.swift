// One preview in a window.

import Foundation
import GtkRenderer
import Observation
import SwiftUICore

/// Shows a preview until its window is closed, or the process that watches its source says so.
final class PreviewWindow {
    private let renderer: GtkRenderer
    private let graph: ViewGraph
    private let status = BuildStatus()
    private let frame: WindowFrame?
    private let link: PreviewLink<PreviewReport, PreviewOrder>?

    init(_ preview: NamedPreview, frame: WindowFrame?, isInSession: Bool) throws {
        self.frame = frame
        link = isInSession ? PreviewLink(descriptor: 0) : nil
        renderer = try GtkRenderer()
        graph = ViewGraph(
            PreviewStage(content: AnyView(preview.record.makeBody()), layout: preview.layout, status: status),
            title: preview.name, renderer: renderer, settings: renderer.settings)
        renderer.present(
            host: graph, defaultSize: frame?.size ?? firstSize(for: preview.layout),
            minimumSize: CGSize(width: 200, height: 120))
    }

    func run() {
        if let link {
            renderer.afterNextFrame { [self] in
                if let place = frame?.place { renderer.moveWindow(to: CGPoint(x: place.x, y: place.y)) }
                link.send(.shown)
            }
            MainLoop.whenReadable(link.descriptor) { [self] in
                guard let orders = link.receive() else {
                    // Nobody watches any more.
                    MainLoop.quit()
                    return false
                }
                orders.forEach(follow)
                return true
            }
        }
        MainLoop.run()
    }

    private func follow(_ order: PreviewOrder) {
        switch order {
        case .tellFrame:
            let size = renderer.windowSize
            link?.send(
                .frame(
                    WindowFrame(
                        width: Int(size.width), height: Int(size.height),
                        place: renderer.windowPlace.map { .init(x: Int($0.x), y: Int($0.y)) })))
        case .showFailure(let text): status.failure = text
        case .close: MainLoop.quit()
        }
    }

    /// As large as the preview's container, and some room around one that would be smaller than a window.
    private func firstSize(for layout: PreviewLayoutTrait) -> CGSize {
        guard layout != .device else { return PreviewLayoutTrait.deviceSize }
        let fitting = graph.fittingSize(in: PreviewLayoutTrait.deviceSize)
        return CGSize(width: max(360, fitting.width + 40), height: max(240, fitting.height + 40))
    }
}

/// What became of the last build.
@Observable
final class BuildStatus {
    /// What the compiler said, if it failed.
    var failure: String?
}

/// A preview in its container; below it, why it isn't newer.
private struct PreviewStage: View {
    let content: AnyView
    let layout: PreviewLayoutTrait
    let status: BuildStatus

    var body: some View {
        VStack(spacing: 0) {
            // By itself the container is in the middle of the window.
            container
                .frame(maxWidth: room, maxHeight: room)
            if let failure = status.failure {
                BuildFailure(text: failure)
            }
        }
    }

    private var room: CGFloat? { status.failure == nil ? nil : .infinity }

    @ViewBuilder private var container: some View {
        if case .fixed(let width, let height) = layout {
            content.frame(width: width, height: height)
        } else {
            content
        }
    }
}

/// The compiler's words.
private struct BuildFailure: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: "The last change can't be shown")
                .font(.headline)
            ViewThatFits(in: .vertical) {
                message
                ScrollView { message }
            }
            .frame(maxHeight: 160)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundStyle(Color.white)
        .background(Color(red: 0.55, green: 0.1, blue: 0.08))
    }

    private var message: some View {
        Text(verbatim: text)
            .font(.footnote.monospaced())
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

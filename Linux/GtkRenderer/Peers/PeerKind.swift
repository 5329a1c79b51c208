import CGtk
import SwiftUICore

/// Which widget an element needs. A change of kind makes a new one.
enum PeerKind: Equatable {
    case window, container, text, heading, image, plainButton, button, spinner, progressBar, scroll, headerBar, tabBar
    case sheet
    case selectableText(isHeading: Bool)

    init(_ element: DisplayElement) {
        switch element.kind {
        case .window: self = .window
        case .container: self = .container
        case .text(let text) where text.isSelectable:
            self = .selectableText(isHeading: element.accessibility.isHeader)
        case .text: self = element.accessibility.isHeader ? .heading : .text
        case .image: self = .image
        case .button(let appearance): self = appearance.style == .plain ? .plainButton : .button
        case .progress(let fraction): self = fraction == nil ? .spinner : .progressBar
        case .scroll: self = .scroll
        case .headerBar: self = .headerBar
        case .tabBar: self = .tabBar
        case .sheet: self = .sheet
        }
    }
}

extension GtkRenderer {
    func makePeer(for element: DisplayElement) -> Peer {
        switch PeerKind(element) {
        case .window: WindowPeer(element, renderer: self)
        case .container: CanvasPeer(element, renderer: self, type: CanvasClass.container)
        case .text: TextPeer(element, renderer: self, type: CanvasClass.text)
        case .heading: TextPeer(element, renderer: self, type: CanvasClass.heading)
        case .selectableText(let isHeading): SelectableTextPeer(element, renderer: self, isHeading: isHeading)
        case .image: CanvasPeer(element, renderer: self, type: CanvasClass.image)
        case .plainButton: PlainButtonPeer(element, renderer: self)
        case .button: ButtonPeer(element, renderer: self)
        case .spinner, .progressBar: ProgressPeer(element, renderer: self)
        case .scroll: ScrollPeer(element, renderer: self)
        case .headerBar: HeaderBarPeer(element, renderer: self)
        case .tabBar: TabBarPeer(element, renderer: self)
        case .sheet: SheetPeer(element, renderer: self)
        }
    }
}

package import Foundation
package import SwiftUICore

/// An element of the display tree with its frame in the window's coordinates.
package struct InMemoryElement: CustomStringConvertible {
    package let element: DisplayElement
    package let frame: CGRect
    /// The text that it draws itself, not within elements inside it.
    package let texts: [String]
    fileprivate let depth: Int

    package var isButton: Bool { if case .button = element.kind { true } else { false } }

    /// Whether a button can be pressed.
    package var isEnabled: Bool {
        if case .button(let appearance) = element.kind { appearance.isEnabled } else { true }
    }

    package var scrollArea: ScrollArea? { if case .scroll(let area) = element.kind { area } else { nil } }

    package var styledText: StyledText? { if case .text(let text) = element.kind { text } else { nil } }

    var holdsTabs: Bool {
        switch element.kind {
        case .tabBar: true
        case .headerBar(let bar): bar.tabs != nil
        default: false
        }
    }

    func isNamed(_ name: String) -> Bool {
        // A scroll area is called after the page, which is not what is looked for.
        element.accessibility.identifier == name || texts.contains(name)
            || (element.accessibility.label == name && scrollArea == nil)
    }

    package var description: String {
        let name = String("\(element.kind)".prefix { $0 != "(" })
        let label = element.accessibility.label.isEmpty ? "" : " “\(element.accessibility.label)”"
        let place = "\(frame.minX) \(frame.minY) \(frame.width) × \(frame.height)"
        return String(repeating: "  ", count: depth) + "\(name)\(label) \(place)"
    }
}

extension [InMemoryElement] {
    /// Adds the element and what is in it.
    /// - Parameter space: what takes the coordinates that the element lies in to those of the window.
    /// - Parameter offsets: of scroll areas that have moved since the element was shown.
    mutating func collect(
        _ element: DisplayElement, in space: ProjectionTransform = ProjectionTransform(), depth: Int,
        offsets: [ElementID: CGPoint]
    ) {
        guard !element.isHidden else { return }
        var element = element
        if case .scroll(var area) = element.kind, let offset = offsets[element.id] {
            area.offset = offset
            element.kind = .scroll(area)
        }
        let frame = element.frame.applying(space)
        var texts = element.content.texts
        var inner = CGAffineTransform(translationX: element.frame.minX, y: element.frame.minY)
        var parts: [(DisplayElement, ProjectionTransform)] = []
        switch element.kind {
        case .text(let text):
            texts.insert(text.string, at: 0)
        case .scroll(let area):
            inner = inner.translatedBy(x: -area.offset.x, y: -area.offset.y)
        case .headerBar(let bar):
            parts = (bar.leading + bar.trailing).map { ($0, ProjectionTransform()) }
        default:
            break
        }
        append(InMemoryElement(element: element, frame: frame, texts: texts, depth: depth))
        let innerSpace = ProjectionTransform(inner).concatenating(space)
        for (part, transform) in parts + element.content.elements {
            collect(part, in: transform.concatenating(innerSpace), depth: depth + 1, offsets: offsets)
        }
    }
}

extension [DisplayItem] {
    /// The elements among the items and within clips and effects, with what turns or moves them.
    fileprivate var elements: [(DisplayElement, ProjectionTransform)] {
        flatMap { item -> [(DisplayElement, ProjectionTransform)] in
            switch item {
            case .element(let element): [(element, ProjectionTransform())]
            case .transform(let transform, let items): items.elements.map { ($0, $1.concatenating(transform)) }
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .effect(_, let items),
                .mask(_, let items):
                items.elements
            default: []
            }
        }
    }

    fileprivate var texts: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text(let text, _): [text.string]
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .transform(_, let items),
                .effect(_, let items), .mask(_, let items):
                items.texts
            default: []
            }
        }
    }
}

extension InMemoryElement {
    /// The pictures that it draws itself, in its own coordinates.
    package var pictures: [(source: ImageSource, rect: CGRect)] { element.content.pictures(seen: true) }
    /// Those of them that nobody sees: it only wants them to be decoded.
    package var unseenPictures: [(source: ImageSource, rect: CGRect)] { element.content.pictures(seen: false) }
}

extension [DisplayItem] {
    private static let leastOpacity = 0.001

    fileprivate func pictures(seen: Bool) -> [(source: ImageSource, rect: CGRect)] {
        flatMap { item -> [(source: ImageSource, rect: CGRect)] in
            switch item {
            case .image(let source, let rect, _) where seen: [(source, rect)]
            case .opacity(..<Self.leastOpacity, let items): seen ? [] : items.pictures(seen: true)
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .transform(_, let items),
                .effect(_, let items), .mask(_, let items):
                items.pictures(seen: seen)
            default: []
            }
        }
    }
}

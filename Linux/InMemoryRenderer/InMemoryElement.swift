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
    /// - Parameter offsets: of scroll areas that have moved since the element was shown.
    mutating func collect(_ element: DisplayElement, at origin: CGPoint, depth: Int, offsets: [ElementID: CGPoint]) {
        guard !element.isHidden else { return }
        var element = element
        if case .scroll(var area) = element.kind, let offset = offsets[element.id] {
            area.offset = offset
            element.kind = .scroll(area)
        }
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        var texts = element.content.texts
        var inner = frame.origin
        var parts: [DisplayElement] = []
        switch element.kind {
        case .text(let text):
            texts.insert(text.string, at: 0)
        case .scroll(let area):
            inner = CGPoint(x: inner.x - area.offset.x, y: inner.y - area.offset.y)
        case .headerBar(let bar):
            parts = bar.leading + bar.trailing
        default:
            break
        }
        append(InMemoryElement(element: element, frame: frame, texts: texts, depth: depth))
        for part in parts + element.content.elements { collect(part, at: inner, depth: depth + 1, offsets: offsets) }
    }
}

extension [DisplayItem] {
    /// The elements among the items and within clips and effects.
    fileprivate var elements: [DisplayElement] {
        flatMap { item -> [DisplayElement] in
            switch item {
            case .element(let element): [element]
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items): items.elements
            default: []
            }
        }
    }

    fileprivate var texts: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text(let text, _): [text.string]
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items): items.texts
            default: []
            }
        }
    }
}

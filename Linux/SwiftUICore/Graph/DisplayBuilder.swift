package import Foundation

/// Collects what boxes draw, in the coordinates of the enclosing element, rounded once to whole pixels.
@MainActor package final class DisplayBuilder {
    private(set) var items: [DisplayItem] = []
    private let pixelLength: CGFloat
    /// Where the box that is drawing lies, in the window or scroll content.
    private var origin: CGPoint = .zero
    /// Where the enclosing element lies, on whole pixels.
    private var elementOrigin: CGPoint = .zero
    private var controlDepth = 0
    private var decorationDepth = 0
    /// Inside a control and in decoration everything is only drawn: the control is the one thing to reach.
    var isInsideControl: Bool { controlDepth > 0 || decorationDepth > 0 }
    private var pendingAccessibility: [AccessibilityProperties] = []
    /// Whether something was said of the next element.
    var hasPendingAccessibility: Bool { !pendingAccessibility.isEmpty }
    /// What the control being drawn shows, and what modifiers inside it say of it.
    private var names: [String] = []
    private var innerProperties = AccessibilityProperties()
    /// How deep it is in the progress view being drawn, and its indicator, to be named after its labels.
    private var progressDepth: Int?
    private var indicator: (id: ElementID, fraction: Double?, frame: CGRect)?

    package init(pixelLength: CGFloat) {
        self.pixelLength = pixelLength
    }

    /// Draws a child at its place.
    func draw(_ child: Box) {
        let outer = origin
        origin = CGPoint(x: outer.x + child.frame.minX, y: outer.y + child.frame.minY)
        child.graph.countDrawing()
        child.render(into: self)
        child.wasDrawn()
        origin = outer
    }

    /// Adds an item made for a rectangle of the drawing box.
    func add(_ rect: CGRect, _ item: (CGRect) -> DisplayItem) {
        let new = item(resolve(rect))
        items.append(isRedacted ? new.redacted : new)
    }

    /// Whether text and pictures are shown as bars, and neither read aloud nor named.
    private var isRedacted = false

    func redacting(_ hides: Bool, _ content: () -> Void) {
        let outer = isRedacted
        isRedacted = hides
        content()
        isRedacted = outer
    }

    /// Draws into a list of its own and adds what the closure makes of it, unless it is empty.
    func group(_ content: () -> Void, as item: ([DisplayItem]) -> DisplayItem) {
        let inner = capture(content)
        if !inner.isEmpty { items.append(item(inner)) }
    }

    /// Draws the content where the mask is opaque. A mask is only seen.
    func mask(_ mask: () -> Void, content: () -> Void) {
        var cut: [DisplayItem] = []
        decoration { cut = capture(mask) }
        group(content) { .mask(cut, $0) }
    }

    /// Adds an element over a rectangle of the drawing box; what the closure draws is its content.
    /// - Returns: the content.
    @discardableResult func element(
        _ id: ElementID, _ kind: ElementKind, in rect: CGRect, isHidden: Bool = false, contentOrigin: CGPoint? = nil,
        label: String = "", content: () -> Void = {}
    ) -> [DisplayItem] {
        if isRedacted, case .text(let text) = kind {
            add(rect) { .text(text, $0) }
            return []
        }
        if isRedacted, kind == .image {
            content()
            return []
        }
        let accessibility = takeAccessibility().resolved(fallbackLabel: label)
        let (frame, inner) = capture(in: rect, contentOrigin: contentOrigin, content)
        append(id, kind, frame, accessibility, isHidden: isHidden, inner)
        return inner
    }

    /// Adds an element whose content was drawn before.
    func element(_ id: ElementID, _ kind: ElementKind, in rect: CGRect, isHidden: Bool, drawn content: [DisplayItem]) {
        let accessibility = takeAccessibility().resolved(fallbackLabel: "")
        append(id, kind, resolve(rect), accessibility, isHidden: isHidden, content)
    }

    /// Adds a control over the drawing box, within which everything is only drawn. It is named after what it shows,
    /// unless a modifier around it or inside it says otherwise.
    func control(
        _ id: ElementID, of box: Box, drawn cache: DrawingCache, content: () -> Void,
        kind: ([DisplayItem]) -> ElementKind
    ) {
        // A control in another's label is part of the label.
        if controlDepth > 0 {
            cache.drawing = nil
            return content()
        }
        var properties = takeAccessibility()
        controlDepth += 1
        let (frame, drawing) = capture(box, cache, contentOrigin: nil, content)
        controlDepth -= 1
        properties.merge(drawing.properties)
        let accessibility = properties.resolved(fallbackLabel: drawing.names.joined(separator: ", "))
        append(id, kind(drawing.items), frame, accessibility, isHidden: false, drawing.items)
    }

    /// Adds a scroll area over the drawing box, whose content has a space of its own.
    func scrollArea(
        _ id: ElementID, _ area: ScrollArea, of box: Box, drawn cache: DrawingCache, label: String,
        content: () -> Void
    ) {
        let bounds = CGRect(origin: .zero, size: box.size)
        guard controlDepth == 0 else {
            cache.drawing = nil
            element(id, .scroll(area), in: bounds, contentOrigin: .zero, content: content)
            return
        }
        let accessibility = takeAccessibility().resolved(fallbackLabel: label)
        let (frame, drawing) = capture(box, cache, contentOrigin: .zero, content)
        append(id, .scroll(area), frame, accessibility, isHidden: false, drawing.items)
    }

    /// Draws the box's content, or takes what was drawn last: the same array, which a renderer finds equal at once.
    private func capture(
        _ box: Box, _ cache: DrawingCache, contentOrigin: CGPoint?, _ content: () -> Void
    ) -> (frame: CGRect, drawing: DrawingCache.Drawing) {
        let rect = CGRect(origin: .zero, size: box.size)
        let place = resolve(rect)
        // Rounding depends on where between two pixels the box lies, and on nothing else of its place.
        let phase =
            contentOrigin == nil
            ? CGPoint(x: origin.x - elementOrigin.x - place.minX, y: origin.y - elementOrigin.y - place.minY) : .zero
        let key = DrawingCache.Key(
            phase: phase, pixelLength: pixelLength, isDecoration: decorationDepth > 0, isRedacted: isRedacted)
        if !box.needsDrawing, let known = cache.drawing, known.key == key { return (place, known) }
        let (frame, items) = capture(in: rect, contentOrigin: contentOrigin, content)
        let drawing = DrawingCache.Drawing(key: key, items: items, names: names, properties: innerProperties)
        names = []
        innerProperties = AccessibilityProperties()
        cache.drawing = drawing
        return (frame, drawing)
    }

    /// Says what the drawing box shows, for the name of the control around it.
    func name(_ text: String) {
        if controlDepth > 0 && decorationDepth == 0 && !isRedacted && !text.isEmpty { names.append(text) }
    }

    private func append(
        _ id: ElementID, _ kind: ElementKind, _ frame: CGRect, _ accessibility: DisplayElement.Accessibility,
        isHidden: Bool, _ content: [DisplayItem]
    ) {
        items.append(
            .element(
                DisplayElement(
                    id: id, kind: kind, frame: frame, accessibility: accessibility, isHidden: isHidden, content: content
                )))
    }

    private func capture(
        in rect: CGRect, contentOrigin: CGPoint?, _ content: () -> Void
    ) -> (frame: CGRect, items: [DisplayItem]) {
        let frame = resolve(rect)
        let saved = (origin, elementOrigin)
        if let contentOrigin {
            // Scrolled content has a space of its own.
            origin = contentOrigin
            elementOrigin = .zero
        } else {
            elementOrigin = CGPoint(x: elementOrigin.x + frame.minX, y: elementOrigin.y + frame.minY)
        }
        let inner = capture(content)
        (origin, elementOrigin) = saved
        return (frame, inner)
    }

    /// Gives the next element drawn by the closure, or the control around it, what a modifier says of it.
    func accessibility(_ properties: AccessibilityProperties, _ content: () -> Void) {
        if decorationDepth > 0 {
            content()
        } else if controlDepth > 0 {
            let before = names.count
            content()
            var properties = properties
            if let label = properties.label { names.replaceSubrange(before..., with: [label]) }
            properties.label = nil
            innerProperties.merge(properties)
        } else {
            let before = pendingAccessibility.count
            pendingAccessibility.append(properties)
            content()
            if pendingAccessibility.count > before { pendingAccessibility.removeLast() }
        }
    }

    /// Draws the closure's content without anything to read; a control in it can still be pressed, as on Apple.
    func decoration(_ content: () -> Void) {
        decorationDepth += 1
        content()
        decorationDepth -= 1
    }

    /// What a box draws, from its own corner, with nothing in it to reach.
    func picture(of box: Box) -> [DisplayItem] {
        let builder = DisplayBuilder(pixelLength: pixelLength)
        builder.controlDepth = 1
        builder.draw(box)
        return builder.items.withoutElements
    }

    /// The rectangle on whole pixels in the element's coordinates.
    func resolve(_ rect: CGRect) -> CGRect {
        let minX = round(origin.x + rect.minX), maxX = round(origin.x + rect.maxX)
        let minY = round(origin.y + rect.minY), maxY = round(origin.y + rect.maxY)
        return CGRect(x: minX - elementOrigin.x, y: minY - elementOrigin.y, width: maxX - minX, height: maxY - minY)
    }

    private func round(_ value: CGFloat) -> CGFloat {
        value.isFinite ? (value / pixelLength).rounded() * pixelLength : 0
    }

    private func capture(_ content: () -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        content()
        let inner = items
        items = outer
        return inner
    }

    private func takeAccessibility() -> AccessibilityProperties {
        var merged = AccessibilityProperties()
        for properties in pendingAccessibility { merged.merge(properties) }
        pendingAccessibility = []
        return merged
    }
}

// MARK: Progress

extension DisplayBuilder {
    /// Draws an indicator and its labels, which are only drawn: they are the indicator's name.
    func progress(_ content: () -> Void) {
        // In a control's label the texts name the control.
        guard !isInsideControl else { return content() }
        let properties = takeAccessibility()
        controlDepth += 1
        progressDepth = controlDepth
        content()
        controlDepth -= 1
        defer { (progressDepth, indicator, names, innerProperties) = (nil, nil, [], AccessibilityProperties()) }
        guard let (id, fraction, frame) = indicator else { return }
        var all = properties
        all.merge(innerProperties)
        append(
            id, .progress(fraction: fraction), frame,
            all.resolved(fallbackLabel: Self.progressName(names, fraction: fraction)), isHidden: false, [])
    }

    /// Adds an indicator, or leaves its place to the progress view around it.
    func indicator(_ id: ElementID, fraction: Double?, in rect: CGRect) {
        if let progressDepth, progressDepth == controlDepth, decorationDepth == 0 {
            indicator = (id, fraction, resolve(rect))
        } else {
            element(
                id, .progress(fraction: fraction), in: rect, label: Self.progressName([], fraction: fraction))
        }
    }

    private static func progressName(_ labels: [String], fraction: Double?) -> String {
        let label = labels.isEmpty ? fraction == nil ? "Loading" : "Progress" : labels.joined(separator: ", ")
        return fraction.map { "\(label), \(Int($0 * 100)) percent" } ?? label
    }
}

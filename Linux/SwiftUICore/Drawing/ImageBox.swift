import Foundation

extension Image: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ImageBox(graph: parent.graph), parent: parent, environment: environment) {
            [renderer = parent.graph.renderer] in
            $0.reading(in: $1, renderer)
        } configure: { box, view, reading in
            view.configure(box, reading)
        }
    }

    /// What is drawn in an environment.
    private struct Reading {
        let drawn: StyledText.Attachment?
        let gradient: ResolvedGradient?
    }

    @MainActor private func reading(in environment: EnvironmentValues, _ renderer: any Renderer) -> Reading {
        let font = environment.fontChanges.applied(to: environment.font ?? .body).resolved(environment.settings)
        return Reading(
            drawn: drawn(font: font, color: environment.resolvedForeground, in: environment, renderer),
            gradient: environment.foregroundLevel(0).gradient)
    }

    @MainActor private func configure(_ box: ImageBox, _ reading: Reading) {
        box.resizing = resizing
        box.label = isDecorative ? nil : label
        box.isDecorative = isDecorative
        box.hasOwnLabel = hasOwnLabel
        box.source = reading.drawn?.source
        box.hasPixels = setInterpolation == .none
        box.gradient = reading.gradient
        box.naturalSize = reading.drawn?.size ?? .zero
        box.tint = reading.drawn?.tint
    }

    /// The image within a line of text.
    @MainActor package func attachment(
        in environment: EnvironmentValues, style: StyledText.Style, renderer: any Renderer
    ) -> StyledText.Attachment? {
        drawn(font: style.font, color: style.color, in: environment, renderer)
    }

    /// What there is to draw; nil for nothing.
    @MainActor private func drawn(
        font: ResolvedFont, color: ResolvedColor, in environment: EnvironmentValues, _ renderer: any Renderer
    ) -> StyledText.Attachment? {
        func tint(_ isTemplate: Bool) -> ResolvedColor? {
            (setRenderingMode.map { $0 == .template } ?? isTemplate) ? color : nil
        }
        switch source {
        case .none: return nil
        case .data(let data, let size): return .init(source: .data(data), size: size, tint: tint(false))
        case .stored(let picture, let size): return .init(source: .stored(picture), size: size, tint: tint(false))
        case .asset(let name, let path):
            let variant = AssetCatalog.catalog(at: path).image(name, dark: environment.colorScheme == .dark)
            return variant.map { .init(source: .file($0.file), size: $0.size, tint: tint($0.isTemplate)) }
        case .symbol(let name):
            var size = renderer.symbolSize(name, font: font)
            let factor = environment.imageScale.factor
            size = CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
            return .init(source: .symbol(name), size: size, tint: color)
        }
    }
}

/// A picture at its natural size, or as large as it is offered when it is resizable.
private final class ImageBox: Box, ElementTarget {
    var source: ImageSource?
    var naturalSize: CGSize = .zero
    var resizing: Image.Resizing?
    /// What a screen reader says; nil for decoration.
    var label: String?
    var hasOwnLabel = false
    var isDecorative = false
    var tint: ResolvedColor?
    /// What is drawn in place of the tint.
    var gradient: ResolvedGradient?
    /// Whether its pixels are seen where it is enlarged.
    var hasPixels = false
    private lazy var id = graph.makeElementID(for: self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
    }

    override func render(into builder: DisplayBuilder) {
        guard let source else { return }
        let bounds = CGRect(origin: .zero, size: size)
        // Bytes and files have no names; they are elements where one was given.
        let label = label ?? (!isDecorative && builder.hasPendingAccessibility ? "" : nil)
        guard let label, !builder.isInsideControl else {
            // A picture names a control only where it was given a label: a file's name says nothing.
            if hasOwnLabel, let label { builder.name(label) }
            return draw(source, into: builder)
        }
        builder.element(id, .image, in: bounds, label: label) { draw(source, into: builder) }
    }

    private func draw(_ source: ImageSource, into builder: DisplayBuilder) {
        let source = hasPixels ? source.withPixels : source
        guard tint != nil, let gradient else { return draw(source, tint: tint, into: builder) }
        builder.mask {
            draw(source, tint: ResolvedColor(red: 0, green: 0, blue: 0), into: builder)
        } content: {
            builder.add(CGRect(origin: .zero, size: size)) { .fill(.rectangle($0), gradient.paint(in: $0)) }
        }
    }

    private func draw(_ source: ImageSource, tint: ResolvedColor?, into builder: DisplayBuilder) {
        guard let resizing, resizing.isInParts, naturalSize.width > 0, naturalSize.height > 0 else {
            return builder.add(CGRect(origin: .zero, size: size)) { .image(source, $0, tint: tint) }
        }
        for (part, place) in resizing.parts(of: naturalSize, in: size) {
            let part = ImagePart(fullSize: naturalSize, part: part, tiles: resizing.mode == .tile, tint: tint)
            builder.add(place) { .imagePart(source, part, $0) }
        }
    }

    func handle(_ event: InputEvent) {}
}

extension Image.Resizing {
    /// Whether it is drawn otherwise than by stretching all of it.
    fileprivate var isInParts: Bool { mode == .tile || capInsets != EdgeInsets() }

    /// The parts of the picture and where each of them goes: corners as they are, edges along one axis, the middle both.
    fileprivate func parts(of natural: CGSize, in size: CGSize) -> [(part: CGRect, place: CGRect)] {
        let columns = Self.spans(natural.width, size.width, capInsets.leading, capInsets.trailing)
        let rows = Self.spans(natural.height, size.height, capInsets.top, capInsets.bottom)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.from.start, y: row.from.start, width: column.from.length, height: row.from.length),
                    CGRect(x: column.to.start, y: row.to.start, width: column.to.length, height: row.to.length)
                )
            }
        }
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    private static func spans(
        _ natural: CGFloat, _ size: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> [(from: Span, to: Span)] {
        let first = min(max(0, before), natural)
        let last = min(max(0, after), natural - first)
        // Caps that have no room shrink together.
        let factor = min(1, size / max(first + last, 1))
        let middle = size - (first + last) * factor
        let all: [(from: Span, to: Span)] = [
            ((0, first), (0, first * factor)),
            ((first, natural - first - last), (first * factor, middle)),
            ((natural - last, last), (size - last * factor, last * factor)),
        ]
        return all.filter { $0.from.length > 0 && $0.to.length > 0 }
    }
}

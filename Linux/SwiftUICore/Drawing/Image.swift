public import Foundation

/// A picture of an asset catalogue, or a symbol.
///
/// Source: Apple, SwiftUI, `Image`.
public struct Image: Equatable, Sendable {
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    private enum Source: Equatable {
        case asset(String, bundlePath: String)
        case symbol(String)
    }

    private let source: Source
    private var label: String?
    private var hasOwnLabel = false
    private var isDecorative = false
    private var isResizable = false

    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundlePath: (bundle ?? .main).bundlePath)
        label = name
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.string
        hasOwnLabel = true
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    public init(systemName: String) {
        source = .symbol(systemName)
        label = systemName
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
}

extension Image {
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }
}

extension Image: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ImageBox(graph: parent.graph), parent: parent, environment: environment) {
            box, view, environment in
            view.configure(box, in: environment)
        }
    }

    @MainActor fileprivate func configure(_ box: ImageBox, in environment: EnvironmentValues) {
        box.isResizable = isResizable
        box.label = isDecorative ? nil : label
        box.hasOwnLabel = hasOwnLabel
        switch source {
        case .asset(let name, let path):
            let variant = AssetCatalog.catalog(at: path).image(name, dark: environment.colorScheme == .dark)
            box.source = variant.map { .file($0.file) }
            box.naturalSize = variant?.size ?? .zero
            box.tint = nil
        case .symbol(let name):
            let font = environment.fontChanges.applied(to: environment.font ?? .body).resolved(environment.settings)
            box.source = .symbol(name)
            box.naturalSize = box.graph.renderer.symbolSize(name, font: font)
            box.tint = environment.resolvedForeground
        }
    }
}

extension Image {
    /// The image within a line of text.
    @MainActor package func attachment(
        in environment: EnvironmentValues, style: StyledText.Style, renderer: any Renderer
    ) -> StyledText.Attachment? {
        switch source {
        case .symbol(let name):
            let size = renderer.symbolSize(name, font: style.font)
            return StyledText.Attachment(source: .symbol(name), size: size, tint: style.color)
        case .asset(let name, let path):
            let variant = AssetCatalog.catalog(at: path).image(name, dark: environment.colorScheme == .dark)
            return variant.map { StyledText.Attachment(source: .file($0.file), size: $0.size) }
        }
    }
}

/// A picture at its natural size, or as large as it is offered when it is resizable.
private final class ImageBox: Box, ElementTarget {
    var source: ImageSource?
    var naturalSize: CGSize = .zero
    var isResizable = false
    /// What a screen reader says; nil for decoration.
    var label: String?
    var hasOwnLabel = false
    var tint: ResolvedColor?
    private lazy var id = graph.makeElementID(for: self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    override func render(into builder: DisplayBuilder) {
        guard let source else { return }
        let bounds = CGRect(origin: .zero, size: size)
        guard let label, !builder.isInsideControl else {
            // A picture names a control only where it was given a label: a file's name says nothing.
            if hasOwnLabel, let label { builder.name(label) }
            return builder.add(bounds) { .image(source, $0, tint: tint) }
        }
        builder.element(id, .image, in: bounds, label: label) {
            builder.add(bounds) { .image(source, $0, tint: tint) }
        }
    }

    func handle(_ event: InputEvent) {}
}

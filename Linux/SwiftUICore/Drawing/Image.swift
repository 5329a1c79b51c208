public import Foundation

/// A picture of an asset catalogue, or a symbol.
///
/// Source: Apple, SwiftUI, `Image`.
public struct Image: Equatable, Sendable {
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// How the pixels of a picture that is drawn larger are made up.
    public enum Interpolation: Sendable {
        case none
        case low
        case medium
        case high
    }

    public enum Scale: Sendable {
        case small
        case medium
        case large
    }

    enum Source: Equatable {
        case asset(String, bundlePath: String)
        case symbol(String)
        /// Bytes from elsewhere, and their size in points.
        case data(PictureData, CGSize)
        /// A file that isn't the program's own, and its size in points.
        case stored(StoredPicture, CGSize)
        /// Nothing is drawn.
        case none
    }

    let source: Source
    var label: String?
    var hasOwnLabel = false
    var isDecorative = false
    var resizing: Resizing?
    var setRenderingMode: TemplateRenderingMode?
    var setInterpolation = Interpolation.medium

    /// How a picture fills what is larger or smaller than it is.
    struct Resizing: Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    init(source: Source) {
        self.source = source
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundlePath: (bundle ?? .main).bundlePath))
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
        self.init(source: .symbol(systemName))
        label = systemName
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var copy = self
        copy.setRenderingMode = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var copy = self
        copy.setInterpolation = interpolation
        return copy
    }

    /// Has no effect: the edges of pictures are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Has no effect: the desktop's symbols have one layer and one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image {
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    /// The picture that bytes are, decoded when it is drawn; nil if their beginning says no size that can be drawn.
    ///
    /// - Parameter scale: Pixels a point.
    package init?(data: Data, scale: CGFloat) {
        let picture = PictureData(data)
        guard let pixels = picture.head?.size, scale > 0 else { return nil }
        self.init(source: .data(picture, CGSize(width: pixels.width / scale, height: pixels.height / scale)))
    }

    /// The picture that a file is, decoded when it is drawn; nil if it has no head.
    ///
    /// - Parameter scale: Pixels a point.
    package init?(stored picture: StoredPicture, scale: CGFloat) {
        guard let pixels = picture.head?.picture.size, scale > 0 else { return nil }
        self.init(source: .stored(picture, CGSize(width: pixels.width / scale, height: pixels.height / scale)))
    }

    /// A picture of nothing.
    package static let empty = Image(source: .none)
}

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension Image.Scale {
    /// Beside a symbol's usual size.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Has no effect: the desktop's symbols have one layer and one colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

public import Foundation

/// What drawing code draws into, and how: copies draw into the same place with a state of their own.
///
/// Source: Apple, SwiftUI, `GraphicsContext`.
public struct GraphicsContext {
    public var opacity: Double = 1
    public var blendMode: GraphicsContext.BlendMode = .normal
    public var transform = CGAffineTransform.identity
    public let environment: EnvironmentValues

    let target: DrawingTarget
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    /// What a shape or a layer leaves of what is drawn, in the target's coordinates.
    private enum Clip {
        case shape(DisplayShape)
        case mask([DisplayItem])
    }

    init(_ target: DrawingTarget, environment: EnvironmentValues) {
        self.target = target
        self.environment = environment
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The rectangle of what the clips leave, in the coordinates of the transform.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: target.size)
        for case .shape(let shape) in clips { rect = rect.intersection(shape.bounds) }
        return rect.applying(transform.inverted())
    }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {
        var outline = path.applying(transform)
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            // All there is around the path.
            outline.addRect(
                CGRect(origin: .zero, size: target.size).union(outline.boundingRect).insetBy(dx: -1, dy: -1))
            isEvenOdd = true
        }
        clips.append(.shape(outline.shape(isEvenOdd: isEvenOdd)))
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = [DisplayItem.opacity(opacity, try layer(content))]
        if options.contains(.inverse) {
            // All there is, less the layer.
            let room = CGRect(origin: .zero, size: target.size).insetBy(dx: -1, dy: -1)
            let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
            mask = [.effect(.group, [.fill(.rectangle(room), black), .effect(.blend(.destinationOut), mask)])]
        }
        clips.append(.mask(mask))
    }

    public mutating func addFilter(
        _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
    ) {
        filters.append(filter)
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        // The layer has the transform already.
        add([.effect(.group, try layer(content))], isTransformed: true)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        let inner = DrawingTarget(size: target.size, renderer: target.renderer, symbols: target.symbols)
        var context = GraphicsContext(inner, environment: environment)
        context.transform = transform
        try content(&context)
        return inner.items
    }

    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        add(shading.make(path.shape(isEvenOdd: style.isEOFilled), nil, self))
    }

    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        add(shading.make(path.shape, style, self))
    }

    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds items with the state around them: filters, opacity, clips, and the way of blending outermost.
    func add(_ items: [DisplayItem], isTransformed: Bool = false) {
        guard !items.isEmpty else { return }
        var items = items
        if !isTransformed, !transform.isIdentity { items = [.transform(ProjectionTransform(transform), items)] }
        // The last one is the first to be applied: a blur after a threshold gives the threshold of the blur.
        for filter in filters.reversed() { items = [filter.make(items, self)] }
        if opacity < 1 { items = [.opacity(max(opacity, 0), items)] }
        for clip in clips.reversed() {
            switch clip {
            case .shape(let shape): items = [.clip(shape, items)]
            case .mask(let mask): items = [.mask(mask, items)]
            }
        }
        if blendMode.mode != .normal { items = [.effect(.blend(blendMode.mode), items)] }
        target.items += items
    }
}

/// Where a context and its copies draw.
final class DrawingTarget {
    let size: CGSize
    let renderer: any Renderer
    let symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]
    var items: [DisplayItem] = []

    init(size: CGSize, renderer: any Renderer, symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]) {
        self.size = size
        self.renderer = renderer
        self.symbols = symbols
    }
}

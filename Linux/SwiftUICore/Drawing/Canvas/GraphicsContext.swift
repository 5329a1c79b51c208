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
        opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let items = try layer(content)
        clips.append(.mask([.opacity(opacity, items)]))
    }

    public mutating func addFilter(_ filter: GraphicsContext.Filter) { filters.append(filter) }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        // The layer has the transform already.
        add([.effect(.group, try layer(content))], isTransformed: true)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        let inner = DrawingTarget(size: target.size, renderer: target.renderer)
        var context = GraphicsContext(inner, environment: environment)
        context.transform = transform
        try content(&context)
        return inner.items
    }

    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        let shape = path.shape(isEvenOdd: style.isEOFilled)
        add([.fill(shape, shading.paint(for: shape, in: environment))])
    }

    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        add([.stroke(path.shape, shading.paint(for: path.shape, in: environment), style)])
    }

    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds items with the state around them: filters, opacity, clips, and the way of blending outermost.
    func add(_ items: [DisplayItem], isTransformed: Bool = false) {
        var items = items
        if !isTransformed, !transform.isIdentity { items = [.transform(ProjectionTransform(transform), items)] }
        for filter in filters { items = [filter.item(items, in: environment)] }
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
    var items: [DisplayItem] = []

    init(size: CGSize, renderer: any Renderer) {
        self.size = size
        self.renderer = renderer
    }
}

public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext`.
extension GraphicsContext {
    /// An image with its picture and size known.
    public struct ResolvedImage {
        private let image: StyledText.Attachment?

        fileprivate init(_ image: StyledText.Attachment?) {
            self.image = image
            baseline = image?.size.height ?? 0
            shading = image?.tint == nil ? nil : .foreground
        }

        public var size: CGSize { image?.size ?? .zero }
        /// A picture stands on the line.
        public let baseline: CGFloat
        /// What a template is filled with; nil for a picture in its own colours.
        public var shading: GraphicsContext.Shading?

        fileprivate func items(in rect: CGRect, of context: GraphicsContext) -> [DisplayItem] {
            guard let image else { return [] }
            guard let shading else { return [.image(image.source, rect, tint: nil)] }
            let filled = shading.make(.rectangle(rect), nil, context)
            if filled.count == 1, case .fill(_, .color(let color)) = filled[0] {
                return [.image(image.source, rect, tint: color)]
            }
            let black = ResolvedColor(red: 0, green: 0, blue: 0)
            return [.mask([.image(image.source, rect, tint: black)], filled)]
        }

        /// Copies of a part, side by side over a rectangle, of which one has its corner at the origin.
        func tiles(over bounds: CGRect, from origin: CGPoint, part: CGRect, scale: CGFloat) -> [DisplayItem] {
            guard let image, scale > 0 else { return [] }
            let full = CGSize(width: size.width * scale, height: size.height * scale)
            let part = CGRect(
                x: part.minX * full.width, y: part.minY * full.height, width: part.width * full.width,
                height: part.height * full.height)
            guard part.width > 0, part.height > 0 else { return [] }
            func before(_ place: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> CGFloat {
                origin + ((place - origin) / length).rounded(.down) * length
            }
            let left = before(bounds.minX, origin.x, part.width)
            let top = before(bounds.minY, origin.y, part.height)
            let rect = CGRect(x: left, y: top, width: bounds.maxX - left, height: bounds.maxY - top)
            let tile = ImagePart(fullSize: full, part: part, tiles: true, tint: image.tint)
            return [.imagePart(image.source, tile, rect)]
        }
    }

    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
        let environment = self.environment
        let style = environment.textStyle(TextChanges())
        // Drawing happens on the main actor, like all of SwiftUI's own work.
        nonisolated(unsafe) let renderer = target.renderer
        return ResolvedImage(
            MainActor.assumeIsolated { image.attachment(in: environment, style: style, renderer: renderer) })
    }

    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(image.items(in: rect, of: self))
    }

    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: anchor.rect(of: image.size, at: point))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

public import Foundation

extension GraphicsContext {
    /// What paths are filled with.
    ///
    /// Source: Apple, SwiftUI, `GraphicsContext.Shading`.
    public struct Shading: Sendable {
        /// Fills a shape, or the line along it.
        let make: @Sendable (DisplayShape, StrokeStyle?, GraphicsContext) -> [DisplayItem]

        init(_ make: @escaping @Sendable (DisplayShape, StrokeStyle?, GraphicsContext) -> [DisplayItem]) {
            self.make = make
        }

        init(style: @escaping @Sendable (DisplayShape, EnvironmentValues) -> ResolvedStyle) {
            make = { shape, stroke, context in
                [style(shape, context.environment).item(shape, stroke: stroke)]
            }
        }

        public static var foreground: Shading { style(.foreground) }

        /// The first of the shadings: only symbols have more than one level, and those here have one.
        public static func palette(_ array: [GraphicsContext.Shading]) -> Shading { array.first ?? .foreground }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
            Shading(style: { _, environment in style.drawn(in: environment) })
        }

        /// Tiles of an image, of which one begins at the origin.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading { shape, stroke, context in
                let outline = stroke.map { Path(elements: shape.elements).strokedPath($0).shape } ?? shape
                let tiles = context.resolve(image).tiles(
                    over: outline.bounds, from: origin, part: sourceRect, scale: scale)
                return [.clip(outline, tiles)]
            }
        }
    }

    public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading {
        // Only read: what the shading makes depends on the environment and the renderer.
        nonisolated(unsafe) let context = self
        return Shading { shape, stroke, _ in shading.make(shape, stroke, context) }
    }
}

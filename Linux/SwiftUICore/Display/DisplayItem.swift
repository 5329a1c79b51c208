package import Foundation

/// One thing to draw. Coordinates are points in the space of the enclosing element.
package indirect enum DisplayItem: Equatable, Sendable {
    case fill(DisplayShape, Paint)
    case stroke(DisplayShape, Paint, width: CGFloat)
    /// Text whose block of lines fills the rectangle.
    case text(StyledText, CGRect)
    /// A picture stretched over the rectangle. With a tint it is a template: its alpha in that colour.
    case image(ImageSource, CGRect, tint: ResolvedColor?)
    /// What lies behind, in this element, blurred within the shape and covered by a translucent tint.
    case material(DisplayShape, blurRadius: CGFloat, tint: ResolvedColor)
    case clip(DisplayShape, [DisplayItem])
    case opacity(Double, [DisplayItem])
    case shadow(DisplayShadow, [DisplayItem])
    case element(DisplayElement)
}

package struct DisplayShadow: Equatable, Sendable {
    package var color: ResolvedColor
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

package enum DisplayShape: Equatable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat)
    case ellipse(CGRect)

    package var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
        }
    }
}

package enum Paint: Equatable, Sendable {
    case color(ResolvedColor)
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)

    package struct GradientStop: Equatable, Sendable {
        package var color: ResolvedColor
        /// From 0 at the start to 1 at the end.
        package var location: CGFloat

        package init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}

/// A picture by where it comes from, so that equal sources share one decoded texture.
package enum ImageSource: Hashable, Sendable {
    /// An SVG or raster file.
    case file(URL)
    /// An SF Symbols name, drawn with the platform's counterpart.
    case symbol(String)
}

/// Red, green, blue and opacity in sRGB, each 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }
}

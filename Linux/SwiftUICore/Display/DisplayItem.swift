package import Foundation

/// One thing to draw. Coordinates are points in the space of the enclosing element.
package indirect enum DisplayItem: Equatable, Sendable {
    case fill(DisplayShape, Paint)
    /// A line along the outline, half of it on either side.
    case stroke(DisplayShape, Paint, StrokeStyle)
    /// Text whose block of lines fills the rectangle.
    case text(StyledText, CGRect)
    /// A picture stretched over the rectangle. With a tint it is a template: its alpha in that colour.
    case image(ImageSource, CGRect, tint: ResolvedColor?)
    /// A part of a picture that fills the rectangle.
    case imagePart(ImageSource, ImagePart, CGRect)
    /// What lies behind, in this element, blurred within the shape and covered by a translucent tint.
    case material(DisplayShape, blurRadius: CGFloat, tint: ResolvedColor)
    case clip(DisplayShape, [DisplayItem])
    case opacity(Double, [DisplayItem])
    case shadow(DisplayShadow, [DisplayItem])
    /// The group moved, turned or seen from an angle, in the coordinates of the enclosing element.
    case transform(ProjectionTransform, [DisplayItem])
    case effect(DisplayEffect, [DisplayItem])
    /// The second list as far as the first one is opaque.
    case mask([DisplayItem], [DisplayItem])
    case element(DisplayElement)
}

package struct DisplayShadow: Equatable, Sendable {
    package var color: ResolvedColor
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius.clamped(to: Drawable.blurRadius)
        self.offset = CGSize(
            width: offset.width.clamped(to: Drawable.distance), height: offset.height.clamped(to: Drawable.distance))
    }
}

/// A picture by where it comes from, so that equal sources share one decoded texture.
package enum ImageSource: Hashable, Sendable {
    /// An SVG or raster file.
    case file(URL)
    /// One state of a file that isn't the program's own: it may change, or be broken.
    case stored(StoredPicture)
    /// The bytes of such a file.
    case data(PictureData)
    /// An SF Symbols name, drawn with the platform's counterpart.
    case symbol(String)
    /// A file or bytes whose pixels stay sharp squares where the picture is enlarged.
    indirect case pixels(ImageSource)

    /// The picture itself, however it is drawn.
    package var picture: ImageSource {
        if case .pixels(let inner) = self { inner } else { self }
    }

    package var withPixels: ImageSource {
        switch self {
        case .file, .stored, .data: .pixels(self)
        case .symbol, .pixels: self
        }
    }
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

package import Foundation

/// A part of a picture, stretched or laid out in tiles.
package struct ImagePart: Equatable, Sendable {
    /// What all of the picture would measure, in points.
    package var fullSize: CGSize
    /// Within that.
    package var part: CGRect
    package var tiles: Bool
    package var tint: ResolvedColor?
}

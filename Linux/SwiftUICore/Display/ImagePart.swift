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

/// The bytes of a picture, known by their identity.
package final class PictureData: Hashable, Sendable {
    package let data: Data
    /// Nil for what is no picture.
    package let head: PictureHead?

    package init(_ data: Data) {
        self.data = data
        head = PictureHead(data)
    }

    package static func == (lhs: PictureData, rhs: PictureData) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

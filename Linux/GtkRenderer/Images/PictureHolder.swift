import SwiftUICore

/// What shows pictures: a canvas.
protocol PictureHolder: AnyObject {
    /// The last texture drawn of a picture, shown until the one of the present size is there.
    var pictures: [ImageSource: Texture] { get set }
    /// Those of the present size, held so that the cache's limit never takes them off the screen.
    var shownPictures: [PictureKey: Texture] { get set }
    /// What it shows now. A picture may be in several sizes.
    var wantedPictures: Set<PictureKey> { get set }
    /// One of them has been decoded.
    func pictureArrived()
}

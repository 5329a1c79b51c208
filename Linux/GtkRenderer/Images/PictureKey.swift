import CGtk
package import Foundation
import SwiftUICore

/// A picture at one size in device pixels.
package nonisolated struct PictureKey: Hashable, Sendable {
    let source: ImageSource
    let width: Int
    let height: Int

    init(source: ImageSource, width: Int, height: Int) {
        self.source = source
        self.width = width
        self.height = height
    }

    package init(url: URL, width: Int, height: Int) {
        self.init(source: .file(url), width: width, height: height)
    }

    /// The file, or what stands for bytes in messages.
    var url: URL {
        switch source.picture {
        case .file(let url): url
        case .stored(let picture): picture.url
        default: URL(string: "data:picture")!
        }
    }

    /// The size to decode it at.
    var shown: PictureDecoder.Size {
        let longest = PictureDecoder.longestSide
        return PictureDecoder.Size(
            width: min(max(width, 1), longest), height: min(max(height, 1), longest),
            hasPixels: source.picture != source)
    }
}

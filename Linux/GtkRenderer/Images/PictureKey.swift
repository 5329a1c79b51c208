import CGtk
import Foundation
import SwiftUICore

/// A picture at one size in device pixels.
nonisolated struct PictureKey: Hashable, Sendable {
    let source: ImageSource
    let width: Int
    let height: Int

    init(source: ImageSource, width: Int, height: Int) {
        self.source = source
        self.width = width
        self.height = height
    }

    init(url: URL, width: Int, height: Int) {
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
}

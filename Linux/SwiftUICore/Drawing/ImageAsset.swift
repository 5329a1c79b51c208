package import Foundation

/// A picture of an asset catalogue, with a variant for dark if it has one.
package struct ImageAsset: Sendable {
    package struct Variant: Sendable {
        package let file: URL
        /// In points: pixels divided by the scale that the catalogue gives.
        package let size: CGSize
        /// Whether it is meant as a template, drawn in the colour of what is around.
        package let isTemplate: Bool
    }

    let any: Variant?
    let dark: Variant?

    init?(folder: URL) {
        guard let contents = AssetContents(folder: folder), let images = contents.images else { return nil }
        let isTemplate = contents.properties?.templateRenderingIntent == "template"
        func variant(dark: Bool) -> Variant? {
            // Of several scales the largest is as sharp as can be on any screen.
            images.filter { $0.appearances.isDark == dark && !$0.appearances.isIncreased && $0.filename != nil }
                .max { $0.scaleFactor < $1.scaleFactor }
                .flatMap { Variant(folder: folder, image: $0, isTemplate: isTemplate) }
        }
        any = variant(dark: false)
        dark = variant(dark: true)
        if any == nil && dark == nil { return nil }
    }
}

extension ImageAsset.Variant {
    fileprivate init?(folder: URL, image: AssetContents.Image, isTemplate: Bool) {
        self.isTemplate = isTemplate
        guard let name = image.filename else { return nil }
        file = folder.appendingPathComponent(name)
        guard let pixels = PictureHead(of: file)?.size else { return nil }
        size = CGSize(width: pixels.width / image.scaleFactor, height: pixels.height / image.scaleFactor)
    }
}

extension AssetContents.Image {
    var scaleFactor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
}

import Combine
import Foundation

/// The pictures and colours of a bundle's `Assets.xcassets`, read as Xcode writes it.
///
/// Apple's tools compile the catalogue; here SwiftPM copies its folders into the bundle, and they are read by name.
package final class AssetCatalog: Sendable {
    private static let catalogs = Locked<[String: AssetCatalog]>([:])

    private struct Cache {
        var images: [String: ImageAsset?] = [:]
        var colors: [String: ColorVariants?] = [:]
    }

    private let folder: URL
    private let cache = Locked(Cache())

    package static func catalog(at bundlePath: String) -> AssetCatalog {
        catalogs.withLock { known in
            if let catalog = known[bundlePath] { return catalog }
            let folder = URL(fileURLWithPath: bundlePath).appendingPathComponent("Assets.xcassets", isDirectory: true)
            let catalog = AssetCatalog(folder: folder)
            known[bundlePath] = catalog
            return catalog
        }
    }

    private init(folder: URL) {
        self.folder = folder
    }

    /// The file of a picture and its size, or nil where the catalogue has none of that name.
    package func image(_ name: String, dark: Bool) -> ImageAsset.Variant? {
        guard !name.isEmpty, !name.contains("..") else { return nil }
        let asset = cache.withLock { cache in
            if let known = cache.images[name] { return known }
            let asset = AssetFolder.of("\(name).imageset", in: folder).flatMap(ImageAsset.init(folder:))
            cache.images[name] = .some(asset)
            return asset
        }
        return dark ? asset?.dark ?? asset?.any : asset?.any
    }

    /// The colour of that name, or nil where the catalogue has none.
    func color(_ name: String) -> ColorVariants? {
        cache.withLock { cache in
            if let known = cache.colors[name] { return known }
            let asset = AssetFolder.of("\(name).colorset", in: folder).flatMap(ColorVariants.init(folder:))
            cache.colors[name] = .some(asset)
            return asset
        }
    }
}

/// What `Contents.json` says of an asset for different appearances.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
    }

    struct Color: Decodable {
        struct Value: Decodable {
            var components: [String: String]
            var colorSpace: String?

            private enum CodingKeys: String, CodingKey {
                case components
                case colorSpace = "color-space"
            }
        }

        var color: Value?
        var appearances: [Appearance]?
    }

    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var providesNamespace: Bool?

        private enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    var images: [Image]?
    var properties: Properties?
    var colors: [Color]?

    init?(folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension [AssetContents.Appearance]? {
    var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isIncreased: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

import Foundation
import SwapiKit
import SwiftUICore
import Testing

@testable import SwapiUI

/// The pictures' files, as the catalogue in the module's bundle has them.
struct PictureFilesTests {
    @Test func `each picture is found in the module's catalogue, the placeholders also in the dark`() throws {
        let catalog = AssetCatalog.catalog(at: Bundle.module.bundlePath)
        let archive = try Archive()
        for kind in Kind.allCases {
            for record in archive.records(of: kind) {
                let file = try #require(catalog.image(record.imageName, dark: false)?.file, "\(record.imageName)")
                #expect(file.path.hasSuffix("Assets.xcassets/\(record.imageName).imageset/\(record.uid).svg"))
            }
        }
        for name in ["", "Films/", "Planets/", "Species/", "Starships/", "Vehicles/"].map({ $0 + "placeholder" }) {
            #expect(catalog.image(name, dark: false)?.file.lastPathComponent == "placeholder.svg", "\(name)")
            #expect(catalog.image(name, dark: true)?.file.lastPathComponent == "placeholder-dark.svg", "\(name)")
        }
    }
}

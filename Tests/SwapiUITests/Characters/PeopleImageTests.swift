import Foundation
import SwapiKit
import SwapiUI
import Testing

struct PeopleImageTests {
    /// The names of the pictures in the catalogue that this repository holds.
    private var catalogue: Set<String> {
        get throws {
            let folder = URL(filePath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Sources/SwapiUI/Assets.xcassets")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return Set(names.filter { $0.hasSuffix(".imageset") }.map { String($0.dropLast(".imageset".count)) })
        }
    }

    @Test("a person's picture is named after the uid if the catalogue has it, and is the placeholder otherwise")
    func names() throws {
        let catalogue = try catalogue
        #expect(catalogue.contains("placeholder"))
        for person in try Archive().people {
            #expect(person.imageName == (catalogue.contains(person.uid) ? person.uid : "placeholder"))
        }
    }

    @Test("everybody in the archive has a picture of their own, and nobody else has")
    func count() throws {
        #expect(try catalogue.subtracting(["placeholder"]) == Set(try Archive().people.map(\.uid)))
    }
}

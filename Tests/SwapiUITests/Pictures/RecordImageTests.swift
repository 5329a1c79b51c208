import Foundation
import SwapiKit
import Testing

@testable import SwapiUI

struct RecordImageTests {
    private static let catalogue = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/SwapiUI/Assets.xcassets")

    /// The names of the pictures in a folder of the catalogue that this repository holds.
    private func pictures(of kind: Kind) throws -> Set<String> {
        let folder = kind == .people ? "" : kind.rawValue.capitalized
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.catalogue.appending(path: folder).path)
        return Set(names.filter { $0.hasSuffix(".imageset") }.map { String($0.dropLast(".imageset".count)) })
    }

    @Test(arguments: Kind.allCases)
    func `every record has a picture in its kind's folder, beside a placeholder, and nothing else has`(
        kind: Kind
    ) throws {
        let uids = try Archive().records(of: kind).map(\.uid)
        #expect(try pictures(of: kind) == Set(uids + ["placeholder"]))
        #expect(PictureNames.all[kind] == Set(uids))
    }

    @Test func `a picture is named after the kind and the uid, a person's after the uid alone`() {
        #expect(People(uid: "1", name: "Luke Skywalker").imageName == "1")
        #expect(Species(uid: "3", name: "Wookie").imageName == "Species/3")
        #expect(Film(uid: "6", title: "Revenge of the Sith").imageName == "Films/6")
    }

    @Test func `a record without a picture has its kind's placeholder`() {
        #expect(People(uid: "17", name: "Nobody").imageName == "placeholder")
        #expect(Planet(uid: "61", name: "Ahch-To").imageName == "Planets/placeholder")
        // A vehicle's number, which no starship has.
        #expect(Starship(uid: "4", name: "Ghost").imageName == "Starships/placeholder")
    }
}

import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The pictures in the asset catalogue, and the program that draws them.
struct ArtworkTests {
    private static let catalogue = "Sources/SwapiUI/Assets.xcassets"

    @Test func `the pictures in the catalogue are those that are drawn`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Artwork-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.arguments = ["python3", Repository.url("Tools/Artwork/draw.py").path, folder.path]
        // It takes seconds, which no thread of other tests is to wait for.
        let status = try await withCheckedThrowingContinuation { continuation in
            python.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try python.run() } catch { continuation.resume(throwing: error) }
        }
        #expect(status == 0)

        let drawn = try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(isFile))
        #expect(drawn == (try files))
        for file in drawn {
            let now = try Data(contentsOf: folder.appending(path: file))
            #expect(now == (try Data(contentsOf: Repository.url("\(Self.catalogue)/\(file)"))), "\(file)")
        }
    }

    @Test func `pictures are small, and have only what all systems draw alike`() throws {
        for file in try pictures {
            let text = try Repository.text("\(Self.catalogue)/\(file)")
            #expect(text.utf8.count < 12_000, "\(file)")
            let names = Set(text.matches(of: /<([a-zA-Z]\w*)/).map { String($0.1) })
            let allowed: Set = [
                "svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle", "ellipse",
                "polygon", "polyline", "line",
            ]
            #expect(names.subtracting(allowed).isEmpty, "\(file): \(names.subtracting(allowed))")
            #expect(!text.contains("href") && !text.contains("style="), "\(file)")
        }
    }

    @Test func `pictures can be read`() throws {
        for file in try pictures {
            let parser = XMLParser(data: try Data(contentsOf: Repository.url("\(Self.catalogue)/\(file)")))
            #expect(parser.parse(), "\(file): \(String(describing: parser.parserError))")
        }
    }

    @Test func `the folders of all kinds but people are namespaces`() throws {
        for kind in ["Films", "Planets", "Species", "Starships", "Vehicles"] {
            let contents = try Repository.text("\(Self.catalogue)/\(kind)/Contents.json")
            #expect(contents.contains(#""provides-namespace" : true"#), "\(kind)")
        }
        #expect(!(try Repository.text("\(Self.catalogue)/Contents.json").contains("provides-namespace")))
    }

    /// What the catalogue has of pictures, and what says how they are meant.
    private var files: Set<String> {
        get throws {
            Set(
                try FileManager.default.subpathsOfDirectory(atPath: Repository.url(Self.catalogue).path)
                    .filter { isFile($0) && !$0.contains(".colorset/") && $0 != "Contents.json" })
        }
    }

    private var pictures: Set<String> { get throws { try files.filter { $0.hasSuffix(".svg") } } }

    private func isFile(_ path: String) -> Bool { path.hasSuffix(".svg") || path.hasSuffix(".json") }
}

import Foundation
import Testing

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

        let drawn = try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(isPicture))
        #expect(drawn == (try pictures))
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

    private var pictures: Set<String> {
        get throws {
            Set(
                try FileManager.default.subpathsOfDirectory(atPath: Repository.url(Self.catalogue).path)
                    .filter(isPicture))
        }
    }

    private func isPicture(_ path: String) -> Bool { path.hasSuffix(".svg") }
}

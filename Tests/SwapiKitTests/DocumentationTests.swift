import Foundation
import Testing

/// The list of topics in SwapiKit.docc beside what the sources make public.
struct DocumentationTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/SwapiKit")

    @Test func `each public type has its place among the topics, and no topic is missing`() throws {
        let page = try String(contentsOf: Self.sources.appending(path: "SwapiKit.docc/SwapiKit.md"), encoding: .utf8)
        let topics = page.matches(of: /(?m)^- ``([A-Za-z]+)``$/).map { String($0.1) }
        #expect(topics.count == Set(topics).count)
        #expect(Set(topics).symmetricDifference(try publicTypes()) == [])
    }

    private func publicTypes() throws -> Set<String> {
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        var names = Set<String>()
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let types = text.matches(of: /(?m)^public (?:final )?(?:struct|class|enum|actor|protocol) ([A-Za-z]+)/)
            names.formUnion(types.map { String($0.1) })
        }
        return names
    }
}

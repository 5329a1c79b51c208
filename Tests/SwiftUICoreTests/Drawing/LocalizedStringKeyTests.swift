import Foundation
import Testing

@testable import SwiftUICore

@Suite struct LocalizedStringKeyTests {
    /// Looks a key up in a table that a test wrote.
    private func localized(_ key: LocalizedStringKey, table: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try table.write(to: folder.appending(path: "Test.strings"), atomically: true, encoding: .utf8)
        return key.localized(tableName: "Test", bundle: Bundle(path: folder.path))
    }

    @Test func `a translation may name its arguments by position`() throws {
        #expect(try localized("\(1) of \("x")", table: #""%lld of %@" = "%2$@: %1$lld, 100 %%";"#) == "x: 1, 100 %")
    }

    @Test func `a percent sign that names no argument stays`() throws {
        #expect(try localized("\("x") left", table: #""%@ left" = "%@ % left %3$@";"#) == "x % left ")
    }
}

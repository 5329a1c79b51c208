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

@Suite struct FormatTests {
    private func string(_ key: LocalizedStringKey) -> String {
        Text(key).string(in: EnvironmentValues().with(\.locale, Locale(identifier: "en_US")))
    }

    @Test func `numbers are put in as their specifiers say`() {
        #expect(string("\(1234) and \(3.14159, specifier: "%.2f")") == "1,234 and 3.14")
        #expect(string("\(7, specifier: "%03lld")|\(255, specifier: "%x")|\(-5)") == "007|ff|-5")
        #expect(string("\(2.5)") == "2.500000")
        #expect(string("\(UInt8(200)) \(Float(0.5), specifier: "%.1f")") == "200 0.5")
        #expect(string("100 % of \("it")") == "100 % of it")
        #expect(string("100 %") == "100 %")
    }

    @Test func `values with formats of their own are put in`() {
        #expect(string("\(0.25, format: .percent.locale(Locale(identifier: "en_US"))) of it") == "25% of it")
    }
}

extension EnvironmentValues {
    fileprivate func with<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

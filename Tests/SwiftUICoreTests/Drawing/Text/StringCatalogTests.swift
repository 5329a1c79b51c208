import Foundation
import Testing

@testable import SwiftUICore

@Suite struct StringCatalogTests {
    private func catalog() throws -> StringCatalog {
        try #require(StringCatalog(Data(Self.json.utf8)))
    }

    private func text(_ key: String, _ numbers: [Double?] = [], _ locale: String = "en") throws -> String? {
        try catalog().string(for: key, numbers: numbers, locale: Locale(identifier: locale))
    }

    @Test func `a text is taken in the language of the locale, or in that of the source`() throws {
        #expect(try text("hello", [], "de_AT") == "Hallo")
        #expect(try text("hello", [], "ja_JP") == "Hello")
        #expect(try text("nothing") == nil)
    }

    @Test func `a plural is chosen by the number`() throws {
        #expect(try text("%lld films", [1]) == "%lld film")
        #expect(try text("%lld films", [2]) == "%lld films")
        #expect(try text("%lld films", [3], "pl") == "%lld filmy")
        #expect(try text("%lld films", [5], "pl") == "%lld filmów")
    }

    @Test func `several plurals are put into one text`() throws {
        #expect(try text("%lld of %lld", [1, 2]) == "%1$lld film of %2$lld lists")
    }

    @Test func `kinds of devices have texts of their own`() throws {
        #expect(try text("press") == "Click")
    }

    @Test(arguments: ["", "{", "[]", #"{"strings":1}"#, #"{"sourceLanguage":"en","strings":[]}"#])
    func `a broken catalogue is none`(json: String) {
        #expect(StringCatalog(Data(json.utf8)) == nil)
    }

    @Test func `a bundle's catalogue is read for texts, with the locale of the environment`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.json.write(to: folder.appending(path: "Localizable.xcstrings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let text = try styled {
            VStack { Text("\(5) films", bundle: bundle) }.environment(\.locale, Locale(identifier: "pl"))
        }
        #expect(text.string == "5 filmów")
    }

    private static let json = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "hello": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld films": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld film"}}, "other": {"stringUnit": {"value": "%lld films"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld film"}}, "few": {"stringUnit": {"value": "%lld filmy"}},
              "many": {"stringUnit": {"value": "%lld filmów"}}, "other": {"stringUnit": {"value": "%lld filmu"}}}}}}},
          "%lld of %lld": {"localizations": {"en": {
            "stringUnit": {"value": "%#@films@ of %#@lists@"},
            "substitutions": {
              "films": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg film"}}, "other": {"stringUnit": {"value": "%arg films"}}}}},
              "lists": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg list"}}, "other": {"stringUnit": {"value": "%arg lists"}}}}}}}}},
          "press": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}}
        }}
        """#
}

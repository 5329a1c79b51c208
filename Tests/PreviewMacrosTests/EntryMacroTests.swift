import Foundation
import Testing

@testable import PreviewMacros

@Suite struct EntryMacroTests {
    @Test func `accessors read and write by the key`() throws {
        let accessors = try expand("@Entry var name: String = \"a\"", role: "accessor")
        #expect(accessors.hasPrefix("{"))
        #expect(accessors.contains("get { self[__Key_name.self] }"))
        #expect(accessors.contains("set { self[__Key_name.self] = newValue }"))
    }

    @Test func `the key has the property's type and value`() throws {
        let key = try expand("@Entry public var name: [String: Int] = [\"=\": 1] // why")
        #expect(key.contains("private struct __Key_name: SwiftUICore.EnvironmentKey {"))
        #expect(key.contains("typealias Value = [String: Int]"))
        #expect(key.contains("static var defaultValue: Value { [\"=\": 1] // why\n"))
    }

    @Test func `a property without a type has that of its value`() throws {
        let key = try expand("@Entry var isLarge = true")
        #expect(key.contains("@SwiftUICore.__EntryDefaultValue static var defaultValue = true"))
        let value = try EntryDefaultValueMacro.expand(
            expansion("@M static var defaultValue = f { 1 }", role: "accessor"))
        #expect(value.contains("get { f { 1 }\n"))
    }

    @Test(arguments: ["Int?", "Optional<Int>", "((Int) -> Void)?"])
    func `an optional needs no value`(type: String) throws {
        #expect(try expand("@Entry var name: \(type)").contains("static var defaultValue: Value { nil\n"))
    }

    @Test func `a name in back-ticks is a name`() throws {
        #expect(try expand("@Entry var `default`: Int = 1").contains("struct __Key_default:"))
    }

    @Test func `the extended type decides the key's protocol, whatever is around it`() throws {
        let context = ["extension SwiftUI.Transaction {}", "extension EnvironmentValues {}"]
        #expect(try expand("@Entry var a = 1", context: context).contains(": SwiftUICore.TransactionKey {"))
    }

    @Test(arguments: [
        ("@Entry var name: Int", "extension EnvironmentValues {}", "default value"),
        ("@Entry let name = 1", "extension EnvironmentValues {}", "var"),
        ("@Entry var name = 1", "struct EnvironmentValues {}", "extension of"),
        ("@Entry var name = 1", "extension ContainerValues {}", "not available on Linux"),
    ])
    func `what can't be an entry is an error`(source: String, context: String, message: String) {
        let error = #expect(throws: MacroError.self) { try expand(source, context: [context]) }
        #expect(error?.message.contains(message) == true)
    }

    @Test func `the compiler's message is answered with the source`() throws {
        let message = """
            {"expandAttachedMacro":{"discriminator":"$s1","macroRole":"peer",
            "macro":{"moduleName":"PreviewMacros","name":"Entry","typeName":"EntryMacro"},
            "attributeSyntax":{"kind":"attribute","source":"@Entry","location":
            {"column":1,"fileID":"App/a.swift","fileName":"/a.swift","line":2,"offset":40}},
            "declSyntax":{"kind":"declaration","source":"@Entry var name = 1","location":
            {"column":1,"fileID":"App/a.swift","fileName":"/a.swift","line":2,"offset":40}},
            "lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}","location":
            {"column":1,"fileID":"App/a.swift","fileName":"/a.swift","line":1,"offset":0}}]}}
            """
        let answer = String(decoding: reply(to: Data(message.utf8)), as: UTF8.self)
        #expect(answer.contains("struct __Key_name"))
    }

    private func expand(
        _ source: String, role: String = "peer", context: [String] = ["extension EnvironmentValues {}"]
    ) throws -> String {
        try EntryMacro.expand(expansion(source, role: role, context: context))
    }

    private func expansion(
        _ source: String, role: String, context: [String] = []
    ) -> HostMessage.AttachedExpansion {
        func syntax(_ source: String) -> HostMessage.Syntax {
            .init(
                source: source,
                location: .init(fileID: "A/a.swift", fileName: "/a.swift", offset: 0, line: 1, column: 1))
        }
        return .init(
            macro: .init(moduleName: "PreviewMacros", typeName: "EntryMacro", name: "Entry"), macroRole: role,
            declSyntax: syntax(source), lexicalContext: context.map(syntax))
    }
}

import Testing

@testable import PreviewMacros

@Suite struct PreviewMacroTests {
    @Test func `the generated type has the compiler's unique name for this use`() throws {
        let expansion = try expand("#Preview { Text() }")
        #expect(expansion.contains("enum $sfMf_7PreviewfMu_: SwiftUICore.PreviewRegistry"))
        #expect(expansion.contains("to: $sfMf_7PreviewfMu_.self"))
    }

    @Test func `the place is that of the number sign, behind blank lines and comments`() throws {
        let expansion = try expand("\n// A comment: #\n  #Preview { Text() }")
        #expect(expansion.contains("static var fileID: Swift.String { \"App/Views.swift\" }"))
        #expect(expansion.contains("static var line: Swift.Int { 12 }"))
        #expect(expansion.contains("static var column: Swift.Int { 3 }"))
    }

    @Test func `the body is passed on as it's written`() throws {
        let body = "{\n    // closing } in a comment\n    let a = \"\\(x[\"}\"])\"; return Text(a)\n}"
        #expect(try expand("#Preview \(body)").contains("__content(body: \(body)"))
    }

    @Test func `a name and traits are passed to the preview`() throws {
        let traits = "traits: .fixedLayout(width: 3, height: 2), .portrait"
        let expansion = try expand("#Preview(\"A, B\", \(traits)) { Text() }")
        #expect(
            expansion.contains(
                "SwiftUICore.Preview(\"A, B\"\n, traits: .fixedLayout(width: 3, height: 2)\n, .portrait\n) {"))
    }

    @Test func `a body in the parentheses is taken from among the arguments`() throws {
        let expansion = try expand("#Preview(\"A\", // why\n body: { Text() } // end\n)")
        #expect(expansion.contains("SwiftUICore.Preview(\"A\"\n) {"))
        #expect(expansion.contains("__content(body: { Text() } // end\n"))
    }

    @Test func `a comment behind an argument doesn't swallow what follows`() throws {
        let expansion = try expand("#Preview(\"A\", traits: .portrait // turned\n) { Text() }")
        #expect(expansion.contains("traits: .portrait // turned\n\n) {"))
    }

    @Test func `Previewable state is refused where it stands`() throws {
        let source = "#Preview { @Previewable @State var on = true; Toggle(isOn: $on) }"
        let error = #expect(throws: MacroError.self) { try expand(source) }
        #expect(error?.message.contains("@Previewable") == true)
        #expect(error?.offset == 11)
    }

    @Test func `Previewable in a string or comment is no attribute`() throws {
        _ = try expand("#Preview { Text(\"@Previewable\") /* @Previewable */ }")
    }

    @Test(arguments: ["#Preview { A() } cameras: { B() }", "#Preview(arguments: [1]) { A() }", "#Preview(\"A\")"])
    func `what isn't supported is an error`(source: String) {
        #expect(throws: MacroError.self) { try expand(source) }
    }

    private func expand(_ source: String) throws -> String {
        let location = HostMessage.Location(
            fileID: "App/Views.swift", fileName: "/Views.swift", offset: 100, line: 10, column: 5)
        return try PreviewMacro.expand(
            HostMessage.FreestandingExpansion(
                macro: .init(moduleName: "PreviewMacros", typeName: "PreviewMacro", name: "Preview"),
                discriminator: "$sfMf_", syntax: .init(source: source, location: location)))
    }
}

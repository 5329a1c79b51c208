import Testing

@testable import PreviewMacros

@Suite struct SourceScannerTests {
    @Test(arguments: [
        #"{ a { b } (c) [d] }"#,
        #"{ "}" }"#,
        #"{ "\"}" }"#,
        #"{ "\(f("}", { "}" }))" }"#,
        ##"{ #"\(}"# }"##,
        ##"{ #"\#(f("}"))"# }"##,
        ##"{ #"""# }"##,
        "{ \"\"\"\n } \" \"\" \\(a[\"}\"])\n\"\"\" }",
        "{ #\"\"\"\n } \"\"\" \n\"\"\"# }",
        "{ // }\n }",
        "{ /* } /* } */ } */ }",
        #"{ a.contains(/\}[}]/) }"#,
        ##"{ #/ } /# }"##,
        #"{ a / b; c / { d }() }"#,
        "{ `}` }",
        "{ \"é} 🎉\" }",
    ])
    func `a closure ends at its own brace`(closure: String) throws {
        #expect(try SourceScanner(closure + " }").endOfGroup(at: 0) == closure.utf8.count)
    }

    @Test(arguments: ["{ ( }", "{ \"", "{ \"\\(\" }", "{"])
    func `source that ends too early is an error`(source: String) {
        #expect(throws: MacroError.self) { try SourceScanner(source).endOfGroup(at: 0) }
    }
}

import Foundation
import Testing

@testable import PreviewMacros

@Suite struct PluginProtocolTests {
    @Test func `a message is framed by its length in eight bytes, the lowest first`() {
        #expect(PluginConnection.frame(Data([7, 8])) == [2, 0, 0, 0, 0, 0, 0, 0, 7, 8])
        #expect(PluginConnection.frame(Data(count: 258)).prefix(3) == [2, 1, 0])
    }

    @Test func `messages come out as they went in, and then the end`() throws {
        let pipe = Pipe()
        let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
        let connection = PluginConnection(input: reading.fileDescriptor, output: writing.fileDescriptor)
        #expect(connection.send(Data("{}".utf8)))
        #expect(connection.send(Data("[1]".utf8)))
        try writing.close()
        #expect(connection.receive() == Data("{}".utf8))
        #expect(connection.receive() == Data("[1]".utf8))
        #expect(connection.receive() == nil)
    }

    @Test func `the plugin speaks version 7`() throws {
        let answer = try exchange(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(answer.contains(#""protocolVersion":7"#))
    }

    @Test func `an expansion carries the source and no diagnostics`() throws {
        let answer = try exchange(Self.expansion(of: "PreviewMacro", source: "#Preview { Text() }"))
        #expect(answer.contains("expandMacroResult"))
        #expect(answer.contains("enum $s1"))
        #expect(answer.contains(#""diagnostics":[]"#))
    }

    @Test func `an error is placed in the file`() throws {
        let answer = try exchange(Self.expansion(of: "PreviewMacro", source: "#Preview { @Previewable var a }"))
        #expect(answer.contains(#""offset":51"#))
        #expect(answer.contains(#""severity":"error""#))
    }

    @Test(arguments: ["nonsense", "{}", #"{"somethingNew":{}}"#, expansion(of: "OtherMacro", source: "#Other")])
    func `what can't be answered is answered with an error`(message: String) throws {
        #expect(try exchange(message).contains(#""severity":"error""#))
    }

    private func exchange(_ message: String) throws -> String {
        String(decoding: reply(to: Data(message.utf8)), as: UTF8.self)
    }

    private static func expansion(of type: String, source: String) -> String {
        """
        {"expandFreestandingMacro":{"discriminator":"$s1","lexicalContext":[],"macroRole":"declaration",
        "macro":{"moduleName":"PreviewMacros","name":"Preview","typeName":"\(type)"},
        "syntax":{"kind":"declaration","source":"\(source)","location":
        {"column":1,"fileID":"App/a.swift","fileName":"/a.swift","line":2,"offset":40}}}}
        """
    }
}

/// `#Preview`: a type that makes the preview, and a record in the binary's section of previews that leads to it.
enum PreviewMacro: FreestandingMacro {
    static func expand(_ expansion: HostMessage.FreestandingExpansion) throws(MacroError) -> String {
        var call = PreviewCall(try MacroCall(expansion.syntax.source))
        let body = try call.takeBody()
        try rejectPreviewable(in: body)
        let location = expansion.syntax.location(at: call.offset)
        // Other names are for the compiler only: it takes these as unique, whatever module and file they are in.
        let name = "\(expansion.discriminator)7PreviewfMu_"
        // Members and locals begin with underscores because the body sees them.
        return """
            nonisolated enum \(name): SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(literal(location.fileID)) }
                static var line: Swift.Int { \(location.line) }
                static var column: Swift.Int { \(location.column) }

                @Swift.MainActor static func makePreview() throws -> SwiftUICore.Preview {
                    @Swift.MainActor func __content(
                        @SwiftUICore.ViewBuilder body: @Swift.MainActor () -> any SwiftUICore.View
                    ) -> any SwiftUICore.View { body() }
                    return SwiftUICore.Preview(\(call.listOfOthers)) {
                        __content(body: \(body.value)
                        )
                    }
                }

                @section("swiftui_previews") @used
                private static let __record:
                    (Swift.UInt32, Swift.UInt32, @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void) =
                (
                    1, 0, { $0.initializeMemory(as: (any SwiftUICore.PreviewRegistry.Type).self, to: \(name).self) }
                )
            }
            """
    }

    private static func literal(_ string: String) -> String {
        "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func rejectPreviewable(in body: MacroCall.Argument) throws(MacroError) {
        guard let offset = try SourceScanner(body.value).firstAttribute("Previewable") else { return }
        throw MacroError(
            message: "@Previewable is not available on Linux yet; put the state in a view of its own.",
            offset: body.offset + offset)
    }
}

/// The arguments of one `#Preview`.
private struct PreviewCall {
    let offset: Int
    private var arguments: [MacroCall.Argument]
    private var trailingClosures: [MacroCall.Argument]

    init(_ call: MacroCall) {
        offset = call.offset
        arguments = call.arguments
        trailingClosures = call.trailingClosures
    }

    /// What is left when the body is taken: the name and the traits, one a line so that a comment ends with its line.
    var listOfOthers: String {
        arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value + "\n" }.joined(separator: ", ")
    }

    /// Removes the argument `body` and returns it; every argument that is left is known.
    mutating func takeBody() throws(MacroError) -> MacroCall.Argument {
        let body: MacroCall.Argument?
        if let first = trailingClosures.first, first.label == nil {
            body = trailingClosures.removeFirst()
        } else if let index = arguments.firstIndex(where: { $0.label == "body" }) {
            body = arguments.remove(at: index)
        } else {
            body = nil
        }
        for argument in arguments + trailingClosures {
            if let label = argument.label, label != "traits" {
                throw MacroError(
                    message: "#Preview with \"\(label):\" is not available on Linux.", offset: argument.offset)
            }
        }
        guard let body else { throw MacroError(message: "#Preview needs a closure with a view.", offset: offset) }
        return body
    }
}

extension SourceScanner {
    /// Where `@name` stands first, in a nested closure too, but not in a string or comment.
    fileprivate func firstAttribute(_ name: String) throws(MacroError) -> Int? {
        var index = 0
        while let byte = byte(index) {
            if byte == "@", text(index + 1..<endOfIdentifier(at: index + 1)) == name { return index }
            // Groups are entered, not stepped over.
            index = "([{".unicodeScalars.contains(byte) ? index + 1 : try endOfElement(at: index)
        }
        return nil
    }
}

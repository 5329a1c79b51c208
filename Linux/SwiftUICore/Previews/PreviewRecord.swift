/// A `#Preview` somewhere in the running program.
package struct PreviewRecord {
    /// The name that the preview was given, if any.
    package let name: String?
    /// The module and file: `SwapiUI/ContentView.swift`.
    package let fileID: String
    package let line: Int
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let makeBody: @MainActor () -> any View

    @MainActor private init?(_ registry: any PreviewRegistry.Type) {
        // What `#Preview` expands to doesn't throw; the protocol only allows it to.
        guard let preview = try? registry.makePreview() else { return nil }
        name = preview.name
        fileID = registry.fileID
        line = registry.line
        traits = preview.traits
        makeBody = preview.makeBody
    }
}

extension PreviewRecord {
    /// What `#Preview` writes into a section of the binary: a version, zero, and what leads to the generated type.
    private typealias SectionEntry = (
        version: UInt32, reserved: UInt32,
        storeType: @convention(c) (_ destination: UnsafeMutableRawPointer) -> Void
    )

    /// Every preview in the program and the libraries it has loaded, sorted by file and line.
    @MainActor package static var all: [PreviewRecord] {
        LoadedSection.named("swiftui_previews")
            .flatMap { Array($0.bindMemory(to: SectionEntry.self)) }
            .filter { $0.version == 1 }
            .compactMap { PreviewRecord(registry(of: $0)) }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    private static func registry(of entry: SectionEntry) -> any PreviewRegistry.Type {
        withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { buffer in
            let destination = buffer.baseAddress!
            entry.storeType(destination)
            return destination.move()
        }
    }
}

/// A type that makes one preview; `#Preview` expands to one, and nobody else needs to write one.
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}

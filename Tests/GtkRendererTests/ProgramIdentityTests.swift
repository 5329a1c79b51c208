import Foundation
import Testing

@testable import GtkRenderer

struct ProgramIdentityTests {
    @Test func `a program without a property list is called what its process is`() throws {
        let folder = try bundle(list: nil)
        #expect(
            ProgramIdentity.current(bundle: folder, processName: "Demo")
                == ProgramIdentity(identifier: "Demo", name: "Demo"))
    }

    @Test func `the property list beside the program names it to the desktop`() throws {
        let folder = try bundle(list: ["CFBundleIdentifier": "org.example.Demo", "CFBundleDisplayName": "A Demo"])
        #expect(
            ProgramIdentity.current(bundle: folder, processName: "Demo")
                == ProgramIdentity(identifier: "org.example.Demo", name: "A Demo"))
    }

    private func bundle(list: [String: String]?) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ProgramIdentity-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let list {
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: folder.appending(path: "Info.plist"))
        }
        let bundle = try #require(Bundle(url: folder))
        // Read before the folder goes.
        _ = bundle.infoDictionary
        return bundle
    }
}

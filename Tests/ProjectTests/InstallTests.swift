import Foundation
import Testing

/// `make install`, into a folder of its own, with the program that was built for the tests.
final class InstallTests {
    private static let id = "io.github.swapidemo.SwapiDemo"

    private let destination = FileManager.default.temporaryDirectory.appending(path: "Install-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: destination) }

    @Test func `everything is there, and everything goes again`() async throws {
        #expect(try await install() == 0)
        let files = try installed()
        #expect(
            files.filter { !$0.hasPrefix("opt/app/libexec/swapidemo/SwapiDemo_") } == [
                "opt/app/bin/swapidemo",
                "opt/app/libexec/swapidemo/Info.plist",
                "opt/app/libexec/swapidemo/SwapiDemo",
                "opt/app/share/applications/\(Self.id).desktop",
                "opt/app/share/icons/hicolor/scalable/apps/\(Self.id).svg",
                "opt/app/share/icons/hicolor/symbolic/apps/\(Self.id)-symbolic.svg",
                "opt/app/share/metainfo/\(Self.id).metainfo.xml",
            ])
        #expect(files.contains("opt/app/libexec/swapidemo/SwapiDemo_SwapiKit.resources/archive.json"))
        #expect(
            files.contains { $0.hasPrefix("opt/app/libexec/swapidemo/SwapiDemo_SwapiUI.resources/Assets.xcassets/1.") })
        #expect(try await install() == 0, "over itself")
        #expect(try installed() == files)

        #expect(try await install("--remove") == 0)
        #expect(try installed() == [])
    }

    @Test func `the entry names the whole path where no desktop looks for programs`() async throws {
        #expect(try await install() == 0)
        #expect(try entry("opt/app").contains("Exec=\"/opt/app/bin/swapidemo\""))
        #expect(try entry("opt/app").contains("TryExec=/opt/app/bin/swapidemo"))
        #expect(try await install(prefix: "/usr/local") == 0)
        #expect(try entry("usr/local") == Repository.text("Linux/Resources/\(Self.id).desktop").split(separator: "\n"))
    }

    @Test func `removing it leaves no folder behind, and touches none that has something else in it`() async throws {
        #expect(try await install() == 0)
        let other = destination.appending(path: "opt/app/bin/other")
        try Data().write(to: other)
        #expect(try await install("--remove") == 0)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: destination.path).sorted() == [
                "opt", "opt/app", "opt/app/bin", "opt/app/bin/other",
            ])
    }

    private func entry(_ prefix: String) throws -> [Substring] {
        try String(
            contentsOf: destination.appending(path: "\(prefix)/share/applications/\(Self.id).desktop"), encoding: .utf8
        ).split(separator: "\n")
    }

    @Test func `the link in bin leads to the program, whose bundles are beside it`() async throws {
        #expect(try await install() == 0)
        let link = destination.appending(path: "opt/app/bin/swapidemo")
        let program = link.resolvingSymlinksInPath()
        #expect(FileManager.default.isExecutableFile(atPath: program.path))
        let bundle = program.deletingLastPathComponent().appending(path: "SwapiDemo_SwapiKit.resources/archive.json")
        #expect(
            try Data(contentsOf: bundle) == Data(contentsOf: Repository.url("Sources/SwapiKit/Resources/archive.json")))
    }

    @Test func `the installed program says its version without a display`() async throws {
        #expect(try await install() == 0)
        let process = Process()
        process.executableURL = destination.appending(path: "opt/app/bin/swapidemo")
        process.arguments = ["--version"]
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "BROADWAY_DISPLAY"].contains($0.key)
        }
        let output = Pipe()
        process.standardOutput = output
        #expect(try await status(of: process) == 0)
        let text = try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.hasPrefix("SwapiDemo ") == true)
    }

    @Test func `a prefix that depends on where one stands is refused`() async throws {
        #expect(try await install(prefix: "app") == 1)
        #expect(try installed() == [])
    }

    @Test func `entry, metadata, property list and Xcode project speak of the same program`() throws {
        let entry = try Repository.text("Linux/Resources/\(Self.id).desktop").split(separator: "\n")
        #expect(entry.contains("Icon=\(Self.id)"))
        #expect(entry.contains("StartupWMClass=\(Self.id)"))
        #expect(entry.contains("Exec=swapidemo"))
        let metadata = try Repository.text("Linux/Resources/\(Self.id).metainfo.xml")
        #expect(metadata.contains("<id>\(Self.id)</id>"))
        #expect(metadata.contains("<launchable type=\"desktop-id\">\(Self.id).desktop</launchable>"))
        let list = try Repository.propertyList("Linux/Resources/Info.plist")
        #expect(list["CFBundleIdentifier"] as? String == Self.id)
        let project = try XcodeProject()
        #expect(project.setting("PRODUCT_BUNDLE_IDENTIFIER") == [Self.id])

        let version = try #require(list["CFBundleShortVersionString"] as? String)
        #expect(project.setting("MARKETING_VERSION") == [version])
        #expect(metadata.contains("<release version=\"\(version)\""))
        #expect(
            try Repository.text("Sources/SwapiKit/Launch/LaunchOptions.swift").contains("\"SwapiDemo \(version)\\n\""))
        let name = try #require(list["CFBundleDisplayName"] as? String)
        #expect(project.setting("INFOPLIST_KEY_CFBundleDisplayName") == [name])
        #expect(entry.contains("Name=\(name)") && metadata.contains("<name>\(name)</name>"))
    }

    private func install(_ arguments: String..., prefix: String = "/opt/app") async throws -> Int32 {
        // The test program stands in the folder that it was built into.
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = Repository.url("Scripts/install")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "DESTDIR": destination.path, "PREFIX": prefix,
            "SWAPI_BUILD": URL(filePath: program).deletingLastPathComponent().path,
        ]) { $1 }
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        return try await status(of: process)
    }

    /// Runs a program to its end, without holding a thread that other tests wait for.
    private func status(of process: Process) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// The paths of what is installed, folders left out.
    private func installed() throws -> [String] {
        guard FileManager.default.fileExists(atPath: destination.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: destination.path).filter { path in
            let type = try FileManager.default.attributesOfItem(atPath: destination.appending(path: path).path)[.type]
            return type as? FileAttributeType != .typeDirectory
        }.sorted()
    }
}

import Foundation
import Testing

@testable import PreviewKit

/// The kernel notes a change before the call that makes it returns, so that nothing here waits.
final class FileWatcherTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "FileWatcherTests-\(UUID().uuidString)")
    private let watcher: FileWatcher

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Views"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Old.swift"))
        watcher = try #require(FileWatcher(folders: [folder.path]))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String) throws {
        try Data("text".utf8).write(to: folder.appending(path: path))
    }

    private func changes() -> Set<String> {
        Set(watcher.changes().map { String($0.dropFirst(folder.path.count + 1)) })
    }

    @Test("files that are written, replaced, renamed and removed are noticed, each time")
    func files() throws {
        #expect(changes() == [])
        try write("Old.swift")
        #expect(changes() == ["Old.swift"])
        try write("Views/New.swift")
        #expect(changes() == ["Views/New.swift"])
        try Data("more".utf8).write(to: folder.appending(path: "Old.swift"), options: .atomic)
        #expect(changes().contains("Old.swift"))
        try FileManager.default.moveItem(
            at: folder.appending(path: "Old.swift"), to: folder.appending(path: "Views/Moved.swift"))
        #expect(changes() == ["Old.swift", "Views/Moved.swift"])
        try FileManager.default.removeItem(at: folder.appending(path: "Views/Moved.swift"))
        #expect(changes() == ["Views/Moved.swift"])
    }

    @Test("folders that come later are watched too")
    func newFolders() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Planets"), withIntermediateDirectories: false)
        #expect(changes() == ["Planets"])
        try write("Planets/PlanetView.swift")
        #expect(changes() == ["Planets/PlanetView.swift"])
    }

    @Test("what editors keep beside a file is no change")
    func editors() throws {
        try write(".Old.swift.swp")
        try write("Old.swift~")
        try write("#Old.swift#")
        #expect(changes() == [])
    }
}

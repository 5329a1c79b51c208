import Foundation
import GtkRenderer
import SwiftUICore

/// What a window keeps from one launch to the next, in a file of the XDG state folder.
@MainActor final class WindowState {
    private struct Contents: Codable {
        var width: Int?
        var height: Int?
        var isMaximized: Bool?
        var values: [String: SceneValue]?
    }

    let values: SceneValues
    /// The size that the window had last, if it makes sense.
    let size: CGSize?
    let isMaximized: Bool
    /// Nil if nothing is kept.
    private let file: URL?
    private var window: (@MainActor () -> WindowPlacement)?
    private var pendingSave: Task<Void, Never>?

    /// - Parameter restores: whether the state is read and kept; otherwise the window begins anew each time.
    init(program: String, restores: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = restores ? Self.file(of: program, environment: environment) : nil
        // A file that can't be read is no loss worth a word: the window opens as it did the first time.
        let contents = file.flatMap { try? JSONDecoder().decode(Contents.self, from: Data(contentsOf: $0)) }
        values = SceneValues(contents?.values ?? [:])
        isMaximized = contents?.isMaximized ?? false
        if let width = contents?.width, let height = contents?.height, Self.range ~= width, Self.range ~= height {
            size = CGSize(width: width, height: height)
        } else {
            size = nil
        }
    }

    private static let range = 1...32_767

    /// Saves whenever something has changed and then rested for a moment.
    func follow(_ renderer: GtkRenderer) {
        guard file != nil else { return }
        window = { [unowned renderer] in renderer.placement }
        values.changed = { [weak self] in self?.saveSoon() }
        renderer.placementChanged = { [weak self] in self?.saveSoon() }
    }

    private func saveSoon() {
        pendingSave?.cancel()
        pendingSave = Task { [weak self] in
            guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
            self?.save()
        }
    }

    func save() {
        pendingSave?.cancel()
        guard let file, let placement = window?() else { return }
        let contents = Contents(
            width: Int(placement.size.width), height: Int(placement.size.height), isMaximized: placement.isMaximized,
            values: values.values)
        do {
            let data = try JSONEncoder().encode(contents)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("SwiftUI: the window's state can't be kept: \(error)\n".utf8))
            // Once is enough.
            window = nil
        }
    }

    /// `$XDG_STATE_HOME/program/window.json`; the specification ignores paths that are not absolute.
    private static func file(of program: String, environment: [String: String]) -> URL {
        let base = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return URL(filePath: base ?? "\(home)/.local/state").appending(path: program.lowercased())
            .appending(path: "window.json")
    }
}

import Foundation

/// The files of this repository, by their paths from its root.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func url(_ path: String) -> URL { root.appending(path: path) }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    /// The paths of the Swift files below a folder.
    static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    static func propertyList(_ path: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url(path)), format: nil)
        return list as? [String: Any] ?? [:]
    }
}

/// Package.swift, as far as it can be read line by line.
struct Manifest {
    /// What is declared for all systems, and what for all but Linux.
    let common: String
    let linux: String
    let apple: String

    init() throws {
        var parts = (common: "", linux: "", apple: "")
        var isLinux: Bool?
        for line in try Repository.text("Package.swift").split(separator: "\n", omittingEmptySubsequences: false) {
            switch line {
            case "#if os(Linux)": isLinux = true
            case "#else": isLinux = false
            case "#endif": isLinux = nil
            default:
                switch isLinux {
                case nil: parts.common += line + "\n"
                case true?: parts.linux += line + "\n"
                case false?: parts.apple += line + "\n"
                }
            }
        }
        (common, linux, apple) = parts
    }

    /// The names of the targets that only Linux has.
    var linuxTargets: Set<String> {
        Set(linux.matches(of: /name: "(\w+)"/).map { String($0.1) })
    }
}

// The pictures that a person has put into a folder.

import Dispatch
public import Foundation

/// Which records of a kind a person has pictures of: files such as `people/1.png` or `films/4.JPG`.
///
/// The folder's names are compared with records' uids, and no uid ever becomes a part of a path. What the files hold is
/// found out by whoever shows them.
public struct OwnPictures: Equatable, Sendable {
    /// The endings of pictures' names; where there are several pictures of a record the first of these goes first.
    public static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

    private let files: [String: [URL]]
    /// What lies there, but is no record's picture.
    public let mistakes: [OwnPictureMistake]

    /// Reads the names in the folder of a kind. One that isn't there, or can't be read, has none.
    public init(of kind: Kind, in folder: URL) {
        let all = folder
        let folder = all.appending(path: kind.rawValue)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            files = [:]
            mistakes = OwnPictureMistake(folderOf: kind, in: all).map { [$0] } ?? []
            return
        }
        // The order in which a disk lists them has no say.
        let named = names.filter { !$0.hasPrefix(".") }.sorted().map { name in
            (
                name: name, number: URL(filePath: name).deletingPathExtension().lastPathComponent,
                rank: Self.rank(of: name)
            )
        }
        let ranked = named.filter { $0.rank != nil }.sorted { ($0.rank ?? 0, $0.name) < ($1.rank ?? 0, $1.name) }
        files = Dictionary(grouping: ranked, by: { $0.number }).mapValues { $0.map { folder.appending(path: $0.name) } }
        mistakes = named.compactMap { name, number, rank in
            OwnPictureMistake(naming: folder.appending(path: name), number: number, isPicture: rank != nil)
        }
    }

    /// Reads the names elsewhere: disks may take their time, or for ever, and neither the main thread nor Swift's few
    /// threads wait for them, nor does one kind for another.
    ///
    /// - Returns: the kinds' pictures as they are found; nothing where there is no such folder.
    public static func look(in folder: URL) -> AsyncStream<(Kind, OwnPictures)> {
        look(in: folder) { OwnPictures(of: $0, in: folder) }
    }

    package static func look(
        in folder: URL, read: @escaping @Sendable (Kind) -> OwnPictures
    ) -> AsyncStream<(Kind, OwnPictures)> {
        let (found, continuation) = AsyncStream<(Kind, OwnPictures)>.makeStream()
        DispatchQueue(label: "swapikit.pictures", qos: .userInitiated).async {
            guard FileManager.default.fileExists(atPath: folder.path) else { return continuation.finish() }
            for kind in Kind.allCases {
                DispatchQueue(label: "swapikit.pictures.\(kind.rawValue)", qos: .userInitiated).async {
                    continuation.yield((kind, read(kind)))
                }
            }
        }
        return found
    }

    /// Whether there are none.
    public var isEmpty: Bool { files.isEmpty }

    /// The picture's file, and those to try where it can't be shown.
    public subscript(uid: String) -> [URL] { files[uid, default: []] }

    private static func rank(of name: String) -> Int? {
        endings.firstIndex(of: URL(filePath: name).pathExtension.lowercased())
    }
}

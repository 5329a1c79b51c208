// The pictures that a person has put into a folder.

import Dispatch
public import Foundation

/// Which records a person has pictures of: files such as `people/1.png` or `Films/4.JPG`.
///
/// The folder's names are compared with records' uids, and no uid ever becomes a part of a path. What the files hold is
/// found out by whoever shows them.
public struct OwnPictures: Equatable, Sendable {
    /// The endings of pictures' names; where there are several pictures of a record the first of these wins.
    public static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

    private let files: [RecordID: URL]

    /// Reads the names in the folder of each kind. One that isn't there, or can't be read, has none.
    public init(in folder: URL) {
        let all = Kind.allCases.flatMap { kind in
            let folder = folder.appending(path: kind.rawValue)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return Self.best(of: names).map { uid, name in
                (RecordID(kind: kind, uid: uid), folder.appending(path: name))
            }
        }
        files = Dictionary(uniqueKeysWithValues: all)
    }

    /// Reads the names elsewhere: disks may take their time, and neither the main thread nor Swift's few threads wait for them.
    public static func look(in folder: URL) async -> OwnPictures {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "swapikit.pictures", qos: .userInitiated).async {
                continuation.resume(returning: OwnPictures(in: folder))
            }
        }
    }

    /// No pictures.
    public init() {
        files = [:]
    }

    /// The picture's file; nil if there is none of the record.
    public subscript(record: RecordID) -> URL? { files[record] }

    /// One name for each uid. The order in which a disk lists them has no say.
    private static func best(of names: [String]) -> [String: String] {
        let ranked = names.compactMap { name -> (uid: String, rank: Int, name: String)? in
            let url = URL(filePath: name)
            guard !name.hasPrefix("."), let rank = endings.firstIndex(of: url.pathExtension.lowercased()) else {
                return nil
            }
            return (url.deletingPathExtension().lastPathComponent, rank, name)
        }
        let sorted = ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        return Dictionary(sorted.map { ($0.uid, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
}

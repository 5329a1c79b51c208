// A picture of one's own that isn't shown.

public import Foundation

/// Says in plain words which file isn't shown, and why.
public struct OwnPictureMistake: Hashable, Sendable, CustomStringConvertible {
    public let file: URL
    /// A sentence.
    public let reason: String

    public init(file: URL, reason: String) {
        self.file = file
        self.reason = reason
    }

    /// Such as "people/4.png is not shown. It is empty."
    public var description: String {
        "\(file.pathComponents.suffix(2).joined(separator: "/")) is not shown. \(reason)"
    }

    /// What is wrong with a file's name; nil if nothing is.
    init?(naming file: URL, number: String, isPicture: Bool) {
        if !isPicture {
            let endings = OwnPictures.endings.map { ".\($0)" }
            let list = "\(endings.dropLast().joined(separator: ", ")) and \(endings.last ?? "")"
            self.init(file: file, reason: "Its name ends with none of \(list).")
        } else if number.hasPrefix("0") {
            self.init(file: file, reason: "No number begins with a zero.")
        } else {
            return nil
        }
    }

    /// A kind's folder that has its name in capitals; nil if there is none.
    init?(folderOf kind: Kind, in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard let name = names.sorted().first(where: { $0.lowercased() == kind.rawValue }) else { return nil }
        let reason = "The folder's name has to be \(kind.rawValue), in small letters."
        self.init(file: folder.appending(path: name), reason: reason)
    }
}

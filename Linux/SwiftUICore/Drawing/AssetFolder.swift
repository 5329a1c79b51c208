import Foundation

/// Finds an asset's folder in a catalogue by the asset's name, such as `Planets/1`.
enum AssetFolder {
    /// The folder of an asset, such as `Planets/1.imageset`, or nil where there is none of that name.
    ///
    /// A group of assets that provides a namespace stands in their names; one that doesn't only keeps order in Xcode.
    static func of(_ name: String, in group: URL) -> URL? {
        if let slash = name.firstIndex(of: "/") {
            let inner = group.appendingPathComponent(String(name[..<slash]), isDirectory: true)
            if providesNamespace(inner), let found = of(String(name[name.index(after: slash)...]), in: inner) {
                return found
            }
        } else {
            let folder = group.appendingPathComponent(name, isDirectory: true)
            if FileManager.default.fileExists(atPath: folder.path) { return folder }
        }
        return plainGroups(in: group).lazy.compactMap { of(name, in: $0) }.first
    }

    /// The groups within a group that aren't namespaces, in the order of their names.
    private static func plainGroups(in group: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: group.path)) ?? []
        // Assets have an extension, such as "imageset", and no assets within.
        return names.sorted().filter { !$0.contains(".") }
            .map { group.appendingPathComponent($0, isDirectory: true) }.filter { !providesNamespace($0) }
    }

    private static func providesNamespace(_ group: URL) -> Bool {
        AssetContents(folder: group)?.properties?.providesNamespace ?? false
    }
}

// The previews in the program, by name.

import Foundation
import SwiftUICore

/// A preview with what people call it.
struct NamedPreview {
    let record: PreviewRecord

    /// `ContentView.swift:32`
    var place: String { "\(fileName):\(record.line)" }
    var fileName: String { String(record.fileID.split(separator: "/").last ?? "") }
    /// The name that it was given, or else its place.
    var name: String { record.name ?? place }
    /// The container that it asks for; of several the last holds.
    var layout: PreviewLayoutTrait { record.traits.compactMap(\.layout).last ?? .device }
}

/// Every preview of the app, by file and line.
struct PreviewCatalogue {
    let previews: [NamedPreview]

    init(_ records: [PreviewRecord] = PreviewRecord.all) {
        previews = records.map(NamedPreview.init)
    }

    /// The one preview with this name or at this place.
    func preview(named name: String) throws(UsageError) -> NamedPreview {
        let found = previews.filter { $0.place == name || $0.name == name }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw UsageError("There is no preview \"\(name)\". There are:\n\(list)")
        }
        let places = found.map { "  \($0.place)" }.joined(separator: "\n")
        throw UsageError("Several previews are called \"\(name)\". Name one by its place:\n\(places)")
    }

    /// A line for each: its name and its place.
    var list: String {
        let width = previews.map(\.name.count).max() ?? 0
        return previews.map { preview in
            "  \(preview.name)\(String(repeating: " ", count: width - preview.name.count))  \(preview.place)"
        }.joined(separator: "\n")
    }
}

extension PreviewLayoutTrait {
    /// The screen that previews are made for: a phone's, in points.
    static let deviceSize = CGSize(width: 400, height: 700)

    /// As it's written in the source.
    var name: String {
        switch self {
        case .device: "default layout"
        case .sizeThatFits: "size that fits"
        case .fixed(let width, let height): "\(Int(width)) × \(Int(height))"
        }
    }

    /// The size of the container; for one that fits its content, of what the content is offered.
    var room: CGSize {
        if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { Self.deviceSize }
    }
}

// The pictures that are drawn of a preview.

import Foundation
import SwiftUICore

/// One look of a preview.
enum PreviewPicture: String, CaseIterable {
    case light
    case dark
    case largeText = "large-text"

    /// Pixels a point.
    static let scale = 2

    var isDark: Bool { self == .dark }
    var textScale: CGFloat { self == .largeText ? 2 : 1 }

    var caption: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        case .largeText: "Text at 200 %"
        }
    }

    /// The name of the picture's file: `CharacterView-37-Character-dark.png`.
    func fileName(of preview: NamedPreview) -> String {
        let base = preview.fileName.replacing(".swift", with: "")
        let name = (preview.record.name ?? "").map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let parts = [base, String(preview.record.line), String(name), rawValue]
        return parts.filter { !$0.isEmpty }.joined(separator: "-") + ".png"
    }
}

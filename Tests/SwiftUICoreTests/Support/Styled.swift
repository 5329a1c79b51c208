import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// The text that a view shows, with its look.
func styled(
    _ settings: DesktopSettings = DesktopSettings(), @ViewBuilder _ content: () -> some View
) throws -> StyledText {
    let window = InMemoryWindow(content(), settings: settings)
    return try #require(window.elements.compactMap(\.styledText).first)
}

/// A stretch of text with its look, to compare.
struct Stretch {
    let string: String
    let run: StyledText.Run
    var style: StyledText.Style { run.style }
}

extension StyledText {
    var stretches: [Stretch] {
        var start = 0
        return runs.map { run in
            defer { start += run.length }
            return Stretch(string: string(in: start..<start + run.length), run: run)
        }
    }
}

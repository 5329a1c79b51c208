import Foundation
import InMemoryRenderer
import SwiftUICore

/// Where the views of these names lie in a window of that size, as x, y, width and height.
func layout(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> some View
) -> [String: [CGFloat]] {
    let window = InMemoryWindow(content(), size: CGSize(width: width, height: height))
    var places: [String: [CGFloat]] = [:]
    for element in window.elements {
        let name = element.element.accessibility.label
        guard !name.isEmpty, places[name] == nil else { continue }
        let frame = element.frame
        places[name] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return places
}

import Foundation
import InMemoryRenderer

@testable import SwiftUICore

/// What a view draws in a window of that size, without the window's bar.
func drawn(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> some View) -> [DisplayItem] {
    let root = InMemoryWindow(content(), size: CGSize(width: width, height: height)).renderer.root
    return root?.content.filter { item in
        if case .element(let element) = item, case .headerBar = element.kind { false } else { true }
    } ?? []
}

extension ResolvedColor {
    static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
    static let pureGreen = ResolvedColor(red: 0, green: 1, blue: 0)
    static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension Color {
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

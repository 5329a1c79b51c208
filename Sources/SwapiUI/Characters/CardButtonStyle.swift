// How a card answers to the pointer.

import SwiftUI

/// Dims the card while it is pressed, and lifts it while the pointer is over it.
struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        LiftingCard(label: configuration.label, isPressed: configuration.isPressed)
    }
}

private struct LiftingCard<Label: View>: View {
    let label: Label
    let isPressed: Bool
    @State private var isHovered = false

    var body: some View {
        label
            .opacity(isPressed ? 0.8 : 1)
            .offset(y: isHovered && !isPressed ? -2 : 0)
            .onHover { isHovered = $0 }
    }
}

// How a card answers to the pointer.

import SwiftUI

/// Dims the card while it is pressed, and lifts it while the pointer is over it. Its edge is a line where more contrast is asked for.
struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        LiftingCard(label: configuration.label, isPressed: configuration.isPressed)
    }
}

private struct LiftingCard<Label: View>: View {
    let label: Label
    let isPressed: Bool
    @Environment(\.colorSchemeContrast) private var contrast
    @State private var isHovered = false

    var body: some View {
        label
            .overlay {
                if contrast == .increased {
                    RoundedRectangle(cornerRadius: Metrics.cardRadius).strokeBorder(Palette.line, lineWidth: 2)
                }
            }
            .opacity(isPressed ? 0.8 : 1)
            .offset(y: isHovered && !isPressed ? -2 : 0)
            .onHover { isHovered = $0 }
    }
}

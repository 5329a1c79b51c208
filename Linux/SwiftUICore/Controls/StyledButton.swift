/// A button as a style of the app's makes it.
nonisolated struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: ButtonStyleConfiguration
}

extension StyledButton: StyledView {
    @MainActor func makeBody(by style: Style) -> Style.Body { style.makeBody(configuration: configuration) }
}

extension AnyView {
    @MainActor init(styled configuration: ButtonStyleConfiguration, by style: some ButtonStyle) {
        self.init(StyledButton(style: style, configuration: configuration))
    }
}

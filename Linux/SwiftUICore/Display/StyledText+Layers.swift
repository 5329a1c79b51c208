/// Text in gradients as a renderer draws it: the letters of one gradient at a time.
extension StyledText {
    package struct Layer {
        /// The whole text, so that all letters have their places; those of other layers can't be seen.
        package var text: StyledText
        /// What the letters are cut out of; nil for those that have their own colours.
        package var gradient: ResolvedGradient?
    }

    /// The text alone where no part of it has a gradient.
    package var layers: [Layer] {
        var gradients: [ResolvedGradient] = []
        var hasColors = false
        for run in runs {
            if let gradient = run.style.gradient {
                if !gradients.contains(gradient) { gradients.append(gradient) }
                if run.style.background != nil || run.style.hasOwnLines { hasColors = true }
            } else {
                hasColors = true
            }
        }
        guard !gradients.isEmpty else { return [Layer(text: self, gradient: nil)] }
        let colored = hasColors ? [Layer(text: showing(nil), gradient: nil)] : []
        return colored + gradients.map { Layer(text: showing($0), gradient: $0) }
    }

    private func showing(_ gradient: ResolvedGradient?) -> StyledText {
        var result = self
        for index in result.runs.indices {
            let isShown = runs[index].style.gradient == gradient
            result.runs[index].style.gradient = nil
            if gradient != nil {
                result.runs[index].style.background = nil
                result.runs[index].style.dropOwnLines()
                if isShown { result.runs[index].style.color = ResolvedColor(red: 0, green: 0, blue: 0) }
            }
            if !isShown { result.runs[index].style.color = .clear }
        }
        return result
    }
}

extension StyledText.Style {
    fileprivate var hasOwnLines: Bool { underline?.color != nil || strikethrough?.color != nil }

    fileprivate mutating func dropOwnLines() {
        if underline?.color != nil { underline = nil }
        if strikethrough?.color != nil { strikethrough = nil }
    }
}

public import Foundation

/// One or more lines of text that can only be read.
///
/// Source: Apple, SwiftUI, `Text`.
public struct Text: Equatable, Sendable {
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }

    package var string: String
    package var changes = Changes()

    /// What the text's own modifiers say; they win over the environment.
    package struct Changes: Equatable, Sendable {
        package var font: Font?
        package var weight: Font.Weight?
        package var isItalic = false
        package var hasMonospacedDigits = false
        package var isUnderlined = false
        package var color: Color?
    }

    public init(verbatim content: String) {
        string = content
    }

    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
        string = String(content)
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.localized(tableName: tableName, bundle: bundle)
    }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : fontWeight(nil) }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isUnderlined = isActive } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

    private func with(_ change: (inout Changes) -> Void) -> Text {
        var copy = self
        change(&copy.changes)
        return copy
    }
}

extension Text: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: TextBox(graph: parent.graph), parent: parent, environment: environment) {
            box, view, environment in
            box.text = view.resolved(in: environment)
        }
    }
}

extension Text: View {
    package func resolved(in environment: EnvironmentValues) -> StyledText {
        var font = environment.fontChanges.applied(to: changes.font ?? environment.font ?? .body)
        if let weight = changes.weight { font = font.weight(weight) }
        if changes.isItalic { font = font.italic() }
        if changes.hasMonospacedDigits { font = font.monospacedDigit() }
        let color = changes.color.map { $0.resolved(in: environment) } ?? environment.resolvedForeground
        return StyledText(
            string: string, font: font.resolved(environment.settings), color: color,
            alignment: environment.multilineTextAlignment.resolved, lineLimit: environment.lineLimit,
            truncation: environment.truncationMode.resolved, isUnderlined: changes.isUnderlined)
    }
}

extension TextAlignment {
    fileprivate var resolved: StyledText.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var resolved: StyledText.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

/// Text takes the width of its longest line within the proposal, and the height of its lines.
final class TextBox: Box {
    var text = StyledText(string: "", font: ResolvedFont(size: 0), color: .init(red: 0, green: 0, blue: 0))
    private lazy var id = graph.makeElementID(for: self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        metrics(proposal).size
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        graph.renderer.metrics(of: fitted(proposal), width: Self.width(proposal))
    }

    private static func width(_ proposal: ProposedViewSize) -> CGFloat? {
        proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    /// The text in as many lines as fit the proposed height, but never none.
    private func fitted(_ proposal: ProposedViewSize) -> StyledText {
        guard let height = proposal.height, height.isFinite, text.lineLimit != 1 else { return text }
        // Frames are rounded on their way here.
        let room = height + 0.5
        guard graph.renderer.metrics(of: text, width: Self.width(proposal)).size.height > room else { return text }
        var fitted = text
        fitted.lineLimit = 1
        let line = graph.renderer.metrics(of: fitted, width: nil).size.height
        fitted.lineLimit = min(text.lineLimit ?? .max, max(1, Int(room / max(1, line))))
        return fitted
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: metrics(ProposedViewSize(size)).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: metrics(ProposedViewSize(size)).lastBaseline
        default: nil
        }
    }

    override func render(into builder: DisplayBuilder) {
        let bounds = CGRect(origin: .zero, size: size)
        // Drawn as it was measured: lines that have no room are cut here, not over what follows.
        let text = fitted(ProposedViewSize(size))
        if builder.isInsideControl {
            builder.name(text.string)
            builder.add(bounds) { .text(text, $0) }
        } else {
            builder.element(id, .text(text), in: bounds, label: text.string)
        }
    }
}

extension TextBox: ElementTarget {
    func handle(_ event: InputEvent) {}
}

import Foundation

/// A button's node: the platform's button, or what a style with its own interaction makes of it.
final class StyleChoosingNode<Label: View>: SingleChildNode<Button<Label>> {
    override func viewChanged() {
        if case .primitive(let style) = environment.buttonStyle {
            let configuration = PrimitiveButtonStyleConfiguration(
                role: view.role, label: .init(content: AnyView(view.label)), action: view.action)
            var inner = environment
            // A button in the style's body is an ordinary one.
            inner.buttonStyle = .automatic
            child = reconcile(child, to: AnyView(styled: configuration, by: style), environment: inner)
        } else {
            child = reconcile(child, to: PlatformButton(button: view), environment: environment)
        }
    }

    override func environmentChanged() { viewChanged() }
}

/// A button that the renderer knows.
nonisolated private struct PlatformButton<Label: View>: View, PrimitiveView {
    let button: Button<Label>

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ButtonNode(self, parent: parent, environment: environment)
    }
}

/// The content is the label, as the style in force wants it.
private final class ButtonNode<Label: View>: ContainerNode<PlatformButton<Label>> {
    private let button: ButtonBox
    private var isPressed = false

    init(_ view: PlatformButton<Label>, parent: Node, environment: EnvironmentValues) {
        button = ButtonBox(graph: parent.graph)
        super.init(view, box: button, parent: parent, environment: environment)
        button.onActivate = { [weak self] in self?.activate() }
        button.onPress = { [weak self] in self?.press($0) }
        button.onHover = { [weak self] isHovered in
            for child in self?.children ?? [] { child.hoverChanged(isHovered) }
        }
    }

    override func viewChanged() { configure() }
    override func environmentChanged() { configure() }

    private func activate() {
        guard isMounted, environment.isEnabled else { return }
        view.button.action()
    }

    private func press(_ pressed: Bool) {
        guard isPressed != pressed, environment.buttonStyle.isCustom else { return }
        isPressed = pressed
        configure()
        button.invalidateDrawing()
    }

    private func configure() {
        button.appearance = ButtonAppearance(
            style: environment.drawnButtonStyle, isEnabled: environment.isEnabled,
            isDestructive: view.button.role == .destructive, shortcut: environment.keyboardShortcut?.resolved)
        if case .custom(let style) = environment.buttonStyle {
            let configuration = ButtonStyleConfiguration(
                role: view.button.role, label: .init(content: AnyView(view.button.label)), isPressed: isPressed)
            setContent(AnyView(styled: configuration, by: style))
        } else {
            setContent(view.button.label)
        }
    }

    override var contentEnvironment: EnvironmentValues {
        var inner = environment.settingStackAxis(.horizontal)
        // A shortcut is for this button alone, not for one inside its label.
        if inner.keyboardShortcut != nil { inner.keyboardShortcut = nil }
        if button.appearance.style == .borderedProminent {
            inner.foreground = AnyForeground(color: Color.accentColor.resolved(in: environment).contrast)
        }
        if !environment.isEnabled {
            var color = inner.resolvedForeground
            color.opacity *= 0.5
            inner.foreground = AnyForeground(color: color)
        }
        return inner
    }
}

/// The platform's button around its label.
final class ButtonBox: ContainerBox, ElementTarget {
    var appearance = ButtonAppearance(style: .plain) {
        didSet { if appearance != oldValue { invalidateLayout() } }
    }
    var onActivate: () -> Void = {}
    var onPress: (Bool) -> Void = { _ in }
    var onHover: (Bool) -> Void = { _ in }
    private lazy var id = graph.makeElementID(for: self)
    private let drawn = DrawingCache()

    private var chrome: ButtonChrome { graph.renderer.chrome(of: appearance) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let chrome = chrome
        let inner = children.first?.sizeThatFits(inside(chrome, proposal)) ?? .zero
        return CGSize(
            width: max(chrome.minimumSize.width, inner.width + chrome.leading + chrome.trailing),
            height: max(chrome.minimumSize.height, inner.height + chrome.top + chrome.bottom))
    }

    private func inside(_ chrome: ButtonChrome, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - chrome.leading - chrome.trailing) },
            height: proposal.height.map { max(0, $0 - chrome.top - chrome.bottom) })
    }

    override func placeChildren() {
        let chrome = chrome
        let room = CGRect(
            x: chrome.leading, y: chrome.top, width: size.width - chrome.leading - chrome.trailing,
            height: size.height - chrome.top - chrome.bottom)
        for child in children {
            place(child, in: Alignment.center.place(child.sizeThatFits(.init(room.size)), in: room, of: child))
        }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let chrome = chrome
        let inner = CGSize(
            width: size.width - chrome.leading - chrome.trailing, height: size.height - chrome.top - chrome.bottom)
        guard let label = children.first else { return nil }
        _ = label.sizeThatFits(ProposedViewSize(inner))
        return label.explicitGuide(key, in: inner).map { $0 + (key.isVertical ? chrome.top : chrome.leading) }
    }

    override func render(into builder: DisplayBuilder) {
        builder.control(id, of: self, drawn: drawn) {
            for child in children { builder.draw(child) }
        } kind: { content in
            var appearance = appearance
            appearance.focusShape = content.outline
            return .button(appearance)
        }
    }

    func handle(_ event: InputEvent) {
        switch event {
        case .activated: onActivate()
        case .pressed(let pressed): onPress(pressed)
        case .hovered(let isHovered): onHover(isHovered)
        default: break
        }
    }
}

extension [DisplayItem] {
    /// The shape that the first clip cuts: what a focus ring follows.
    fileprivate var outline: DisplayShape? {
        for item in self {
            switch item {
            case .clip(let shape, _): return shape
            case .shadow(_, let inner), .opacity(_, let inner): return inner.outline
            default: continue
            }
        }
        return nil
    }
}

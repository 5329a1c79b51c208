import Foundation

/// A button's node: its content is the label, as the style in force wants it.
final class ButtonNode<Label: View>: ContainerNode<Button<Label>> {
    private let button: ButtonBox
    private var isPressed = false

    init(_ view: Button<Label>, parent: Node, environment: EnvironmentValues) {
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
        view.action()
    }

    private func press(_ pressed: Bool) {
        guard isPressed != pressed, environment.buttonStyle.isCustom else { return }
        isPressed = pressed
        configure()
        graph.layoutChanged()
    }

    private func configure() {
        button.appearance = ButtonAppearance(
            style: environment.drawnButtonStyle, isEnabled: environment.isEnabled,
            isDestructive: view.role == .destructive, shortcut: environment.keyboardShortcut?.resolved)
        if case .custom(let style) = environment.buttonStyle {
            let configuration = ButtonStyleConfiguration(
                role: view.role, label: .init(content: AnyView(view.label)), isPressed: isPressed)
            setContent(AnyView(styled: configuration, by: style))
        } else {
            setContent(view.label)
        }
    }

    override var contentEnvironment: EnvironmentValues {
        var inner = environment.settingStackAxis(.horizontal)
        // A shortcut is for this button alone, not for one inside its label.
        if inner.keyboardShortcut != nil { inner.keyboardShortcut = nil }
        if button.appearance.style == .borderedProminent {
            inner.foreground = AnyForeground(color: .init(red: 1, green: 1, blue: 1))
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
        return children.first?.explicitGuide(key, in: inner).map { $0 + (key.isVertical ? chrome.top : chrome.leading) }
    }

    override func render(into builder: DisplayBuilder) {
        builder.control(id, in: CGRect(origin: .zero, size: size)) {
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

package import Foundation

/// What a native element is.
package enum ElementKind: Equatable, Sendable {
    /// The root of a window. Its frame is the window's content area.
    case window(WindowAppearance)
    /// Groups its content; no look of its own. A tab's page is one.
    case container
    /// Text that can be reached by a screen reader; drawn by the element itself, filling its frame.
    case text(StyledText)
    /// A picture with a name; its content draws it.
    case image
    /// Something to press; its content is the label.
    case button(ButtonAppearance)
    /// A spinner (`fraction` is nil) or a bar filled from 0 to 1.
    case progress(fraction: Double?)
    /// An area whose content may be larger than its frame.
    case scroll(ScrollArea)
    /// The bar on top of a window or sheet.
    case headerBar(HeaderBar)
    /// The bar to switch tabs at the bottom of a narrow window.
    case tabBar(TabBar)
    /// A modal panel over its siblings, with everything beneath it dimmed and out of reach.
    case sheet(SheetAppearance)
}

package struct WindowAppearance: Equatable, Sendable {
    package var title: String
    package var background: ResolvedColor?
    /// Of the platform's own controls: selection, prominent buttons, focus. nil for the desktop's.
    package var accent: ResolvedColor?

    package init(title: String, background: ResolvedColor? = nil, accent: ResolvedColor? = nil) {
        self.title = title
        self.background = background
        self.accent = accent
    }
}

package struct SheetAppearance: Equatable, Sendable {
    package var background: ResolvedColor?
    package var cornerRadius: CGFloat
    /// Whether Escape and a click beside the panel ask to dismiss it.
    package var canDismiss: Bool

    package init(background: ResolvedColor? = nil, cornerRadius: CGFloat, canDismiss: Bool = true) {
        self.background = background
        self.cornerRadius = cornerRadius
        self.canDismiss = canDismiss
    }
}

package struct ButtonAppearance: Equatable, Sendable {
    package enum Style: Equatable, Sendable {
        /// Only the label is drawn; the renderer adds input, focus ring and accessibility.
        case plain
        /// The platform's own button around the label.
        case bordered
        case borderedProminent
        /// Flat until hovered, as in a header bar.
        case toolbar
    }

    package var style: Style
    package var isEnabled: Bool
    package var isDestructive: Bool
    package var shortcut: KeyShortcut?
    /// The outline that the focus ring follows, in the element's space; nil for its bounds.
    package var focusShape: DisplayShape?

    package init(
        style: Style, isEnabled: Bool = true, isDestructive: Bool = false, shortcut: KeyShortcut? = nil,
        focusShape: DisplayShape? = nil
    ) {
        self.style = style
        self.isEnabled = isEnabled
        self.isDestructive = isDestructive
        self.shortcut = shortcut
        self.focusShape = focusShape
    }
}

/// A key that presses a button from anywhere in its window.
package struct KeyShortcut: Equatable, Sendable {
    /// A character, or "\r" for Return, "\u{1B}" for Escape.
    package var key: Character
    /// Control on Linux, where Apple has Command.
    package var command: Bool
    package var shift: Bool
    package var option: Bool

    package init(key: Character, command: Bool = false, shift: Bool = false, option: Bool = false) {
        self.key = key
        self.command = command
        self.shift = shift
        self.option = option
    }
}

package struct ScrollArea: Equatable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    package var contentSize: CGSize
    /// Where the core wants the content; a renderer applies it when it differs from what it last reported.
    package var offset: CGPoint
    /// In which directions there may be a scroll bar.
    package var indicators: Axis.Set
    /// Whether pulling past the top asks for fresh content.
    package var canRefresh: Bool

    package init(
        horizontal: Bool, vertical: Bool, contentSize: CGSize, offset: CGPoint,
        indicators: Axis.Set = [.horizontal, .vertical],
        canRefresh: Bool = false
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.contentSize = contentSize
        self.offset = offset
        self.indicators = indicators
        self.canRefresh = canRefresh
    }
}

package struct HeaderBar: Equatable, Sendable {
    package var title: String
    /// Whether the bar carries the window's own buttons and can be dragged.
    package var isWindowBar: Bool
    /// Sized by the core; the bar packs them at its ends in this order.
    package var leading: [DisplayElement]
    package var trailing: [DisplayElement]
    /// Tabs shown in the middle of the bar in place of the title, where the window is wide.
    package var tabs: TabBar?

    package init(
        title: String, isWindowBar: Bool, leading: [DisplayElement] = [], trailing: [DisplayElement] = [],
        tabs: TabBar? = nil
    ) {
        self.title = title
        self.isWindowBar = isWindowBar
        self.leading = leading
        self.trailing = trailing
        self.tabs = tabs
    }
}

package struct TabBar: Equatable, Sendable {
    package struct Tab: Equatable, Sendable {
        package var title: String
        /// An SF Symbols name; the renderer knows the platform's counterpart.
        package var symbol: String?

        package init(title: String, symbol: String?) {
            self.title = title
            self.symbol = symbol
        }
    }

    package var tabs: [Tab]
    package var selection: Int

    package init(tabs: [Tab], selection: Int) {
        self.tabs = tabs
        self.selection = selection
    }
}

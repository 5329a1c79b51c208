package import Foundation

/// What the core needs of a platform: measures, a turn of the main loop, and a place to show the result.
///
/// GtkRenderer is the one that people see; InMemoryRenderer the one for tests.
@MainActor package protocol Renderer: AnyObject {
    /// The space of `text` in lines of at most `width` points (nil: one line per paragraph). At most
    /// `text.lineLimit` lines count. A width narrower than the text truncates when the limit is reached.
    func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics

    /// Where ranges of bytes of a text are, which ascend: for each a rectangle for each of its lines, when the text is
    /// drawn in that width.
    func rectangles(of ranges: [Range<Int>], in text: StyledText, width: CGFloat) -> [[CGRect]]

    /// The platform's space around the label of a button: padding and border.
    func chrome(of button: ButtonAppearance) -> ButtonChrome

    /// The natural size of a spinner, bar, header bar or tab bar in `width` points (nil: unconstrained).
    func naturalSize(of kind: ElementKind, width: CGFloat?) -> CGSize

    /// The natural size of the platform's counterpart of an SF Symbol beside text of that font.
    func symbolSize(_ name: String, font: ResolvedFont) -> CGSize

    /// Calls `DisplayHost.update()` once, as soon as the running turn of the main loop ends and before the next
    /// frame. Never called again before that update.
    func scheduleUpdate()

    /// Shows the tree in place of the last one; elements of the same id keep their widgets.
    func display(_ root: DisplayElement)
}

package struct ButtonChrome: Equatable, Sendable {
    package var top: CGFloat
    package var leading: CGFloat
    package var bottom: CGFloat
    package var trailing: CGFloat
    package var minimumSize: CGSize

    package init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0, minimumSize: CGSize = .zero
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.minimumSize = minimumSize
    }
}

/// What a person did to an element.
package enum InputEvent: Equatable, Sendable {
    case activated
    case hovered(Bool)
    case pressed(Bool)
    /// The person scrolled to this offset.
    case scrolled(to: CGPoint)
    /// The person pulled past the top of a scroll area that can refresh.
    case refreshPulled
    case tabSelected(Int)
    /// Escape, or a click beside the panel.
    case dismissed
}

/// What a renderer calls: the views behind a window.
@MainActor package protocol DisplayHost: AnyObject {
    /// Evaluates what changed, lays out in the last size and shows the result. Cheap when nothing changed.
    func update()

    /// Lays out in a new size and shows the result before it returns.
    func resize(to size: CGSize)

    func send(_ event: InputEvent, to element: ElementID)

    /// The desktop switched between light and dark, changed its text scale, its contrast or its accent.
    func settingsChanged(_ settings: DesktopSettings)
}

package struct DesktopSettings: Equatable, Sendable {
    package var isDark: Bool
    /// 1 for the desktop's normal text size.
    package var textScale: CGFloat
    /// The size of body text at scale 1, in points.
    package var bodySize: CGFloat
    /// The family of the desktop's font, in which the renderer sets text; empty where there is none to choose.
    package var fontFamily: String
    /// Device pixels a point.
    package var displayScale: CGFloat
    /// Whether what is read is to stand out more from what it is on.
    package var increasesContrast: Bool
    /// What a person chose for the whole desktop; nil where the desktop has no such choice.
    package var accent: ResolvedColor?
    /// Whether the desktop's language is written from right to left.
    package var isRightToLeft: Bool

    package init(
        isDark: Bool = false, textScale: CGFloat = 1, bodySize: CGFloat = 15, fontFamily: String = "",
        displayScale: CGFloat = 1, increasesContrast: Bool = false, accent: ResolvedColor? = nil,
        isRightToLeft: Bool = false
    ) {
        self.isRightToLeft = isRightToLeft
        self.increasesContrast = increasesContrast
        self.accent = accent
        self.isDark = isDark
        self.textScale = textScale
        self.bodySize = bodySize
        self.fontFamily = fontFamily
        self.displayScale = displayScale
    }
}

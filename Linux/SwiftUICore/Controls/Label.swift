import Foundation

/// A title with an icon.
///
/// Source: Apple, SwiftUI, `Label`.
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
    package let title: Title
    package let icon: Icon
    @Environment(\.controlPlacement) private var placement

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        if placement == .toolbar {
            // In a toolbar the icon stands for the title, which a screen reader and the tooltip say.
            LabeledIcon(title: title, icon: icon)
        } else {
            HStack(spacing: 6) {
                icon
                title
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

/// Draws the icon and is named after the title.
nonisolated private struct LabeledIcon<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    var body: some View {
        if let text = title as? Text {
            icon.accessibilityLabel(text)
        } else {
            icon
        }
    }
}

/// What accessibility modifiers attach to their content: properties of the element inside, or that there is none.
///
/// Source: Apple, SwiftUI, `AccessibilityAttachmentModifier`.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    package var properties = AccessibilityProperties()
    package var isHidden = false
}

extension AccessibilityAttachmentModifier: BoxModifier {
    package static var affectsLayout: Bool { false }

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        if isHidden {
            builder.decoration { builder.draw(box.child) }
        } else {
            builder.accessibility(properties) { builder.draw(box.child) }
        }
    }
}

extension View {
    nonisolated func accessibility(
        _ change: (inout AccessibilityAttachmentModifier) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var attachment = AccessibilityAttachmentModifier()
        change(&attachment)
        return modifier(attachment)
    }

    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.label = label.string }
    }

    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.hint = hint.string }
    }

    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload nonisolated public func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityHint(Text(hint))
    }

    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.value = valueDescription.string }
    }

    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload nonisolated public func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.identifier = identifier }
    }

    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.isHeader = traits.contains(.isHeader) ? true : nil }
    }

    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.properties.isHeader = traits.contains(.isHeader) ? false : nil }
    }

    nonisolated public func help(_ text: Text) -> some View {
        accessibility { $0.properties.help = text.string }
    }

    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
        help(Text(text))
    }
}

/// What modifiers say of an element; an outer modifier wins over an inner one.
package struct AccessibilityProperties: Equatable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var isHeader: Bool?

    /// Takes what the inner properties say and these do not.
    mutating func merge(_ inner: AccessibilityProperties) {
        label = label ?? inner.label
        hint = hint ?? inner.hint
        value = value ?? inner.value
        identifier = identifier ?? inner.identifier
        isHeader = isHeader ?? inner.isHeader
    }

    func resolved(fallbackLabel: String) -> DisplayElement.Accessibility {
        .init(
            label: label ?? fallbackLabel, hint: hint ?? "", value: value ?? "", identifier: identifier ?? "",
            isHeader: isHeader ?? false)
    }
}

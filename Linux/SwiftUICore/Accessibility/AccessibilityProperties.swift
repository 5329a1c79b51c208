/// What modifiers say of an element; an outer modifier wins over an inner one.
package struct AccessibilityProperties: Equatable, Sendable {
    package var label: String?
    package var hint: String?
    /// A hint that is shown beside the pointer as well.
    package var help: String?
    package var value: String?
    package var identifier: String?
    package var isHeader: Bool?

    /// Takes what the inner properties say and these do not.
    mutating func merge(_ inner: AccessibilityProperties) {
        label = label ?? inner.label
        // Of the two kinds of hint the outer one counts.
        if hint == nil, help == nil { hint = inner.hint }
        help = help ?? inner.help
        value = value ?? inner.value
        identifier = identifier ?? inner.identifier
        isHeader = isHeader ?? inner.isHeader
    }

    func resolved(fallbackLabel: String) -> DisplayElement.Accessibility {
        .init(
            label: label ?? fallbackLabel, hint: hint ?? help ?? "", tooltip: help ?? "",
            value: value ?? "", identifier: identifier ?? "",
            isHeader: isHeader ?? false)
    }
}

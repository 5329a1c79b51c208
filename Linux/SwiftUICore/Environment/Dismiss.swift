/// Dismisses the presentation that a view is in.
///
/// Source: Apple, SwiftUI, `DismissAction`.
@MainActor @preconcurrency public struct DismissAction {
    nonisolated package let action: @MainActor @Sendable () -> Void

    nonisolated package init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
    }

    @MainActor @preconcurrency public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is part of a sheet, whose bar has the title.
    package var isInSheet: Bool {
        get { self[SheetKey.self] }
        set { self[SheetKey.self] = newValue }
    }
}

private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}

private struct SheetKey: EnvironmentKey {
    static let defaultValue = false
}

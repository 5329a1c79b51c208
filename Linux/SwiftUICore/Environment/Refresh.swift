/// Starts what a view does to get fresh content.
///
/// Source: Apple, SwiftUI, `RefreshAction`.
public struct RefreshAction: Sendable {
    package let action: @Sendable () async -> Void

    public func callAsFunction() async {
        await action()
    }
}

extension EnvironmentValues {
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

private struct RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
}

extension View {
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

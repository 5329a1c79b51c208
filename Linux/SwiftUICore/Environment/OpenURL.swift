public import Foundation

/// Opens an address, with the desktop's program for it unless a view around has another idea.
///
/// Source: Apple, SwiftUI, `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of an address.
    public struct Result {
        fileprivate enum Kind {
            case handled
            case discarded
            case system(URL?)
        }
        fileprivate let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))

        public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(kind: .system(url)) }
    }

    nonisolated private let handler: @MainActor @Sendable (URL) -> OpenURLAction.Result

    @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }

    nonisolated fileprivate init() {
        handler = { _ in .systemAction }
    }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    @MainActor @preconcurrency public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
    ) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(SystemURLs.open?(other ?? url) ?? false)
        }
    }
}

extension OpenURLAction.Result: Sendable {}

/// Who opens addresses for the desktop: the renderer whose window was made last. Answers whether it tried.
@MainActor package enum SystemURLs {
    package static var open: (@MainActor (URL) -> Bool)?
}

private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

extension EnvironmentValues {
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

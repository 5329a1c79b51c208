// The answers of swapi.tech for the loopback server.

public import SwapiKit
public import SwapiRoutes

/// Serves an archive as swapi.tech would, without its delays and limits.
public struct SwapiRoutes: Sendable {
    private let routes: Routes

    /// - Parameters:
    ///   - archive: what to serve; nil for the archive that comes with the app.
    ///   - largestPage: how many records a page holds at most, whatever is asked for.
    public init(_ archive: Archive? = nil, largestPage: Int = .max) throws {
        routes = Routes(try archive ?? Archive(), largestPage: largestPage)
    }

    public func answer(to request: LoopbackServer.Request) -> LoopbackServer.Answer {
        routes.answer(to: request).map { .response($0) } ?? .reset
    }
}

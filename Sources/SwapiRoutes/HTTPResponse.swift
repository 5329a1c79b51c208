// What the site answers.

public import Foundation

/// A status, headers and a body; who sends it adds the length.
public struct HTTPResponse: Hashable, Sendable {
    public var status: Int
    public var headers: [String: String]
    public var body: Data

    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public static func json(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: Data(text.utf8))
    }

    public static func html(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(text.utf8))
    }

    /// A web page that says the status, as hosts send it when the server behind them is down.
    public static func status(_ status: Int, headers: [String: String] = [:]) -> HTTPResponse {
        var response = html("<!doctype html><title>\(status)</title>", status: status)
        response.headers.merge(headers) { _, new in new }
        return response
    }
}

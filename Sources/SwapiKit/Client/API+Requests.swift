// What another way of sending requests has in common with this one.

package import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

extension API {
    /// The session that requests are sent by, which ends with the API.
    package var session: URLSession { transport.session.session }

    package var address: ServerAddress {
        get throws(URLError) { try ServerAddress(base) }
    }

    /// The request for an address.
    ///
    /// - Throws: `API.Failure.tooManyRequests` while the server is to be left alone.
    package func request(for url: URL) throws(API.Failure) -> URLRequest {
        try transport.request(for: url)
    }

    /// The body of an answer that has come whole, redirects followed.
    ///
    /// - Throws: what `API` throws for such an answer: it's none, or not from where it may be, or too large.
    package func checked(_ body: Data, _ response: URLResponse, for request: URLRequest) throws -> Data {
        if response.url != request.url { try Redirects.check(from: request.url, to: response.url, followed: 1) }
        try transport.check(response)
        guard body.count <= Exchanges.longestBody else { throw API.Failure.tooLarge }
        return body
    }
}

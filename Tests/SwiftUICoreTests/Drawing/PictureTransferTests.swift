import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import SwiftUI

/// A server that begins an answer and never ends it.
nonisolated private final class UnendingAnswer: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// The address says how: its host is the status, its path the bytes that it promises and sends.
    override func startLoading() {
        let url = request.url!
        let parts = url.path.split(separator: "/").map { Int($0)! }
        let headers = parts[0] < 0 ? [:] : ["Content-Length": "\(parts[0])"]
        let response = HTTPURLResponse(
            url: url, statusCode: Int(url.host!)!, httpVersion: nil, headerFields: headers)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for _ in 0..<parts[1] { client?.urlProtocol(self, didLoad: Data(count: 1)) }
        if parts[0] == parts[1] { client?.urlProtocolDidFinishLoading(self) }
    }

    override func stopLoading() {}
}

@Suite(.timeLimit(.minutes(1))) nonisolated struct PictureTransferTests {
    private let download: PictureDownload = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [UnendingAnswer.self]
        return .over(configuration, mostBytes: 100)
    }()

    private func url(_ status: Int, promised: Int, sent: Int) -> URL {
        URL(string: "http://\(status)/\(promised)/\(sent)")!
    }

    @Test func `a picture that is whole is there`() async throws {
        #expect(try await download.load(url(200, promised: 100, sent: 100)).count == 100)
    }

    /// All of it was received before it was found to be too large.
    @Test func `a picture that grows without an end isn't waited for`() async throws {
        let url = url(200, promised: -1, sent: 101)
        await #expect(throws: PictureDownload.Failure.tooLarge(url)) { try await download.load(url) }
    }

    @Test func `a picture that says that it is too large isn't received`() async throws {
        let url = url(200, promised: 101, sent: 0)
        await #expect(throws: PictureDownload.Failure.tooLarge(url)) { try await download.load(url) }
    }

    @Test func `nothing is received of a failure`() async throws {
        let url = url(404, promised: -1, sent: 5)
        await #expect(throws: PictureDownload.Failure.status(url, 404)) { try await download.load(url) }
    }

    @Test func `who leaves doesn't wait`() async throws {
        let url = url(200, promised: -1, sent: 5)
        let task = Task { [download] in try await download.load(url) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

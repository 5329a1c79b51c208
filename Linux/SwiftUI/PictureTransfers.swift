import Foundation
import FoundationNetworking
import Synchronization

/// The pictures that are on their way. One that turns out to be none, or too large, isn't waited for: a server may send
/// without an end.
final class PictureTransfers: NSObject, URLSessionDataDelegate, Sendable {
    private struct Transfer {
        let url: URL
        let continuation: CheckedContinuation<Data, any Error>
        var body = Data()
    }

    private let mostBytes: Int
    private let transfers = Mutex<[Int: Transfer]>([:])
    /// Cancelling waits for the session, which may be waiting for its delegate.
    private let cancelling = DispatchQueue(label: "SwiftUI.PictureTransfers")

    init(mostBytes: Int) {
        self.mostBytes = mostBytes
    }

    func load(_ url: URL, in session: URLSession) async throws -> Data {
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfers.withLock { $0[task.taskIdentifier] = Transfer(url: url, continuation: continuation) }
                task.resume()
                // Cancelled before there was anything to end.
                if Task.isCancelled { stop(task, CancellationError()) }
            }
        } onCancel: {
            stop(task, CancellationError())
        }
    }

    private func stop(_ task: URLSessionTask, _ error: any Error) {
        end(task, .failure(error))
        cancelling.async { task.cancel() }
    }

    /// Only the first end counts.
    private func end(_ task: URLSessionTask, _ failure: Result<Never, any Error>?) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        switch failure {
        case .failure(let error): transfer.continuation.resume(throwing: error)
        case nil: transfer.continuation.resume(returning: transfer.body)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let url = transfers.withLock({ $0[dataTask.taskIdentifier]?.url }) else {
            return completionHandler(.cancel)
        }
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            completionHandler(.cancel)
            stop(dataTask, PictureDownload.Failure.status(url, status))
        } else if response.expectedContentLength > Int64(mostBytes) {
            completionHandler(.cancel)
            stop(dataTask, PictureDownload.Failure.tooLarge(url))
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let tooLarge = transfers.withLock { transfers -> URL? in
            guard var transfer = transfers.removeValue(forKey: dataTask.taskIdentifier) else { return nil }
            defer { transfers[dataTask.taskIdentifier] = transfer }
            guard transfer.body.count + data.count <= mostBytes else { return transfer.url }
            transfer.body.append(data)
            return nil
        }
        if let tooLarge { stop(dataTask, PictureDownload.Failure.tooLarge(tooLarge)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(task, error.map { .failure($0) })
    }
}

// The queue on which a session hands over what has come.

import Foundation

/// Makes a session wait that hands over faster than it is taken off its hands.
///
/// FoundationNetworking (Swift 6.3) reads from the network as fast as it can and lines up what it has read: with a reader
/// that is held up, 1.4 GB in four seconds from a server on the same machine. Here so many operations may stand in line;
/// the one who adds another waits, which stops the reading and, through the network, the server. On Apple systems, where
/// the session itself does this, it never comes to that.
///
/// What runs on the queue must not wait for the session, as `URLSessionTask.cancel()` does.
final class DeliveryQueue: OperationQueue, @unchecked Sendable {
    private let condition = NSCondition()
    private let room: Int
    private var standing = 0

    /// - Parameter room: how many operations may stand in line; an operation holds 16 KiB of a body at most.
    init(room: Int = 64) {
        self.room = room
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        condition.withLock {
            while standing >= room { condition.wait() }
            standing += 1
        }
        super.addOperation { [condition] in
            block()
            condition.withLock { self.standing -= 1 }
            condition.signal()
        }
    }
}

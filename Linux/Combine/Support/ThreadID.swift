import Glibc

/// Identifies a running thread.
struct ThreadID: Equatable {
    private let rawValue: pthread_t

    static var current: ThreadID { ThreadID(rawValue: pthread_self()) }
}

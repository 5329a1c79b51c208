// A list that is loaded page by page, as a state machine: an input goes in, actions come out.

/// What is shown of a paged list, which request is on its way, and what happens next.
///
/// At most one request is on its way. Answers to any other request are stale and change nothing.
public struct Paging<Element: Identifiable & Equatable & Sendable>: Equatable, Sendable where Element.ID: Sendable {
    /// What there is to show.
    public enum Content: Equatable, Sendable {
        /// Nothing yet.
        case empty
        case loaded([Element])
        /// Nothing, for this reason.
        case failed(reason: String)
    }

    /// The end of what is shown.
    public enum Tail: Equatable, Sendable {
        /// There may be more; `lastAppeared` asks for it.
        case idle
        case loading
        case failed(reason: String)
        /// There is no more.
        case ended
    }

    public struct Request: Hashable, Sendable {
        public enum Purpose: Hashable, Sendable { case firstPage, refresh, furtherPage }

        /// Different for every request of a list.
        public let number: Int
        public let purpose: Purpose
        /// The link that leads to the page; nil for the first one.
        public let link: String?
    }

    public struct Page: Sendable {
        public let elements: [Element]
        /// The link to the page after it; nil for the last one.
        public let next: String?

        public init(elements: [Element], next: String?) {
            self.elements = elements
            self.next = next
        }
    }

    public enum Input: Sendable {
        /// The list is about to be shown.
        case appeared
        /// The last element, or what stands below it, came into view.
        case lastAppeared
        case retryTapped
        case refreshPulled
        case answered(Request, Page)
        case failed(Request, reason: String)
        /// Nobody waits for this request any more.
        case cancelled(Request)
    }

    public enum Action: Equatable, Sendable {
        case fetch(Request)
        case cancel(Request)
    }

    public internal(set) var content = Content.empty
    public internal(set) var tail = Tail.ended
    /// Why the last refresh failed, until the next one starts.
    public internal(set) var refreshFailure: String?
    public internal(set) var request: Request?

    var next: String?
    var requestCount = 0
    /// More was asked for during a refresh, or the refresh took the place of a page.
    var wantsMore = WantsMore.no

    enum WantsMore: Sendable { case no, unlessRefreshed, yes }

    /// A list that is to be loaded.
    public init() {}

    /// A list that is complete.
    public init(complete elements: [Element]) {
        content = .loaded(elements.uniqued())
    }

    public var isRefreshing: Bool { request?.purpose == .refresh }
}

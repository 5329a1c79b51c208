import SwapiKit
import Testing

/// The state machine of a paged list, input by input.
struct PagingTests {
    typealias Paging = SwapiKit.Paging<Item>

    struct Item: Identifiable, Equatable, ExpressibleByIntegerLiteral {
        let id: Int
        init(integerLiteral id: Int) { self.id = id }
    }

    var list = Paging()

    @Test mutating func `a list that appears asks for its first page, once`() {
        #expect(list.content == .empty)
        let request = fetch(list.receive(.appeared))
        #expect(request?.purpose == .firstPage)
        #expect(request?.link == nil)
        #expect(list.receive(.appeared) == [])
        #expect(list.receive(.lastAppeared) == [])
        #expect(list.receive(.retryTapped) == [])
        #expect(list.receive(.refreshPulled) == [])
        #expect(list.content == .empty)
    }

    @Test mutating func `the first page is shown, and asks for nothing`() {
        load([1, 2], next: "p2")
        #expect(list.content == .loaded([1, 2]))
        #expect(list.tail == .idle)
        #expect(list.request == nil)
        #expect(list.receive(.appeared) == [])
    }

    @Test mutating func `a first page without next is the whole list`() {
        load([], next: nil)
        #expect(list.content == .loaded([]))
        #expect(list.tail == .ended)
        #expect(list.receive(.lastAppeared) == [])
    }

    @Test mutating func `the last element asks for the next page, three times or once`() throws {
        load([1, 2], next: "p2")
        let request = try #require(fetch(list.receive(.lastAppeared)))
        #expect(request.purpose == .furtherPage)
        #expect(request.link == "p2")
        #expect(list.tail == .loading)
        #expect(list.receive(.lastAppeared) == [])
        #expect(list.receive(.lastAppeared) == [])
        #expect(list.receive(.answered(request, .init(elements: [3], next: nil))) == [])
        #expect(list.content == .loaded([1, 2, 3]))
        #expect(list.tail == .ended)
    }

    @Test mutating func `what is on two pages, or twice on one, is shown once`() throws {
        load([1, 1, 2], next: "p2")
        #expect(list.content == .loaded([1, 2]))
        let request = try #require(fetch(list.receive(.lastAppeared)))
        _ = list.receive(.answered(request, .init(elements: [2, 3, 3], next: "p3")))
        #expect(list.content == .loaded([1, 2, 3]))
        #expect(list.tail == .idle)
    }

    @Test mutating func `a page with nothing new is the end, whatever next says`() throws {
        load([1, 2], next: "p2")
        let request = try #require(fetch(list.receive(.lastAppeared)))
        _ = list.receive(.answered(request, .init(elements: [1, 2], next: "p3")))
        #expect(list.content == .loaded([1, 2]))
        #expect(list.tail == .ended)
    }

    @Test mutating func `a first page that fails gives its reason, and retry loads it`() throws {
        let request = try #require(fetch(list.receive(.appeared)))
        #expect(list.receive(.failed(request, reason: "Down.")) == [])
        #expect(list.content == .failed(reason: "Down."))
        let again = try #require(fetch(list.receive(.retryTapped)))
        #expect(again.purpose == .firstPage)
        #expect(again != request)
        #expect(list.content == .empty)
        _ = list.receive(.answered(again, .init(elements: [1], next: nil)))
        #expect(list.content == .loaded([1]))
    }

    @Test mutating func `a refresh or another appearance of a failed list loads it too`() throws {
        for input in [Paging.Input.refreshPulled, .appeared] {
            var list = Paging()
            let request = try #require(fetch(list.receive(.appeared)))
            _ = list.receive(.failed(request, reason: "Down."))
            #expect(fetch(list.receive(input))?.purpose == .firstPage)
        }
    }

    @Test mutating func `a further page that fails keeps what is shown, and only retry loads it`() throws {
        load([1, 2], next: "p2")
        let request = try #require(fetch(list.receive(.lastAppeared)))
        #expect(list.receive(.failed(request, reason: "Down.")) == [])
        #expect(list.content == .loaded([1, 2]))
        #expect(list.tail == .failed(reason: "Down."))
        #expect(list.receive(.lastAppeared) == [])
        let again = try #require(fetch(list.receive(.retryTapped)))
        #expect(again.link == "p2")
        #expect(list.tail == .loading)
        #expect(list.receive(.retryTapped) == [])
    }

    @Test mutating func `a refresh keeps what is shown until its answer takes its place`() throws {
        load([1, 2], next: "p2")
        let request = try #require(fetch(list.receive(.refreshPulled)))
        #expect(request.purpose == .refresh)
        #expect(list.isRefreshing)
        #expect(list.content == .loaded([1, 2]))
        #expect(list.receive(.refreshPulled) == [])
        #expect(list.receive(.answered(request, .init(elements: [7], next: nil))) == [])
        #expect(list.content == .loaded([7]))
        #expect(list.tail == .ended)
        #expect(!list.isRefreshing)
    }

    @Test mutating func `a refresh that fails keeps what is shown and says why, until the next one`() throws {
        load([1, 2], next: "p2")
        let request = try #require(fetch(list.receive(.refreshPulled)))
        #expect(list.receive(.failed(request, reason: "Down.")) == [])
        #expect(list.content == .loaded([1, 2]))
        #expect(list.tail == .idle)
        #expect(list.refreshFailure == "Down.")
        _ = list.receive(.refreshPulled)
        #expect(list.refreshFailure == nil)
    }

    @Test mutating func `a refresh takes the place of a page on its way, whose answer is stale`() throws {
        load([1, 2], next: "p2")
        let page = try #require(fetch(list.receive(.lastAppeared)))
        let actions = list.receive(.refreshPulled)
        #expect(actions.first == .cancel(page))
        let refresh = try #require(fetch(actions))
        #expect(list.tail == .idle)
        #expect(list.receive(.answered(page, .init(elements: [3], next: nil))) == [])
        #expect(list.receive(.failed(page, reason: "Down.")) == [])
        #expect(list.receive(.cancelled(page)) == [])
        #expect(list.content == .loaded([1, 2]))
        #expect(list.receive(.answered(refresh, .init(elements: [1], next: "p2"))) == [])
        #expect(list.content == .loaded([1]))
        #expect(list.tail == .idle)
        #expect(list.receive(.answered(page, .init(elements: [3], next: nil))) == [])
        #expect(list.content == .loaded([1]))
    }

    @Test mutating func `a page that a failed refresh took the place of is asked for again`() throws {
        load([1, 2], next: "p2")
        _ = list.receive(.lastAppeared)
        let refresh = try #require(fetch(list.receive(.refreshPulled)))
        #expect(fetch(list.receive(.failed(refresh, reason: "Down.")))?.link == "p2")
        #expect(list.tail == .loading)
        #expect(list.refreshFailure == "Down.")
    }

    @Test mutating func `a last element that appears during a refresh is remembered`() throws {
        load([1, 2], next: "p2")
        let refresh = try #require(fetch(list.receive(.refreshPulled)))
        #expect(list.receive(.lastAppeared) == [])
        #expect(list.receive(.lastAppeared) == [])
        let actions = list.receive(.answered(refresh, .init(elements: [1, 2], next: "p2b")))
        #expect(actions.count == 1)
        #expect(fetch(actions)?.link == "p2b")
    }

    @Test mutating func `retry during a refresh loads the failed page after it`() throws {
        load([1, 2], next: "p2")
        let page = try #require(fetch(list.receive(.lastAppeared)))
        _ = list.receive(.failed(page, reason: "Down."))
        let refresh = try #require(fetch(list.receive(.refreshPulled)))
        #expect(list.receive(.retryTapped) == [])
        #expect(fetch(list.receive(.cancelled(refresh)))?.link == "p2")
    }

    @Test mutating func `what is cancelled is no failure and may start again`() throws {
        let first = try #require(fetch(list.receive(.appeared)))
        #expect(list.receive(.cancelled(first)) == [])
        #expect(list.content == .empty)
        #expect(list.receive(.answered(first, .init(elements: [9], next: nil))) == [])
        #expect(list.content == .empty)
        load([1, 2], next: "p2")

        let page = try #require(fetch(list.receive(.lastAppeared)))
        #expect(list.receive(.cancelled(page)) == [])
        #expect(list.tail == .idle)
        #expect(fetch(list.receive(.lastAppeared))?.link == "p2")

        let refresh = try #require(fetch(list.receive(.refreshPulled)))
        #expect(fetch(list.receive(.cancelled(refresh)))?.link == "p2")
        #expect(list.refreshFailure == nil)
        #expect(list.content == .loaded([1, 2]))
    }

    @Test func `a complete list is shown at once and asks for nothing`() {
        var list = Paging(complete: [1, 2, 2])
        #expect(list.content == .loaded([1, 2]))
        #expect(list.tail == .ended)
        #expect(list.receive(.appeared) == [])
        #expect(list.receive(.lastAppeared) == [])
        #expect(list.receive(.retryTapped) == [])
    }

    private mutating func load(_ elements: [Item], next: String?) {
        guard let request = fetch(list.receive(.appeared)) else { return }
        #expect(list.receive(.answered(request, .init(elements: elements, next: next))) == [])
    }

    private func fetch(_ actions: [Paging.Action]) -> Paging.Request? {
        for case .fetch(let request) in actions { return request }
        return nil
    }
}

// What each input does to a paged list.

extension Paging {
    /// Takes an input and returns what is to be done about it.
    public mutating func receive(_ input: Input) -> [Action] {
        switch input {
        case .appeared: appeared()
        case .lastAppeared: lastAppeared()
        case .retryTapped: retryTapped()
        case .refreshPulled: refreshPulled()
        case .answered(let request, let page): request == self.request ? answered(page, to: request) : []
        case .failed(let request, let reason): request == self.request ? failed(request, reason: reason) : []
        case .cancelled(let request): request == self.request ? cancelled(request) : []
        }
    }

    private mutating func appeared() -> [Action] {
        guard request == nil else { return [] }
        if case .loaded = content { return [] }
        content = .empty
        return fetch(.firstPage, link: nil)
    }

    private mutating func lastAppeared() -> [Action] {
        guard tail == .idle else { return [] }
        guard request == nil else {
            wantsMore = .yes
            return []
        }
        return fetchNextPage()
    }

    private mutating func retryTapped() -> [Action] {
        guard case .failed = tail else { return appeared() }
        tail = .idle
        return lastAppeared()
    }

    private mutating func refreshPulled() -> [Action] {
        guard case .loaded = content else { return appeared() }
        guard request?.purpose != .refresh else { return [] }
        var actions: [Action] = []
        if let request {
            actions.append(.cancel(request))
            tail = .idle
            wantsMore = .unlessRefreshed
        }
        refreshFailure = nil
        return actions + fetch(.refresh, link: nil)
    }

    private mutating func answered(_ page: Page, to request: Request) -> [Action] {
        self.request = nil
        switch (request.purpose, content) {
        case (.furtherPage, .loaded(let shown)):
            let all = (shown + page.elements).uniqued()
            // Past the end the API sends the last page again: a page with nothing new on it is the end.
            show(all, next: all.count > shown.count ? page.next : nil)
        case (.refresh, _):
            if wantsMore == .unlessRefreshed { wantsMore = .no }
            refreshFailure = nil
            show(page.elements.uniqued(), next: page.next)
        default:
            show(page.elements.uniqued(), next: page.next)
        }
        return continueIfWanted()
    }

    private mutating func failed(_ request: Request, reason: String) -> [Action] {
        self.request = nil
        switch request.purpose {
        case .firstPage: content = .failed(reason: reason)
        case .furtherPage: tail = .failed(reason: reason)
        case .refresh: refreshFailure = reason
        }
        return continueIfWanted()
    }

    private mutating func cancelled(_ request: Request) -> [Action] {
        self.request = nil
        if request.purpose == .furtherPage { tail = .idle }
        return continueIfWanted()
    }

    private mutating func show(_ elements: [Element], next: String?) {
        content = .loaded(elements)
        self.next = next
        tail = next == nil ? .ended : .idle
    }

    private mutating func continueIfWanted() -> [Action] {
        defer { wantsMore = .no }
        return wantsMore != .no && tail == .idle ? fetchNextPage() : []
    }

    private mutating func fetchNextPage() -> [Action] {
        tail = .loading
        return fetch(.furtherPage, link: next)
    }

    private mutating func fetch(_ purpose: Request.Purpose, link: String?) -> [Action] {
        requestCount += 1
        let request = Request(number: requestCount, purpose: purpose, link: link)
        self.request = request
        return [.fetch(request)]
    }
}

extension Array where Element: Identifiable {
    /// The elements without those whose id came before.
    func uniqued() -> [Element] {
        var known: Set<Element.ID> = []
        return filter { known.insert($0.id).inserted }
    }
}

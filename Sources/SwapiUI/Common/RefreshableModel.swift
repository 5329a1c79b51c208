// What the sections' models have in common: they can be refreshed, and say what came of it.

/// A model whose content can be asked for anew.
protocol RefreshableModel: AnyObject {
    var isRefreshing: Bool { get }
    /// The facts that are shown, if the app keeps them fresh itself.
    var catalogue: CatalogueModel? { get }
    /// Why the last refresh of a server's list failed, in one sentence.
    var refreshFailure: String? { get }

    /// Holds back what a key that is held down asks for.
    var brake: RefreshBrake { get }

    /// Asks anew; what is shown stays until the answer is there.
    func refreshPulled() async
}

extension RefreshableModel {
    /// The message to show above the content, if there is one.
    var notice: Notice? {
        if let catalogue { return catalogue.notice() }
        return refreshFailure.map { Notice(reason: $0, action: .retry) }
    }

    /// Whether asking now makes a request, or has an answer that isn't there yet.
    var mayRefresh: Bool { !isRefreshing && catalogue?.isAskedToWait != true }

    func noticeDismissed() { catalogue?.noticeDismissed() }
}

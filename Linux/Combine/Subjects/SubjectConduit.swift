/// One subscriber of a subject, as the subject's list sees it.
class AnySubjectConduit {
    /// Where it stands in the list.
    let ticket: Int

    init(ticket: Int) {
        self.ticket = ticket
    }
}

/// One subscriber of a subject, as the subject sees it.
class SubjectConduit<Output, Failure: Error>: AnySubjectConduit {
    func send(_ value: Output) { preconditionFailure("An abstract method.") }
    func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("An abstract method.") }
}

/// What a subject needs for its subscriptions.
protocol SubjectParent<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// How subscriptions describe themselves.
    static var subscriptionName: String { get }

    /// A subscriber has asked for values.
    func demandReceived()

    /// A subscription has ended.
    func remove(_ conduit: SubjectConduit<Output, Failure>)
}

extension SubjectParent {
    static var subscriptionName: String { String(describing: self).prefix { $0 != "<" }.description }
}

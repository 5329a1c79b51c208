// Which records of a kind, and in what order.

public import Foundation

/// Asks for the records of a kind. Of a facet's chosen values a record has to have any; facets all have to agree.
public struct Query: Hashable, Sendable {
    public var kind: Kind
    /// What a person typed; records have to match it as they do in a search. Blank means all.
    public var text: String
    /// The keys of the values that are chosen; see `FacetValue.key`.
    public var chosen: [Field: Set<String>]
    /// Only records with a link to this one.
    public var linkedTo: RecordID?
    public var sort: Sort
    public var order: SortOrder
    public var offset: Int
    /// Nil for all.
    public var limit: Int?

    public enum Sort: Hashable, Sendable {
        /// By the API's number.
        case uid
        /// In an order that is the same in every locale: without case and accents.
        case name
        /// Records for which nobody knows the number come last in both orders.
        case measure(Measure)
    }

    public init(
        _ kind: Kind, text: String = "", chosen: [Field: Set<String>] = [:], linkedTo: RecordID? = nil,
        sort: Sort = .uid, order: SortOrder = .forward, offset: Int = 0, limit: Int? = nil
    ) {
        self.kind = kind
        self.text = text
        self.chosen = chosen
        self.linkedTo = linkedTo
        self.sort = sort
        self.order = order
        self.offset = offset
        self.limit = limit
    }
}

/// A facet of a kind with its values, those first that most of the kind's records have.
public struct FacetCounts: Hashable, Sendable, Identifiable {
    public let field: Field
    public let values: [FacetValue]

    public init(field: Field, values: [FacetValue]) {
        self.field = field
        self.values = values
    }

    public var id: Field { field }
}

/// A value of a facet.
public struct FacetValue: Hashable, Sendable, Identifiable {
    /// What its spellings have in common; for a relation, the uid at its other end.
    public let key: String
    /// The source's spelling; of several the one that comes first.
    public let shown: String
    /// How many records have it and agree with what is chosen of the other facets.
    public let count: Int

    public init(key: String, shown: String, count: Int) {
        self.key = key
        self.shown = shown
        self.count = count
    }

    public var id: String { key }
}

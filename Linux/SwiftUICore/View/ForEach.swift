/// A view for each element of a collection, told apart by the elements' identity.
///
/// Source: Apple, SwiftUI, `ForEach`.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// What the data is made from, where that can be compared and the data can't.
    package var source: Any?
    /// Whether an element is its own id.
    private var isSelfIdentified = false

    /// The ids, if they are known without asking the elements.
    package var idRange: Range<Int>? {
        guard isSelfIdentified else { return nil }
        if let closed = data as? ClosedRange<Int>, closed.upperBound < .max { return Range(closed) }
        return data as? Range<Int>
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
        isSelfIdentified = Data.Element.self == Int.self && id == \Data.Element.self
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: \.self)
        isSelfIdentified = true
    }
}

extension ForEach where Content: View {
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[dynamicMember: \C.[$0.0]]) }, id: { $0.1 },
            source: elements)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view that makes its content from a collection.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ForEachNode(self, parent: parent, environment: environment)
    }
}

/// A part of a toolbar's content.
///
/// Source: Apple, SwiftUI, `ToolbarContent`.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that the core knows: it lists its items.
@MainActor package protocol ToolbarItemSource: ToolbarContent where Body == Never {
    var items: [AnyToolbarItem] { get }
}

extension ToolbarItemSource {
    public var body: Never { preconditionFailure("\(Self.self) is primitive toolbar content and has no body") }
}

package struct AnyToolbarItem {
    let placement: ToolbarItemPlacement
    let content: AnyView
}

/// Where in a toolbar an item goes.
public struct ToolbarItemPlacement: Sendable {
    private let name: String
    package let isLeading: Bool

    public static let automatic = ToolbarItemPlacement(name: "automatic", isLeading: false)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", isLeading: false)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", isLeading: false)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", isLeading: false)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", isLeading: true)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", isLeading: false)
    public static let navigation = ToolbarItemPlacement(name: "navigation", isLeading: true)
}

/// One view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: ToolbarItemSource {
    package var items: [AnyToolbarItem] { [AnyToolbarItem(placement: placement, content: AnyView(content))] }
}

/// Builds toolbar content from closures.
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent {
        ToolbarGroup(parts: [c0, c1])
    }

    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
        ToolbarGroup(parts: [c0, c1, c2])
    }

    public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
        ToolbarGroup(parts: [c0, c1, c2, c3])
    }

    public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
        -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4])
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
        -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent
    {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4, c5])
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent
    {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4, c5, c6])
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
    {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4, c5, c6, c7])
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
    {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
    {
        ToolbarGroup(parts: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
        content
    }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .falseContent(second))
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: ToolbarItemSource where Wrapped: ToolbarContent {
    package var items: [AnyToolbarItem] { map { $0.allItems } ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: ToolbarItemSource where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    package var items: [AnyToolbarItem] {
        switch storage {
        case .trueContent(let content): content.allItems
        case .falseContent(let content): content.allItems
        }
    }
}

/// Several items, as the builder makes them.
nonisolated private struct ToolbarGroup: ToolbarItemSource {
    let parts: [any ToolbarContent]

    nonisolated init(parts: [any ToolbarContent]) {
        self.parts = parts
    }

    @MainActor var items: [AnyToolbarItem] { parts.flatMap { $0.allItems } }
}

extension ToolbarContent {
    package var allItems: [AnyToolbarItem] {
        if let source = self as? any ToolbarItemSource { source.items } else { body.allItems }
    }
}

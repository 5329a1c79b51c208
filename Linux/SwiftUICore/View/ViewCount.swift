/// Tells from a view's type whether it may stand for several views in the container around it.
@MainActor enum ViewCount {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func mayBeSeveral<V: View>(_ type: V.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let answer = answer(type)
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func answer<V: View>(_ type: V.Type) -> Bool {
        if let several = type as? any SeveralViews.Type { return several.mayBeSeveral }
        if type is any PrimitiveView.Type || V.Body.self == Never.self { return false }
        return mayBeSeveral(V.Body.self)
    }
}

/// A view that hands its content's views on, as a group does.
@MainActor private protocol SeveralViews {
    static var mayBeSeveral: Bool { get }
}

extension TupleView: SeveralViews {
    static var mayBeSeveral: Bool { true }
}

extension ForEach: SeveralViews {
    static var mayBeSeveral: Bool { true }
}

extension Section: SeveralViews {
    static var mayBeSeveral: Bool { true }
}

extension Group: SeveralViews where Content: View {
    static var mayBeSeveral: Bool { ViewCount.mayBeSeveral(Content.self) }
}

extension Optional: SeveralViews where Wrapped: View {
    static var mayBeSeveral: Bool { ViewCount.mayBeSeveral(Wrapped.self) }
}

extension _ConditionalContent: SeveralViews where TrueContent: View, FalseContent: View {
    static var mayBeSeveral: Bool {
        ViewCount.mayBeSeveral(TrueContent.self) || ViewCount.mayBeSeveral(FalseContent.self)
    }
}

extension ModifiedContent: SeveralViews where Content: View, Modifier: ViewModifier {
    static var mayBeSeveral: Bool { ViewCount.mayBeSeveral(Content.self) }
}

/// A type that tells its part in a publisher chain from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    /// The same for every copy of one part, and for no other part.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}

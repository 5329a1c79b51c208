/// A property of a view whose value comes from outside the view's own value.
///
/// Source: Apple, SwiftUI, `DynamicProperty`.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

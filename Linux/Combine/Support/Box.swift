/// A variable that closures share.
@usableFromInline final class Box<Value> {
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) {
        self.value = value
    }
}

/// Holds a subscriber, which is a generic value and costly to copy.
@usableFromInline final class Receiver<Downstream> {
    @usableFromInline let downstream: Downstream

    @inlinable init(_ downstream: Downstream) {
        self.downstream = downstream
    }
}

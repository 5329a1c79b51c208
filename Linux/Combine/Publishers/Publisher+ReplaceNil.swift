extension Publisher {
    /// Passes on a value in place of nil.
    @inlinable public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}

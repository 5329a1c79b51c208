/// Something that encodes whole values.
public protocol TopLevelEncoder {
    /// What values are encoded as.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

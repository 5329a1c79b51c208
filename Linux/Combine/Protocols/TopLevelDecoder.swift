/// Something that decodes whole values.
public protocol TopLevelDecoder {
    /// What values are decoded from.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

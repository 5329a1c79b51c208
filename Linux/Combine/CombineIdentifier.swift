import Synchronization

/// Identifies a part of a publisher chain.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
    private let rawValue: UInt

    /// Creates an identifier that no other has had in this process.
    public init() {
        rawValue = Self.next.add(2, ordering: .relaxed).oldValue
    }

    /// Creates the identifier of an object, unique while the object lives.
    public init(_ obj: AnyObject) {
        rawValue = UInt(bitPattern: ObjectIdentifier(obj))
    }

    public var description: String {
        "0x" + String(rawValue, radix: 16)
    }

    /// Counts in odd numbers, which no address of an object is.
    private static let next = Atomic<UInt>(1)
}

// What goes into a statement.

import Foundation

/// A value to bind to a parameter. Values never become part of a statement's text: that is a `StaticString`.
package enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)

    package static func text(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }

    /// A list for `json_each`, which makes rows of it.
    package static func list(_ items: some Encodable) throws -> SQLiteValue {
        .text(String(decoding: try JSONEncoder().encode(items), as: UTF8.self))
    }
}

// The name of an answer's bytes.

import Foundation

enum EntityTag {
    /// A weak tag in the form that Express gives it: length and a hash, here one of 64 bits (FNV-1a).
    static func weak(of body: Data) -> String {
        let hash = body.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "W/\"\(String(body.count, radix: 16))-\(String(hash, radix: 36))\""
    }

    /// Whether a request's `If-None-Match` names the tag.
    static func matches(_ header: String?, _ tag: String) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { part in
            let name = part.trimmingCharacters(in: .whitespaces)
            return name == "*" || name == tag || "W/" + name == tag
        }
    }
}

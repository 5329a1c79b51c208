// Bytes that are no JSON in any encoding.

import Foundation

enum Garbage {
    /// An answer with the same head and length, and nothing sensible in it.
    static func instead(of response: HTTPResponse) -> HTTPResponse {
        var response = response
        // 0xFF occurs nowhere in UTF-8; the rest is what an old generator of numbers makes of its place (LCG of ANSI C).
        var state: UInt32 = 1
        response.body = Data(
            response.body.indices.map { place in
                state = state &* 1_103_515_245 &+ 12_345
                return place == 0 ? 0xff : UInt8(truncatingIfNeeded: state >> 16)
            })
        return response
    }
}

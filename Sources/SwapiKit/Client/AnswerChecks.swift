// What an answer has to be before anybody reads it.

import Foundation

enum AnswerChecks {
    /// How many lists and objects may be in one another; the API's deepest answer has six.
    static let deepest = 64

    /// Throws if the header says that the body isn't JSON. A server that doesn't say is believed.
    static func check(contentType: String?) throws(API.Failure) {
        guard let contentType, !contentType.trimmed.isEmpty else { return }
        let type = contentType.prefix { $0 != ";" }.lowercased().trimmed
        let isJSON = ["application/json", "text/json"].contains(type) || type.hasSuffix("+json")
        guard isJSON else { throw API.Failure(.notJSON(contentType: contentType)) }
    }

    /// Throws if the body is nested too deeply to be decoded: a decoder calls itself for every level.
    static func checkDepth(_ body: Data) throws(API.Failure) {
        guard depth(of: body) <= deepest else { throw API.Failure(.tooDeep) }
    }

    /// How many lists and objects are open at once at most, outside of strings.
    private static func depth(of body: Data) -> Int {
        body.withUnsafeBytes { bytes in
            var (depth, deepest) = (0, 0)
            var (isInString, isEscaped) = (false, false)
            for byte in bytes {
                switch byte {
                case _ where isEscaped: isEscaped = false
                case UInt8(ascii: "\\") where isInString: isEscaped = true
                case UInt8(ascii: "\""): isInString.toggle()
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    if !isInString { depth += 1 }
                    deepest = max(deepest, depth)
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if !isInString { depth -= 1 }
                default: break
                }
            }
            return deepest
        }
    }
}

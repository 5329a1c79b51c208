// JSON as Express writes it: no blanks, slashes as they are, keys in the order in which they were put.

/// A JSON value whose objects keep the order of their keys.
enum JSON: Sendable {
    case null
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .number(let number): text += String(number)
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            text += "["
            for (place, element) in elements.enumerated() {
                if place > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let fields):
            text += "{"
            for (place, field) in fields.enumerated() {
                if place > 0 { text += "," }
                Self.write(field.0, to: &text)
                text += ":"
                field.1.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..." ":
                if scalar == " " { text += " " } else { text += "\\u00" + hex(scalar.value) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func hex(_ number: UInt32) -> String {
        (number < 16 ? "0" : "") + String(number, radix: 16)
    }
}

import Foundation

// Source: Apple, SwiftUI, `Path.description`: numbers before the letter of each step: m, l, q, c, h.
extension Path {
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        var path = Path()
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): path.append(.move(to: points[0]))
            case ("l", 2): path.append(.line(to: points[0]))
            case ("q", 4): path.append(.quadCurve(to: points[1], control: points[0]))
            case ("c", 6): path.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case ("h", 0): path.append(.closeSubpath)
            case ("re", 4):
                path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    public var description: String {
        func text(_ point: CGPoint) -> String { [point.x, point.y].map(Self.text).joined(separator: " ") }
        return elements.map { element in
            switch element {
            case .move(let end): "\(text(end)) m"
            case .line(let end): "\(text(end)) l"
            case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
            case .curve(let end, let first, let second): "\(text(first)) \(text(second)) \(text(end)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

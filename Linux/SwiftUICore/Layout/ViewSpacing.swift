public import Foundation

/// How far a view would like to be from its neighbours, on each side.
///
/// Source: Apple, SwiftUI, `ViewSpacing`. Here every view that doesn't say otherwise wants the same distance.
public struct ViewSpacing: Sendable {
    /// By the raw values of the edges; not a number stands for the system's distance.
    private var lengths: SIMD4<Double>

    /// Source: Apple's default between views of a stack, as measured by the layouts it documents.
    static let defaultLength: CGFloat = 8

    public static let zero = ViewSpacing(SIMD4(repeating: 0))

    public init() {
        self.init(SIMD4(repeating: .nan))
    }

    private init(_ lengths: SIMD4<Double>) {
        self.lengths = lengths
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let index = Int(edge.rawValue)
            if lengths[index].isNaN && other.lengths[index].isNaN { continue }
            lengths[index] = max(self[edge], other[edge])
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The larger of what both want between them.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? max(self[.trailing], next[.leading]) : max(self[.bottom], next[.top])
    }

    private subscript(edge: Edge) -> CGFloat {
        let length = lengths[Int(edge.rawValue)]
        return length.isNaN ? Self.defaultLength : length
    }
}

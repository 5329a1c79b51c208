import SwiftUI
import Testing

@Suite struct UnitPointTests {
    @Test func `named points lie where their names say`() {
        let points: [UnitPoint] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        ]
        #expect(points.map(\.x) == [0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1])
        #expect(points.map(\.y) == [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1])
        #expect(UnitPoint() == UnitPoint.zero && UnitPoint.zero == .topLeading)
    }
}

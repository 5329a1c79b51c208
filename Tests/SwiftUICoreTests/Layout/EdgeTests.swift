import SwiftUI
import Testing

@Suite struct EdgeTests {
    @Test func `a set of horizontal or vertical edges holds those that it was made from`() {
        #expect(HorizontalEdge.Set(.leading) == .leading)
        #expect(HorizontalEdge.Set(.trailing) == .trailing)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(!HorizontalEdge.Set.leading.contains(.trailing))
        #expect(VerticalEdge.Set(.top) == .top)
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(VerticalEdge.Set.all == [.top, .bottom])
        #expect(!VerticalEdge.Set.top.contains(.bottom))
    }
}

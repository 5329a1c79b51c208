import SwiftUI
import Testing

@Suite struct AlignmentTests {
    @Test func `guides that several views set come to their mean, of baselines to the first or the last`() {
        #expect(HorizontalAlignment.leading.combineExplicit([10, nil, 20]) == 15)
        #expect(VerticalAlignment.center.combineExplicit([1, 2, 6]) == 3)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, 4, nil]) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, 10, nil]) == 10)
        #expect(HorizontalAlignment.center.combineExplicit([nil, nil]) == nil)
    }
}

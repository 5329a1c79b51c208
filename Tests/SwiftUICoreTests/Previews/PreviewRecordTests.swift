import Foundation
import SwiftUICore
import Testing

#Preview("A preview of the tests", traits: .fixedLayout(width: 30, height: 20)) {
    let text = "in the body }"
    Text(text)
}

#Preview { Text("A preview without a name") }

@Suite struct PreviewRecordTests {
    @Test func `previews are found in the running program, in the order of their lines`() {
        let found = PreviewRecord.all.filter { $0.fileID == #fileID }
        #expect(found.map(\.name) == ["A preview of the tests", nil])
        #expect(found.map(\.line) == [5, 10])
    }

    @Test func `a preview has its traits and makes its body`() throws {
        let preview = try #require(PreviewRecord.all.first { $0.name == "A preview of the tests" })
        #expect(preview.traits.compactMap(\.layout) == [.fixed(width: 30, height: 20)])
        #expect(preview.makeBody() is Text)
    }

    @Test func `of several traits the last layout holds`() {
        let trait = PreviewTrait<Preview.ViewTraits>(.defaultLayout, .sizeThatFitsLayout)
        #expect(trait.layout == .sizeThatFits)
    }
}

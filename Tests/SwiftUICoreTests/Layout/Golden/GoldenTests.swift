import SwiftUI
import Testing

@Suite struct GoldenTests {
    @Test(arguments: Golden.stacks) func stacks(_ golden: Golden) { check(golden) }
    @Test(arguments: Golden.guides) func guides(_ golden: Golden) { check(golden) }
    @Test(arguments: Golden.layouts) func layouts(_ golden: Golden) { check(golden) }
    @Test(arguments: Golden.grids) func grids(_ golden: Golden) { check(golden) }
    @Test(arguments: Golden.modifiers) func modifiers(_ golden: Golden) { check(golden) }
    @Test(arguments: Golden.frames) func frames(_ golden: Golden) { check(golden) }

    @Test func `there are enough of them`() {
        let all = Golden.stacks + Golden.guides + Golden.layouts + Golden.grids + Golden.modifiers + Golden.frames
        #expect(all.map(\.rectangles.count).reduce(0, +) >= 250)
        #expect(Set(all.map(\.testDescription)).count == all.count)
    }

    private func check(_ golden: Golden) {
        let view = golden.view().overlay { Leaf.filling("whole") }
            .frame(width: golden.size.width, height: golden.size.height, alignment: .topLeading)
        #expect(layout(golden.size.width, golden.size.height) { view } == golden.rectangles)
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Lengths that come of dividing by nothing, or of taking away too much.
@Suite struct UnusualLengthsTests {
    /// The places of the content in a window of 100 × 100, and what is said of it.
    private func show(@ViewBuilder _ content: () -> some View) -> (places: [String: [CGFloat]], messages: [String]) {
        let messages = Messages.Recorder()
        let places = Messages.$observer.withValue({ messages.add($0) }) { layout(100, 100, content) }
        return (places, messages.all)
    }

    @Test(arguments: [.nan, .infinity] as [CGFloat])
    func `a frame that isn't as long as any number leaves its content as it is, with a message`(length: CGFloat) {
        let shown = show {
            HStack(spacing: 0) {
                Leaf("bar", 0...50, 10...10).frame(width: length)
                Leaf("beside", 20, 20)
            }
        }
        #expect(shown.places == ["bar": [15, 45, 50, 10], "beside": [65, 40, 20, 20]])
        #expect(shown.messages == ["a frame can't be \(length) points long"])
    }

    @Test(arguments: [-1, -.infinity] as [CGFloat])
    func `a frame shorter than nothing is nothing, with a message`(length: CGFloat) {
        let shown = show {
            HStack(spacing: 0) {
                Leaf("bar", 10, 10).frame(width: length)
                Leaf("beside", 20, 20)
                Leaf("limited", 10, 10).frame(minWidth: length, maxWidth: length)
            }
        }
        #expect(shown.places == ["bar": [35, 45, 10, 10], "beside": [40, 40, 20, 20], "limited": [55, 45, 10, 10]])
        #expect(shown.messages.count == 2)
    }

    @Test func `limits of a frame that are no number are left out, and a frame may grow without limit`() {
        let shown = show {
            VStack(spacing: 0) {
                Leaf("bar", 50, 10).frame(minWidth: .nan, idealWidth: .nan, maxWidth: .infinity, maxHeight: .nan)
                Leaf("below", 100, 20)
            }
        }
        #expect(shown.places == ["bar": [25, 35, 50, 10], "below": [0, 45, 100, 20]])
        #expect(shown.messages.count == 3)
        let endless = show { ScrollView { Leaf("bar", 50, 10).frame(minHeight: .infinity, idealHeight: .infinity) } }
        #expect(endless.places["bar"] == [25, 0, 50, 10])
        #expect(endless.messages.count == 2)
    }

    @Test func `a layout that answers with no number takes no room`() {
        struct Lost: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let row = show {
            HStack(spacing: 0) {
                Lost { Text("a") }; Leaf("beside", 20, 20)
            }
        }
        #expect(row.places["beside"] == [40, 40, 20, 20])
        let grid = show {
            Grid {
                GridRow {
                    Lost { Text("a") }; Leaf("beside", 20, 20)
                }
            }
        }
        #expect(grid.places["beside"] == [44, 40, 20, 20])
    }
}

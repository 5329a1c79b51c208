import Foundation
import SwiftUI
import Testing

/// The window is 100 × 100; what is smaller lies in its middle.
@Suite struct ModifierLayoutTests {
    @Test func `padding leaves room at all edges or at some`() {
        #expect(layout { Leaf.filling("a").padding() } == ["a": [16, 16, 68, 68]])
        #expect(layout { Leaf.filling("a").padding(5) } == ["a": [5, 5, 90, 90]])
        #expect(layout { Leaf.filling("a").padding(.horizontal, 10) } == ["a": [10, 0, 80, 100]])
        #expect(layout { Leaf.filling("a").padding([.top, .leading], 10) } == ["a": [10, 10, 90, 90]])
        #expect(
            layout { Leaf.filling("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
                "a": [2, 1, 94, 96]
            ])
    }

    @Test func `padding makes a fixed view's surroundings larger`() {
        // 10 + 2 × 5 = 20 on each side of nothing: the row is 20 + 10 wide.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10).padding(5); Leaf("b", 10, 10)
                }
            } == [
                "a": [40, 45, 10, 10], "b": [55, 45, 10, 10],
            ])
        // Wider than the window: 100 + 2 × 60, and nothing less than nothing inside.
        #expect(layout { Leaf.filling("a").padding(60) } == ["a": [50, 50, 0, 0]])
    }

    @Test func `a fixed frame has its size whatever is inside and around`() {
        #expect(layout { Leaf.filling("a").frame(width: 30, height: 20) } == ["a": [35, 40, 30, 20]])
        // Too large content overflows it on both sides: 40 of 20.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 40, 40).frame(width: 20, height: 20); Leaf("b", 10, 10)
                }
            } == [
                "a": [25, 30, 40, 40], "b": [55, 45, 10, 10],
            ])
        #expect(layout { Leaf.filling("a").frame(width: 30) } == ["a": [35, 0, 30, 100]])
        #expect(layout { Leaf.filling("a").frame(height: 30) } == ["a": [0, 35, 100, 30]])
    }

    @Test func `a frame aligns what is smaller`() {
        func places(_ alignment: Alignment) -> [CGFloat]? {
            layout { Leaf("a", 10, 10).frame(width: 50, height: 30, alignment: alignment) }["a"]
        }
        #expect(places(.center) == [45, 45, 10, 10])
        #expect(places(.topLeading) == [25, 35, 10, 10])
        #expect(places(.top) == [45, 35, 10, 10])
        #expect(places(.topTrailing) == [65, 35, 10, 10])
        #expect(places(.leading) == [25, 45, 10, 10])
        #expect(places(.trailing) == [65, 45, 10, 10])
        #expect(places(.bottomLeading) == [25, 55, 10, 10])
        #expect(places(.bottom) == [45, 55, 10, 10])
        #expect(places(.bottomTrailing) == [65, 55, 10, 10])
    }

    @Test func `a frame with an infinite maximum fills, and aligns within`() {
        #expect(layout { Leaf("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading) } == ["a": [0, 45, 10, 10]])
        #expect(
            layout { Leaf("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) }
                == [
                    "a": [90, 90, 10, 10]
                ])
    }

    @Test func `a maximum limits what is offered, and is taken up to the offer`() {
        // min(100, 40): the frame is 40 wide, and so is what fills it.
        #expect(layout { Leaf.filling("a").frame(maxWidth: 40) } == ["a": [30, 0, 40, 100]])
        // A small view in a frame of at most 40 gets a frame of 40 from 30 on.
        #expect(layout { Leaf("a", 10, 10).frame(maxWidth: 40, alignment: .leading) } == ["a": [30, 45, 10, 10]])
        // Less than the maximum is offered: 100.
        #expect(layout { Leaf.filling("a").frame(maxWidth: 300) } == ["a": [0, 0, 100, 100]])
    }

    @Test func `a minimum keeps a small view's room`() {
        // The row is 30 + 10 wide.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10).frame(minWidth: 30); Leaf("b", 10, 10)
                }
            } == [
                "a": [40, 45, 10, 10], "b": [60, 45, 10, 10],
            ])
        // A larger view stays as it is.
        #expect(layout { Leaf("a", 50, 10).frame(minWidth: 30) } == ["a": [25, 45, 50, 10]])
        // More than is offered: 120 in 100, 10 beyond each edge.
        #expect(layout { Leaf.filling("a").frame(minWidth: 120) } == ["a": [-10, 0, 120, 100]])
    }

    @Test func `a minimum and a maximum clamp the offer`() {
        #expect(layout { Leaf.filling("a").frame(minWidth: 20, maxWidth: 60) } == ["a": [20, 0, 60, 100]])
        #expect(
            layout { Leaf("a", 10, 10).frame(minWidth: 20, maxWidth: 60, alignment: .leading) } == [
                "a": [20, 45, 10, 10]
            ])
    }

    @Test func `an ideal length is used where none is offered`() {
        #expect(
            layout { Leaf.filling("a").frame(idealWidth: 40, idealHeight: 30).fixedSize() } == ["a": [30, 35, 40, 30]])
    }

    @Test func `an aspect ratio fits into the offer`() {
        // 2:1 in 100 × 100 is 100 × 50; 1:2 is 50 × 100.
        #expect(layout { Leaf.filling("a").aspectRatio(2, contentMode: .fit) } == ["a": [0, 25, 100, 50]])
        #expect(layout { Leaf.filling("a").aspectRatio(0.5, contentMode: .fit) } == ["a": [25, 0, 50, 100]])
    }

    @Test func `an aspect ratio fills beyond the offer`() {
        // 2:1 over 100 × 100 is 200 × 100, 50 beyond each side.
        #expect(layout { Leaf.filling("a").aspectRatio(2, contentMode: .fill) } == ["a": [-50, 0, 200, 100]])
        #expect(layout { Leaf.filling("a").aspectRatio(0.5, contentMode: .fill) } == ["a": [0, -50, 100, 200]])
    }

    @Test func `without a ratio the content keeps its own`() {
        // The ideal is 20 × 10.
        #expect(
            layout { Leaf("a", 20 ... .infinity, 10 ... .infinity).aspectRatio(contentMode: .fit) } == [
                "a": [0, 25, 100, 50]
            ])
        #expect(layout { Leaf("a", 20 ... .infinity, 10 ... .infinity).scaledToFill() } == ["a": [-50, 0, 200, 100]])
    }

    @Test func `a filling picture in a frame takes no more room than the frame`() {
        // 2:1 over a frame of 40 × 40 is 80 × 40; the row is 40 + 10 wide from 25.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf.filling("a").aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
                    Leaf("b", 10, 10)
                }
            } == ["a": [5, 30, 80, 40], "b": [65, 45, 10, 10]])
    }

    @Test func `an overlay and a background are offered the view's size and align within`() {
        #expect(
            layout { Leaf("a", 30, 20).overlay { Leaf.filling("o") } } == [
                "a": [35, 40, 30, 20], "o": [35, 40, 30, 20],
            ])
        #expect(
            layout { Leaf("a", 30, 20).background { Leaf.filling("o") } } == [
                "a": [35, 40, 30, 20], "o": [35, 40, 30, 20],
            ])
        #expect(
            layout { Leaf("a", 30, 20).overlay(alignment: .topTrailing) { Leaf("o", 10, 5) } }["o"] == [55, 40, 10, 5])
        #expect(
            layout { Leaf("a", 30, 20).background(alignment: .bottom) { Leaf("o", 10, 5) } }["o"] == [45, 55, 10, 5])
        // A larger one overflows around the centre and takes no room.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10).overlay { Leaf("o", 30, 30) }; Leaf("b", 10, 10)
                }
            } == [
                "a": [40, 45, 10, 10], "o": [30, 35, 30, 30], "b": [50, 45, 10, 10],
            ])
    }

    @Test func `an offset moves the view and nothing else`() {
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10).offset(x: 5, y: -5); Leaf("b", 10, 10)
                }
            } == [
                "a": [45, 40, 10, 10], "b": [50, 45, 10, 10],
            ])
    }

    @Test func `a fixed size is the ideal one in one dimension or both`() {
        #expect(layout { Leaf("a", 20 ... .infinity, 10 ... .infinity).fixedSize() } == ["a": [40, 45, 20, 10]])
        #expect(
            layout { Leaf("a", 20 ... .infinity, 10 ... .infinity).fixedSize(horizontal: true, vertical: false) } == [
                "a": [40, 0, 20, 100]
            ])
        #expect(
            layout { Leaf("a", 20 ... .infinity, 10 ... .infinity).fixedSize(horizontal: false, vertical: true) } == [
                "a": [0, 45, 100, 10]
            ])
    }

    @Test func `effects change no sizes`() {
        #expect(
            layout {
                Leaf("a", 20, 10).opacity(0.5).shadow(radius: 3).clipShape(Circle()).background(Color.red).cornerRadius(
                    2)
            } == ["a": [40, 45, 20, 10]])
    }

    @Test func `frames and padding nest from the inside out`() {
        // 20 + 2 × 5 = 30 in a frame of 50, then padding of 10 around: the view lies 10 + 0 + 5 from the leading edge.
        #expect(
            layout { Leaf("a", 20, 20).padding(5).frame(width: 50, alignment: .leading).padding(10) } == [
                "a": [30, 40, 20, 20]
            ])
    }

    @Test func `a modifier on several views wraps each of them`() {
        // Each is 10 + 2 × 5 wide.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Group {
                        Leaf("a", 10, 10); Leaf("b", 10, 10)
                    }.padding(5)
                }
            } == [
                "a": [35, 45, 10, 10], "b": [55, 45, 10, 10],
            ])
    }

    @Test func `edges are rounded once, so that neighbours touch`() {
        // Thirds of 100: 0, 33.3, 66.7, 100.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf.filling("a"); Leaf.filling("b"); Leaf.filling("c")
                }
            } == [
                "a": [0, 0, 33, 100], "b": [33, 0, 34, 100], "c": [67, 0, 33, 100],
            ])
    }
}

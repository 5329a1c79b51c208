import Foundation
import SwiftUICore
import Testing

@testable import GtkRenderer

struct DisplayItemComparingTests {
    private func element(_ id: UInt64, x: CGFloat = 0, label: String = "") -> DisplayItem {
        .element(
            DisplayElement(
                id: ElementID(rawValue: id), kind: .container, frame: CGRect(x: x, y: 0, width: 10, height: 10),
                accessibility: .init(label: label)))
    }

    private let ground = DisplayItem.fill(
        .rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(ResolvedColor(red: 1, green: 1, blue: 1)))

    @Test("What changes within an element does not redraw what it lies in")
    func innerChange() {
        #expect([ground, element(1, label: "a")].drawsLike([ground, element(1, label: "b")]))
    }

    @Test("An element that moves, or another one in its place, does")
    func outerChange() {
        #expect(![element(1)].drawsLike([element(1, x: 5)]))
        #expect(![element(1)].drawsLike([element(2)]))
        #expect(![ground].drawsLike([]))
    }

    @Test("Elements within clips and groups are found in order")
    func nested() {
        let shape = DisplayShape.rectangle(CGRect(x: 0, y: 0, width: 50, height: 50))
        let items: [DisplayItem] = [element(1), .clip(shape, [ground, .opacity(0.5, [element(2)])]), element(3)]
        #expect(items.elements.map(\.id.rawValue) == [1, 2, 3])
    }

    @Test("What turns an element is found through all the groups around it")
    func transforms() {
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
        let move = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
        let items: [DisplayItem] = [
            element(1), .transform(turn, [.opacity(0.5, [.transform(move, [element(2)])]), ground]),
            .mask([ground], [element(3)]),
        ]
        #expect(items.elements.map(\.id.rawValue) == [1, 2, 3])
        // First what is innermost.
        #expect(items.transforms == [ElementID(rawValue: 2): move.concatenating(turn)])
    }

    @Test("Another turn or another mask draws anew, and what changes within an element in it does not")
    func groups() {
        func turned(_ angle: CGFloat, _ item: DisplayItem) -> [DisplayItem] {
            [.transform(ProjectionTransform(CGAffineTransform(rotationAngle: angle)), [item])]
        }
        #expect(turned(1, element(1, label: "a")).drawsLike(turned(1, element(1, label: "b"))))
        #expect(!turned(1, element(1)).drawsLike(turned(2, element(1))))
        #expect(![DisplayItem.mask([ground], [element(1)])].drawsLike([.mask([], [element(1)])]))
    }
}

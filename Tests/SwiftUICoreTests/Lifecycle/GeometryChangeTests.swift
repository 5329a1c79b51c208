import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct GeometryChangeTests {
    private struct Sample: View {
        @State private var above: CGFloat = 10
        @State private var width: CGFloat = 20
        @State private var other = 0
        let sizes: Log
        let places: Log

        var body: some View {
            VStack(spacing: 0) {
                Leaf("above \(other)", 10, above)
                Leaf("leaf", width, 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        sizes.add("\(old) \(new)")
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: { new in
                        places.add("\(new)")
                    }
                Button("Wider") { width += 10 }
                Button("Lower") { above += 20 }
                Button("Other") { other += 1 }
            }
            .frame(width: 100, height: 200, alignment: .top)
        }
    }

    @Test func `a view's size and place are told at first, and when they are others`() throws {
        let (sizes, places) = (Log(), Log())
        let window = InMemoryWindow(Sample(sizes: sizes, places: places), size: CGSize(width: 100, height: 200))
        #expect(sizes.take() == ["20.0 20.0"])
        #expect(places.take() == ["10.0"])
        try window.press("Wider")
        #expect(sizes.take() == ["20.0 30.0"])
        #expect(places.take() == [])
        try window.press("Lower")
        #expect(sizes.take() == [])
        #expect(places.take() == ["30.0"])
        try window.press("Other")
        #expect(sizes.take() == [] && places.take() == [])
    }

    @Test func `it takes no room of its own, and draws nothing`() throws {
        let window = InMemoryWindow(
            HStack(spacing: 0) {
                Leaf("a", 20, 10).onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { _ in
                }
                Leaf("b", 30, 10)
            }
            .frame(width: 100, height: 10, alignment: .leading), size: CGSize(width: 100, height: 10))
        #expect(try window.frame("a") == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(try window.frame("b") == CGRect(x: 20, y: 0, width: 30, height: 10))
    }
}

import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct EffectTests {
    private let room = CGRect(x: 0, y: 0, width: 100, height: 60)
    private let ground = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 60)), .color(.pureRed))

    private let red = Rectangle().fill(Color.pureRed)

    private func items(_ view: some View) -> [DisplayItem] { drawn(100, 60) { view } }

    private func matrix(_ view: some View) -> ColorTransform? {
        if case .effect(.colors(let matrix), _) = items(view).first { matrix } else { nil }
    }

    @Test func `a content shape changes nothing that is drawn`() {
        #expect(items(red.contentShape(Circle())) == [ground])
        #expect(items(red.contentShape(Rectangle(), eoFill: true)) == [ground])
    }

    @Test func `opacity, shadow, blur and groups hold what they change`() {
        #expect(items(red.opacity(0.5)) == [.opacity(0.5, [ground])])
        #expect(items(red.opacity(0)).isEmpty)
        let shadow = DisplayShadow(color: .pureBlue, radius: 3, offset: CGSize(width: 1, height: 2))
        #expect(items(red.shadow(color: .pureBlue, radius: 3, x: 1, y: 2)) == [.shadow(shadow, [ground])])
        #expect(items(red.blur(radius: 4)) == [.effect(.blur(radius: 4), [ground])])
        // What is opaque is cut off at its frame.
        #expect(
            items(red.blur(radius: 4, opaque: true))
                == [.clip(.rectangle(room), [ground, .effect(.blur(radius: 4), [ground])])])
        #expect(items(red.compositingGroup()) == [.effect(.group, [ground])])
        #expect(items(red.drawingGroup()) == [.effect(.group, [ground])])
        #expect(items(red.blendMode(.multiply)) == [.effect(.blend(.multiply), [ground])])
    }

    @Test func `a mask is as large as what it cuts, and can't be read or pressed`() {
        let mask = DisplayItem.fill(.ellipse(CGRect(x: 70, y: 30, width: 30, height: 30)), .color(.pureBlue))
        #expect(
            items(
                red.mask(alignment: .bottomTrailing) {
                    Circle().fill(Color.pureBlue).frame(width: 30, height: 30)
                }) == [.mask([mask], [ground])])
        #expect(
            items(red.mask(Ellipse().fill(Color.pureBlue))) == [
                .mask([.fill(.ellipse(room), .color(.pureBlue))], [ground])
            ])
        let window = InMemoryWindow(red.mask { Text("cut") })
        #expect(!window.elements.contains { $0.styledText != nil })
    }

    @Test func `clips follow the shape`() {
        #expect(items(red.clipShape(Ellipse())) == [.clip(.ellipse(room), [ground])])
        #expect(items(red.clipped()) == [.clip(.rectangle(room), [ground])])
        #expect(items(red.cornerRadius(7)) == [.clip(.roundedRectangle(room, radius: 7), [ground])])
    }

    @Test func `colour effects have the matrices of their formulas`() throws {
        func color(_ view: some View, _ red: Double, _ green: Double, _ blue: Double) throws -> [Int] {
            let new = try #require(matrix(view)).applied(to: ResolvedColor(red: red, green: green, blue: blue))
            return [new.red, new.green, new.blue, new.opacity].map { Int(($0 * 100).rounded()) }
        }
        #expect(try color(red.brightness(0.25), 0.5, 0, 1) == [75, 25, 100, 100])
        #expect(try color(red.contrast(2), 0.6, 0.5, 0.1) == [70, 50, 0, 100])
        // The luminance of green is 0.7152.
        #expect(try color(red.grayscale(1), 0, 1, 0) == [72, 72, 72, 100])
        #expect(try color(red.grayscale(0.5), 0, 1, 0) == [36, 86, 36, 100])
        #expect(try color(red.saturation(0), 0, 1, 0) == [72, 72, 72, 100])
        #expect(try color(red.colorInvert(), 1, 0.25, 0) == [0, 75, 100, 100])
        #expect(try color(red.colorMultiply(Color(red: 1, green: 0.5, blue: 0)), 0.5, 0.5, 0.5) == [50, 25, 0, 100])
        #expect(try color(red.luminanceToAlpha(), 0, 1, 0) == [0, 0, 0, 72])
        #expect(try color(red.hueRotation(.degrees(0)), 0.2, 0.4, 0.6) == [20, 40, 60, 100])
        #expect(try color(red.hueRotation(.degrees(180)), 1, 0, 0) == [0, 43, 43, 100])
    }

    @Test func `an effect is drawn anew when it changes, and nothing is laid out`() throws {
        struct Changing: View {
            @State private var isTurned = false
            var body: some View {
                Button("Turn") { isTurned.toggle() }
                Leaf("leaf", 40, 20).rotationEffect(.degrees(isTurned ? 90 : 0))
            }
        }
        let window = InMemoryWindow(VStack(spacing: 0) { Changing() }, size: CGSize(width: 100, height: 100))
        let before = try window.frame("leaf")
        try window.press("Turn")
        let after = try window.frame("leaf")
        // 40 by 20 becomes 20 by 40 around the same middle.
        #expect(after.size.width.rounded() == 20 && after.size.height.rounded() == 40)
        #expect(abs(after.midX - before.midX) < 0.001 && abs(after.midY - before.midY) < 0.001)
    }
}

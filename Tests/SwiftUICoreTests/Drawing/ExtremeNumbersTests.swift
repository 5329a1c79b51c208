import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// GTK, Pango and cairo die of numbers that nothing can be drawn with.
@Suite struct ExtremeNumbersTests {
    nonisolated private static let extremes: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 30_000]

    private let red = Rectangle().fill(Color.pureRed)

    @Test(arguments: extremes) func `shadows and blurs reach no farther than can be drawn`(extreme: CGFloat) throws {
        let views = [
            AnyView(red.shadow(radius: extreme, x: extreme, y: -extreme)), AnyView(red.blur(radius: extreme)),
            AnyView(canvas { $0.addFilter(.shadow(radius: extreme, x: extreme, y: extreme)) }),
            AnyView(canvas { $0.addFilter(.shadow(radius: extreme, options: .shadowOnly)) }),
            AnyView(canvas { $0.addFilter(.blur(radius: extreme)) }),
        ]
        for view in views {
            let items = drawn(100, 60) { view }
            try #require(!items.isEmpty)
            check(items)
        }
    }

    private func canvas(_ change: @escaping (inout GraphicsContext) -> Void) -> some View {
        Canvas { context, size in
            change(&context)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
        }
    }

    private func check(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .shadow(let shadow, _):
                #expect(0...500 ~= shadow.radius)
                #expect(abs(shadow.offset.width) <= 10_000 && abs(shadow.offset.height) <= 10_000)
            case .effect(.blur(let radius), _): #expect(0...500 ~= radius)
            case .effect(_, let items): check(items)
            default: break
            }
        }
    }

    @Test func `what is infinitely large isn't drawn, and leaves nothing to touch`() {
        let window = InMemoryWindow(
            VStack {
                Button("a") {}.scaleEffect(.infinity)
                Button("b") {}.rotationEffect(.degrees(.nan))
                Button("c") {}.rotation3DEffect(.degrees(10), axis: (.infinity, 0, 0))
                Button("d") {}
            })
        #expect(window.buttons == ["d"])
    }

    @Test(arguments: extremes) func `texts have distances and sizes in which lines can be set`(extreme: CGFloat) throws
    {
        let text = try styled {
            Text("a").kerning(extreme).baselineOffset(extreme) + Text("b").tracking(extreme)
        }
        #expect(text.stretches.allSatisfy { abs($0.style.letterSpacing) <= 1_000 })
        #expect(text.stretches.allSatisfy { abs($0.style.baselineOffset) <= 1_000 })
        let lines = try styled { Text("a").lineSpacing(extreme) }
        #expect(0...1_000 ~= lines.lineSpacing)
        let font = try styled { Text("a").font(.system(size: extreme)) }.font
        #expect(0...2_000 ~= font.size)
    }
}

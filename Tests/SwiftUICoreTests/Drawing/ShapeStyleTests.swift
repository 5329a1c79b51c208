import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct ShapeStyleTests {
    private let room = CGRect(x: 0, y: 0, width: 100, height: 60)
    private let stops: [Paint.GradientStop] = [
        .init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1),
    ]

    private func paint(_ view: some View) -> Paint? {
        if case .fill(_, let paint) = drawn(100, 60, { view }).first { paint } else { nil }
    }

    private func color(_ view: some View) -> ResolvedColor? {
        if case .color(let color) = paint(view) { color } else { nil }
    }

    @Test func `gradients run in the rectangle of what they fill`() {
        let colors = [Color.pureRed, .pureBlue]
        #expect(
            paint(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                == .linearGradient(stops, from: .zero, to: CGPoint(x: 100, y: 60)))
        #expect(
            paint(RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 40))
                == .radialGradient(
                    stops, center: CGPoint(x: 50, y: 30), start: 0.25, radii: CGSize(width: 40, height: 40)))
        // Half of each side.
        #expect(
            paint(EllipticalGradient(colors: colors))
                == .radialGradient(stops, center: CGPoint(x: 50, y: 30), start: 0, radii: CGSize(width: 50, height: 30))
        )
        #expect(
            paint(AngularGradient(colors: colors, center: .center))
                == .angularGradient(stops, center: CGPoint(x: 50, y: 30), start: 0))
        #expect(
            paint(Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
                == .linearGradient(stops, from: CGPoint(x: 0, y: 30), to: CGPoint(x: 100, y: 30)))
    }

    @Test func `an angular gradient shares what it leaves over between its ends`() {
        let gradient = AngularGradient(
            colors: [.pureRed, .pureBlue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        // Blue until three quarters, then red.
        let around: [Paint.GradientStop] = [
            .init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 0.5),
            .init(color: .pureBlue, location: 0.75),
            .init(color: .pureRed, location: 0.75),
        ]
        #expect(paint(gradient) == .angularGradient(around, center: CGPoint(x: 50, y: 30), start: 0))
    }

    @Test func `a colour's own gradient ends with the colour, and gradients without a direction run down`() {
        guard case .linearGradient(let stops, let from, let to) = paint(Rectangle().fill(Color.pureRed.gradient)) else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.last?.color == .pureRed && (stops.first?.color.green ?? 0) > 0)
        #expect(from == CGPoint(x: 50, y: 0) && to == CGPoint(x: 50, y: 60))
        let plain = paint(Rectangle().fill(AnyGradient(Gradient(colors: [.pureRed, .pureBlue]))))
        #expect(plain == .linearGradient(self.stops, from: from, to: to))
    }

    @Test func `levels have the styles that are given, and are weaker parts of the last one`() {
        func level(_ style: HierarchicalShapeStyle) -> ResolvedColor? {
            color(Rectangle().fill(style).foregroundStyle(Color.pureRed, Color.pureGreen))
        }
        #expect(level(.primary) == .pureRed && level(.secondary) == .pureGreen)
        #expect(level(.tertiary) == ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5))
        #expect(
            color(Rectangle().fill(.secondary).foregroundStyle(Color.pureRed))
                == ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(
            color(Rectangle().fill(.tertiary).foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue))
                == .pureBlue)
    }

    @Test func `a level as the foreground keeps the levels below it`() {
        let view = VStack { Rectangle().fill(.tertiary).foregroundStyle(.secondary) }
            .foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue)
        #expect(color(view) == .pureBlue)
        #expect(
            color(VStack { Rectangle() }.foregroundStyle(.secondary).foregroundStyle(Color.pureRed, Color.pureGreen))
                == .pureGreen)
    }

    @Test func `the foreground of shapes can be a gradient`() {
        let view = Rectangle()
            .foregroundStyle(LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom))
        #expect(paint(view) == .linearGradient(stops, from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 60)))
        #expect(color(Rectangle().fill(.foreground).foregroundStyle(Color.pureRed)) == .pureRed)
    }

    @Test func `styles are erased, weakened, and taken from the tint and the background`() {
        #expect(color(Rectangle().fill(AnyShapeStyle(Color.pureRed))) == .pureRed)
        #expect(color(Rectangle().fill(AnyShapeStyle(Color.pureRed).opacity(0.5)))?.opacity == 0.5)
        #expect(color(Rectangle().fill(.tint).tint(Color.pureGreen)) == .pureGreen)
        #expect(color(Rectangle().fill(.background).backgroundStyle(Color.pureBlue)) == .pureBlue)
        #expect(color(Color.clear.background().backgroundStyle(Color.pureBlue)) == .pureBlue)
        #expect(color(Rectangle().fill(.background).backgroundStyle(.background)) != nil)
        #expect(color(Rectangle().fill(.separator))?.opacity ?? 1 < 1)
    }

    @Test func `backgrounds and overlays take styles, shapes and views`() {
        let ground = DisplayItem.fill(.rectangle(room), .color(.pureRed))
        func items(_ view: some View) -> [DisplayItem] { drawn(100, 60) { view } }
        let ellipse = DisplayItem.fill(.ellipse(room), .color(.pureBlue))
        #expect(items(Color.pureRed.background(Color.pureBlue, in: Ellipse())) == [ellipse, ground])
        #expect(items(Color.pureRed.overlay(Color.pureBlue, in: Ellipse())) == [ground, ellipse])
        #expect(items(Color.pureRed.background(in: Ellipse()).backgroundStyle(Color.pureBlue)) == [ellipse, ground])
        #expect(items(Color.pureRed.background(Ellipse().fill(Color.pureBlue))) == [ellipse, ground])
        #expect(items(Color.pureRed.overlay(Ellipse().fill(Color.pureBlue))) == [ground, ellipse])
        let corner = DisplayItem.fill(.rectangle(CGRect(x: 90, y: 50, width: 10, height: 10)), .color(.pureBlue))
        #expect(
            items(Color.pureRed.overlay(Color.pureBlue.frame(width: 10, height: 10), alignment: .bottomTrailing))
                == [ground, corner])
    }

    @Test func `a colour's own gradient goes along a line or around a point`() {
        let gradient = Color.pureRed.gradient
        guard
            case .linearGradient(let stops, let from, let to)? = paint(
                Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
        else {
            Issue.record("no line")
            return
        }
        #expect(stops.last?.color == .pureRed && from == CGPoint(x: 0, y: 30) && to == CGPoint(x: 100, y: 30))
        let middle = CGPoint(x: 50, y: 30)
        #expect(
            paint(Rectangle().fill(.radialGradient(gradient, endRadius: 40)))
                == .radialGradient(stops, center: middle, start: 0, radii: CGSize(width: 40, height: 40)))
        #expect(
            paint(Rectangle().fill(.ellipticalGradient(gradient)))
                == .radialGradient(stops, center: middle, start: 0, radii: CGSize(width: 50, height: 30)))
        #expect(
            paint(Rectangle().fill(.conicGradient(gradient))) == .angularGradient(stops, center: middle, start: 0))
        #expect(
            paint(
                Rectangle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(360))))
                == .angularGradient(stops, center: middle, start: 0))
    }

    @Test func `a gradient as people see it has colours in between that the screen's mixing lacks`() {
        let gradient = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
        guard case .linearGradient(let stops, _, _)? = paint(Rectangle().fill(gradient)) else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.count == 9 && abs(stops[4].color.red - 0.3886) < 0.001 && stops[4].location == 0.5)
        let device = paint(Rectangle().fill(gradient.colorSpace(.device)))
        #expect(device == paint(Rectangle().fill(Gradient(colors: [.black, .white]))))
    }

    @Test func `any style has weaker levels, and the foreground's own are those that were given`() {
        #expect(color(Rectangle().fill(Color.pureRed.secondary))?.opacity == 0.5)
        #expect(color(Rectangle().fill(Color.pureRed.quinary))?.opacity == 0.15)
        #expect(
            color(Rectangle().fill(.foreground.secondary).foregroundStyle(Color.pureRed, Color.pureGreen))
                == .pureGreen)
        #expect(
            color(Rectangle().fill(HierarchicalShapeStyle.quinary).foregroundStyle(Color.pureRed))?.opacity == 0.15)
        #expect(
            color(Rectangle().fill(.opacity(0.25)).foregroundStyle(Color.pureRed))
                == ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.25))
    }

    @Test func `styles are named after what they are for`() {
        #expect(color(Rectangle().fill(.link).tint(Color.pureGreen)) == .pureGreen)
        #expect(color(Rectangle().fill(.selection).tint(Color.pureGreen)) == .pureGreen)
        #expect(color(Rectangle().fill(.windowBackground)) == color(Rectangle().fill(.background)))
        #expect(color(Rectangle().fill(.placeholder))?.opacity ?? 1 < 1)
        #expect(color(Rectangle().fill(.fill))?.opacity ?? 1 < 0.5)
    }

    @Test func `the tint can be a gradient, of which controls take the first colour`() {
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        #expect(
            paint(Rectangle().fill(.tint).tint(gradient))
                == .linearGradient(stops, from: CGPoint(x: 0, y: 30), to: CGPoint(x: 100, y: 30)))
        #expect(color(Rectangle().fill(Color.accentColor).tint(gradient)) == .pureRed)
        #expect(color(Rectangle().fill(.tint).tint(.pureGreen).tint(gradient)) == .pureGreen)
        #expect(color(Rectangle().fill(.tint).accentColor(.pureGreen)) == .pureGreen)
    }

    @Test func `a foreground colour is a style, and none is the one from the start`() {
        #expect(color(Rectangle().foregroundColor(.pureRed)) == .pureRed)
        #expect(
            color(VStack { Rectangle().foregroundColor(nil) }.foregroundStyle(Color.pureRed)) == color(Rectangle()))
    }

    @Test func `a border runs along the inside of the edges`() {
        // A line 4 wide, 2 within.
        #expect(
            drawn(100, 60) { Color.clear.border(Color.pureRed, width: 4) }.last
                == .stroke(
                    .rectangle(room.insetBy(dx: 2, dy: 2)), .color(.pureRed), StrokeStyle(lineWidth: 4)))
    }
}

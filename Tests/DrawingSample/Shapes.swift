import SwiftUI

/// A square with a smaller one within, both turning the same way.
struct Frame: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        return path
    }
}

struct Star: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<5 {
                let angle = Double(index) * 4 / 5 * .pi - .pi / 2
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct Zigzag: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0...40).map { CGPoint(x: CGFloat($0), y: $0 % 2 == 0 ? 0 : rect.height) })
        }
    }
}

struct PathRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Swatch("triangle") {
                Path { path in
                    path.move(to: CGPoint(x: 20, y: 0))
                    path.addLine(to: CGPoint(x: 40, y: 40))
                    path.addLine(to: CGPoint(x: 0, y: 40))
                    path.closeSubpath()
                }
                .fill(Color.r)
            }
            Swatch("even-odd") { Frame().fill(Color.r, style: FillStyle(eoFill: true)) }
            Swatch("winding") { Frame().fill(Color.r) }
            Swatch("star line") { Star().stroke(Color.b, style: StrokeStyle(lineWidth: 4, lineJoin: .round)) }
            Swatch("dashes") {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 20))
                    path.addLine(to: CGPoint(x: 40, y: 20))
                }
                .stroke(Color.b, style: StrokeStyle(lineWidth: 8, dash: [10, 10]))
            }
            Swatch("stroked path") {
                Path(CGRect(x: 5, y: 5, width: 30, height: 30)).strokedPath(StrokeStyle(lineWidth: 10)).fill(Color.g)
            }
            Swatch("many points") { Zigzag().stroke(Color.r, lineWidth: 2) }
            Swatch("gradient path") {
                Star().fill(LinearGradient(colors: [.r, .b], startPoint: .top, endPoint: .bottom))
            }
        }
    }
}

struct ShapeRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Swatch("strokeBorder") { Circle().strokeBorder(Color.r, lineWidth: 10) }
            Swatch("trim") { Circle().trim(from: 0, to: 0.5).stroke(Color.r, lineWidth: 8) }
            Swatch("uneven") { UnevenRoundedRectangle(topLeadingRadius: 20).fill(Color.r) }
            Swatch("rotated shape") { Rectangle().inset(by: 8).rotation(.degrees(45)).fill(Color.r) }
            Swatch("scaled shape") { Rectangle().scale(0.5).fill(Color.r) }
            Swatch("offset shape") { Rectangle().size(width: 20, height: 20).offset(x: 20, y: 20).fill(Color.r) }
            Swatch("fill, stroke") { Rectangle().fill(Color.g).stroke(Color.b, lineWidth: 8) }
            Swatch("any shape") { AnyShape(Ellipse()).fill(Color.r) }
        }
    }
}

struct GradientRow: View {
    private let colors = [Color.r, .b]

    var body: some View {
        HStack(spacing: 0) {
            Swatch("linear") { LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing) }
            Swatch("radial") { RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 20) }
            Swatch("elliptical") { EllipticalGradient(colors: colors) }
            Swatch("angular") {
                AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))
            }
            Swatch("hierarchy") {
                VStack(spacing: 0) {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.secondary)
                    Rectangle().fill(.tertiary)
                }
                .foregroundStyle(Color.r, Color.g, Color.b)
            }
            Swatch("level of red") { Rectangle().fill(.secondary).foregroundStyle(Color.r) }
            Swatch("background in") { Color.clear.background(Color.r, in: Circle()) }
            Swatch("overlay in") { Color.g.overlay(Color.r, in: Frame(), fillStyle: FillStyle(eoFill: true)) }
        }
    }
}

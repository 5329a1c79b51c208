import SwiftUI

struct CanvasRow: View {
    private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

    /// Red over the whole, and then a blue circle in another way.
    private func blended(_ name: String, _ mode: GraphicsContext.BlendMode) -> some View {
        Swatch(name) {
            Canvas { context, _ in
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.r))
                    layer.blendMode = mode
                    layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.b))
                }
            }
        }
    }

    var body: some View {
        HStack(spacing: 0) {
            Swatch("symbols") {
                Canvas { context, _ in
                    guard let mark = context.resolveSymbol(id: "mark") else { return }
                    context.draw(mark, at: CGPoint(x: 5, y: 5))
                    context.draw(mark, in: CGRect(x: 20, y: 20, width: 20, height: 20))
                } symbols: {
                    Color.g.frame(width: 10, height: 10).tag("other")
                    Circle().fill(Color.r).frame(width: 10, height: 10).tag("mark")
                }
            }
            Swatch("template") {
                Canvas { context, _ in
                    var image = context.resolve(Image(systemName: "circle.fill"))
                    image.shading = .color(.r)
                    context.draw(image, in: square)
                }
            }
            blended("xor", .xor)
            blended("destinationIn", .destinationIn)
            Swatch("threshold") {
                Canvas { context, _ in
                    // The blurred bar is half as opaque at its edges, and cut off there.
                    context.addFilter(.alphaThreshold(min: 0.5, color: .g))
                    context.addFilter(.blur(radius: 4))
                    context.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 40)), with: .color(.r))
                }
            }
            Swatch("repeated") {
                Canvas { context, _ in
                    context.fill(
                        Path(square),
                        with: .linearGradient(
                            Gradient(stops: [
                                .init(color: .r, location: 0), .init(color: .r, location: 0.5),
                                .init(color: .b, location: 0.5), .init(color: .b, location: 1),
                            ]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: .repeat))
                }
            }
            Swatch("inner shadow") {
                Canvas { context, _ in
                    context.addFilter(
                        .shadow(
                            color: .black, radius: 0, x: 10, y: 0, blendMode: .sourceAtop,
                            options: [.shadowAbove, .invertsAlpha]))
                    context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.g))
                }
            }
            Swatch("border") { Color.g.border(Color.r, width: 5) }
        }
    }
}

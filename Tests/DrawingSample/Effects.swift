import SwiftUI

struct EffectRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Swatch("opacity") { Color.r.opacity(0.5) }
            Swatch("shadow") {
                Color.g.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 15, y: 0)
            }
            Swatch("blur") { Color.black.frame(width: 20).blur(radius: 6) }
            Swatch("mask") { Color.r.mask { Circle() } }
            Swatch("mask by gradient") {
                Color.r.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
            }
            Swatch("clip") { Color.r.clipShape(Star()) }
            Swatch("clip even-odd") { Color.r.clipShape(Frame(), style: FillStyle(eoFill: true)) }
            Swatch("cornerRadius") { Color.r.cornerRadius(20) }
        }
    }
}

struct ColorEffectRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Swatch("brightness") { Color.black.brightness(0.5) }
            Swatch("contrast") { Color(white: 0.75).contrast(2) }
            Swatch("grayscale") { Color.r.grayscale(1) }
            Swatch("saturation") { Color(red: 0.6, green: 0.4, blue: 0.4).saturation(2) }
            Swatch("hueRotation") { Color.r.hueRotation(.degrees(180)) }
            Swatch("colorInvert") { Color.r.colorInvert() }
            Swatch("colorMultiply") { Color(red: 1, green: 1, blue: 0).colorMultiply(.r) }
            Swatch("luminanceToAlpha") { Color.white.luminanceToAlpha() }
        }
    }
}

struct BlendRow: View {
    private func blended(_ name: String, _ mode: BlendMode) -> some View {
        Swatch(name) {
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).frame(width: 20).blendMode(mode)
            }
            .compositingGroup()
        }
    }

    var body: some View {
        HStack(spacing: 0) {
            blended("multiply", .multiply)
            blended("screen", .screen)
            blended("difference", .difference)
            blended("plusLighter", .plusLighter)
            blended("destinationOut", .destinationOut)
            Swatch("group opacity") {
                ZStack {
                    Color.r
                    Color.b.frame(width: 20)
                }
                .compositingGroup().opacity(0.5)
            }
            Swatch("on the window") { Color.r.blendMode(.difference) }
            Swatch("redacted") {
                Text("MMMM").font(.system(size: 40)).foregroundStyle(Color.black).redacted(reason: .placeholder)
            }
        }
    }
}

struct TransformRow: View {
    @State private var presses = 0

    var body: some View {
        HStack(spacing: 0) {
            Swatch("rotationEffect") { Color.r.frame(height: 10).rotationEffect(.degrees(90)) }
            Swatch("scaleEffect") { Color.r.frame(width: 10, height: 10).scaleEffect(x: 4, y: 2) }
            Swatch("transformEffect") {
                Color.r.frame(width: 20, height: 20).transformEffect(CGAffineTransform(translationX: 10, y: 0))
            }
            Swatch("sheared") {
                Color.r.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -10, ty: 0))
            }
            Swatch("rotation3DEffect") { Color.r.rotation3DEffect(.degrees(60), axis: (0, 1, 0)) }
            Swatch("presses \(presses)") {
                Button {
                    presses += 1
                } label: {
                    Color.g.frame(width: 40, height: 10)
                }
                .buttonStyle(.plain).accessibilityLabel("Turned").rotationEffect(.degrees(90))
            }
            Swatch("in space") {
                Button {
                    presses += 1
                } label: {
                    Color.g.frame(width: 40, height: 40)
                }
                .buttonStyle(.plain).accessibilityLabel("In space").rotation3DEffect(.degrees(60), axis: (0, 1, 0))
            }
            Swatch("canvas") {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.g))
                    context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
                    context.translateBy(x: 20, y: 20)
                    context.rotate(by: .degrees(45))
                    context.fill(Path(CGRect(x: -10, y: -30, width: 20, height: 60)), with: .color(.r))
                }
            }
        }
    }
}

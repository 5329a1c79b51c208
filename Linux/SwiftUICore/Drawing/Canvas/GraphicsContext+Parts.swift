public import Foundation

// Source: Apple, SwiftUI, `GraphicsContext`.
extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
    }

    /// How what is drawn mixes with what was drawn before.
    public struct BlendMode: Equatable, Sendable {
        let mode: SwiftUICore.BlendMode

        public static var normal: BlendMode { BlendMode(mode: .normal) }
        public static var multiply: BlendMode { BlendMode(mode: .multiply) }
        public static var screen: BlendMode { BlendMode(mode: .screen) }
        public static var overlay: BlendMode { BlendMode(mode: .overlay) }
        public static var darken: BlendMode { BlendMode(mode: .darken) }
        public static var lighten: BlendMode { BlendMode(mode: .lighten) }
        public static var colorDodge: BlendMode { BlendMode(mode: .colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(mode: .colorBurn) }
        public static var softLight: BlendMode { BlendMode(mode: .softLight) }
        public static var hardLight: BlendMode { BlendMode(mode: .hardLight) }
        public static var difference: BlendMode { BlendMode(mode: .difference) }
        public static var exclusion: BlendMode { BlendMode(mode: .exclusion) }
        public static var hue: BlendMode { BlendMode(mode: .hue) }
        public static var saturation: BlendMode { BlendMode(mode: .saturation) }
        public static var color: BlendMode { BlendMode(mode: .color) }
        public static var luminosity: BlendMode { BlendMode(mode: .luminosity) }
        public static var sourceAtop: BlendMode { BlendMode(mode: .sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(mode: .destinationOver) }
        public static var destinationOut: BlendMode { BlendMode(mode: .destinationOut) }
        public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
    }

    /// What paths are filled with.
    public struct Shading: Sendable {
        let make: @Sendable (DisplayShape, EnvironmentValues) -> Paint

        func paint(for shape: DisplayShape, in environment: EnvironmentValues) -> Paint { make(shape, environment) }

        public static var foreground: Shading { style(.foreground) }

        public static func color(_ color: Color) -> Shading {
            Shading { _, environment in .color(color.resolved(in: environment)) }
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
            Shading { shape, environment in
                switch style.drawn(in: environment) {
                case .paint(let paint): paint
                case .gradient(let gradient): gradient.paint(in: shape.bounds)
                case .material(_, let tint): .color(tint)
                }
            }
        }

        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading { _, environment in
                .linearGradient(gradient.resolvedStops(in: environment), from: startPoint, to: endPoint)
            }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { _, environment in
                .radialGradient(
                    gradient.resolvedStops(in: environment), center: center,
                    start: endRadius > 0 ? startRadius / endRadius : 0,
                    radii: CGSize(width: endRadius, height: endRadius))
            }
        }

        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading { _, environment in
                .angularGradient(gradient.resolvedStops(in: environment), center: center, start: angle.radians)
            }
        }
    }

    /// What becomes of all that is drawn from then on.
    public struct Filter: Sendable {
        let make: @Sendable ([DisplayItem], EnvironmentValues) -> DisplayItem

        func item(_ items: [DisplayItem], in environment: EnvironmentValues) -> DisplayItem { make(items, environment) }

        private static func colors(_ matrix: ColorMatrix) -> Filter {
            Filter { items, _ in .effect(.colors(matrix), items) }
        }

        public static func blur(radius: CGFloat) -> Filter {
            Filter { items, _ in .effect(.blur(radius: radius), items) }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter { items, environment in
                let color = color.resolved(in: environment)
                return .shadow(DisplayShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)), items)
            }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { items, _ in .transform(matrix, items) }
        }

        public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle.radians)) }
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { items, environment in .effect(.colors(.multiply(color.resolved(in: environment))), items) }
        }
    }
}

extension Gradient {
    fileprivate func resolvedStops(in environment: EnvironmentValues) -> [Paint.GradientStop] {
        ResolvedGradient(self, .linear(from: .top, to: .bottom), in: environment).stops
    }
}

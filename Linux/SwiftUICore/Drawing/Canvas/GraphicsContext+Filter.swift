public import Foundation

extension GraphicsContext {
    /// What becomes of all that is drawn from then on.
    ///
    /// Source: Apple, SwiftUI, `GraphicsContext.Filter`.
    public struct Filter: Sendable {
        let make: @Sendable ([DisplayItem], GraphicsContext) -> DisplayItem

        private static func colors(_ transform: ColorTransform) -> Filter {
            Filter { items, _ in .effect(.colors(transform), items) }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { items, _ in .transform(matrix, items) }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
            options: GraphicsContext.ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { items, context in
                let color = color.resolved(in: context.environment)
                let shadow = DisplayShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
                if blendMode == .normal, options.isSubset(of: .disablesGroup) { return .shadow(shadow, items) }
                return shadow.over(items, blendMode.mode, options, in: context.target.size)
            }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { items, context in
                .effect(.colors(.multiply(color.resolved(in: context.environment))), items)
            }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(ColorTransform(matrix)) }
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.inverted(by: amount)) }
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

        public static func blur(
            radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
        ) -> Filter {
            Filter { items, _ in
                let blurred = DisplayItem.blurred(items, radius: radius)
                // What is sharp beneath fills what the blur leaves translucent at the edges.
                return options.contains(.opaque) ? .effect(.group, items.withoutElements + [blurred]) : blurred
            }
        }

        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
            Filter { items, context in
                var color = color.resolved(in: context.environment)
                let opacity = color.opacity
                color.opacity = 1
                var all = [DisplayItem.effect(.colors(.threshold(min, color)), items)]
                if max < 1 { all = [.mask([.effect(.colors(.ceiling(max)), items.withoutElements)], all)] }
                return opacity < 1 ? .opacity(opacity, all) : .effect(.group, all)
            }
        }
    }
}

extension DisplayShadow {
    /// A shadow that doesn't simply lie beneath what casts it.
    fileprivate func over(
        _ items: [DisplayItem], _ blend: DisplayBlend, _ options: GraphicsContext.ShadowOptions, in size: CGSize
    ) -> DisplayItem {
        let cast = items.withoutElements
        var silhouette = DisplayItem.effect(.colors(.silhouette(color)), cast)
        if options.contains(.invertsAlpha) {
            // All there is around it, as far as the blur reaches.
            let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
            let room = CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
            silhouette = .effect(
                .group, [.fill(.rectangle(room), .color(color)), .effect(.blend(.destinationOut), cast)])
        }
        var shadow = DisplayItem.blurred([silhouette], radius: radius)
        if offset != .zero { shadow = .transform(.translation(offset.width, offset.height), [shadow]) }
        if options.contains(.shadowOnly) { return shadow }
        let blended = blend == .normal ? shadow : .effect(.blend(blend), [shadow])
        return .effect(.group, options.contains(.shadowAbove) ? items + [blended] : [blended] + items)
    }
}

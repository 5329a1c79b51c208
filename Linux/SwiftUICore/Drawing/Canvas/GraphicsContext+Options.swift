extension GraphicsContext {
    /// What a clip leaves. Source: Apple, SwiftUI, `GraphicsContext.ClipOptions`.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
    }

    /// How colours go on outside of a gradient, and in between. Source: Apple, SwiftUI, `GraphicsContext.GradientOptions`.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
    }

    /// How a filter is applied. Source: Apple, SwiftUI, `GraphicsContext.FilterOptions`.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Without an effect: filters work in sRGB.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
    }

    /// How a shadow is drawn. Source: Apple, SwiftUI, `GraphicsContext.ShadowOptions`.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Without an effect: what is drawn and its shadow are a group.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }

    /// How a blur is drawn. Source: Apple, SwiftUI, `GraphicsContext.BlurOptions`.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
        /// Without an effect.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
    }
}

public import Foundation

/// A customisation of a preview: the container that its view is laid out in.
@MainActor public struct PreviewTrait<T> {
    package let layout: PreviewLayoutTrait?

    package init(layout: PreviewLayoutTrait?) {
        self.layout = layout
    }

    /// Composes several traits into one; where they contradict each other, the last one holds.
    public init(_ traits: PreviewTrait<T>...) {
        layout = traits.compactMap(\.layout).last
    }
}

/// The container that a preview asks for.
package enum PreviewLayoutTrait: Hashable, Sendable {
    /// As large as the device, with the view in the middle.
    case device
    /// As large as the view wants to be when it's offered the device's size.
    case sizeThatFits
    /// A size in points, with the view in the middle.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Centres the preview in a container of the device's size.
    @MainActor public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init(layout: .device) }

    /// Fits the container to the preview's size when it's offered the device's size.
    @MainActor public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init(layout: .sizeThatFits) }

    /// Centres the preview in a container of the given size in points.
    @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        .init(layout: .fixed(width: width, height: height))
    }
}

public import Foundation

/// What keeps views away from an edge.
///
/// Source: Apple, SwiftUI, `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Lets its content lie under what covers the edges that it touches.
nonisolated package struct IgnoredSafeArea: BoxModifier {
    package typealias Body = Never

    let regions: SafeAreaRegions
    let edges: Edge.Set

    /// How far the content goes beyond each edge.
    @MainActor private func insets(around child: Box) -> EdgeInsets {
        guard regions.contains(.container), let insets = child.parent?.safeAreaInsets else { return EdgeInsets() }
        return EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0)
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        let insets = insets(around: child)
        return insets == EdgeInsets()
            ? proposal : ProposedViewSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        let insets = insets(around: child)
        guard insets != EdgeInsets() else { return CGRect(origin: .zero, size: size) }
        let inner = child.sizeThatFits(
            .init(width: size.width + insets.horizontal, height: size.height + insets.vertical))
        return CGRect(origin: CGPoint(x: -insets.leading, y: -insets.top), size: inner)
    }
}

/// Adds to what covers the edges of its content.
nonisolated package struct SafeAreaPadding: BoxModifier {
    package typealias Body = Never

    let insets: EdgeInsets
    private var padding: Padding { Padding(insets: insets) }

    init(insets: EdgeInsets) {
        self.insets = insets
    }

    @MainActor package var addedSafeArea: EdgeInsets { insets }

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        padding.measure(proposal, child: child)
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        padding.childProposal(proposal, in: size, child: child)
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        padding.childFrame(in: size, child: child)
    }
}

extension View {
    /// Source: Apple, SwiftUI, `ignoresSafeArea(_:edges:)`.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoredSafeArea(regions: regions, edges: edges))
    }

    /// Source: Apple, SwiftUI, `safeAreaPadding(_:)`.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPadding(insets: insets))
    }

    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        // Source: Apple's default padding is 16 points.
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}

extension Box {
    /// What covers a child's edges: those of this box that it touches, less what it lies beyond them already.
    final func passedSafeArea(to frame: CGRect) -> EdgeInsets {
        let insets = safeAreaInsets
        guard insets != EdgeInsets() else { return insets }
        func passed(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            distance > 0.5 ? 0 : max(0, inset + min(0, distance))
        }
        return EdgeInsets(
            top: passed(insets.top, frame.minY), leading: passed(insets.leading, frame.minX),
            bottom: passed(insets.bottom, size.height - frame.maxY),
            trailing: passed(insets.trailing, size.width - frame.maxX))
    }
}

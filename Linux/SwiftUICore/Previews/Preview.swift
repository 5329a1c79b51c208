/// What `#Preview` makes: a view to look at, with the name and traits it was given.
@MainActor public struct Preview {
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let makeBody: @MainActor () -> any View

    /// Creates a preview of a SwiftUI view; written by `#Preview`, not by hand.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeBody = body
    }

    /// Marks the traits of previews of views.
    public enum ViewTraits {}
}

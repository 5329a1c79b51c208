/// Creates a preview of a SwiftUI view.
///
/// - Parameters:
///   - name: What the preview is called; without one it's called after its file and line.
///   - body: The view to look at.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Creates a preview of a SwiftUI view with the given traits.
///
/// - Parameters:
///   - name: What the preview is called; without one it's called after its file and line.
///   - traits: How the preview is laid out.
///   - additionalTraits: More traits.
///   - body: The view to look at.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

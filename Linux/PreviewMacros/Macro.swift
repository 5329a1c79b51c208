/// A macro that stands for itself: `#Preview`.
protocol FreestandingMacro: SendableMetatype {
    /// The source that takes the macro's place.
    static func expand(_ expansion: HostMessage.FreestandingExpansion) throws(MacroError) -> String
}

/// Why a macro can't be expanded, and at which byte of its source.
struct MacroError: Error {
    let message: String
    let offset: Int
}

/// The macros by the type name in their `#externalMacro`.
let freestandingMacros: [String: any FreestandingMacro.Type] = ["PreviewMacro": PreviewMacro.self]

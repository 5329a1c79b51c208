/// A macro that stands for itself: `#Preview`.
protocol FreestandingMacro: SendableMetatype {
    /// The source that takes the macro's place.
    static func expand(_ expansion: HostMessage.FreestandingExpansion) throws(MacroError) -> String
}

/// A macro that is attached to a declaration: `@Entry`.
protocol AttachedMacro: SendableMetatype {
    /// The source that is added in the role that the compiler asks for.
    static func expand(_ expansion: HostMessage.AttachedExpansion) throws(MacroError) -> String
}

/// Why a macro can't be expanded, and at which byte of its source.
struct MacroError: Error {
    let message: String
    let offset: Int
}

/// The macros by the type name in their `#externalMacro`.
let freestandingMacros: [String: any FreestandingMacro.Type] = ["PreviewMacro": PreviewMacro.self]
let attachedMacros: [String: any AttachedMacro.Type] = [
    "EntryMacro": EntryMacro.self, "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
]

/// Makes a property of an extension of `EnvironmentValues` or `Transaction` a value of its own, with a key.
///
/// Source: Apple, SwiftUI, `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Used by the source that `@Entry` makes.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewMacros", type: "EntryDefaultValueMacro")

// The app's colours, each with a light and a dark appearance in the asset catalogue.

import SwiftUI

/// Not an extension of `Color`: Xcode may generate one from the catalogue with the same names.
enum Palette {
    static let accent = Color("AccentColor", bundle: .module)
    static let card = Color("Card", bundle: .module)
    static let line = Color("Line", bundle: .module)
    static let primaryText = Color("PrimaryText", bundle: .module)
    static let secondaryText = Color("SecondaryText", bundle: .module)
    static let warningBackground = Color("WarningBackground", bundle: .module)
    static let errorText = Color("ErrorText", bundle: .module)
}

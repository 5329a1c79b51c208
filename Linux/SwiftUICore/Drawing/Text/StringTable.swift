import Foundation

/// Where a localised string is looked up: a table of a bundle.
package struct StringTable: Equatable, Sendable {
    let name: String?
    /// nil for the main bundle.
    let bundlePath: String?

    init(name: String?, bundle: Bundle?) {
        self.name = name
        bundlePath = bundle?.bundlePath
    }

    /// The text or format for a key: of the bundle's string catalogue, of its `.strings` files, or the key itself.
    /// - Parameter numbers: the arguments as far as they are numbers, for the choice of a plural.
    func string(for key: String, numbers: [Double?], locale: Locale) -> String {
        let path = bundlePath ?? Bundle.main.bundlePath
        if let catalog = StringCatalog.catalog(name ?? "Localizable", at: path),
            let found = catalog.string(for: key, numbers: numbers, locale: locale)
        {
            return found
        }
        let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
        return bundle.localizedString(forKey: key, value: key, table: name)
    }
}

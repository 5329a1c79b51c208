import Combine
import Foundation

/// A bundle's `.xcstrings` file, read as Xcode writes it.
///
/// Apple's tools compile it; here SwiftPM copies it into the bundle as it stands.
///
/// Source: Apple, Xcode, Localizing and varying text with a string catalog.
final class StringCatalog: Sendable {
    private static let catalogs = Locked<[String: StringCatalog?]>([:])

    private let sourceLanguage: String
    private let strings: [String: Entry]
    private let languages: [String]
    private let chosen = Locked<[String: String]>([:])

    /// The catalogue of that name in a bundle's folder; nil where there is none, or none that can be read.
    static func catalog(_ name: String, at bundlePath: String) -> StringCatalog? {
        guard !name.contains("/") else { return nil }
        return catalogs.withLock { known in
            let path = "\(bundlePath)/\(name).xcstrings"
            if let catalog = known[path] { return catalog }
            let catalog = (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { StringCatalog($0) }
            known[path] = .some(catalog)
            return catalog
        }
    }

    init?(_ data: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        sourceLanguage = file.sourceLanguage
        strings = file.strings
        languages = Array(Set(file.strings.values.flatMap { ($0.localizations ?? [:]).keys })).sorted()
    }

    func string(for key: String, numbers: [Double?], locale: Locale) -> String? {
        guard let entry = strings[key] else { return nil }
        let wanted = language(for: locale)
        for language in [wanted, sourceLanguage] {
            guard let found = entry.localizations?[language] else { continue }
            return found.string(numbers: numbers, language: language)
        }
        return nil
    }

    /// The catalogue's language that is nearest to the locale's.
    private func language(for locale: Locale) -> String {
        chosen.withLock { chosen in
            if let known = chosen[locale.identifier] { return known }
            let full = locale.identifier(.bcp47)
            let code = locale.language.languageCode?.identifier ?? full
            let script = locale.language.script.map { "\(code)-\($0.identifier)" }
            let found = [full, script, code].compactMap { $0 }.first { $0 == sourceLanguage || languages.contains($0) }
            chosen[locale.identifier] = found ?? sourceLanguage
            return found ?? sourceLanguage
        }
    }

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    fileprivate struct Entry: Decodable, Sendable {
        var localizations: [String: Localization]?
    }
}

/// What a string is in one language: one text, or one for each plural, or one for each kind of device.
private struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
        var value: String
    }

    struct Variations: Decodable, Sendable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Decodable, Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    func string(numbers: [Double?], language: String) -> String? {
        var result = stringUnit?.value
        if let plural = variations?.plural {
            let number = numbers.lazy.compactMap { $0 }.first ?? 0
            let choice = plural[PluralRule.category(of: number, language: language)] ?? plural["other"]
            result = choice?.string(numbers: numbers, language: language)
        } else if let device = variations?.device {
            let choice = device["mac"] ?? device["other"]
            result = choice?.string(numbers: numbers, language: language)
        }
        guard var text = result, let substitutions else { return result }
        for (name, substitution) in substitutions {
            guard let plural = substitution.variations?.plural else { continue }
            let position = substitution.argNum ?? 1
            let number = numbers.indices.contains(position - 1) ? numbers[position - 1] ?? 0 : 0
            let choice = plural[PluralRule.category(of: number, language: language)] ?? plural["other"]
            guard let part = choice?.string(numbers: numbers, language: language) else { continue }
            let argument = "%\(position)$\(substitution.formatSpecifier ?? "lld")"
            text.replace("%#@\(name)@", with: part.replacingOccurrences(of: "%arg", with: argument))
        }
        return text
    }
}

// Values that mean the same and are written differently.

/// Folds the spellings of a value, so that a list of facets has each once.
public enum Facet {
    /// What two spellings of the same value have in common: lower case, one spelling of each word.
    public static func key(_ value: String) -> String {
        let words = value.lowercased().split { $0.isWhitespace }.map { word in
            word.split(separator: "-", omittingEmptySubsequences: false)
                .map { spellings[String($0)] ?? String($0) }.joined(separator: "-")
        }
        let folded = words.joined(separator: " ")
        return phrases[folded] ?? folded
    }

    /// The source's words with the spelling folded away, each once, in the order in which they came; of several
    /// spellings the first is kept.
    public static func distinct(_ values: some Sequence<String>) -> [String] {
        var seen = Set<String>()
        return values.filter { seen.insert(key($0)).inserted }
    }

    /// Spellings found in the facts, among them slips of the pen.
    private static let spellings = [
        "blonde": "blond", "gray": "grey", "golden": "gold",
        "deserts": "desert", "oceans": "ocean", "jungles": "jungle", "mountains": "mountain", "swamps": "swamp",
        "savannas": "savanna", "savannahs": "savanna", "rainforests": "rainforest", "forests": "forest",
        "mammals": "mammal", "reptilian": "reptile",
        "artic": "arctic", "subartic": "subarctic", "galatic": "galactic", "cyngus": "cygnus", "frigte": "frigate",
        "infrantry": "infantry", "wookie": "wookiee", "inc.": "inc", "incorporated": "inc",
    ]

    private static let phrases = ["air speeder": "airspeeder"]
}

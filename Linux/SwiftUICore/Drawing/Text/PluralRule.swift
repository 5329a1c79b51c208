/// Which of a language's plurals a number takes. Source: Unicode CLDR, Language Plural Rules.
enum PluralRule {
    static func category(of number: Double, language: String) -> String {
        let language = language.prefix { $0 != "-" && $0 != "_" }
        let isWhole = number == number.rounded() && abs(number) < 1e15
        // Rules ask for the number without its sign; those of parts only of whole numbers.
        let n = abs(number)
        let whole = isWhole ? Int(n) : -1
        let (one, ten) = (whole % 10, whole % 100)
        switch language {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue": return "other"
        case "fr", "pt", "hy": return n < 2 ? "one" : "other"
        case "hi", "bn", "fa", "gu", "kn", "zu", "am": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if one == 1 && ten != 11 { return "one" }
            if (2...4).contains(one) && !(12...14).contains(ten) { return "few" }
            return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
        case "pl":
            guard isWhole else { return "other" }
            if whole == 1 { return "one" }
            return (2...4).contains(one) && !(12...14).contains(ten) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return ten == 1 ? "one" : ten == 2 ? "two" : ten == 3 || ten == 4 ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if (11...19).contains(ten) { return "other" }
            return one == 1 ? "one" : one == 0 ? "other" : "few"
        case "lv":
            guard isWhole else { return "other" }
            return one == 0 || (11...19).contains(ten) ? "zero" : one == 1 ? "one" : "other"
        case "ro":
            guard isWhole else { return "few" }
            return whole == 1 ? "one" : whole == 0 || (1...19).contains(ten) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            if whole <= 2 { return ["zero", "one", "two"][whole] }
            return (3...10).contains(ten) ? "few" : ten >= 11 ? "many" : "other"
        case "he": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
        default: return whole == 1 ? "one" : "other"
        }
    }
}

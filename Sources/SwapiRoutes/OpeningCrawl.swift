// What the six films are about, in this project's own words.

/// Texts in the place of the films' opening crawls, which the site doesn't have the right to repeat.
enum OpeningCrawl {
    /// Some lines with CRLF between them, as the API's are; none for a film that nobody has written about here.
    static func text(of film: String) -> String {
        (texts[film] ?? []).joined(separator: "\r\n")
    }

    private static let texts = [
        "1": [
            "A farm boy buys two droids and finds", "a call for help in one of them.", "",
            "An old hermit, a pilot in debt and",
            "his tall friend go with him, to free", "a prisoner from a station that can", "end a whole world.",
        ],
        "2": [
            "The rebels have hidden in the snow,", "and are found. Their ways part:", "",
            "one of them learns from a teacher in", "a swamp; the others look for shelter",
            "above the clouds, where a friend is",
            "none.",
        ],
        "3": [
            "One friend is to be freed from a", "crime lord of the desert, the other",
            "has a last question for his teacher.", "",
            "Then all meet at a forest moon, over", "which a second station is being built.",
        ],
        "4": [
            "Ships of a trade federation stand", "around a green and peaceful world.", "",
            "Its young queen flees with two knights", "and comes upon a boy who races for", "his freedom.",
        ],
        "5": [
            "Somebody wants a senator dead. Of the", "two knights who protect her, one",
            "follows a dart to an army that nobody",
            "knows to have ordered.", "", "The other follows his heart.",
        ],
        "6": [
            "The war is three years old, and the", "chancellor has been abducted.", "",
            "Two knights bring him back. One of them", "has bad dreams and begins to listen to", "the wrong friend.",
        ],
    ]
}

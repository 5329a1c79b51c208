import Foundation

/// What the command line asks for: `Cards COUNT PICTURES [--parent] [--counts FILE] [--hops]`.
struct Options {
    enum StateOwner {
        /// Each card counts its own taps.
        case card
        /// The screen holds all counts in an array.
        case parent
    }

    /// The number of cards.
    var count = 82
    /// A folder with `Assets.xcassets`, made by `make-pictures`.
    var pictures = Bundle.main
    var state = StateOwner.card
    /// Whether to measure hops from the background to the main actor, print them, and go on.
    var measuresHops = false
    /// Where evaluations are counted, for those who watch.
    var countsFile: String?

    static let current = Options(CommandLine.arguments.dropFirst())

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)
        if let index = rest.firstIndex(of: "--counts"), index + 1 < rest.count {
            countsFile = rest[index + 1]
            rest.removeSubrange(index...index + 1)
        }
        if rest.contains("--parent") { state = .parent }
        measuresHops = rest.contains("--hops")
        let positional = rest.filter { !$0.hasPrefix("--") }
        guard positional.count == 2, let count = Int(positional[0]), let bundle = Bundle(path: positional[1]) else {
            FileHandle.standardError.write(
                Data("usage: Cards COUNT PICTURES [--parent] [--counts FILE] [--hops]\n".utf8))
            exit(2)
        }
        self.count = count
        pictures = bundle
    }
}

import SwiftUICore

/// Where texts are cut between paragraphs for Pango's sake.
///
/// Pango counts the letters before each paragraph anew: 10 000 lines take ten times as long in one layout as in twenty.
extension StyledText {
    /// At most so many paragraphs each, without the line break that ends the last one, and where they start, in bytes.
    func blocks(of count: Int) -> [(start: Int, text: StyledText)] {
        var result: [(Int, StyledText)] = []
        var start = 0, found = 0
        for mark in paragraphBreaks() {
            found += 1
            guard found == count else { continue }
            result.append((start, part(start..<mark.lowerBound)))
            start = mark.upperBound
            found = 0
        }
        if result.isEmpty { return [(0, self)] }
        result.append((start, part(start..<string.utf8.count)))
        return result
    }

    /// What there is of the text up to the end of so many paragraphs.
    func first(_ count: Int) -> StyledText {
        let marks = paragraphBreaks()
        return count < 1 || marks.count < count ? self : prefix(marks[count - 1].lowerBound)
    }

    /// What Pango takes for the end of a paragraph.
    private func paragraphBreaks() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var last: UInt8 = 0, beforeLast: UInt8 = 0
        for (place, byte) in string.utf8.enumerated() {
            switch (beforeLast, last, byte) {
            case (_, 0x0D, 0x0A): result[result.count - 1] = place - 1..<place + 1
            case (_, _, 0x0A), (_, _, 0x0D): result.append(place..<place + 1)
            case (0xE2, 0x80, 0xA9): result.append(place - 2..<place + 1)
            default: break
            }
            (beforeLast, last) = (last, byte)
        }
        return result
    }

    private func part(_ range: Range<Int>) -> StyledText {
        var result = self
        result.string = string(in: range)
        var start = 0
        result.runs = runs.compactMap { run in
            var run = run
            let place = (start..<start + run.length).clamped(to: range)
            start += run.length
            run.length = place.count
            return place.isEmpty ? nil : run
        }
        return result
    }
}

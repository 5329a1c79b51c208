// The header that says how long to wait (RFC 9110, section 10.2.3).

package import Foundation

package enum RetryAfter {
    /// The longest time that a server is left alone, in seconds: a day.
    ///
    /// What servers mean is seconds to hours and obeyed to the second. The app asks once a day anyway: whoever wants more
    /// peace than that gets one request a day, which burdens nobody, and can't switch the refresh off for good.
    package static let longest: TimeInterval = 86_400

    /// Seconds from now for a header of seconds or of any of HTTP's three forms of a date; nil if it is neither.
    static func seconds(_ header: String?, now: Date) -> TimeInterval? {
        guard let text = header?.trimmed, !text.isEmpty else { return nil }
        if text.allSatisfy({ "0"..."9" ~= $0 }) { return TimeInterval(text).map { min($0, longest) } }
        return date(text).map { min(max(0, $0.timeIntervalSince(now)), longest) }
    }

    private static func date(_ text: String) -> Date? {
        // A date in a header is ASCII; on Linux `DateFormatter` ends the process at some other texts (Swift 6.3).
        guard text.utf8.allSatisfy({ 0x20..<0x7f ~= $0 }) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        let forms = ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"]
        return forms.lazy.compactMap { form in
            formatter.dateFormat = form
            return formatter.date(from: text)
        }.first
    }
}

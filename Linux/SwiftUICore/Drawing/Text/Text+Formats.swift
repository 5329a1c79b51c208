public import Foundation

// Source: Apple, SwiftUI, `Text`.
extension Text {
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    // Disfavoured: a literal could be one, and is a key.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    public init(_ date: Date, style: Text.DateStyle) {
        self.init(.date(TextDate(kind: .style(date, style))))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(.date(TextDate(kind: .interval(dates.lowerBound, dates.upperBound))))
    }

    public init(_ interval: DateInterval) {
        self.init(.date(TextDate(kind: .interval(interval.start, interval.end))))
    }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .date(
                TextDate(
                    kind: .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}

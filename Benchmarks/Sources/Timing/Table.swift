/// Measures pieces of work one after the other, several times around, and prints the fastest time of each with its ratio
/// to the first: what disturbs a run makes it slower, never faster.
public struct Table {
    private struct Row {
        let name: String
        let count: Int
        let work: () -> Void
        var best = Duration.seconds(1_000_000)
    }

    private let title: String
    private var rows: [Row] = []

    public init(_ title: String) {
        self.title = title
    }

    /// Adds work to measure; `count` is the number of values that it handles.
    public mutating func add(_ name: String, count: Int, _ work: @escaping () -> Void) {
        rows.append(Row(name: name, count: count, work: work))
    }

    /// Runs everything `rounds` times and prints nanoseconds a value and ratios as a Markdown table.
    public mutating func run(rounds: Int = 5) {
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            for index in rows.indices {
                rows[index].best = min(rows[index].best, clock.measure(rows[index].work))
            }
        }
        print("\n| \(title) | ns a value | ratio |\n|---|---|---|")
        let first = rows.first.map(Self.nanoseconds) ?? 1
        for row in rows {
            let time = Self.nanoseconds(row)
            print("| \(row.name) | \(Self.rounded(time)) | \(Self.rounded(time / first)) |")
        }
    }

    private static func nanoseconds(_ row: Row) -> Double {
        row.best / .nanoseconds(1) / Double(row.count)
    }

    private static func rounded(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return "\(tenths)"
    }
}

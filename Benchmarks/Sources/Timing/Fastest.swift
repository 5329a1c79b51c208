/// Does something several times and says how long the fastest took: what disturbs a run makes it slower, never faster.
public func fastest(of rounds: Int, _ work: () async throws -> Void) async rethrows -> Duration {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000_000)
    for _ in 0..<rounds {
        let start = clock.now
        try await work()
        best = min(best, clock.now - start)
    }
    return best
}

/// Prints times in milliseconds and their ratios to the first as a Markdown table.
public func printTable(_ title: String, _ rows: [(name: String, time: Duration)]) {
    func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
    print("\n| \(title) | ms | ratio |\n|---|---|---|")
    for row in rows {
        let milliseconds = row.time / .milliseconds(1)
        print("| \(row.name) | \(rounded(milliseconds)) | \(rounded(row.time / rows[0].time)) |")
    }
}

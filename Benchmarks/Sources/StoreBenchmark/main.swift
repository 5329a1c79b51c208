// What the first content costs, and searches among ever more records. Prints Markdown.
// Arguments are numbers of records, in the place of 260, 10 000 and 1 000 000.

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }

try await runFirstContent()
try await runSearches(counts: counts.isEmpty ? [260, 10_000, 1_000_000] : counts)

// Values through a chain of five operators, and from a subject to its subscribers, beside what is the limit: calls of
// stored closures. Prints Markdown.

runChain(count: 10_000_000)
runDeliveries(count: 1_000_000)
runLifetimes()

// The catalogue: how long it takes to decode it, and to refresh it from a swapi.tech that is as slow as the real one.
// Prints Markdown.

import SwapiKit
import Timing

try runDecoding()
try runAnswerDecoding()
try await runRefresh()

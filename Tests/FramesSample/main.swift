// A program for the window tests: what its own renderer knows of a window and nobody can see from outside. Says of each
// thing what is wrong, or that nothing is.

import Foundation

let comparison = try FrameComparison()
print("icons:", comparison.iconFailure() ?? "well")
print("event:", comparison.eventFailure() ?? "well")
var failure: String?
for seed in 0..<150 as Range<UInt64> where failure == nil { failure = comparison.failure(seed: seed) }
print("frames:", failure ?? "well", "after \(comparison.treeCount) trees with \(comparison.elementCount) elements")

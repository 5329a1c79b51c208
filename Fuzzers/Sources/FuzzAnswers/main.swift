// One mutated answer after the other, by libFuzzer, whose options are the program's.

import Driver
import Foundation

/// An input is a letter, which says of what shape the answer is, and the answer's body.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let letter = Int(start[0] &- UInt8(ascii: "a"))
    Shapes.all[letter % Shapes.all.count](Data(bytes: start + 1, count: count - 1))
    return 0
}

runFuzzer(testOneInput)

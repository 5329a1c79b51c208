// One mutated fact, link or header after the other, by libFuzzer, whose options are the program's.

import Driver
import Foundation

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    Values.readNumbers(text)
    Values.readWords(text)
    // What formats numbers and reads dates takes a thousand times longer than the rest: one input in sixteen has to do.
    if UnsafeBufferPointer(start: start, count: count).reduce(0, &+) % 16 == 0 {
        Values.formatNumbers(text)
        Values.readDates(text)
    }
    return 0
}

runFuzzer(testOneInput)

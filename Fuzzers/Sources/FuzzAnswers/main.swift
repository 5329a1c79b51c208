// One mutated answer after the other, by libFuzzer, whose options are the program's.

import Foundation

/// An input is a letter, which says of what shape the answer is, and the answer's body.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let letter = Int(start[0] &- UInt8(ascii: "a"))
    Shapes.all[letter % Shapes.all.count](Data(bytes: start + 1, count: count - 1))
    return 0
}

/// Declared in libFuzzer's FuzzerInterface.h; it calls the function with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runDriver(&count, &arguments, testOneInput))

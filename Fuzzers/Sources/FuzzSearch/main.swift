// One mutated text after the other, as a person might type it, by libFuzzer, whose options are the program's.

import Driver
import Foundation

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let text = String(decoding: bytes, as: UTF8.self)
    let choice = Int(bytes.reduce(0, &+))
    // libFuzzer waits for each input before it makes the next.
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await Searches.check(text, choice)
        done.signal()
    }
    done.wait()
    return 0
}

runFuzzer(testOneInput)

// How long it takes to decode all the portraits as the app does: on two background threads, at the size of a card on an
// ordinary screen and on one with two pixels a point. Prints Markdown: part of `make bench`.

import Foundation
import GtkRenderer
import SwapiKit
import SwapiUI
import SwiftUICore

/// What disturbs a run makes it slower, never faster.
private let rounds = 7

private let bundle = Bundle.main.bundleURL.appending(path: "SwapiDemo_SwapiUI.resources")
private let catalog = AssetCatalog.catalog(at: bundle.path)
private let people = try Archive().people
private let files = people.compactMap { catalog.image($0.imageName, dark: false)?.file }
guard !files.isEmpty, files.count == people.count else {
    let message = "Of \(people.count) portraits \(files.count) were found at \(bundle.path).\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
}

print(
    "\n| the \(files.count) portraits, decoded at the size of cards | fastest of \(rounds), ms | median, ms |\n|---|---|---|"
)
for scale in 1...2 {
    var times: [Duration] = []
    for _ in 0..<rounds {
        times.append(try await DecodingTime.measure(files, width: 160 * scale, height: 214 * scale))
    }
    times.sort()
    let milliseconds = [times[0], times[rounds / 2]].map { String(Int(($0 / .milliseconds(1)).rounded())) }
    print("| \(160 * scale) × \(214 * scale) pixels | \(milliseconds[0]) | \(milliseconds[1]) |")
}

// A process that writes to a store, to be killed, or to be put on a full or read-only disk by its tests.

import Foundation
import SwapiKit

func say(_ line: String) {
    // In one piece and at once: what was read of it was confirmed.
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func say(_ saving: Store.Saving) {
    switch saving {
    case .saved: say("saved")
    case .kept(let failure): say("kept: \(failure.errorDescription ?? "")")
    }
}

/// The largest file that may be written, in bytes; nil for no limit.
func limitFiles(to size: Int?) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: size.map { rlim_t($0) } ?? .max, rlim_max: .max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let number = Int(arguments[3]) else {
    say("usage: StoreWriter write|full|full-at-start|read-only FOLDER NUMBER")
    exit(2)
}
let folder = URL(filePath: arguments[2])
let archive = try Archive()

switch arguments[1] {
case "write":
    // Two catalogues that have no person's name in common: half of one and half of the other would show.
    let other = Archive(
        people: archive.people.map { People(uid: $0.uid, name: "\($0.name) II") }, films: archive.films,
        planets: archive.planets, species: archive.species, starships: archive.starships, vehicles: archive.vehicles)
    let store = Store.open(folder: folder).store
    for step in 1... {
        let moment = Date(timeIntervalSinceReferenceDate: Double(number * 100_000 + step))
        if step % 4 == 0 {
            let facts = SavedCatalogue.Facts(archive: step % 8 == 0 ? archive : other, fetched: moment)
            try await store.save(SavedCatalogue(facts: facts))
            say("refresh \(number * 100_000 + step)")
        } else {
            let id = RecordID(kind: .people, uid: String(number * 100_000 + step))
            guard case .saved = await store.setFavourite(id, true, at: moment) else { exit(1) }
            say("favourite \(id.uid)")
        }
    }
case "full":
    let store = Store.open(folder: folder).store
    try await store.save(SavedCatalogue(facts: .init(archive: archive, fetched: .distantPast)))
    say(await store.setFavourite(RecordID(kind: .people, uid: "1"), true))
    // Less than a page of the log with its header.
    limitFiles(to: 4_096)
    say(await store.setFavourite(RecordID(kind: .people, uid: "2"), true))
    say(await store.setFavourite(RecordID(kind: .people, uid: "1"), false))
    say("favourites \(await store.favourites.map(\.id.uid))")
    say("people \(try await store.load()?.facts?.archive.people.count ?? 0)")
    limitFiles(to: nil)
    say(await store.setFavourite(RecordID(kind: .people, uid: "3"), true))
case "full-at-start":
    limitFiles(to: 0)
    let (store, saved) = Store.open(folder: folder)
    say("catalogue \(try saved.get() == nil ? "none" : "some")")
    say(await store.setFavourite(RecordID(kind: .people, uid: "1"), true))
    limitFiles(to: nil)
    say(await store.saveUnsaved())
case "read-only":
    // Root may write everywhere: go on as nobody.
    if getuid() == 0 { setuid(65_534) }
    let (store, saved) = Store.open(folder: folder)
    say("people \(try saved.get()?.facts?.archive.people.count ?? 0)")
    say(await store.setFavourite(RecordID(kind: .people, uid: "2"), true))
    say("favourites \(await store.favourites.map(\.id.uid).sorted())")
default: exit(2)
}

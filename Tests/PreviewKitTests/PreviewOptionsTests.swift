import Foundation
import SwiftUICore
import Testing

@testable import PreviewKit

struct PreviewOptionsTests {
    private func command(_ arguments: String...) throws -> PreviewOptions.Command {
        try PreviewOptions(arguments: arguments).command
    }

    @Test("every command is understood")
    func commands() throws {
        #expect(try command("--list") == .list(name: nil))
        #expect(try command("--list", "Film") == .list(name: "Film"))
        #expect(try command("--render", "Previews") == .render(folder: "Previews", name: nil))
        #expect(try command("--render", "Previews", "Film") == .render(folder: "Previews", name: "Film"))
        #expect(
            try command("--show", "Film", "--session", "--frame", "500x600+30+-4")
                == .show(
                    name: "Film", frame: WindowFrame(width: 500, height: 600, place: .init(x: 30, y: -4)),
                    isInSession: true))
        #expect(
            try command("--watch", "Film", "--folder", "Sources", "--folder", "Linux", "--", "swift", "build")
                == .watch(name: "Film", folders: ["Sources", "Linux"], build: ["swift", "build"]))
    }

    @Test(
        "what isn't understood is an error that names it",
        arguments: [
            (["--shout"], "--shout"), (["--show"], "--show"), (["--watch", "Film"], "--watch"),
            (["--show", "Film", "--frame", "large"], "large"), ([], "usage"),
        ])
    func errors(arguments: [String], word: String) {
        let error = #expect(throws: UsageError.self) { try PreviewOptions(arguments: arguments) }
        #expect(error?.description.contains(word) == true)
    }

    @Test("a frame is written as it's read")
    func frames() {
        for text in ["400x700", "400x700+80+40", "400x700+-8+0"] {
            #expect(WindowFrame(text)?.description == text)
        }
        #expect(WindowFrame("0x10") == nil)
    }
}

@MainActor struct PreviewCatalogueTests {
    private let catalogue = PreviewCatalogue()

    @Test("the app's previews are there, and each is found by its name and by its place")
    func names() throws {
        #expect(catalogue.previews.contains { $0.name == "Content" })
        for preview in catalogue.previews {
            #expect(try catalogue.preview(named: preview.place).place == preview.place)
        }
        #expect(try catalogue.preview(named: "Film").fileName == "FilmRow.swift")
    }

    @Test("an unknown name says which there are")
    func unknown() {
        let error = #expect(throws: UsageError.self) { try catalogue.preview(named: "Nobody") }
        for preview in catalogue.previews { #expect(error?.description.contains(preview.name) == true) }
    }

    @Test("each picture has a file of its own")
    func fileNames() {
        let names = catalogue.previews.flatMap { preview in
            PreviewPicture.allCases.map { $0.fileName(of: preview) }
        }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[\w.-]+/) != nil })
    }
}

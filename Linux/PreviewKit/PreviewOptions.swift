// What the program was asked to do.

import Foundation

/// The command line.
struct PreviewOptions: Equatable {
    enum Command: Equatable {
        case help
        /// Lists all previews, or the place of one.
        case list(name: String?)
        /// Draws all previews, or one, into a folder.
        case render(folder: String, name: String?)
        /// Shows one in a window. With a session, another process says over standard input what happens to the build.
        case show(name: String, frame: WindowFrame?, isInSession: Bool)
        /// Shows one, and anew after each change in the folders and a successful build.
        case watch(name: String, folders: [String], build: [String])
    }

    let command: Command

    static let usage = """
        usage: PreviewHost --list [NAME]
               PreviewHost --render FOLDER [NAME]
               PreviewHost --show NAME
               PreviewHost --watch NAME [--folder FOLDER]... -- BUILD COMMAND
        NAME is a preview's name or its place, such as ContentView.swift:32.
        """

    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        let build = rest.firstIndex(of: "--").map { Array(rest[rest.index(after: $0)...]) }
        if let end = rest.firstIndex(of: "--") { rest = rest[..<end] }

        func value(of option: String) throws(UsageError) -> String {
            guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value.\n\(Self.usage)") }
            return value
        }
        var command: Command?
        var frame: WindowFrame?
        var isInSession = false
        var folders: [String] = []
        while let option = rest.popFirst() {
            switch option {
            case "--help": command = .help
            case "--list": command = .list(name: rest.popFirst())
            case "--render":
                let folder = try value(of: option)
                command = .render(folder: folder, name: rest.popFirst())
            case "--show": command = .show(name: try value(of: option), frame: nil, isInSession: false)
            case "--watch": command = .watch(name: try value(of: option), folders: [], build: build ?? [])
            case "--folder": folders.append(try value(of: option))
            case "--session": isInSession = true
            case "--frame":
                let text = try value(of: option)
                guard let known = WindowFrame(text) else { throw UsageError("\(text) isn't WIDTHxHEIGHT[+X+Y].") }
                frame = known
            default: throw UsageError("There is no option \(option).\n\(Self.usage)")
            }
        }
        switch command {
        case nil: throw UsageError(Self.usage)
        case .show(let name, _, _): self.command = .show(name: name, frame: frame, isInSession: isInSession)
        case .watch(let name, _, let build):
            guard !build.isEmpty else { throw UsageError("--watch needs a command that builds.\n\(Self.usage)") }
            self.command = .watch(name: name, folders: folders, build: build)
        case .some(let other): self.command = other
        }
    }
}

/// A call of the program that it can't follow, in words for whoever typed it.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

import Foundation
import Testing

/// What the app answers before there is a window, also where there is no display.
@Suite("The command line, without a display", .timeLimit(.minutes(5)))
@Desktop
struct LaunchTests {
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = DesktopApp.buildFolder.appending(path: "SwapiDemo")
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GDK_BACKEND": "x11"]
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = { (pipe: Pipe) in String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        let result = (output: text(output), errors: text(errors))
        process.waitUntilExit()
        return (process.terminationStatus, result.output, result.errors)
    }

    @Test("--help shows every option and ends well")
    func help() throws {
        let result = try run(["--help"])
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        for option in ["--base-url", "--offline", "--data-dir", "--window-size", "--version", "--help"] {
            #expect(result.output.contains(option))
        }
    }

    @Test("--version names the program and ends well")
    func version() throws {
        let result = try run(["--version"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("SwapiDemo "))
        #expect(result.errors.isEmpty)
    }

    @Test(
        "What it can't obey it names, with status 2",
        arguments: [
            (["--bogus"], "--bogus"), (["--data-dir"], "--data-dir"), (["--base-url="], "--base-url"),
            (["--window-size", "big"], "big"), (["luke"], "luke"),
            (["--base-url", "foo"], "foo"), (["--base-url", "ftp://x"], "ftp://x"),
        ])
    func mistakes(arguments: [String], named: String) throws {
        let result = try run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(named))
        #expect(result.errors.contains("--help"))
        #expect(result.output.isEmpty)
    }

    @Test("Without a display the window can't open, and it says so with status 1")
    func noDisplay() throws {
        let result = try run(["--offline"])
        #expect(result.status == 1)
        #expect(result.errors.contains("no display answers"))
    }
}

import Foundation
import SwapiKit
import Testing

struct LaunchOptionsTests {
    private func parse(
        _ arguments: String..., environment: [String: String] = [:], ignoresSystemArguments: Bool = false
    ) throws -> LaunchOptions {
        let request = try LaunchOptions.parse(
            arguments, environment: environment, ignoresSystemArguments: ignoresSystemArguments)
        guard case .run(let options) = request else { throw NotRun() }
        return options
    }

    private struct NotRun: Error {}

    @Test func `nothing said means the archive and its refresh`() throws {
        #expect(try parse() == LaunchOptions())
    }

    @Test func `every option is read, with its value behind a blank or an equals sign`() throws {
        let spaced = try parse(
            "--base-url", "https://a/api", "--data-dir", "/tmp/x", "--window-size", "900x700", "--offline")
        let joined = try parse("--offline", "--window-size=900x700", "--data-dir=/tmp/x", "--base-url=https://a/api")
        #expect(spaced == joined)
        #expect(spaced.baseURL == "https://a/api")
        #expect(spaced.dataFolder == "/tmp/x")
        #expect(spaced.windowSize == CGSize(width: 900, height: 700))
        #expect(spaced.isOffline)
    }

    @Test(arguments: LaunchOptions.Networking.allCases)
    func `servers are asked in the way that is named`(networking: LaunchOptions.Networking) throws {
        #expect(try parse("--networking", networking.rawValue).networking == networking)
        #expect(try parse().networking == .async)
    }

    @Test func `of the same option the last one counts, and a value may hold an equals sign`() throws {
        #expect(try parse("--base-url", "https://a", "--base-url=https://b/?x=1").baseURL == "https://b/?x=1")
    }

    @Test func `help and version are answered before anything else is looked at`() throws {
        #expect(try LaunchOptions.parse(["--help"]) == .help)
        #expect(try LaunchOptions.parse(["--offline", "--version", "--bogus"]) == .version)
    }

    @Test func `help names every option`() {
        for option in ["--base-url", "--offline", "--data-dir", "--window-size", "--networking", "--version", "--help"]
        {
            #expect(LaunchOptions.help.contains("  \(option)"))
        }
    }

    @Test(arguments: [
        (["--bogus"], LaunchOptions.Failure.unknownOption("--bogus")),
        (["--bogus=1"], .unknownOption("--bogus")),
        (["-x"], .unknownOption("-x")),
        (["luke"], .unexpectedArgument("luke")),
        (["-"], .unexpectedArgument("-")),
        ([""], .unexpectedArgument("")),
        (["--base-url"], .missingValue(option: "--base-url")),
        (["--base-url="], .missingValue(option: "--base-url")),
        (["--data-dir", ""], .missingValue(option: "--data-dir")),
        (["--data-dir", "--offline"], .missingValue(option: "--data-dir")),
        (["--base-url", "foo"], badAddress("foo", in: .option("--base-url"))),
        (["--base-url=ftp://x"], badAddress("ftp://x", in: .option("--base-url"))),
        (["--offline=yes"], .needlessValue(option: "--offline")),
        (
            ["--networking", "pigeons"],
            .badValue(of: .option("--networking"), needs: "async or combine", text: "pigeons")
        ),
        (["--help=all"], .needlessValue(option: "--help")),
    ])
    func `what can't be obeyed is named`(arguments: [String], failure: LaunchOptions.Failure) throws {
        #expect(throws: failure) {
            try LaunchOptions.parse(arguments, ignoresSystemArguments: false)
        }
        let sentence = try #require(failure.errorDescription)
        #expect(sentence.hasSuffix("."))
    }

    private static func badAddress(_ text: String, in source: CommandLineFailure.Source) -> CommandLineFailure {
        .badValue(
            of: source, needs: "an address that begins with https://, or with http:// on this machine", text: text)
    }

    @Test(arguments: ["SWAPI_BASE_URL", "SWAPI_REFRESH_URL"])
    func `an address of the environment that is none is told with the variable's name`(variable: String) {
        let failure = Self.badAddress("foo", in: .variable(variable))
        #expect(throws: failure) { try parse(environment: [variable: "foo"]) }
        #expect(failure.errorDescription?.hasPrefix("The variable \(variable) needs ") == true)
        // What is typed counts more, and is what is named.
        #expect(throws: Self.badAddress("bar", in: .option("--base-url"))) {
            try parse("--base-url=bar", environment: ["SWAPI_BASE_URL": "foo"])
        }
    }

    @Test(arguments: [
        "900", "900x", "x700", "900x700x2", "0x700", "-900x700", "900.5x700", "9e2x700", "99999x700", "٩x٩",
    ])
    func `a size that is none is refused`(text: String) {
        let failure = CommandLineFailure.badValue(
            of: .option("--window-size"), needs: "a width and a height such as 900x700", text: text)
        #expect(throws: failure) { try LaunchOptions.parse(["--window-size=\(text)"]) }
    }

    @Test func `the environment may say what the command line doesn't`() throws {
        let environment = ["SWAPI_BASE_URL": "https://e", "SWAPI_REFRESH_URL": "https://r", "SWAPI_OFFLINE": "1"]
        #expect(try parse(environment: environment).baseURL == "https://e")
        #expect(try parse(environment: environment).refreshURL == "https://r")
        #expect(try parse(environment: environment).isOffline)
        #expect(try parse("--base-url", "https://a", environment: environment).baseURL == "https://a")
        #expect(try parse(environment: ["SWAPI_BASE_URL": "", "SWAPI_OFFLINE": "0"]) == LaunchOptions())
    }

    @Test func `a server on the command line is asked although the environment says offline`() throws {
        let environment = ["SWAPI_OFFLINE": "1"]
        #expect(try !parse("--base-url", "https://a", environment: environment).isOffline)
        #expect(try parse("--offline", "--base-url", "https://a", environment: environment).isOffline)
        #expect(try parse("--base-url", "https://a", "--offline", environment: environment).isOffline)
    }

    @Test func `on Apple systems what Xcode adds is passed over`() throws {
        let options = try parse(
            "-NSDocumentRevisionsDebugMode", "YES", "-AppleLanguages", "(de)", "-flag", "--offline",
            ignoresSystemArguments: true)
        #expect(options.isOffline)
    }
}

struct DataFolderTests {
    @Test(arguments: [
        ("~/Facts", "/home/leia/Facts"), ("~", "/home/leia"), ("/tmp/~/x", "/tmp/~/x"), ("~luke", "~luke"),
        ("x~", "x~"),
    ])
    func `a tilde at the start of the data folder is HOME, not the account's home`(text: String, path: String) throws {
        for arguments in [["--data-dir", text], ["--data-dir=\(text)"]] {
            let request = try LaunchOptions.parse(arguments, environment: ["HOME": "/home/leia"])
            guard case .run(let options) = request else {
                Issue.record("not run")
                continue
            }
            #expect(options.dataFolder == path)
        }
    }

    #if os(Linux)
        @Test func `the data folder is where XDG says`() {
            let own = DataFolder.standard(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/leia"])
            #expect(own.path == "/data/swapidemo")
        }

        @Test(arguments: [nil, "", "relative/path"])
        func `without a place that makes sense it is in the home folder`(path: String?) {
            var environment = ["HOME": "/home/leia"]
            environment["XDG_DATA_HOME"] = path
            #expect(DataFolder.standard(environment: environment).path == "/home/leia/.local/share/swapidemo")
        }
    #endif
}

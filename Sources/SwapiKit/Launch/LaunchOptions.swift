// What the command line and the environment say.

public import Foundation

/// How the app is to be started.
public struct LaunchOptions: Equatable, Sendable {
    /// The server to load the list from page by page; nil for the archive and its refresh.
    public var baseURL: String?
    /// Where the archive is refreshed from; nil for swapi.tech.
    public var refreshURL: String?
    /// Where files are kept; nil for the system's usual place.
    public var dataFolder: String?
    /// No server is asked for anything.
    public var isOffline = false
    /// How servers are asked.
    public var networking = Networking.async
    /// In points, without the window's border.
    public var windowSize: CGSize?

    public init() {}

    /// A way of asking servers; what comes of it is the same.
    public enum Networking: String, CaseIterable, Sendable {
        /// By asynchronous calls.
        case async
        /// By publishers.
        case combine
    }

    /// What a command line asks for.
    public enum Request: Equatable, Sendable {
        case run(LaunchOptions)
        /// Show how the app is called, and end.
        case help
        case version
    }

    public typealias Failure = CommandLineFailure

    /// The text that `--help` shows.
    public static let help = """
        Usage: SwapiDemo [OPTION]...
        The Star Wars archive: shown at once, refreshed from swapi.tech once a day.

          --base-url URL       show the list of this server, page by page (or SWAPI_BASE_URL)
          --offline            ask no server for anything (or SWAPI_OFFLINE=1)
          --networking WAY     ask servers by async (the default) or by combine
          --data-dir DIR       keep files here (default: $XDG_DATA_HOME/swapidemo); your own
                               pictures are looked for in Pictures/people/1.png and so on
          --window-size WxH    open the window at this size, such as 900x700
          --version            show the version and end
          --help               show this and end

        """

    /// The text that `--version` shows.
    public static let version = "SwapiDemo 0.1\n"
}

// What the command line of swapi-server says.

public import SwapiKit
public import SwapiRoutes

/// How the server is to be started.
public struct ServerOptions: Hashable, Sendable {
    /// The address or name of this machine to listen at.
    public var host = "127.0.0.1"
    /// 0 for any that is free.
    public var port: UInt16 = 0
    public var behavior = Behavior()
    /// The file to which a line for each request is added.
    public var logFile: String?
    /// Seconds without a byte after which a connection is closed, unless its answer has to wait; 0 for never.
    public var idleLimit: UInt32 = 60

    public init() {}

    /// What a command line asks for.
    public enum Request: Equatable, Sendable {
        case run(ServerOptions)
        /// Show how the server is called, and end.
        case help
        case version
    }

    public typealias Failure = CommandLineFailure

    /// The text that `--help` shows.
    public static let help = """
        Usage: swapi-server [OPTION]...
        A swapi.tech of your own: its routes, shapes and oddities, and its bad days if you like.
        The first line it prints is its address: listening on http://127.0.0.1:N/api

          --port N             listen on this port (default: 0, any that is free)
          --host HOST          listen at this address (default: 127.0.0.1, this machine only)
          --latency-ms N       answer after so many milliseconds
          --slowdown           answer ever more slowly from an address's sixth request in 15 minutes on
          --rate-limit N       answer 429 from an address's request N + 1 in 15 minutes on (swapi.tech: 100)
          --fail-every K       answer every Kth request with status 500
          --truncate-every K   send only half of every Kth answer
          --garbage-every K    send bytes without meaning in place of every Kth answer
          --reset-every K      reset every Kth connection
          --stall-every K      keep still for 90 seconds at every Kth request
                               (of two faults at one request, the second is put off to the next one)
          --log FILE           add a line for each request to this file
          --version            show the version and end
          --help               show this and end

        """

    /// The text that `--version` shows.
    public static let version = "swapi-server 0.1\n"
}

import Testing

/// Everything that needs the desktop is nested in here, one test at a time: there is one pointer and one keyboard.
@Suite("On the desktop", .serialized, .enabled(if: Desktop.isAvailable), .timeLimit(.minutes(5)))
enum DesktopTests {}

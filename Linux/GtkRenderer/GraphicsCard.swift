import CGtk
import Foundation

/// Picks GTK's renderer by whether there is hardware to draw with.
enum GraphicsCard {
    private static let devices = ["/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0"]

    /// OpenGL without a graphics card is Mesa's software: it starts 100 ms later than cairo and draws a quarter of its
    /// frames. Whoever sets GSK_RENDERER keeps what they set.
    static func chooseRenderer() {
        if let backend = getenv("GDK_BACKEND"), String(cString: backend).hasPrefix("broadway") {
            // To a web browser GTK sends what to draw, not pixels. Its server ends on pixels from cairo (GTK 4.8).
            if let chosen = getenv("GSK_RENDERER"), String(cString: chosen) == "cairo" { unsetenv("GSK_RENDERER") }
            return
        }
        if !devices.contains(where: FileManager.default.fileExists(atPath:)) { setenv("GSK_RENDERER", "cairo", 0) }
    }

    /// Whether cairo was chosen, here or by whoever started the program.
    static let drawsWithCairo = getenv("GSK_RENDERER").map { String(cString: $0) } == "cairo"

    /// Runs what opens the display; where cairo draws, without OpenGL, which GTK would load only to know of it. Mesa's
    /// software brings LLVM along: 57 MiB and 100 ms.
    static func opening<Result>(_ open: () -> Result) -> Result {
        guard drawsWithCairo else { return open() }
        let switches = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16
        let (name, value) = switches ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable")
        let before = getenv(name).map { String(cString: $0) }
        setenv(name, before.map { "\($0),\(value)" } ?? value, 1)
        // What the program starts later has the environment that it was given.
        defer { if let before { setenv(name, before, 1) } else { unsetenv(name) } }
        return open()
    }
}

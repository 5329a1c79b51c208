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
}

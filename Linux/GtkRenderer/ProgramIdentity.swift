package import Foundation

/// By what a desktop finds a window's entry and icon, and what people call the program.
package struct ProgramIdentity: Equatable, Sendable {
    /// The name of the desktop entry without its ending: Wayland's application id, and the X11 window class.
    package let identifier: String
    package let name: String

    /// What the bundle's Info.plist says, as on Apple systems: on Linux a file beside the program, which `make install`
    /// puts there. A program of the build folder has none and is called what its process is.
    package static func current(
        bundle: Bundle = .main, processName: String = ProcessInfo.processInfo.processName
    ) -> ProgramIdentity {
        ProgramIdentity(
            identifier: bundle.bundleIdentifier ?? processName,
            name: bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? processName)
    }
}

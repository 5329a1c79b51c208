// swift-tools-version: 6.2
// A package that uses this one's SwiftUI and Combine: Documentation/SwiftUI-on-Linux.md says how.
import PackageDescription

/// On Apple systems both come with the system, and the package declares no such products there.
#if os(Linux)
    let packages: [Package.Dependency] = [.package(name: "SwapiDemo", path: "..")]
    let swiftUI: [Target.Dependency] = [
        .product(name: "SwiftUI", package: "SwapiDemo"), .product(name: "Combine", package: "SwapiDemo"),
    ]
#else
    let packages: [Package.Dependency] = []
    let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
    name: "Examples",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: packages,
    targets: [
        .executableTarget(
            name: "Counter", dependencies: swiftUI, swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let mainActor: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "SwapiDemo", path: "..")],
    targets: [
        .target(name: "Timing", swiftSettings: settings),
        .executableTarget(
            name: "CombineBenchmark",
            dependencies: ["Timing", .product(name: "Combine", package: "SwapiDemo")], swiftSettings: settings),
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: ["Timing", .product(name: "SwapiKit", package: "SwapiDemo")], swiftSettings: settings),
        .executableTarget(
            name: "SwapiBenchmark",
            dependencies: [
                "Timing", .product(name: "SwapiKit", package: "SwapiDemo"),
                .product(name: "SwapiRoutes", package: "SwapiDemo"),
                .product(name: "SwapiServer", package: "SwapiDemo"),
            ], swiftSettings: settings),

        .executableTarget(
            name: "Cards", dependencies: [.product(name: "SwiftUI", package: "SwapiDemo")], swiftSettings: mainActor),
        .systemLibrary(name: "CGtkPeer", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .executableTarget(name: "DrawnCards", dependencies: ["CGtkPeer"], swiftSettings: mainActor),
    ]
)

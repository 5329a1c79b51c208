// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "SwapiDemo", path: "..")],
    targets: [
        .target(name: "Timing", swiftSettings: settings),
        .executableTarget(
            name: "CombineBenchmark",
            dependencies: ["Timing", .product(name: "Combine", package: "SwapiDemo")], swiftSettings: settings),
    ]
)

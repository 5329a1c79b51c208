// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-sanitize=fuzzer"]),
]

/// A fuzzer of SwapiKit. `Scripts/fuzz` builds the whole package with the sanitizer, so that SwapiKit is covered too.
func fuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["Driver", .product(name: "SwapiKit", package: "SwapiDemo")], swiftSettings: settings,
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
}

let package = Package(
    name: "Fuzzers",
    dependencies: [.package(name: "SwapiDemo", path: "..")],
    targets: [
        .target(name: "Driver", swiftSettings: settings),
        fuzzer("FuzzAnswers"), fuzzer("FuzzValues"), fuzzer("FuzzSearch"),
    ]
)

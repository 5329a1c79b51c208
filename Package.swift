// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let mainActor: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

/// On Apple systems SwiftUI, Combine, Accessibility and SQLite come with the system; elsewhere this package brings its
/// own, and finds SQLite by pkg-config.
#if os(Linux)
    let swiftUI: [Target.Dependency] = ["SwiftUI", "Combine", "Accessibility"]
    let combine: [Target.Dependency] = ["Combine"]
    let sqlite: [Target.Dependency] = ["CSQLite"]
#else
    let swiftUI: [Target.Dependency] = []
    let combine: [Target.Dependency] = []
    let sqlite: [Target.Dependency] = []
#endif

let package = Package(
    name: "SwapiDemo",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "SwapiKit", targets: ["SwapiKit"]),
        .library(name: "SwapiCombine", targets: ["SwapiCombine"]),
        .library(name: "SwapiUI", targets: ["SwapiUI"]),
        .library(name: "SwapiRoutes", targets: ["SwapiRoutes"]),
    ],
    targets: [
        .target(
            name: "SwapiKit", dependencies: sqlite, resources: [.process("Resources")], swiftSettings: settings),
        .target(name: "SwapiCombine", dependencies: ["SwapiKit"] + combine, swiftSettings: settings),
        .target(
            name: "SwapiUI", dependencies: ["SwapiKit"] + swiftUI,
            resources: [.process("Assets.xcassets")], swiftSettings: mainActor),
        .target(name: "SwapiRoutes", dependencies: ["SwapiKit"], swiftSettings: settings),
        .target(name: "LiveCheck", dependencies: ["SwapiKit"], path: "Tools/LiveCheck", swiftSettings: settings),
        .executableTarget(
            name: "live-check", dependencies: ["LiveCheck"], path: "Tools/live-check", swiftSettings: settings),

        .target(
            name: "TestSupport", dependencies: ["SwapiKit", "SwapiRoutes"], path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(name: "SwapiKitTests", dependencies: ["SwapiKit", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "SwapiRoutesTests", dependencies: ["SwapiRoutes", "SwapiKit", "LiveCheck"], swiftSettings: settings),
        .testTarget(
            name: "SwapiCombineTests", dependencies: ["SwapiCombine", "SwapiKit", "TestSupport"] + combine,
            swiftSettings: settings),
    ]
)

#if os(Linux)
    package.products += [
        .executable(name: "SwapiDemo", targets: ["SwapiDemo"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwapiServer", targets: ["SwapiServer"]),
        .executable(name: "swapi-server", targets: ["swapi-server"]),
    ]
    package.targets += [
        .executableTarget(
            name: "SwapiDemo", dependencies: ["SwapiUI", "SwapiCombine", "SwapiKit", "SwiftUI", "Combine"],
            swiftSettings: mainActor),

        .systemLibrary(
            name: "CGtk", path: "Linux/CGtk", pkgConfig: "libadwaita-1",
            providers: [.apt(["libadwaita-1-dev", "libgtk-4-dev"])]),
        .systemLibrary(
            name: "CRsvg", path: "Linux/CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CCmark", path: "Linux/CCmark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(
            name: "CSQLite", path: "Linux/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMainQueue", path: "Linux/CMainQueue"),
        .systemLibrary(
            name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
        .systemLibrary(
            name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst",
            providers: [.apt(["libx11-dev", "libxtst-dev"])]),

        .systemLibrary(
            name: "CMicrohttpd", path: "Linux/CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]),
        .target(
            name: "SwapiServer", dependencies: ["SwapiRoutes", "SwapiKit", "CMicrohttpd"], swiftSettings: settings),
        .executableTarget(name: "swapi-server", dependencies: ["SwapiServer"], swiftSettings: settings),

        .target(name: "Combine", path: "Linux/Combine", swiftSettings: settings),
        .macro(name: "PreviewMacros", path: "Linux/PreviewMacros", swiftSettings: settings),
        .target(
            name: "SwiftUICore", dependencies: ["Combine", "PreviewMacros", "CCmark"], path: "Linux/SwiftUICore",
            swiftSettings: settings),
        .target(
            name: "InMemoryRenderer", dependencies: ["SwiftUICore"], path: "Linux/InMemoryRenderer",
            swiftSettings: settings),
        .target(
            name: "GtkRenderer", dependencies: ["SwiftUICore", "Combine", "CGtk", "CRsvg", "CMainQueue"],
            path: "Linux/GtkRenderer", resources: [.copy("Resources/icons")], swiftSettings: mainActor),
        .target(
            name: "SwiftUI", dependencies: ["SwiftUICore", "Combine", "GtkRenderer"], path: "Linux/SwiftUI",
            swiftSettings: settings),
        .target(
            name: "Accessibility", dependencies: ["SwiftUICore"], path: "Linux/Accessibility", swiftSettings: settings),
        .target(
            name: "PreviewKit", dependencies: ["SwiftUICore", "GtkRenderer"], path: "Linux/PreviewKit",
            swiftSettings: mainActor),
        .executableTarget(
            name: "PreviewHost", dependencies: ["PreviewKit", "SwapiUI"], path: "Linux/PreviewHost",
            swiftSettings: mainActor),

        .executableTarget(
            name: "PictureTimes", dependencies: ["GtkRenderer", "SwiftUICore", "SwapiUI", "SwapiKit"],
            path: "Tools/PictureTimes", swiftSettings: mainActor),

        .executableTarget(
            name: "StoreWriter", dependencies: ["SwapiKit"], path: "Tests/StoreWriter", swiftSettings: settings),
        .testTarget(
            name: "StoreProcessTests", dependencies: ["SwapiKit", "StoreWriter", "TestSupport"], swiftSettings: settings
        ),
        .testTarget(
            name: "LiveCheckTests", dependencies: ["LiveCheck", "SwapiKit", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SwapiServerTests",
            dependencies: ["SwapiServer", "swapi-server", "SwapiRoutes", "SwapiKit", "TestSupport"],
            swiftSettings: settings),
        .testTarget(name: "ProjectTests", dependencies: ["SwapiDemo"], swiftSettings: settings),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings),
        .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"], swiftSettings: settings),
        .target(
            name: "RandomViews", dependencies: ["SwiftUI"], path: "Tests/RandomViews", swiftSettings: mainActor),
        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: ["SwiftUI", "SwiftUICore", "InMemoryRenderer", "Combine", "RandomViews"],
            swiftSettings: mainActor),
        .testTarget(
            name: "GtkRendererTests", dependencies: ["GtkRenderer", "SwiftUICore", "Combine"], swiftSettings: mainActor),
        .testTarget(
            name: "SwapiUITests",
            dependencies: ["SwapiUI", "SwapiKit", "SwiftUI", "SwiftUICore", "InMemoryRenderer", "TestSupport"],
            swiftSettings: mainActor),
        .testTarget(
            name: "PreviewKitTests", dependencies: ["PreviewKit", "SwapiUI", "SwiftUICore"], swiftSettings: mainActor),
        .executableTarget(
            name: "WindowSample", dependencies: ["CGtk"], path: "Tests/WindowSample", swiftSettings: mainActor),
        .executableTarget(
            name: "TapSample", dependencies: ["SwiftUI"], path: "Tests/TapSample", swiftSettings: mainActor),
        .executableTarget(
            name: "DesktopSample", dependencies: ["SwiftUI"], path: "Tests/DesktopSample", swiftSettings: mainActor),
        .executableTarget(
            name: "DrawingSample", dependencies: ["SwiftUI"], path: "Tests/DrawingSample", swiftSettings: mainActor),
        .executableTarget(
            name: "FramesSample", dependencies: ["GtkRenderer", "InMemoryRenderer", "RandomViews", "SwiftUICore"],
            path: "Tests/FramesSample", swiftSettings: mainActor),
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "SwapiDemo", "PreviewHost", "DesktopSample", "DrawingSample", "FramesSample", "TapSample",
                "WindowSample", "SwapiKit",
                "TestSupport", "CAtspi", "CXTest", "CGtk",
            ],
            swiftSettings: settings),
    ]
#else
    // SwapiDemo.xcodeproj builds the app itself. Of the tests of SwapiUI, those of the views need the Linux modules.
    package.targets.append(
        .testTarget(
            name: "SwapiUITests", dependencies: ["SwapiUI", "SwapiKit", "TestSupport"],
            sources: [
                "Characters/CharactersViewModelTests.swift", "Characters/CharacterDetailsViewModelTests.swift",
                "Movies/MoviesViewModelTests.swift", "Pictures/RecordImageTests.swift",
                "Pictures/PictureDescriptionTests.swift", "Common/RefreshBrakeTests.swift",
                "Support/VirtualClock.swift",
            ], swiftSettings: mainActor))
#endif

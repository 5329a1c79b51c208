import Foundation
import Testing

/// What can be said on Linux about a project that only Xcode can build.
struct XcodeProjectTests {
    private let project: XcodeProject
    private let manifest: Manifest

    init() throws {
        project = try XcodeProject()
        manifest = try Manifest()
    }

    @Test func `each object has an id of its own, and each is named by another`() {
        #expect(project.version == "77")
        #expect(project.definitions.count == Set(project.definitions).count)
        #expect(Set(project.definitions) == Set(project.objects.keys))
        #expect(project.references == Set(project.objects.keys))
    }

    @Test func `each name that stands beside an id is that object's`() throws {
        for match in project.text.matches(of: /([0-9A-F]{24}) \/\* (.+?) \*\//) {
            guard let object = project.objects[String(match.1)],
                let name = object["name"] ?? object["path"] ?? object["productName"],
                object["isa"] as? String != "XCLocalSwiftPackageReference"
            else { continue }
            #expect("\(name)".split(separator: "/").last == match.2.split(separator: "/").last)
        }
    }

    @Test func `each folder and file that it names is there`() {
        let groups = project.objects("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
        #expect(Set(groups) == ["Sources/SwapiDemo", "Apple"])
        let entitlements = project.setting("CODE_SIGN_ENTITLEMENTS[sdk=macosx*]")
        #expect(entitlements.count == 1)
        for path in groups + entitlements { #expect(Repository.exists(path), "\(path)") }
        let packages = project.objects("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
        #expect(packages == ["."])
        for path in packages { #expect(Repository.exists("\(path)/Package.swift")) }
    }

    @Test func `each product that it links is one that the package has on Apple systems`() {
        let products = project.objects("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(Set(products) == ["SwapiUI", "SwapiCombine", "SwapiKit"])
        for product in products { #expect(manifest.common.contains(".library(name: \"\(product)\"")) }
    }

    @Test func `the package doesn't make the app a second time`() {
        #expect(!manifest.common.contains("name: \"SwapiDemo\", dependencies"))
        #expect(!manifest.apple.contains("\"SwapiDemo\""))
    }

    @Test func `project and package are for the same systems`() {
        #expect(manifest.common.contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
        #expect(project.setting("IPHONEOS_DEPLOYMENT_TARGET") == ["17.0"])
        #expect(project.setting("MACOSX_DEPLOYMENT_TARGET") == ["14.0"])
        #expect(project.setting("SUPPORTED_PLATFORMS") == ["iphoneos iphonesimulator macosx"])
        #expect(project.setting("SWIFT_VERSION") == ["6.0"])
    }

    @Test func `the app is compiled with the settings of its target on Linux`() {
        #expect(project.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == ["MainActor"])
        for feature in manifest.common.matches(of: /enableUpcomingFeature\("(\w+)"\)/) {
            let name = feature.1.replacing(/(?<before>[a-z])(?<after>[A-Z])/) { "\($0.before)_\($0.after)" }
                .uppercased()
            #expect(project.setting("SWIFT_UPCOMING_FEATURE_\(name)") == ["YES"], "\(name)")
        }
    }

    @Test func `what Xcode compiles imports nothing of Linux unasked`() throws {
        let linux = manifest.linuxTargets.subtracting([
            "SwiftUI", "Combine", "Accessibility", "SwapiDemo", "SwapiUITests",
        ])
        .union(["Glibc", "Musl", "FoundationNetworking", "FoundationXML", "FoundationEssentials"])
        #expect(linux.isSuperset(of: ["GtkRenderer", "CGtk", "InMemoryRenderer"]))
        var files = try ["Sources/SwapiDemo", "Sources/SwapiUI", "Sources/SwapiCombine", "Sources/SwapiKit"].flatMap(
            Repository.swiftFiles)
        files += try Repository.swiftFiles(in: "Tests/TestSupport") + Repository.swiftFiles(in: "Tests/SwapiKitTests")
        files += try appleTestFiles()
        for file in files {
            for (line, module) in unconditionalImports(of: try Repository.text(file)) {
                #expect(!linux.contains(module), "\(file):\(line) imports \(module)")
            }
        }
    }

    @Test func `its scheme runs tests that the package has on Apple systems`() throws {
        let scheme = try Repository.text("\(XcodeProject.folder)/xcshareddata/xcschemes/SwapiDemo.xcscheme")
        let target = project.objects.first { $0.value["isa"] as? String == "PBXNativeTarget" }
        let blueprints = scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
        let tests = blueprints.filter { $0 != target?.key }
        #expect(tests == ["SwapiKitTests", "SwapiUITests"])
        #expect(blueprints.count - tests.count == 3, "built, run and profiled is the app")
        for test in tests { #expect((manifest.common + manifest.apple).contains("name: \"\(test)\"")) }
        for file in try appleTestFiles() { #expect(Repository.exists(file), "\(file)") }
    }

    /// The tests of SwapiUI that Package.swift names for Apple systems.
    private func appleTestFiles() throws -> [String] {
        let files = manifest.apple.matches(of: /"([\w\/]+\.swift)"/).map { "Tests/SwapiUITests/\($0.1)" }
        #expect(!files.isEmpty)
        return files
    }
}

/// The modules that a source imports with no `#if` that asks for the system or the module, and the lines.
func unconditionalImports(of source: String) -> [(line: Int, module: String)] {
    var conditions: [Bool] = []
    var found: [(line: Int, module: String)] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("#if") {
            conditions.append(text.contains("canImport(") || text.contains("os("))
        } else if text.hasPrefix("#endif") {
            _ = conditions.popLast()
        } else if !conditions.contains(true), text.contains("import "),
            let match = text.firstMatch(
                of:
                    /^(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|protocol|func|let|var|typealias) +)?(\w+)/
            )
        {
            found.append((index + 1, String(match.1)))
        }
    }
    return found
}

struct UnconditionalImportsTests {
    @Test func `an import behind a question about the system doesn't count`() {
        let source = """
            @_exported public import Foundation
            #if canImport(FoundationNetworking)
                import FoundationNetworking
            #else
                import Glibc
            #endif
            #if DEBUG
            @testable import CGtk
            #endif
            import struct SwapiKit.People
            """
        #expect(unconditionalImports(of: source).map(\.module) == ["Foundation", "CGtk", "SwapiKit"])
        #expect(unconditionalImports(of: source).map(\.line) == [1, 8, 10])
    }
}

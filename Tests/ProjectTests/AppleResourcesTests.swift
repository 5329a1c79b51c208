import Foundation
import Testing

/// What the app brings along on Apple systems.
struct AppleResourcesTests {
    private struct Contents: Decodable {
        struct Image: Decodable {
            let filename: String
            let platform: String?
            let scale: String?
            let size: String
        }

        let images: [Image]
    }

    @Test func `each picture of the app icon has the size that it is said to have`() throws {
        let folder = "Apple/Assets.xcassets/AppIcon.appiconset"
        let contents = try JSONDecoder().decode(
            Contents.self, from: Data(contentsOf: Repository.url("\(folder)/Contents.json")))
        #expect(contents.images.count == 11, "one for iOS, five for macOS at two scales")
        for image in contents.images {
            let png = [UInt8](try Data(contentsOf: Repository.url("\(folder)/\(image.filename)")))
            let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
            let points = Int(image.size.prefix { $0 != "x" }) ?? 0
            #expect(width == points * (Int(image.scale?.prefix(1) ?? "1") ?? 1), "\(image.filename)")
            // The App Store takes no icon of iOS that has transparent parts. 2 stands for colours without alpha.
            if image.platform == "ios" { #expect(png[25] == 2) }
        }
    }

    @Test func `the app's accent colour is that of its views`() throws {
        let path = "Assets.xcassets/AccentColor.colorset/Contents.json"
        #expect(try Repository.text("Apple/\(path)") == Repository.text("Sources/SwapiUI/\(path)"))
    }

    @Test func `the sandbox lets the app ask a server, and nothing else`() throws {
        let entitlements = try Repository.propertyList("Apple/SwapiDemo.entitlements")
        #expect(
            Set(entitlements.keys) == ["com.apple.security.app-sandbox", "com.apple.security.network.client"])
    }

    @Test func `the privacy manifest names the APIs that need a reason, and no tracking`() throws {
        let manifest = try Repository.propertyList("Apple/PrivacyInfo.xcprivacy")
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        let named = (manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? [])
            .compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
        let files = try ["Sources/SwapiDemo", "Sources/SwapiUI", "Sources/SwapiKit"].flatMap(Repository.swiftFiles)
        let sources = try files.map(Repository.text).joined(separator: "\n")
        // From Apple's list of required reason APIs, those that Swift code of this kind may come to use.
        let categories: [(name: String, uses: Regex<Substring>)] = [
            ("UserDefaults", /UserDefaults|@AppStorage|@SceneStorage/),
            (
                "FileTimestamp",
                /attributesOfItem|\.(?:creation|modification)Date\b|content(?:Modification|Access)Date|creationDateKey|\bstat\(/
            ),
            ("SystemBootTime", /systemUptime|mach_absolute_time/),
            ("DiskSpace", /volumeAvailableCapacity|volumeTotalCapacity|systemFreeSize|systemSize\b|\bstatv?fs\(/),
            ("ActiveKeyboards", /activeInputModes/),
        ]
        let used = categories.filter { sources.contains($0.uses) }.map { "NSPrivacyAccessedAPICategory\($0.name)" }
        #expect(Set(named) == Set(used))
    }
}

import Foundation

/// An Xcode project file: objects that name each other by their ids.
struct XcodeProject {
    typealias Object = [String: Any]

    static let folder = "SwapiDemo.xcodeproj"
    static let path = "\(folder)/project.pbxproj"

    let text: String
    let root: String
    let version: String
    let objects: [String: Object]

    init() throws {
        text = try Repository.text(Self.path)
        // The format is that of old property lists, which Foundation reads on all systems.
        let list = try Repository.propertyList(Self.path)
        root = list["rootObject"] as? String ?? ""
        version = list["objectVersion"] as? String ?? ""
        objects = list["objects"] as? [String: Object] ?? [:]
    }

    func objects(_ kind: String) -> [Object] {
        objects.values.filter { $0["isa"] as? String == kind }
    }

    /// The ids of the objects as they stand in the text, where a duplicate is still to be seen.
    var definitions: [String] {
        text.matches(of: /(?m)^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/).map { String($0.1) }
    }

    /// All ids that objects name in their values or, as the project's target attributes do, in keys.
    var references: Set<String> {
        var found: Set<String> = [root]
        func collect(_ value: Any) {
            switch value {
            case let text as String: if text.wholeMatch(of: /[0-9A-F]{24}/) != nil { found.insert(text) }
            case let list as [Any]: list.forEach(collect)
            case let fields as [String: Any]:
                fields.forEach {
                    collect($0.key); collect($0.value)
                }
            default: break
            }
        }
        objects.values.forEach { $0.values.forEach(collect) }
        return found
    }

    /// The values that the build configurations give to a setting.
    func setting(_ name: String) -> Set<String> {
        Set(objects("XCBuildConfiguration").compactMap { ($0["buildSettings"] as? Object)?[name] as? String })
    }
}

/// Where a view type keeps its dynamic properties, found once by reflection.
@MainActor final class PropertyPlan {
    private struct Property {
        let offset: Int
        let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, any InstallationTarget) -> Void
        /// Whether what it reads differs between two environments; nil where it reads none.
        let readsChange: ((UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool)?
    }

    private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

    private let properties: [Property]

    static func plan(for type: Any.Type) -> PropertyPlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        let plan = PropertyPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        var found: [Property] = []
        Self.visit(type, at: 0) { fieldType, offset in
            found.append(Self.property(fieldType, at: offset))
        } custom: { customType, offset in
            found.append(Self.customUpdate(customType, at: offset))
        }
        properties = found
    }

    /// Whether a property of the value reads something that differs between the environments.
    func readsChange<T>(of value: T, from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        guard properties.contains(where: { $0.readsChange != nil }) else { return false }
        return withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return false }
            return properties.contains { $0.readsChange?(base + $0.offset, old, new) ?? false }
        }
    }

    /// Fills in every property of the value. `storages` keeps what lasts, one place for each property.
    func install<T>(into value: inout T, storages: inout [AnyObject], node: any InstallationTarget) {
        guard !properties.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, property) in properties.enumerated() {
                var storage: AnyObject? = index < storages.count ? storages[index] : nil
                property.install(base + property.offset, &storage, node)
                if index == storages.count { storages.append(storage ?? NoStorage.shared) }
            }
        }
    }

    private static func visit(
        _ type: Any.Type, at base: Int, found: (any InstallableProperty.Type, Int) -> Void,
        custom: (any DynamicProperty.Type, Int) -> Void
    ) {
        for field in Field.list(of: type) ?? [] {
            if let property = field.type as? any InstallableProperty.Type {
                found(property, base + field.offset)
            } else if let nested = field.type as? any DynamicProperty.Type {
                // A property that app code composed: first its parts, then its own update.
                visit(nested, at: base + field.offset, found: found, custom: custom)
                custom(nested, base + field.offset)
            }
        }
    }

    private static func property<P: InstallableProperty>(_: P.Type, at offset: Int) -> Property {
        let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, any InstallationTarget) -> Void = {
            $0.assumingMemoryBound(to: P.self).pointee.install(storage: &$1, in: $2)
        }
        guard let reader = P.self as? any EnvironmentReader.Type else {
            return Property(offset: offset, install: install, readsChange: nil)
        }
        return Property(offset: offset, install: install, readsChange: reader.readsChange)
    }

    private static func customUpdate<P: DynamicProperty>(_: P.Type, at offset: Int) -> Property {
        Property(
            offset: offset, install: { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() },
            readsChange: nil)
    }
}

/// What a dynamic property is installed in: the node whose body reads it.
@MainActor protocol InstallationTarget: AnyObject {
    var environment: EnvironmentValues { get }
    var graph: ViewGraph { get }
    /// Has the body evaluated again in this turn.
    func invalidate()
}

/// A dynamic property that reads the environment.
protocol EnvironmentReader: DynamicProperty {
    func readsChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

extension EnvironmentReader {
    fileprivate static func readsChange(
        _ pointer: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool {
        pointer.assumingMemoryBound(to: Self.self).pointee.readsChange(from: old, to: new)
    }
}

/// A dynamic property that the graph itself knows.
protocol InstallableProperty: DynamicProperty, SelfComparing {
    /// Connects this copy of the property with what lasts. `storage` is nil for the node's first evaluation.
    @MainActor mutating func install(storage: inout AnyObject?, in node: any InstallationTarget)
}

private final class NoStorage: Sendable {
    static let shared = NoStorage()
}

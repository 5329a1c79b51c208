/// Where a view type keeps its dynamic properties, found once by reflection.
@MainActor final class PropertyPlan {
    private struct Property {
        let offset: Int
        let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, any InstallationTarget) -> Void
    }

    private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

    private let properties: [Property]
    let readsEnvironment: Bool

    static func plan(for type: Any.Type) -> PropertyPlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        let plan = PropertyPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        var found: [Property] = []
        var reads = false
        Self.visit(type, at: 0) { fieldType, offset in
            reads = reads || fieldType.readsEnvironment
            found.append(Self.property(fieldType, at: offset))
        } custom: { customType, offset in
            found.append(Self.customUpdate(customType, at: offset))
        }
        properties = found
        readsEnvironment = reads
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
        Property(offset: offset) { pointer, storage, node in
            pointer.assumingMemoryBound(to: P.self).pointee.install(storage: &storage, in: node)
        }
    }

    private static func customUpdate<P: DynamicProperty>(_: P.Type, at offset: Int) -> Property {
        Property(offset: offset) { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
    }
}

/// What a dynamic property is installed in: a node that can be evaluated again.
@MainActor protocol InstallationTarget: DependentNode {
    var environment: EnvironmentValues { get }
}

extension EvaluatingNode: InstallationTarget {}

/// A dynamic property that the graph itself knows.
protocol InstallableProperty: DynamicProperty, SelfComparing {
    static var readsEnvironment: Bool { get }

    /// Connects this copy of the property with what lasts. `storage` is nil for the node's first evaluation.
    @MainActor mutating func install(storage: inout AnyObject?, in node: any InstallationTarget)
}

extension InstallableProperty {
    static var readsEnvironment: Bool { false }
}

private final class NoStorage: Sendable {
    static let shared = NoStorage()
}

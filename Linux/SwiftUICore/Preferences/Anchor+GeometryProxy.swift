import Foundation

extension GeometryProxy {
    /// The anchor's value in the coordinates of the container; the reader is evaluated again when it changes.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let request = AnchorRequest(anchor: anchor, box: box)
        return MainActor.assumeIsolated { AnchorValue(value: request.value) }.value
    }
}

private struct AnchorRequest<T>: @unchecked Sendable {
    let anchor: Anchor<T>
    let box: Box?

    @MainActor var value: T {
        let origin = anchor.origin.node.flatMap { $0.isMounted ? $0.firstBox : nil }
        if let origin { (box as? any MovementFollower)?.followMovement(of: origin) }
        return anchor.source.resolve(space(of: origin))
    }

    @MainActor private func space(of origin: Box?) -> AnchorSpace {
        guard let origin, let box else { return AnchorSpace(size: origin?.size ?? .zero, offset: .zero) }
        let from = origin.convert(CGRect(origin: .zero, size: .zero), to: .global)
        let to = box.convert(CGRect(origin: .zero, size: .zero), to: .global)
        return AnchorSpace(
            size: origin.size, offset: CGSize(width: from.minX - to.minX, height: from.minY - to.minY))
    }
}

private struct AnchorValue<T>: @unchecked Sendable {
    let value: T
}

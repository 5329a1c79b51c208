import Foundation
import SwiftUICore

extension [DisplayItem] {
    /// Whether both are the same array in memory; what the core did not touch is found equal at once.
    func isIdentical(to other: [DisplayItem]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }

    /// Whether a canvas draws both alike, apart from what its elements draw themselves.
    func drawsLike(_ other: [DisplayItem]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.drawsLike($1) }
    }

    /// The elements in tree order, also those within clips and other groups; not the elements of elements.
    var elements: [DisplayElement] {
        var result: [DisplayElement] = []
        collect(into: &result)
        return result
    }

    private func collect(into result: inout [DisplayElement]) {
        for item in self {
            switch item {
            case .element(let element): result.append(element)
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .transform(_, let items),
                .effect(_, let items), .mask(_, let items):
                items.collect(into: &result)
            case .fill, .stroke, .text, .image, .imagePart, .material: break
            }
        }
    }

    /// What turns or stretches elements among the items, by their id.
    var transforms: [ElementID: ProjectionTransform] {
        var result: [ElementID: ProjectionTransform] = [:]
        collectTransforms(ProjectionTransform(), into: &result)
        return result
    }

    private func collectTransforms(_ outer: ProjectionTransform, into result: inout [ElementID: ProjectionTransform]) {
        for item in self {
            switch item {
            case .element(let element): if !outer.isIdentity { result[element.id] = outer }
            case .transform(let own, let items): items.collectTransforms(own.concatenating(outer), into: &result)
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .effect(_, let items),
                .mask(_, let items):
                items.collectTransforms(outer, into: &result)
            case .fill, .stroke, .text, .image, .imagePart, .material: break
            }
        }
    }

    /// Calls `body` with each picture that has to be decoded, and the size in which it is shown.
    func forEachPicture(_ body: (ImageSource, CGSize) -> Void) {
        for item in self {
            switch item {
            case .image(.symbol, _, _), .imagePart(.symbol, _, _): break
            case .image(let source, let rect, _): body(source, rect.size)
            case .imagePart(let source, let part, _): body(source, part.fullSize)
            case .text(let text, _):
                for case let attachment? in text.runs.map(\.attachment) {
                    if case .symbol = attachment.source { continue }
                    body(attachment.source, attachment.size)
                }
            case .clip(_, let items), .opacity(_, let items), .shadow(_, let items), .transform(_, let items),
                .effect(_, let items):
                items.forEachPicture(body)
            case .mask(let mask, let items):
                mask.forEachPicture(body)
                items.forEachPicture(body)
            case .fill, .stroke, .material, .element: break
            }
        }
    }
}

extension DisplayItem {
    fileprivate func drawsLike(_ other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.element(let a), .element(let b)):
            a.id == b.id && a.frame == b.frame
        case (.clip(let shape, let a), .clip(let otherShape, let b)):
            shape == otherShape && a.drawsLike(b)
        case (.opacity(let opacity, let a), .opacity(let otherOpacity, let b)):
            opacity == otherOpacity && a.drawsLike(b)
        case (.transform(let transform, let a), .transform(let otherTransform, let b)):
            transform == otherTransform && a.drawsLike(b)
        case (.mask(let mask, let a), .mask(let otherMask, let b)):
            mask == otherMask && a.drawsLike(b)
        default:
            // A shadow takes the outline of the elements in it, so these count as well.
            self == other
        }
    }
}

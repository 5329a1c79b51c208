import Foundation
import GtkRenderer
import InMemoryRenderer
import RandomViews
import SwiftUICore

/// One window, and what is shown in it.
final class FrameComparison {
    private let renderer: GtkRenderer
    private let source = RandomSource(.empty)
    private let graph: ViewGraph
    private(set) var treeCount = 0
    private(set) var elementCount = 0

    init() throws {
        renderer = try GtkRenderer()
        graph = ViewGraph(RandomRoot(source), renderer: renderer, settings: renderer.settings)
        renderer.present(host: graph, defaultSize: CGSize(width: 400, height: 420))
        renderer.paint()
    }

    /// Shows a random tree and what becomes of it; says what differs, in the smallest tree that differs.
    func failure(seed: UInt64) -> String? {
        var numbers = RandomNumbers(seed: seed)
        if seed.isMultiple(of: 10) {
            let isRightToLeft = seed.isMultiple(of: 20)
            renderer.setRightToLeft(isRightToLeft)
            if renderer.settings.isRightToLeft != isRightToLeft { return "the desktop's direction is not known" }
            renderer.resizeWindow(to: CGSize(width: 380 + Int(seed % 7) * 20, height: 420))
        }
        var trees: [RandomTree] = [.random(depth: 4, using: &numbers)]
        for _ in 0..<2 { trees.append(trees[trees.count - 1].changed(depth: 4, using: &numbers)) }
        for index in trees.indices {
            guard var difference = difference(showing: trees[index]) else { continue }
            // A lazy container keeps what it has learnt of rows that are out of sight; those in memory are always new.
            if trees[index].learnsLengths {
                _ = self.difference(showing: .empty)
                if self.difference(showing: trees[index]) == nil { continue }
            }
            // Smaller, if it differs without what was shown before.
            var tree = trees[index]
            while let (smaller, new) = smallerFailure(than: tree) { (tree, difference) = (smaller, new) }
            return "seed \(seed), tree \(index): \(tree)\n\(difference)"
        }
        return nil
    }

    /// GTK looks through all of its icons anew for another folder: it gets ours when one of them is to be drawn.
    func iconFailure() -> String? {
        func areFound() -> Bool { renderer.iconFolders.contains { $0.hasSuffix("GtkRenderer.resources/icons") } }
        source.symbol = "star"
        renderer.paint()
        if areFound() { return "our folder is there for one of Adwaita's" }
        source.symbol = "film"
        renderer.paint()
        source.symbol = nil
        return areFound() ? nil : "our folder is not there for one of ours"
    }

    /// GDK paints directly after an event: what that changed is in this frame, and not in the one after it.
    func eventFailure() -> String? {
        renderer.paint()
        let tree = RandomTree(kind: .text, key: 0, number: 1, ids: [], children: [])
        renderer.paint(afterEvent: { [source] in source.tree = tree })
        let texts = renderer.widgetFrames.filter { if case .text = $0.element.kind { true } else { false } }
        return texts.count == 1 && texts[0].frame.width > 0 ? nil : "what an event changed is not in its frame"
    }

    private func smallerFailure(than tree: RandomTree) -> (RandomTree, String)? {
        for smaller in tree.smaller {
            _ = difference(showing: .empty)
            if let difference = difference(showing: smaller) { return (smaller, difference) }
        }
        return nil
    }

    private func difference(showing tree: RandomTree) -> String? {
        source.tree = tree
        treeCount += 1
        var found: String?
        // A size or an offset that GTK tells comes a frame later.
        for _ in 0..<6 {
            renderer.paint()
            found = difference()
            if found == nil { return nil }
        }
        return found
    }

    private func difference() -> String? {
        let shown = renderer.widgetFrames
        guard let size = shown.first?.frame.size else { return "the window shows nothing" }
        let window = InMemoryWindow(
            RandomRoot(source), size: size, showsBars: true, settings: renderer.settings, measures: renderer)
        let expected = window.elements
        elementCount += expected.count
        for (widget, element) in zip(shown, expected) {
            guard widget.frame.isNear(element.frame), widget.element.accessibility == element.element.accessibility
            else {
                return """
                    \(widget.element.accessibility.label): \(widget.frame) in GTK's window, in memory \
                    \(element.frame) among
                    \(window.tree)
                    """
            }
        }
        return shown.count == expected.count ? nil : "\(shown.count) widgets for \(expected.count) elements"
    }
}

extension RandomTree {
    fileprivate static let empty = RandomTree(kind: .row, key: 0, number: 0, ids: [], children: [])
}

extension CGRect {
    /// GTK places on whole points.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
            && abs(maxY - other.maxY) <= 1
    }
}

import Foundation
import InMemoryRenderer
import RandomViews
import SwiftUI

@testable import SwiftUICore

extension RandomRun {
    /// What differs between a window and one that was made anew, or nil.
    ///
    /// A lazy container takes rows that it has never seen for as long as those that it has seen, and keeps what it has
    /// learnt of a row when that is out of sight. How long all its content is may therefore be another length than anew,
    /// where rows are of several lengths: not once both have seen everything.
    static func difference(of window: InMemoryWindow, to fresh: InMemoryWindow, showing tree: RandomTree) -> String? {
        guard window.graph.isAtRest else { return "something is left to do" }
        if window.picture == fresh.picture { return nil }
        let message = "there is\n\(window.tree)\nand anew\n\(fresh.tree)"
        guard tree.learnsLengths, window.tree == fresh.tree else { return message }
        for window in [window, fresh] { window.seeEverything() }
        guard window.picture == fresh.picture else {
            return "\(message)\nand when all was seen\n\(window.tree)\nand anew\n\(fresh.tree)"
        }
        return nil
    }

    /// What is wrong with the layout of the first tree, or nil.
    func layoutFailure() -> String? {
        let source = RandomSource(tree)
        let window = InMemoryWindow(RandomRoot(source), size: Self.size)
        let before = window.picture
        window.graph.drawAnew()
        guard window.picture == before else { return "laid out again there is\n\(window.tree)" }
        for size in [CGSize(width: 133, height: 77), CGSize(width: 0, height: 1), CGSize(width: 9_999, height: 3_000)] {
            window.resize(to: size)
            let items = window.renderer.root.map { [DisplayItem.element($0)] } ?? []
            if let wrong = items.rectangles.first(where: { !$0.isSound }) {
                return "in \(size.width) × \(size.height) there is \(wrong) in\n\(window.tree)"
            }
        }
        window.resize(to: Self.size)
        let fresh = InMemoryWindow(RandomRoot(source), size: Self.size)
        return Self.difference(of: window, to: fresh, showing: tree).map { "back in its size \($0)" }
    }
}

extension InMemoryWindow {
    /// Everything that is shown, and what is kept ready around it.
    fileprivate var picture: DisplayElement? { renderer.root?.anonymous }

    /// Shows each part of the content once: in a larger window, and where that isn't enough by scrolling.
    fileprivate func seeEverything() {
        guard let size = renderer.root?.frame.size else { return }
        for length in [CGSize(width: size.width, height: 2_000), CGSize(width: 2_000, height: size.height), size] {
            resize(to: length)
        }
        for index in scrollAreas.indices where scrollAreas.indices.contains(index) { scrollThrough(index) }
    }

    private func scrollThrough(_ index: Int) {
        // From right to left an area begins at its end.
        let isAtEnd = scrollAreas[index].scrollArea.map { $0.offset.x > 0 } ?? false
        var offset = CGPoint.zero
        while scrollAreas.indices.contains(index), let area = scrollAreas[index].scrollArea {
            let size = scrollAreas[index].frame.size
            guard offset.x < area.contentSize.width, offset.y < area.contentSize.height else { break }
            try? scroll(to: offset, in: index)
            if area.horizontal { offset.x += max(size.width, 10) }
            if area.vertical { offset.y += max(size.height, 10) }
        }
        try? scroll(to: CGPoint(x: isAtEnd ? CGFloat.infinity : 0, y: 0), in: index)
    }
}

extension CGRect {
    /// A shape without an outline has no place.
    fileprivate var isSound: Bool {
        isNull || [minX, minY, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}

import Foundation
import InMemoryRenderer
import RandomViews
import SwiftUI

@testable import SwiftUICore

/// A tree in a window, and what happens to it then.
struct RandomRun: CustomStringConvertible {
    enum Step {
        case show(RandomTree)
        case resize(CGSize)
        /// Presses one of the views that write their state then.
        case press(Int)
        case settings(DesktopSettings)
    }

    static let size = CGSize(width: 400, height: 300)

    var tree: RandomTree
    var steps: [Step] = []

    init(_ tree: RandomTree) {
        self.tree = tree
    }

    static func random(seed: UInt64, depth: Int, steps count: Int) -> RandomRun {
        var numbers = RandomNumbers(seed: seed)
        var run = RandomRun(.random(depth: depth, using: &numbers))
        var tree = run.tree
        for _ in 0..<count {
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0:
                let width = Int.random(in: 0...500, using: &numbers), height = Int.random(in: 1...400, using: &numbers)
                run.steps.append(.resize(CGSize(width: width, height: height)))
            case 1: run.steps.append(.press(.random(in: 0..<9, using: &numbers)))
            case 2:
                run.steps.append(
                    .settings(
                        DesktopSettings(
                            isDark: .random(using: &numbers),
                            textScale: [1, 1.5, 2].randomElement(using: &numbers)!,
                            displayScale: [1, 2].randomElement(using: &numbers)!,
                            isRightToLeft: .random(using: &numbers))))
            default:
                tree = tree.changed(depth: depth, using: &numbers)
                run.steps.append(.show(tree))
            }
        }
        return run
    }

    /// What is wrong after one of the steps, or nil.
    func failure() -> String? {
        let source = RandomSource(tree)
        let window = InMemoryWindow(RandomRoot(source), size: Self.size)
        var size = Self.size
        var settings = DesktopSettings()
        for (index, step) in steps.enumerated() {
            switch step {
            case .show(let tree): source.tree = tree
            case .resize(let new):
                size = new
                window.resize(to: new)
            case .press(let number):
                let names = window.buttons.filter { $0.hasPrefix("remembering") }
                if !names.isEmpty { try? window.press(names[number % names.count]) }
            case .settings(let new):
                settings = new
                window.graph.settingsChanged(new)
            }
            window.settle()
            let fresh = InMemoryWindow(RandomRoot(source), size: size, settings: settings)
            if let failure = Self.difference(of: window, to: fresh, showing: source.tree) {
                return "after step \(index) \(failure)"
            }
        }
        return nil
    }

    /// The least run that still fails, found by leaving things out.
    func smallest(_ failure: (RandomRun) -> String?) -> RandomRun {
        var smallest = self
        while let less = smallest.smaller.first(where: { failure($0) != nil }) { smallest = less }
        return smallest
    }

    private var smaller: [RandomRun] {
        var found: [RandomRun] = []
        for index in steps.indices.reversed() {
            found.append(self)
            found[found.endIndex - 1].steps.remove(at: index)
        }
        for index in steps.indices {
            guard case .show(let tree) = steps[index] else { continue }
            // Where the trees before it have the same part, that goes from them as well.
            for (place, less) in tree.smaller.enumerated() {
                var new = self
                new.steps[index] = .show(less)
                found.append(new)
                if self.tree.smaller.indices.contains(place) {
                    new.tree = self.tree.smaller[place]
                    found.append(new)
                }
            }
        }
        for less in tree.smaller {
            found.append(self)
            found[found.endIndex - 1].tree = less
        }
        return found
    }

    var description: String {
        let steps = steps.map { step in
            switch step {
            case .show(let tree): "then \(tree)"
            case .resize(let size): "then \(size.width) × \(size.height)"
            case .press(let number): "then press \(number)"
            case .settings(let settings): "then \(settings)"
            }
        }
        return ([tree.description] + steps).joined(separator: "\n")
    }
}

extension DisplayElement {
    /// The same without ids, which tell what was made when.
    var anonymous: DisplayElement {
        var new = self
        new.id = ElementID(rawValue: 0)
        new.content = content.anonymous
        if case .headerBar(var bar) = kind {
            bar.leading = bar.leading.map(\.anonymous)
            bar.trailing = bar.trailing.map(\.anonymous)
            new.kind = .headerBar(bar)
        }
        return new
    }
}

extension [DisplayItem] {
    fileprivate var anonymous: [DisplayItem] {
        map { item in
            switch item {
            case .element(let element): .element(element.anonymous)
            case .clip(let shape, let items): .clip(shape, items.anonymous)
            case .opacity(let opacity, let items): .opacity(opacity, items.anonymous)
            case .shadow(let shadow, let items): .shadow(shadow, items.anonymous)
            case .transform(let transform, let items): .transform(transform, items.anonymous)
            case .effect(let effect, let items): .effect(effect, items.anonymous)
            case .mask(let mask, let items): .mask(mask.anonymous, items.anonymous)
            case .fill, .stroke, .text, .image, .imagePart, .material: item
            }
        }
    }

    /// Of everything in it, groups included.
    var rectangles: [CGRect] {
        flatMap { item -> [CGRect] in
            switch item {
            case .element(let element): [element.frame] + element.content.rectangles
            case .clip(let shape, let items): [shape.bounds] + items.rectangles
            case .opacity(_, let items), .shadow(_, let items), .transform(_, let items), .effect(_, let items):
                items.rectangles
            case .mask(let mask, let items): mask.rectangles + items.rectangles
            case .fill(let shape, _), .stroke(let shape, _, _), .material(let shape, _, _): [shape.bounds]
            case .text(_, let rect), .image(_, let rect, _), .imagePart(_, _, let rect): [rect]
            }
        }
    }
}

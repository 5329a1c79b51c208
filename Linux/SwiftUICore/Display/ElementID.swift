/// Names one native element for as long as it lives, whatever its place in the display tree.
package struct ElementID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Where the elements of a loop are that were elsewhere when its data was another.
struct ElementMoves {
    /// How many at the beginning are where they were.
    let unmoved: Int
    private let find: (Int) -> Int?

    /// - Parameter find: the position of an element by that before; nil for what is gone, or not known.
    init(unmoved: Int, find: @escaping (Int) -> Int?) {
        self.unmoved = unmoved
        self.find = find
    }

    func position(of old: Int) -> Int? { old < unmoved ? old : find(old) }

    /// These moves and later ones as one.
    func followed(by next: ElementMoves) -> ElementMoves {
        ElementMoves(unmoved: min(unmoved, next.unmoved)) { position(of: $0).flatMap(next.position) }
    }
}

// Of which records there are pictures.

import SwapiKit

/// The uids of the records in the catalogue. Catalogues can't be asked on all systems without UIKit or AppKit, so the
/// names stand here; a test compares them with the catalogue.
nonisolated enum PictureNames {
    static let all: [Kind: Set<String>] = [
        .people: names(Array(1...16), Array(18...83)),
        .films: names(Array(1...6)),
        .planets: names(Array(1...60)),
        .species: names(Array(1...37)),
        .starships: names(
            [2, 3, 5], Array(9...13), [15, 17], Array(21...23), Array(27...29), [31, 32], Array(39...41),
            [43, 47, 48, 49, 52, 58, 59, 61], Array(63...66), [68, 74, 75]),
        .vehicles: names(
            [4], Array(6...8), [14, 16], Array(18...20), Array(24...26), [30], Array(33...38), [42], Array(44...46),
            [50, 51], Array(53...57), [60, 62, 67], Array(69...73), [76]),
    ]

    private static func names(_ uids: [Int]...) -> Set<String> { Set(uids.joined().map(String.init)) }
}

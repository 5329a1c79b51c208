import CGtk
import Foundation

extension Int32 {
    /// As near as GTK can come to a length, which may be no number or without end; room is left for adding two.
    init(near length: CGFloat) {
        self = length.isNaN ? 0 : Int32(Swift.min(Swift.max(length, -1e9), 1e9))
    }
}

extension CGFloat {
    var pangoUnits: Int32 { Int32(near: self * CGFloat(PANGO_SCALE)) }
}

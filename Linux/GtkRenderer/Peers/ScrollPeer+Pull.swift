import CGtk
import Foundation
import SwiftUICore

/// Pulling past the top refreshes: by touch, or by turning the wheel on.
extension ScrollPeer {
    func addPull() {
        Signal.edge(widget.opaque, "edge-overshot") { [weak self] edge in
            guard let self else { return }
            if edge == GTK_POS_TOP { pulled() }
        }
    }

    func pullByWheel(_ delta: Double) {
        if pull.turned(by: delta, isAtTop: offset.y <= 0, time: g_get_monotonic_time()) { pulled() }
    }

    private func pulled() {
        guard area?.canRefresh == true, pull.mayFire(at: g_get_monotonic_time()) else { return }
        send(.refreshPulled)
    }
}

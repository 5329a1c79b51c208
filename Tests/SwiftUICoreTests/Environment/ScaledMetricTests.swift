import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct ScaledMetricTests {
    private struct Sample: View {
        @ScaledMetric(relativeTo: .caption) private var width: CGFloat = 40
        @ScaledMetric private var height = 10.0

        var body: some View {
            Text("\(width) × \(height)")
        }
    }

    @Test func `a metric grows with the text, as soon as the desktop's text does`() {
        let window = InMemoryWindow(Sample())
        #expect(window.texts == ["40.000000 × 10.000000"])
        window.graph.settingsChanged(DesktopSettings(textScale: 2))
        window.settle()
        #expect(window.texts == ["80.000000 × 20.000000"])
    }
}

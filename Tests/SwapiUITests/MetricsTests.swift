import Foundation
import SwiftUICore
import Testing

@testable import SwapiUI

@Suite struct MetricsTests {
    @Test(arguments: [320, 599, 600, 1_200])
    func `the margin of the app's pages is that of the titles above them`(width: CGFloat) {
        #expect(Metrics.pageMargin(width: width) == PageMetrics.margin(width: width))
    }
}

// What `import SwiftUI` brings along, as it does on Apple systems.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftUICore

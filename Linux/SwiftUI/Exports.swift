public import Combine
// What `import SwiftUI` brings along, as it does on Apple systems.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftUICore

// Of Combine only these two names come with SwiftUI (there, through Foundation); the rest, and the members of these,
// need `import Combine`.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

/// How the parts of a chain describe themselves: by the operator's name, and with nothing of what is inside.
@usableFromInline
protocol OperatorDescription: CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{}

extension OperatorDescription {
    @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    @usableFromInline var playgroundDescription: Any { description }
}

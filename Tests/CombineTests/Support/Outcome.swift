import Combine

/// What a publisher publishes that can fail with anything, in a form that can be compared.
func outcome<Value>(_ publisher: Result<Value, any Error>.Publisher) -> Result<Value, TestError> {
    publisher.result.mapError { $0 as? TestError ?? TestError(code: -1) }
}

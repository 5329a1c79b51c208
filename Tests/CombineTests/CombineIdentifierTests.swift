import Combine
import Testing

@Suite struct CombineIdentifierTests {
    @Test func `new identifiers differ, those of one object are equal`() {
        #expect(CombineIdentifier() != CombineIdentifier())
        let object = TestObject()
        #expect(CombineIdentifier(object) == CombineIdentifier(object))
        #expect(CombineIdentifier(object) != CombineIdentifier(TestObject()))
        #expect(CombineIdentifier().description.hasPrefix("0x"))
    }

    @Test func `a class that converts to an identifier has its object's`() {
        let subscription = TrackingSubscription()
        #expect(subscription.combineIdentifier == CombineIdentifier(subscription))
        #expect(Subscriptions.empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
    }
}

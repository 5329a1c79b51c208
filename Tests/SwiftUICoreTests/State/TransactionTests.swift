import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct TransactionTests {
    @Test func `a change's transaction reaches the views that are evaluated because of it`() throws {
        struct Sample: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                VStack {
                    Text("\(count)").transaction { log.add($0.reason) }
                    Button("Plain") { count += 1 }
                    Button("Told") { withTransaction(\.reason, "button") { count += 1 } }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == ["none"])
        try window.press("Told")
        #expect(log.take() == ["button"])
        try window.press("Plain")
        #expect(log.take() == ["none"])
    }

    @Test func `modifiers change the transaction from the outside in, for a view that is evaluated by itself as well`()
        throws
    {
        struct Inner: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                Button("count \(count)") { withTransaction(\.reason, "button") { count += 1 } }
                    .transaction { log.add("inner \($0.reason)") }
            }
        }
        let log = Log()
        let window = InMemoryWindow(
            Inner(log: log)
                .transaction { $0.reason += " b" }
                .transaction { $0.reason += " a" })
        #expect(log.take() == ["inner none a b"])
        try window.press("count 0")
        #expect(log.take() == ["inner button a b"])
    }

    @Test func `with a value the transaction is changed only when that is another one`() throws {
        struct Sample: View {
            @State private var value = 0
            @State private var other = 0
            let log: Log
            var body: some View {
                VStack {
                    Text("\(value) \(other)").transaction { log.add($0.reason) }
                        .transaction(value: value) { $0.reason = "value" }
                    Button("Value") { value += 1 }
                    Button("Other") { other += 1 }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        try window.press("Other")
        try window.press("Value")
        #expect(log.take() == ["none", "none", "value"])
    }

    @Test func `transactions nest, and end with their closure`() {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) {
            withTransaction(\.isContinuous, true) {
                #expect(Transaction.current?.disablesAnimations == true)
                #expect(Transaction.current?.isContinuous == true)
            }
            #expect(Transaction.current?.isContinuous == false)
        }
        #expect(Transaction.current == nil)
    }
}

extension Transaction {
    @Entry fileprivate var reason = "none"
}

import Dispatch
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// No field kind may crash, and nothing different may count as the same.
@Suite nonisolated struct ComparisonTests {
    private final class Object: Equatable {
        let value: Int
        init(_ value: Int) { self.value = value }
        // Never asked: two objects of one value are two objects.
        static func == (lhs: Object, rhs: Object) -> Bool { true }
    }

    private protocol Shape {}
    private protocol Delegate: AnyObject {}
    private struct Square: Shape { let side: Int }
    private struct Circle: Shape { let radius: Int }
    private final class Owner: Delegate {}
    private struct Failure: Error, Equatable { let code: Int }
    private enum Payload {
        case none
        case number(Int)
        case text(String)
    }
    private enum Plain { case a, b }

    private func same<T>(_ lhs: T, _ rhs: T) -> Bool { Comparison.isSame(lhs, rhs) }

    @Test func `equatable values are compared by their own rule`() {
        #expect(same(1, 1) && !same(1, 2))
        #expect(same("a long string that is not stored inline", "a long string that is not stored inline"))
        #expect(same([1, 2], [1, 2]) && !same([1, 2], [1, 3]))
        #expect(same(["a": 1], ["a": 1]) && !same(["a": 1], ["a": 2]))
        #expect(!same(Double.nan, Double.nan))
        #expect(same(0.0, -0.0))
    }

    @Test func `objects are compared by identity, in fields and optionals too`() {
        struct Holder { let object: Object; let optional: Object? }
        let (a, b) = (Object(1), Object(1))
        #expect(same(a, a) && !same(a, b))
        #expect(same(Holder(object: a, optional: b), Holder(object: a, optional: b)))
        #expect(!same(Holder(object: a, optional: b), Holder(object: a, optional: nil)))
        #expect(!same(Holder(object: a, optional: b), Holder(object: b, optional: b)))
    }

    /// Each mention of one is another object around it.
    @Test func `queues are compared by what they are`() {
        struct Holder { let queue: DispatchQueue; let any: Any }
        func holder(_ queue: DispatchQueue, _ any: DispatchQueue) -> Holder { Holder(queue: queue, any: any) }
        #expect(same(DispatchQueue.main, DispatchQueue.main) && same(DispatchQueue.global(), DispatchQueue.global()))
        #expect(!same(DispatchQueue.main, DispatchQueue(label: DispatchQueue.main.label)))
        #expect(!same(DispatchQueue.global(), DispatchQueue.global(qos: .background)))
        #expect(same(holder(.main, .global()), holder(.main, .global())))
        #expect(!same(holder(.main, .global()), holder(.main, .main)))
        #expect(!same(holder(.global(), .main), holder(.main, .main)))
    }

    @Test func `structures are compared field by field`() {
        struct Inner { let flag: Bool; let text: String }
        struct Outer { let number: Int8; let inner: Inner; let pair: (Int, String) }
        let outer = Outer(number: 1, inner: Inner(flag: true, text: "a"), pair: (1, "b"))
        #expect(same(outer, Outer(number: 1, inner: Inner(flag: true, text: "a"), pair: (1, "b"))))
        #expect(!same(outer, Outer(number: 2, inner: Inner(flag: true, text: "a"), pair: (1, "b"))))
        #expect(!same(outer, Outer(number: 1, inner: Inner(flag: true, text: "x"), pair: (1, "b"))))
        #expect(!same(outer, Outer(number: 1, inner: Inner(flag: true, text: "a"), pair: (1, "x"))))
    }

    @Test func `tuples are compared element by element`() {
        #expect(same((1, "a"), (1, "a")) && !same((1, "a"), (1, "b")))
        #expect(same((), ()))
        #expect(same((x: 1, y: (2, Object?.none)), (x: 1, y: (2, nil))))
    }

    @Test func `optionals are compared by what they hold`() {
        struct Plain { let text: String }
        #expect(same(Plain?.none, nil))
        #expect(same(Plain(text: "a"), Plain(text: "a")) && same(Plain?(Plain(text: "a")), Plain(text: "a")))
        #expect(!same(Plain?(Plain(text: "a")), nil) && !same(Plain?(Plain(text: "a")), Plain(text: "b")))
        #expect(same(Int??.some(nil), .some(nil)) && !same(Int??.some(nil), nil))
    }

    @Test func `enumerations of no author's rule are the same only when that is certain`() {
        #expect(same(Plain.a, .a) && !same(Plain.a, .b))
        #expect(!same(Payload.number(1), .number(2)))
        #expect(!same(Payload.text("a"), .text("b")))
        #expect(!same(Payload.none, .text("b")))
    }

    @Test func `boxes of a protocol are compared by what is in them`() {
        struct Holder { let shape: any Shape; let anything: Any; let hashable: AnyHashable }
        func holder(_ shape: any Shape, _ anything: Any, _ hashable: AnyHashable) -> Holder {
            Holder(shape: shape, anything: anything, hashable: hashable)
        }
        #expect(same(holder(Square(side: 1), "a", 1), holder(Square(side: 1), "a", 1)))
        #expect(!same(holder(Square(side: 1), "a", 1), holder(Square(side: 2), "a", 1)))
        #expect(!same(holder(Square(side: 1), "a", 1), holder(Circle(radius: 1), "a", 1)))
        #expect(!same(holder(Square(side: 1), "a", 1), holder(Square(side: 1), 1, 1)))
        #expect(!same(holder(Square(side: 1), "a", 1), holder(Square(side: 1), "a", 2)))
        let object = Object(1)
        #expect(same(holder(Square(side: 1), object, 1), holder(Square(side: 1), object, 1)))
        #expect(!same(holder(Square(side: 1), object, 1), holder(Square(side: 1), Object(1), 1)))
    }

    @Test func `any value in a box of anything ends`() {
        let values: [Any] = [
            1, "a", Object(1), Square(side: 1), Payload.text("a"), Int?.none as Any, [1, "a"] as [Any], (1, "b"),
            Int.self,
            { 1 } as () -> Int, Failure(code: 1), ["a": Object(1)], Any?.some(1) as Any,
        ]
        for value in values { _ = same(value, value) }
        #expect(!same(values[0], values[1]))
    }

    @Test func `errors in boxes may be anything`() {
        struct Holder { let error: any Error; let optional: (any Error)? }
        let error: any Error = Failure(code: 1)
        #expect(same(Holder(error: error, optional: nil), Holder(error: error, optional: nil)))
        #expect(!same(Holder(error: error, optional: nil), Holder(error: error, optional: error)))
        #expect(!same(Holder(error: error, optional: nil), Holder(error: Failure(code: 2), optional: nil)))
    }

    @Test func `weak and unowned fields are compared by identity and not loaded`() {
        struct Holder {
            weak var weakObject: Owner?
            weak var weakDelegate: (any Delegate)?
            unowned let unownedObject: Owner
            unowned(unsafe) let unsafeObject: Owner
        }
        let (a, b) = (Owner(), Owner())
        func holder(_ first: Owner?, _ second: Owner) -> Holder {
            Holder(weakObject: first, weakDelegate: first, unownedObject: second, unsafeObject: second)
        }
        for _ in 0..<1000 {
            #expect(same(holder(a, b), holder(a, b)))
            #expect(!same(holder(a, b), holder(b, b)))
            #expect(!same(holder(a, b), holder(a, a)))
            #expect(!same(holder(nil, b), holder(a, b)))
        }
        var gone: Owner? = Owner()
        let held = holder(gone, b)
        gone = nil
        _ = same(held, held)
    }

    @Test func `metatypes, functions and closures are compared by their pointers`() {
        struct Holder { let type: Any.Type; let view: any View.Type; let action: () -> Int }
        let number = 3
        let action = { number }
        #expect(
            same(
                Holder(type: Int.self, view: Text.self, action: action),
                Holder(type: Int.self, view: Text.self, action: action)))
        #expect(
            !same(
                Holder(type: Int.self, view: Text.self, action: action),
                Holder(type: String.self, view: Text.self, action: action)))
        #expect(
            !same(
                Holder(type: Int.self, view: Text.self, action: action),
                Holder(type: Int.self, view: EmptyView.self, action: action)))
        let others = (1...2).map { other in { other } }
        #expect(!same(others[0], others[1]))
    }

    @Test func `generic fields, arrays of boxes and nested generics are compared`() {
        struct Box<T> { let value: T; let more: [T]; let table: [String: T] }
        func box<T>(_ value: T) -> Box<T> { Box(value: value, more: [value], table: ["a": value]) }
        #expect(same(box(1).value, box(1).value) && !same(box(1), box(2)))
        let shapes: [any Shape] = [Square(side: 1)]
        _ = same(box(shapes), box(shapes))
        #expect(!same(box(Square(side: 1)), box(Square(side: 2))))
        _ = same(box(box(Object(1))), box(box(Object(1))))
    }

    @MainActor @Test func `views are compared by what makes them differ`() {
        #expect(same(Text("a").padding(1), Text("a").padding(1)))
        #expect(!same(Text("a").padding(1), Text("a").padding(2)))
        #expect(same(AnyView(Text("a")), AnyView(Text("a"))) && !same(AnyView(Text("a")), AnyView(Text("b"))))
        #expect(!same(AnyView(Text("a")), AnyView(EmptyView())))
        #expect(same(TupleView((Text("a"), Spacer())), TupleView((Text("a"), Spacer()))))
    }
}

import Combine
import Foundation
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func `demands add up`() {
        #expect(Demand.max(1) + .max(2) == .max(3))
        #expect(Demand.max(1) + 2 == .max(3))
        var demand = Demand.none
        demand += .max(2)
        demand += 3
        #expect(demand == .max(5))
    }

    @Test func `unlimited plus or minus anything is unlimited`() {
        #expect(Demand.unlimited + .max(2) == .unlimited)
        #expect(Demand.max(2) + .unlimited == .unlimited)
        #expect(Demand.unlimited + .unlimited == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.unlimited - 3 == .unlimited)
        #expect(Demand.unlimited * 3 == .unlimited)
        #expect(Demand.unlimited + -3 == .unlimited)
    }

    @Test func `sums and products that are too large are unlimited`() {
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(.max) + .max(.max) == .unlimited)
        #expect(Demand.max(.max / 2 + 1) * 2 == .unlimited)
        #expect(Demand.max(.max) * .max == .unlimited)
        #expect((Demand.max(.max - 1) + 1).max == .max)
    }

    @Test func `differences stop at none`() {
        #expect(Demand.max(5) - .max(2) == .max(3))
        #expect(Demand.max(2) - .max(5) == .none)
        #expect(Demand.max(2) - .unlimited == .none)
        #expect(Demand.max(2) - 5 == .none)
        #expect(Demand.max(2) + -5 == .none)
        #expect(Demand.max(2) - -5 == .max(7))
        #expect(Demand.max(2) - .min == .unlimited)
        var demand = Demand.max(9)
        demand -= .max(2)
        demand -= 3
        demand *= 2
        #expect(demand == .max(8))
        #expect(demand * -1 == .none)
    }

    @Test func `unlimited is greater than every number and equal to itself only`() {
        #expect(Demand.unlimited > .max(.max))
        #expect(Demand.unlimited > Int.max)
        #expect(Int.max < Demand.unlimited)
        #expect(Demand.unlimited >= .unlimited)
        #expect(Demand.unlimited <= .unlimited)
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited != Int.max)
        #expect(Int.max != Demand.unlimited)
        #expect(!(Demand.unlimited <= Int.max))
    }

    @Test func `a demand compares with a number from either side`() {
        let two = Demand.max(2)
        #expect(two == 2 && 2 == two && two != 3 && 3 != two)
        #expect(two < 3 && 3 > two && two <= 2 && 2 >= two)
        #expect(two > 1 && 1 < two && two >= 2 && 2 <= two)
    }

    @Test func `a demand says what it is`() {
        #expect(Demand.max(3).description == "max(3)")
        #expect(Demand.none.description == "max(0)")
        #expect(Demand.unlimited.description == "unlimited")
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(3).max == 3)
    }

    @Test(arguments: [Demand.none, .max(7), .max(.max), .unlimited])
    func `a demand is the same after coding`(demand: Demand) throws {
        #expect(try JSONDecoder().decode(Demand.self, from: JSONEncoder().encode(demand)) == demand)
    }

    @Test func `a negative demand stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }
}

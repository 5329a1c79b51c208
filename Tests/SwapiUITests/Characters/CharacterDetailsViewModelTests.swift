import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

@Suite(.timeLimit(.minutes(5)))
struct CharacterDetailsViewModelTests {
    let server = StubProvider()
    let luke = People.mockData()[0]
    let stranger = People(uid: "99", name: "Rey")

    private func stranger(from planet: String, in films: [String]) -> People {
        People(
            uid: stranger.uid, name: stranger.name, homeworld: Reference(uid: planet),
            films: films.map { Reference(uid: $0) })
    }

    @Test func `the archive's details are there at once`() async throws {
        let model = CharacterDetailsViewModel(character: luke, archive: try Archive(), api: server)
        guard case .loaded(let details) = model.state else { return #expect(Bool(false), "\(model.state)") }
        #expect(details.homeworld == "Tatooine")
        #expect(
            details.films
                == ["A New Hope", "The Empire Strikes Back", "Return of the Jedi", "Revenge of the Sith"])
        #expect(
            details.facts(locale: Locale(identifier: "en_GB")).map { "\($0.name): \($0.value)" } == [
                "Height: 172 cm", "Mass: 77 kg", "Birth year: 19 BBY", "Gender: Male", "Hair: Blond", "Skin: Fair",
                "Eyes: Blue", "Homeworld: Tatooine",
            ])
        await model.getData()
        await model.retryTapped()
        #expect(await server.calls.isEmpty)
    }

    @Test func `everybody in the archive has eight facts and none is blank`() throws {
        let archive = try Archive()
        for person in archive.people {
            let facts = try #require(CharacterDetails(of: person, in: archive)).facts()
            #expect(facts.count == 8)
            #expect(facts.allSatisfy { !$0.value.isEmpty })
        }
    }

    @Test func `a homeworld that nobody knows is unknown`() throws {
        let archive = try Archive()
        let yoda = try #require(CharacterDetails(of: People.mockData()[11], in: archive))
        #expect(yoda.homeworld == nil)
        #expect(yoda.facts().last?.value == "Unknown")
    }

    @Test func `who is not in the archive is asked for, and known names come from the archive`() async throws {
        let model = CharacterDetailsViewModel(character: stranger, archive: try Archive(), api: server)
        #expect(model.state == .loading)
        async let load: Void = model.getData()
        try await server.succeed(with: stranger(from: "8", in: ["2", "1"]))
        await load
        guard case .loaded(let details) = model.state else { return #expect(Bool(false), "\(model.state)") }
        #expect(details.homeworld == "Naboo")
        #expect(details.films == ["A New Hope", "The Empire Strikes Back"])
        #expect(await server.calls == [.details(uid: "99")])
    }

    @Test func `names that the archive lacks come from the server, or are left out`() async throws {
        let model = CharacterDetailsViewModel(character: stranger, archive: try Archive(), api: server)
        async let load: Void = model.getData()
        try await server.succeed(with: stranger(from: "61", in: ["7"]))
        try await server.succeed(with: String?.some("Jakku"))
        try await server.fail(with: API.Failure(.serverError(status: 500)))
        await load
        guard case .loaded(let details) = model.state else { return #expect(Bool(false), "\(model.state)") }
        #expect(details.homeworld == "Jakku")
        #expect(details.films.isEmpty)
        #expect(await server.calls == [.details(uid: "99"), .planetName(uid: "61"), .films])
    }

    @Test func `a failure says why, and Retry asks again`() async throws {
        let model = CharacterDetailsViewModel(character: stranger, api: server)
        async let load: Void = model.getData()
        try await server.fail(with: API.Failure(.notFound))
        await load
        #expect(model.state == .error(reason: "The server has no such record."))

        async let retry: Void = model.retryTapped()
        try await server.arrival(of: 2)
        #expect(model.state == .loading)
        try await server.succeed(with: stranger)
        await retry
        #expect(
            model.state
                == .loaded(CharacterDetails(details: stranger, homeworld: nil, films: [])))
    }

    @Test func `what is cancelled is no failure and may start again`() async throws {
        let model = CharacterDetailsViewModel(character: stranger, api: server)
        let load = Task { await model.getData() }
        try await server.arrival(of: 1)
        load.cancel()
        await load.value
        #expect(model.state == .loading)
        async let again: Void = model.getData()
        try await server.succeed(with: stranger)
        await again
        #expect(model.state != .loading)
    }

    @Test func `a load that is cancelled half way shows no half`() async throws {
        let model = CharacterDetailsViewModel(character: stranger, api: server)
        let load = Task { await model.getData() }
        try await server.succeed(with: stranger(from: "1", in: ["1"]))
        try await server.arrival(of: 2)
        load.cancel()
        await load.value
        #expect(model.state == .loading)
        #expect(await server.calls == [.details(uid: "99"), .planetName(uid: "1")])
    }

    @Test func `with neither archive nor server there is a reason to read`() {
        let model = CharacterDetailsViewModel(character: stranger)
        #expect(model.state == .error(reason: "The archive knows no more about Rey."))
    }
}

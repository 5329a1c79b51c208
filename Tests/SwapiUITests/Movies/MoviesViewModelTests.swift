import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import SwapiUI

@Suite(.timeLimit(.minutes(5)))
struct MoviesViewModelTests {
    private let server = StubProvider()
    private let clock = VirtualClock()
    private let film = Film(
        uid: "1", title: "A New Hope", episode: 4, director: "", producer: "", releaseDate: nil, characters: [])

    @Test func `known films are there at once, and nothing is asked`() async {
        let model = MoviesViewModel(films: [film])
        await model.getData()
        await model.retryTapped()
        #expect(model.state == .loaded(films: [film]))
    }

    @Test func `without known films they come from the server`() async throws {
        let model = MoviesViewModel(api: server)
        #expect(model.state == .loading)
        async let data: Void = model.getData()
        try await server.succeed(with: [film])
        await data
        #expect(model.state == .loaded(films: [film]))
        await model.getData()
        #expect(await server.calls == [.films])
    }

    @Test func `a failure says why, and Retry asks again`() async throws {
        let model = MoviesViewModel(api: server)
        async let data: Void = model.getData()
        try await server.fail(with: API.Failure(.serverError(status: 503)))
        await data
        #expect(model.state == .error(reason: "The server has a problem of its own (status 503)."))
        async let again: Void = model.retryTapped()
        try await server.succeed(with: [film])
        await again
        #expect(model.state == .loaded(films: [film]))
    }

    @Test func `a load that is cancelled with its view is no failure, and begins anew with the next`() async throws {
        let model = MoviesViewModel(api: server)
        let data = Task { await model.getData() }
        try await server.arrival(of: 1)
        data.cancel()
        await data.value
        #expect(model.state == .loading)
        async let again: Void = model.getData()
        try await server.succeed(with: [film])
        await again
        #expect(model.state == .loaded(films: [film]))
    }

    @Test func `an archive that can't be read is named, and a refresh takes its place`() async throws {
        let catalogue = CatalogueModel(
            bundled: { throw Archive.Failure.missing }, provider: server, clock: clock.clock)
        let model = MoviesViewModel(catalogue: catalogue)
        let characters = CharactersViewModel(catalogue: catalogue)
        #expect(model.state == .error(reason: "The archive is missing from the app."))
        #expect(characters.state == .error(reason: "The archive is missing from the app."))

        async let first: Void = model.retryTapped()
        try await server.arrival(of: 1)
        #expect(model.state == .loading)
        #expect(characters.state == .loading)
        try await server.fail(with: URLError(.notConnectedToInternet))
        await first
        let both = "The archive is missing from the app. There is no connection to the internet."
        #expect(model.state == .error(reason: both))

        clock.advance(by: 1)
        async let second: Void = characters.retryTapped()
        let luke = People(uid: "1", name: "Luke")
        try await server.succeed(with: Archive(people: [luke], films: [film], planets: []))
        await second
        #expect(model.state == .loaded(films: [film]))
        #expect(characters.state == .loaded(characters: [luke]))
    }
}

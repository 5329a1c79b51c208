import Foundation
import Testing

@testable import SwapiKit

/// What the three shapes of lists are read as, and what may be missing in them.
struct RecordPageTests {
    private func page<Content: WireRecord>(_ body: String, of: Content.Type = Content.self) throws -> [Content] {
        try JSONDecoder().decode(RecordPage<Content>.self, from: Data(body.utf8)).results
    }

    @Test(arguments: [
        #"{"results":[{"uid":"9","name":"Death Star","url":"https://www.swapi.tech/api/starships/9"}]}"#,
        #"{"results":[{"uid":"9","properties":{"name":"Death Star"},"_id":"5f","description":"A Starship","__v":2}]}"#,
        #"{"result":[{"uid":9,"properties":{"name":"Death Star","pilots":null,"crew":342953}}],"message":"ok"}"#,
        #"{"results":[{"uid":"9","name":"Death Star"}],"a":1,"b":[],"c":{},"d":null,"e":"","f":1.5,"g":true,"h":[{}]}"#,
    ])
    func `briefs, documents and hits are read alike, with or without an envelope`(body: String) throws {
        #expect(try page(body, of: Starship.self).map(\.name) == ["Death Star"])
    }

    @Test(arguments: [#""planets":[],"#, #""planets":null,"#, #""planets":"none","#, #""planets":{},"#, ""])
    func `a film without planets has all the rest`(planets: String) throws {
        let film = try #require(
            try page(
                #"{"result":[{"uid":"1","properties":{\#(planets)"title":"A New Hope","episode_id":4,"#
                    + #""characters":["https://www.swapi.tech/api/people/1"],"director":"George Lucas"}}]}"#,
                of: Film.self
            ).first)
        #expect(film.planets.isEmpty)
        #expect(film.title == "A New Hope")
        #expect(film.episode == 4)
        #expect(film.characters.map(\.uid) == ["1"])
    }

    @Test(arguments: [
        "https://www.swapi.tech/api/people/1", "https://swapi.tech/api/people/1/", "http://www.swapi.tech/api/people/1",
        "https://www.swapi.tech/api/people/1/?format=json", "/api/PEOPLE/1", "people/1",
    ])
    func `all addresses of a record are one and the same record`(link: String) {
        #expect(RecordID(link: link) == RecordID(kind: .people, uid: "1"))
    }

    @Test(arguments: [
        #"{"results":null}"#, #"{"message":"ok"}"#, #"[]"#, #""wookiee""#, "null", #"{"results":[{"uid":"1"}]}"#,
    ])
    func `what is no list is an error`(body: String) {
        #expect(throws: DecodingError.self) { try page(body, of: People.self) }
    }
}

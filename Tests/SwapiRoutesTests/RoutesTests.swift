import Foundation
import SwapiKit
import SwapiRoutes
import Testing

struct RoutesTests {
    private let site: Site

    init() throws {
        site = try Site()
    }

    @Test func `the root links to the six kinds at the host that was asked`() throws {
        let result = try #require(site.json("")["result"] as? [String: String])
        #expect(result.count == 6)
        #expect(result["films"] == "http://swapi.local:8080/api/films")
        #expect(try site.json("/")["message"] as? String == "ok")
    }

    @Test func `an answer carries the envelope behind its own fields`() throws {
        let response = try #require(site.response("/api/people/1", after: 0.25))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.hasPrefix(#"{"message":"ok","result":{"properties":{"created":"#))
        let answer = try site.json("/people/1", after: 0.25)
        #expect(answer["apiVersion"] as? String == "1.0")
        #expect(answer["timestamp"] as? String == "2027-01-15T12:00:00.250Z")
        #expect((answer["support"] as? [String: Any])?["contact"] as? String == "admin@swapi.tech")
        #expect(answer["social"] is [String: Any])
        #expect(try site.json("/planets/99")["apiVersion"] as? String == "1.0")
    }

    @Test func `headers are those of Express`() throws {
        let headers = try #require(site.response("/api/films")).headers
        #expect(headers["Content-Type"] == "application/json; charset=utf-8")
        #expect(headers["X-Powered-By"] == "Express")
        #expect(headers["Access-Control-Allow-Origin"] == "*")
        #expect(headers["ETag"]?.hasPrefix("W/\"") == true)
        #expect(headers["Cache-Control"] == nil)
    }

    @Test func `a tag matches the same bytes only, which no two JSON answers are`() throws {
        let page = try #require(site.response("/nothing"))
        let tag = try #require(page.headers["ETag"])
        let again = try #require(site.response("/nothing", headers: ["if-none-match": "W/\"0-0\", \(tag)"], after: 9))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        let old = try #require(site.response("/api/people")?.headers["ETag"])
        #expect(site.response("/api/people", headers: ["if-none-match": old], after: 1)?.status == 200)
    }

    @Test(arguments: [
        ("/people/17", "message", "not found"), ("/films/7", "message", "Film not found"),
        ("/planets/61", "messsage", "Not found"), ("/species/0", "message", "Not found"),
        ("/starships/4", "message", "Not found"), ("/vehicles/2", "message", "Not found"),
        ("/people/01", "message", "not found"), ("/people/null", "message", "not found"),
    ])
    func `no such record is a 404 in the words of its kind`(path: String, key: String, words: String) throws {
        #expect(try #require(site.response("/api\(path)")).status == 404)
        let answer = try site.json(path)
        #expect(answer[key] as? String == words)
        #expect(answer["result"] == nil)
    }

    @Test(arguments: ["/", "/api/nothing", "/api/people/1/films", "/api//people", "/nowhere", "", "*", "/api/%ff"])
    func `an unknown path is a web page with status 200`(target: String) throws {
        let response = try #require(site.response(target))
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"]?.hasPrefix("text/html") == true)
    }

    @Test(arguments: ["/api/PEOPLE/4", "/API/people/4/", "/api/people/%34", "/api/people/4?x=1"])
    func `paths ignore case, a slash at their end and encoding`(target: String) throws {
        let response = try #require(site.response(target))
        #expect(String(decoding: response.body, as: UTF8.self).contains("Darth Vader"))
    }

    @Test(arguments: ["HEAD", "POST", "PUT", "DELETE", "PATCH", "get", "BREW"])
    func `any other method finds its connection closed`(method: String) {
        #expect(site.response("/api/people", method: method) == nil)
    }

    @Test func `a preflight is answered`() throws {
        let response = try #require(site.response("/api/people", method: "OPTIONS"))
        #expect(response.status == 204)
        #expect(response.headers["Access-Control-Allow-Origin"] == "*")
        #expect(response.headers["Access-Control-Allow-Methods"]?.contains("GET") == true)
    }

    @Test func `wookiees get one long string`() throws {
        let response = try #require(site.response("/api/people/13?format=wookiee"))
        let text = try JSONSerialization.jsonObject(with: response.body, options: .fragmentsAllowed) as? String
        #expect(text?.contains("Chewbacca") == true)
        #expect(site.response("/api/people/13?format=json")?.body.first == UInt8(ascii: "{"))
    }

    @Test func `records are counted outside the API too`() throws {
        let body = try #require(site.response("/count/all")).body
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        #expect(
            answer?["counts"] as? [String: Int] == [
                "people": 82, "films": 6, "planets": 60, "species": 37, "starships": 36, "vehicles": 39,
            ])
        #expect(answer?["timestamp"] == nil)
    }

    @Test func `a name with quotes and control characters is JSON still`() throws {
        let name = "\"\\\u{1}\n\r\tPadmé/🤖\u{7f}\u{2028}"
        let routes = Routes(Archive(people: [People(uid: "1", name: name)]))
        let body = try #require(routes.answer(to: HTTPRequest(target: "/api/people"))).body
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        #expect((answer?["results"] as? [[String: String]])?.first?["name"] == name)
    }
}

import Foundation
import SwapiKit
import SwapiRoutes
import Testing

struct RoutesListTests {
    private let site: Site

    init() throws {
        site = try Site()
    }

    @Test func `a list begins with ten briefs and says how to go on`() throws {
        let page = try site.json("/people")
        #expect(page["total_records"] as? Int == 82)
        #expect(page["total_pages"] as? Int == 9)
        #expect(page["previous"] is NSNull)
        #expect(page["next"] as? String == "http://swapi.local:8080/api/people?page=2&limit=10")
        let first = try #require(site.list("/people").first as? [String: String])
        #expect(first == ["uid": "1", "name": "Luke Skywalker", "url": "https://www.swapi.tech/api/people/1"])
        #expect(try site.uids("/people").count == 10)
    }

    @Test func `page and limit count together only`() throws {
        #expect(try site.uids("/people?page=2") == site.uids("/people"))
        #expect(try site.uids("/people?limit=5").count == 10)
        #expect(try site.uids("/people?page=&limit=5").count == 10)
        #expect(try site.uids("/people?page=2&limit=2") == ["3", "4"])
        #expect(try site.uids("/people?limit=2&page=2") == ["3", "4"])
    }

    @Test(arguments: [
        ("-3", ["1", "2"]), ("0", ["1", "2"]), ("41", ["82", "83"]), ("99", ["82", "83"]), ("1e300", ["82", "83"]),
    ])
    func `a page before the first is the first, one past the end the last`(page: String, uids: [String]) throws {
        #expect(try site.uids("/people?page=\(page)&limit=2") == uids)
    }

    @Test func `links between pages end at both ends, and repeat what was asked`() throws {
        let last = try site.json("/planets?page=30&limit=2&expanded=yes")
        #expect(last["next"] is NSNull)
        #expect(last["previous"] as? String == "http://swapi.local:8080/api/planets?page=29&limit=2&expanded=true")
    }

    @Test func `a limit above the total is the total`() throws {
        let page = try site.json("/vehicles?page=1&limit=1000000000000000000000")
        #expect(page["total_pages"] as? Int == 1)
        #expect(page["next"] is NSNull)
        #expect(try site.uids("/vehicles?page=1&limit=100").count == 39)
    }

    @Test func `the limit 0 is everything, no number of pages, and always another page`() throws {
        let page = try site.json("/starships?page=3&limit=0")
        #expect(page["total_pages"] is NSNull)
        #expect(page["next"] as? String == "http://swapi.local:8080/api/starships?page=4&limit=0")
        #expect((page["results"] as? [Any])?.count == 36)
        #expect(try site.json("/starships?page=1e400&limit=0")["errors"] != nil)
    }

    @Test(arguments: ["page=x&limit=10", "page=1&limit=ten", "page=1&limit=-1", "page=1.5&limit=2", "page=nan&limit=1"])
    func `what is no number is a 400`(query: String) throws {
        #expect(site.response("/api/species?\(query)")?.status == 400)
        #expect(try site.json("/species?\(query)")["message"] is String)
    }

    @Test(arguments: ["true", "false", "0"])
    func `any value of expanded counts, and gives whole documents`(value: String) throws {
        let document = try #require(site.list("/planets?expanded=\(value)").first)
        #expect(Set(document.keys) == ["properties", "_id", "description", "uid", "__v"])
        #expect(try site.list("/planets?expanded=").first?["properties"] == nil)
    }

    @Test func `starships and vehicles come in the order of insertion`() throws {
        #expect(try site.uids("/starships") == ["2", "3", "5", "9", "11", "10", "13", "15", "12", "17"])
        #expect(try site.uids("/vehicles").prefix(6) == ["4", "7", "6", "8", "14", "16"])
        #expect(try Set(site.uids("/starships?page=1&limit=100")).count == 36)
        #expect(try site.uids("/people?page=2&limit=10").first == "11")
    }

    @Test func `identifiers of the database rise in the order of insertion`() throws {
        let ids = try site.list("/starships?page=1&limit=100&expanded=true").compactMap { $0["_id"] as? String }
        #expect(ids.sorted() == ids)
        #expect(Set(ids).count == 36)
        #expect(ids.allSatisfy { $0.count == 24 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func `films are all there at once, whatever is asked`() throws {
        let answer = try site.json("/films?page=2&limit=1&name=x")
        #expect((answer["result"] as? [Any])?.count == 6)
        #expect(answer["results"] == nil)
        #expect(answer["total_records"] == nil)
    }

    @Test func `a page can be kept small`() throws {
        #expect(try Site(largestPage: 30).uids("/people?page=3&limit=100").count == 22)
    }

    @Test func `an empty kind is an empty page`() throws {
        let routes = Routes(Archive(people: []))
        for target in ["/api/people", "/api/people?page=3&limit=7", "/api/people?page=1&limit=0", "/api/films"] {
            #expect(routes.answer(to: HTTPRequest(target: target))?.status == 200)
        }
    }
}

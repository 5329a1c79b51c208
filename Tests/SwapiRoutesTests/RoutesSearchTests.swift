import Foundation
import SwapiRoutes
import Testing

struct RoutesSearchTests {
    private let site: Site

    init() throws {
        site = try Site()
    }

    @Test(arguments: [
        ("/people?name=darth%20vader", ["Darth Vader"]), ("/people?name=r2", ["R2-D2"]),
        ("/people?name=darth+v", ["Darth Vader"]), ("/people?name=r%5B25%5D-", ["R2-D2", "R5-D4"]),
        ("/species?name=wookiee", []), ("/species?name=WOOKIE", ["Wookie"]), ("/people?name=padme", []),
        ("/people?name=padm.&page=1&limit=1&expanded=true", ["Padmé Amidala"]),
        ("/starships?model=t-65", ["X-wing"]),
        ("/starships?name=x-wing&model=^yt-1300", ["Millennium Falcon", "X-wing"]),
        ("/vehicles?model=T-16", ["T-16 skyhopper"]), ("/films?title=hope", ["A New Hope"]),
    ])
    func `a search finds whole documents under result`(path: String, names: [String]) throws {
        #expect(try site.names(path).sorted() == names.sorted())
        #expect(try site.json(path)["results"] == nil)
        #expect(try site.json(path)["total_records"] == nil)
    }

    @Test func `an expression is not escaped`() throws {
        #expect(try site.names("/people?name=.").count == 82)
    }

    @Test(arguments: [("/people", 400), ("/planets", 400), ("/films", 500)])
    func `what is no expression is refused`(path: String, status: Int) throws {
        let key = path == "/films" ? "title" : "name"
        #expect(site.response("/api\(path)?\(key)=(")?.status == status)
        #expect(try site.json("\(path)?\(key)=(")["errors"] is String)
    }

    @Test func `the refusal names a person`() throws {
        #expect(try site.json("/people?name=%28")["message"] as? String == "Could not find person")
    }

    @Test(arguments: ["name=", "search=luke", "model=x", "title=x"])
    func `what searches for nothing is the list`(query: String) throws {
        #expect(try site.uids("/people?\(query)").count == 10)
        #expect(try site.json("/people?\(query)")["result"] == nil)
    }

    @Test(arguments: ["(.+)+(.+)+(.+)+x9", "(.+)+(.+)+(.+)+(.+)+9x"])
    func `an expression that would take longer than anybody lives is given up`(pattern: String) throws {
        let query = try #require(pattern.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let response = try #require(site.response("/api/people?name=\(query)"))
        #expect(response.status == 400)
    }

    @Test func `a plus is a blank, and a broken encoding is taken as it stands`() {
        let request = HTTPRequest(target: "/api/people?name=a+b%2Bc&x=%zz&name=second&flag&=empty")
        #expect(request.query == ["name": "a b+c", "x": "%zz", "flag": "", "": "empty"])
        #expect(request.path == "/api/people")
    }
}

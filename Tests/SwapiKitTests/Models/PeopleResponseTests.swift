import Foundation
import SwapiKit
import Testing

struct PeopleResponseTests {
    @Test func `today's whole envelope is read`() throws {
        let page = try decode(
            """
            {"message":"ok","total_records":82,"total_pages":9,"previous":null,
            "next":"https://swapi.tech/api/people?page=2&limit=10",
            "results":[{"uid":"1","name":"Luke Skywalker","url":"https://www.swapi.tech/api/people/1"}],
            "apiVersion":"1.0","timestamp":"2025-09-12T16:40:29.902Z","support":{"contact":"","donate":{}},"social":{}}
            """)
        #expect(page.message == "ok")
        #expect(page.records == 82)
        #expect(page.pages == 9)
        #expect(page.next == "https://swapi.tech/api/people?page=2&limit=10")
        #expect(page.results == [People.mockData()[0]])
    }

    @Test(arguments: [
        #"{"message":"ok","results":[]}"#,
        #"{"message":"ok","total_records":0,"total_pages":null,"next":null,"results":[]}"#,
        #"{"results":[],"next":"","a":1,"b":[],"c":{},"d":null,"e":"","f":1.5,"g":true,"h":[{}],"i":[[]],"j":{"k":{}}}"#,
        #"{"message":7,"total_records":"many","total_pages":{},"next":[],"results":[]}"#,
    ])
    func `only results are needed`(body: String) throws {
        let page = try decode(body)
        #expect(page.results.isEmpty)
        #expect(page.records == 0)
        #expect(page.pages == nil)
        #expect(page.next == nil)
    }

    @Test func `whole documents are read as people too`() throws {
        let page = try decode(
            """
            {"message":"ok","results":[
            {"properties":{"name":"Padmé Amidala","height":"185","url":"https://www.swapi.tech/api/people/35",
            "films":null},"_id":"5f63a36eee9fd7000499be42","description":"A person","uid":"35","__v":4},
            {"uid":20,"name":"Yoda"}]}
            """)
        #expect(page.results.map(\.name) == ["Padmé Amidala", "Yoda"])
        #expect(page.results.first?.height == Quantity("185", in: .centimetres))
        #expect(page.records == 2)
    }

    @Test func `next is nil by default, and pages may be nil`() {
        #expect(PeopleResponse(message: "ok", records: 1, pages: 1, results: []).next == nil)
        #expect(PeopleResponse(message: "ok", records: 1, pages: nil, results: []).pages == nil)
    }

    @Test func `a person's id is their uid`() {
        #expect(People.mockData().allSatisfy { $0.id == $0.uid })
        #expect(
            People.mockData().last
                == People(uid: "35", name: "Padmé Amidala"))
    }

    private func decode(_ body: String) throws -> PeopleResponse {
        try JSONDecoder().decode(PeopleResponse.self, from: Data(body.utf8))
    }
}

import Foundation

/// Answers in the shapes that the API has had.
enum Pages {
    /// The first two of two people, with today's envelope.
    static let lukeAndThreepio = """
        {"message":"ok","total_records":2,"total_pages":1,"previous":null,"next":null,"results":[
        {"uid":"1","name":"Luke Skywalker","url":"https://www.swapi.tech/api/people/1"},
        {"uid":"2","name":"C-3PO","url":"https://www.swapi.tech/api/people/2"}],
        "apiVersion":"1.0","timestamp":"2025-09-12T16:40:29.902Z",
        "support":{"contact":"admin@swapi.tech","partnerDiscounts":{"saberMasters":{"link":"","details":""}}},
        "social":{"discord":"","reddit":"","github":""}}
        """

    /// One person whose name is not ASCII, and a link to the next page.
    static func padme(next: String) -> String {
        """
        {"message":"ok","total_records":82,"total_pages":9,"next":"\(next)",
        "results":[{"uid":"35","name":"Padmé Amidala","url":"https://www.swapi.tech/api/people/35"}]}
        """
    }

    /// A person's document as the detail call sends it.
    static let luke = """
        {"message":"ok","result":{"properties":{"created":"2025-09-12T09:37:19.660Z",
        "edited":"2025-09-12T09:37:19.660Z","name":"Luke Skywalker","gender":"male","skin_color":"fair",
        "hair_color":"blond","height":"172","eye_color":"blue","mass":"77",
        "homeworld":"https://www.swapi.tech/api/planets/1","birth_year":"19BBY",
        "vehicles":["https://www.swapi.tech/api/vehicles/14"],"starships":[],
        "films":["https://www.swapi.tech/api/films/1","https://swapi.tech/api/films/2/"],
        "url":"https://www.swapi.tech/api/people/1"},"_id":"5f63a36eee9fd7000499be42",
        "description":"A person within the Star Wars universe","uid":"1","__v":4},"apiVersion":"1.0"}
        """

    /// The list of films, whose second film has neither characters nor a date.
    static let films = """
        {"message":"ok","result":[
        {"properties":{"title":"The Empire Strikes Back","episode_id":5,"director":"Irvin Kershner",
        "producer":"Gary Kurtz, Rick McCallum","characters":null,"planets":null},"uid":"2","__v":2},
        {"properties":{"title":"A New Hope","episode_id":4,"director":"George Lucas","producer":"Gary Kurtz",
        "release_date":"1977-05-25","characters":["https://www.swapi.tech/api/people/1"]},"uid":"1","__v":2}]}
        """
}

// The wire's keys of films and planets.

extension Film: WireRecord {
    public static var nameKey: String { "title" }

    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, title: name, episode: properties.text("episode_id").flatMap { Int($0) },
            director: properties.text("director") ?? "", producer: properties.text("producer") ?? "",
            releaseDate: properties.text("release_date").flatMap { CalendarDate($0) },
            characters: properties.references("characters"), planets: properties.references("planets"),
            species: properties.references("species"), starships: properties.references("starships"),
            vehicles: properties.references("vehicles"))
    }
}

extension Planet: WireRecord {
    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, name: name,
            facts: Facts(
                climate: properties.text("climate"), terrain: properties.text("terrain"),
                gravity: properties.text("gravity"), diameter: properties.text("diameter"),
                rotationPeriod: properties.text("rotation_period"), orbitalPeriod: properties.text("orbital_period"),
                surfaceWater: properties.text("surface_water"), population: properties.text("population")),
            residents: properties.references("residents"), films: properties.references("films"),
            species: properties.references("species"))
    }
}

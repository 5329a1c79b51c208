// The shape of archive.json: one flat record per line, links as uids.

/// The archive file as it stands. Keys that it has beyond these are for later.
struct ArchiveFile: Decodable {
    let people: [Person]
    let films: [FilmRecord]
    let planets: [PlanetRecord]

    struct Person: Decodable {
        let uid: String
        let name: String
        let birthYear: String
        let gender: String
        let height: String
        let mass: String
        let hairColor: String
        let skinColor: String
        let eyeColor: String
        let homeworld: String
        let films: [String]

        var details: PersonDetails {
            PersonDetails(
                person: People(uid: uid, name: name, url: People.address(uid: uid)),
                height: height, mass: mass, birthYear: birthYear, gender: gender,
                hairColor: hairColor, skinColor: skinColor, eyeColor: eyeColor,
                homeworld: homeworld, films: films)
        }
    }

    struct FilmRecord: Decodable {
        let uid: String
        let title: String
        let episode: Int
        let director: String
        let producer: String
        let released: String
        let characters: [String]

        var film: Film {
            Film(
                uid: uid, title: title, episode: episode, director: director, producer: producer,
                releaseDate: CalendarDate(released), characters: characters)
        }
    }

    struct PlanetRecord: Decodable {
        let uid: String
        let name: String
        let climate: String
        let terrain: String
        let gravity: String
        let diameter: String
        let rotationPeriod: String
        let orbitalPeriod: String
        let surfaceWater: String
        let population: String

        var planet: Planet {
            Planet(
                uid: uid, name: name, climate: climate, terrain: terrain, gravity: gravity, diameter: diameter,
                rotationPeriod: rotationPeriod, orbitalPeriod: orbitalPeriod, surfaceWater: surfaceWater,
                population: population)
        }
    }
}

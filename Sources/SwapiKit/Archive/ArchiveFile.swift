// The shape of archive.json: one record per line, links as uids.

/// The archive file as it stands.
struct ArchiveFile: Codable {
    let people: [People]
    let films: [Film]
    let planets: [Planet]
    let species: [Species]
    let starships: [Starship]
    let vehicles: [Vehicle]

    init(_ archive: Archive) {
        people = archive.people
        films = archive.films
        planets = archive.planets
        species = archive.species
        starships = archive.starships
        vehicles = archive.vehicles
    }

    var archive: Archive {
        Archive(
            people: people, films: films, planets: planets, species: species, starships: starships, vehicles: vehicles)
    }
}

import SwapiKit
import Testing

/// Everybody who made a craft or produced a film.
struct GoldenMakersTests {
    private let archive: Archive

    init() throws { archive = try Archive() }

    @Test func `producers are those that were counted`() {
        expect(
            archive.films.flatMap(\.producers),
            [
                "Gary Kurtz": 2, "George Lucas": 1, "Howard G. Kazanjian": 1, "Rick McCallum": 6,
            ])
    }

    @Test func `makers are those that were counted, each whole where a comma is in its name`() {
        expect(
            archive.starships.flatMap(\.manufacturers),
            [
                "Allanteen Six shipyards": 1, "Alliance Underground Engineering": 1, "Botajef Shipyards": 1,
                "Corellian Engineering Corporation": 3, "Cygnus Spaceworks": 1, "Cyngus Spaceworks": 1,
                "Feethan Ottraw Scalable Assemblies": 1, "Fondor Shipyards": 1,
                "Free Dac Volunteers Engineering corps.": 1, "Gallofree Yards, Inc.": 1,
                "Gwori Revolutionary Industries": 1, "Hoersch-Kessel Drive, Inc": 1,
                "Hoersch-Kessel Drive, Inc.": 1, "Huppla Pasa Tisc Shipwrights Collective": 1,
                "Imperial Department of Military Research": 1, "Incom Corporation": 3,
                "Koensayr Manufacturing": 1, "Kuat Drive Yards": 4, "Kuat Systems Engineering": 4,
                "Mon Calamari shipyards": 1, "Nubia Star Drives": 2, "Nubia Star Drives, Incorporated": 1,
                "Rendili StarDrive": 1, "Republic Sienar Systems": 1, "Rothana Heavy Engineering": 1,
                "Sienar Fleet Systems": 4, "Slayn & Korpil": 1, "Subpro Corporation": 1,
                "Theed Palace Space Vessel Engineering Corps": 5,
            ])
        expect(
            archive.vehicles.flatMap(\.manufacturers),
            [
                "Appazanna Engineering Works": 2, "Aratech Repulsor Company": 1, "Baktoid Armor Workshop": 4,
                "Baktoid Fleet Ordnance": 1, "Bespin Motors": 1, "Colla Designs": 1,
                "Corellia Mining Corporation": 1, "Desler Gizh Outworld Mobility Corporation": 1,
                "Haor Chall Engineering": 4, "Huppla Pasa Tisc Shipwrights Collective": 2,
                "Imperial Department of Military Research": 2, "Incom Corporation": 1, "Incom corporation": 1,
                "Kuat Drive Yards": 5, "Mobquet Swoops and Speeders": 1,
                "Narglatch AirTech prefabricated kit": 1, "Otoh Gunga Bongameken Cooperative": 1,
                "Phlac-Arphocc Automata Industries": 1, "Razalon": 1, "Rothana Heavy Engineering": 4,
                "Sienar Fleet Systems": 3, "SoroSuub Corporation": 1, "Techno Union": 1,
                "Ubrikkian Industries": 1, "Ubrikkian Industries Custom Vehicle Division": 1,
                "Z-Gomot Ternbuell Guppat Corporation": 1,
            ])
    }

    /// Each item and how often it was counted; nobody's answer is no item.
    private func expect(_ items: [String], _ golden: [String: Int], at place: SourceLocation = #_sourceLocation) {
        #expect(Dictionary(items.map { ($0, 1) }, uniquingKeysWith: +) == golden, sourceLocation: place)
    }
}

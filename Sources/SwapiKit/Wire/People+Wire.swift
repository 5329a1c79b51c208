// The wire's keys of people and species.

extension People: WireRecord {
    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, name: name,
            facts: Facts(
                height: properties.text("height"), mass: properties.text("mass"),
                birthYear: properties.text("birth_year"), gender: properties.text("gender"),
                hairColor: properties.text("hair_color"), skinColor: properties.text("skin_color"),
                eyeColor: properties.text("eye_color")),
            homeworld: properties.reference("homeworld"), films: properties.references("films"),
            species: properties.references("species"), starships: properties.references("starships"),
            vehicles: properties.references("vehicles"))
    }
}

extension Species: WireRecord {
    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, name: name,
            facts: Facts(
                classification: properties.text("classification"), designation: properties.text("designation"),
                averageHeight: properties.text("average_height"), averageLifespan: properties.text("average_lifespan"),
                skinColors: properties.text("skin_colors"), hairColors: properties.text("hair_colors"),
                eyeColors: properties.text("eye_colors"), language: properties.text("language")),
            homeworld: properties.reference("homeworld"), people: properties.references("people"),
            films: properties.references("films"))
    }
}

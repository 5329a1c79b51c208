// The wire's keys of starships and vehicles.

extension CraftFacts {
    init(_ properties: Properties) {
        self.init(
            model: properties.text("model"), manufacturer: properties.text("manufacturer"),
            cost: properties.text("cost_in_credits"), length: properties.text("length"),
            maxAtmospheringSpeed: properties.text("max_atmosphering_speed"), crew: properties.text("crew"),
            passengers: properties.text("passengers"), cargoCapacity: properties.text("cargo_capacity"),
            consumables: properties.text("consumables"))
    }
}

extension Starship: WireRecord {
    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, name: name, build: CraftFacts(properties),
            facts: Facts(
                starshipClass: properties.text("starship_class"),
                hyperdriveRating: properties.text("hyperdrive_rating"), megalights: properties.text("MGLT")),
            pilots: properties.references("pilots"), films: properties.references("films"))
    }
}

extension Vehicle: WireRecord {
    public init(uid: String, name: String, properties: Properties) {
        self.init(
            uid: uid, name: name, build: CraftFacts(properties),
            facts: Facts(vehicleClass: properties.text("vehicle_class")),
            pilots: properties.references("pilots"), films: properties.references("films"))
    }
}

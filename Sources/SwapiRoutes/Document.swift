// Whole records and briefs as the API sends them.

import SwapiKit

/// A record where it stands among those of its kind.
struct Document {
    let record: any Record
    /// Counted from 0, in the order of insertion.
    let place: Int

    /// A name and where to find the rest.
    var brief: JSON {
        .object([("uid", .string(record.uid)), ("name", .string(record.name)), ("url", .string(record.recordID.link))])
    }

    /// - Parameter created: the time that the API gives as the record's first and last change.
    func whole(created: String) -> JSON {
        let kind = record.recordID.kind
        let dates: [(String, JSON)] = [("created", .string(created)), ("edited", .string(created))]
        return .object([
            ("properties", .object(dates + record.wireFacts + [("url", .string(record.recordID.link))])),
            ("_id", .string(kind.objectID(at: place))), ("description", .string(kind.documentDescription)),
            ("uid", .string(record.uid)), ("__v", .number(kind == .people ? 4 : 2)),
        ])
    }
}

extension Kind {
    /// The slip of the pen is the API's.
    fileprivate var documentDescription: String {
        switch self {
        case .people: "A person within the Star Wars universe"
        case .films: "A Star Wars Film"
        case .planets: "A planet."
        case .species: "A sepcies within the Star Wars universe"
        case .starships: "A Starship"
        case .vehicles: "A vehicle"
        }
    }

    /// The database's identifier of a record, 24 hexadecimal digits that rise in the order of insertion.
    fileprivate func objectID(at place: Int) -> String {
        let (prefix, first) =
            switch self {
            case .people: ("5f63a36eee9fd7000499", 0xbe42)
            case .films: ("5f63a117cf50d100047f", 0x9762)
            case .planets: ("5f7254c11b7dfa00041c", 0x6fae)
            case .species: ("5f63a39bee9fd7000499", 0xc042)
            case .starships: ("5f63a34fee9fd7000499", 0xbe1e)
            case .vehicles: ("5f63a160cf50d100047f", 0x97fc)
            }
        return prefix + String((first + place) & 0xffff | 0x1_0000, radix: 16).dropFirst()
    }
}

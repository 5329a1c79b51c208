// Where the details sheet gets its facts from.

public import SwapiKit

/// Handed down from the composition root to the views that open a character's details.
public struct CharacterDetailsSource {
    private let archive: Archive?
    private let api: (any DetailsProvider)?

    public init(archive: Archive? = nil, api: (any DetailsProvider)? = nil) {
        self.archive = archive
        self.api = api
    }

    func model(for character: People) -> CharacterDetailsViewModel {
        CharacterDetailsViewModel(character: character, archive: archive, api: api)
    }
}

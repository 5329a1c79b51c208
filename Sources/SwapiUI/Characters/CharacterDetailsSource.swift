// Where the details sheet gets its facts from.

public import SwapiKit

/// Handed down from the composition root to the views that open a character's details.
public struct CharacterDetailsSource {
    private let archive: Archive?
    private let catalogue: CatalogueModel?
    private let api: (any DetailsProvider)?

    public init(archive: Archive? = nil, api: (any DetailsProvider)? = nil) {
        self.archive = archive
        self.api = api
        catalogue = nil
    }

    /// What the catalogue has when a sheet opens.
    ///
    /// - Parameter api: asked for those whom the catalogue doesn't have.
    public init(catalogue: CatalogueModel, api: (any DetailsProvider)? = nil) {
        self.catalogue = catalogue
        self.api = api
        archive = nil
    }

    func model(for character: People) -> CharacterDetailsViewModel {
        CharacterDetailsViewModel(character: character, archive: catalogue?.archive ?? archive, api: api)
    }
}

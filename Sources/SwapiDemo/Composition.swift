// The app's parts, made from its configuration.

import SwapiKit
import SwapiUI

/// Makes what the views need: from the archive, or from a server.
struct Composition {
    let charactersViewModel: CharactersViewModel
    let films: [Film]
    let details: CharacterDetailsSource

    init(configuration: Configuration) {
        // Without its archive the app still has the network.
        let archive = try? Archive()
        let api = API(baseURL: configuration.baseURL)
        let people = configuration.baseURL == nil ? archive?.people ?? [] : []
        charactersViewModel = CharactersViewModel(api: api, archive: people)
        films = archive?.films ?? []
        details = CharacterDetailsSource(archive: archive, api: api)
    }
}

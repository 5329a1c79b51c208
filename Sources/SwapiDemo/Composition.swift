// The app's parts, made from the options it was started with.

import Foundation
import SwapiKit
import SwapiUI

/// Makes the first view: of the archive and its refresh, or of a server's list.
struct Composition {
    let content: ContentView

    init(options: LaunchOptions) {
        content = options.baseURL == nil || options.isOffline ? Self.catalogue(options) : Self.list(options)
    }

    private static func catalogue(_ options: LaunchOptions) -> ContentView {
        let store = CatalogueFile(folder: options.dataFolder.map { URL(filePath: $0) } ?? DataFolder.standard())
        let saved = Result { () throws(CatalogueStoreFailure) in try store.load() }
        let api = API(baseURL: options.refreshURL, pausedUntil: (try? saved.get())?.retryAfter)
        let catalogue = CatalogueModel(
            saved: saved, bundled: { try Archive() }, store: store, provider: api, isOffline: options.isOffline)
        return ContentView(catalogue: catalogue, api: options.isOffline ? nil : api)
    }

    private static func list(_ options: LaunchOptions) -> ContentView {
        // What can't be read from the archive comes from the server as well.
        let archive = try? Archive()
        let api = API(baseURL: options.baseURL)
        return ContentView(
            charactersViewModel: CharactersViewModel(api: api),
            moviesViewModel: archive.map { MoviesViewModel(films: $0.films) } ?? MoviesViewModel(api: api),
            details: CharacterDetailsSource(archive: archive, api: api))
    }
}

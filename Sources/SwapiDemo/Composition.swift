// The app's parts, made from the options it was started with.

import Foundation
import SwapiCombine
import SwapiKit
import SwapiUI

/// Makes the first view: of the archive and its refresh, or of a server's list.
struct Composition {
    /// The way to a server; which of the two it is, no view model knows.
    private typealias Provider = PeopleProvider & DetailsProvider & CatalogueProvider

    let content: ContentView
    let pictures: PictureFolder

    init(options: LaunchOptions) {
        let folder = options.dataFolder.map { URL(filePath: $0) } ?? DataFolder.standard()
        pictures = PictureFolder(folder.appending(path: "Pictures"))
        content = options.baseURL == nil || options.isOffline ? Self.catalogue(options, folder) : Self.list(options)
    }

    private static func catalogue(_ options: LaunchOptions, _ folder: URL) -> ContentView {
        let (store, saved) = Store.open(folder: folder)
        let pause = (try? saved.get())?.believed(at: Date()).retryAfter
        let provider = provider(API(baseURL: options.refreshURL, pausedUntil: pause), options.networking)
        let catalogue = CatalogueModel(
            saved: saved, bundled: { try Archive() }, store: store, provider: provider, isOffline: options.isOffline)
        return ContentView(catalogue: catalogue, api: options.isOffline ? nil : provider)
    }

    private static func list(_ options: LaunchOptions) -> ContentView {
        // What can't be read from the archive comes from the server as well.
        let archive = try? Archive()
        let provider = provider(API(baseURL: options.baseURL), options.networking)
        return ContentView(
            charactersViewModel: CharactersViewModel(api: provider),
            moviesViewModel: archive.map { MoviesViewModel(films: $0.films) } ?? MoviesViewModel(api: provider),
            details: CharacterDetailsSource(archive: archive, api: provider))
    }

    private static func provider(_ api: API, _ networking: LaunchOptions.Networking) -> any Provider {
        switch networking {
        case .async: api
        case .combine: CombineAPI(api)
        }
    }
}

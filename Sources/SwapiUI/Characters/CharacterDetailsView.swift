// The sheet about a character.

public import SwapiKit
public import SwiftUI

/// Shows a character's picture, facts and films.
public struct CharacterDetailsView: View {
    private let character: People
    @State private var model: CharacterDetailsViewModel
    @Environment(\.dismiss) private var dismiss

    public init(character: People, details: CharacterDetailsSource = CharacterDetailsSource()) {
        self.character = character
        _model = State(initialValue: details.model(for: character))
    }

    public var body: some View {
        NavigationStack {
            ScrollView {
                content
                    .padding(20)
            }
            .navigationTitle(character.shownName)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                        .keyboardShortcut(.cancelAction)
                }
            }
        }
        .task { await model.getData() }
    }

    private var content: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 24) {
                picture.frame(width: 200)
                information.frame(minWidth: 300, maxWidth: .infinity, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 20) {
                picture.frame(maxWidth: 200).frame(maxWidth: .infinity)
                information
            }
        }
    }

    private var picture: some View {
        RecordPicture(of: character, described: description)
            .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
    }

    /// What is said of the picture: as much as is known by now.
    private var description: String {
        guard case .loaded(let details) = model.state else { return PictureDescription.portrait(of: character) }
        return PictureDescription.portrait(of: details.details, species: details.species)
    }

    @ViewBuilder private var information: some View {
        switch model.state {
        case .loading:
            ProgressView("Loading details…")
                .frame(maxWidth: .infinity)
        case .loaded(let details):
            CharacterFacts(details: details)
        case .error(let reason):
            FailureView(title: "No details to show", reason: reason) {
                Task { await model.retryTapped() }
            }
        }
    }
}

#Preview("Character details") {
    CharacterDetailsView(
        character: People.mockData()[0], details: CharacterDetailsSource(archive: try? Archive()))
}

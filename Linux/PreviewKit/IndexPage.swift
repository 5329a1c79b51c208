// The page with all pictures.

import Foundation

/// A page of HTML that needs nothing but the pictures beside it.
struct IndexPage {
    struct Picture {
        let caption: String
        let file: String
        /// In points.
        let width: Int
        let height: Int
    }

    struct Entry {
        let name: String
        /// The module and file: `SwapiUI/ContentView.swift`.
        let file: String
        let line: Int
        let trait: String
        let pictures: [Picture]
        let failure: String?
    }

    /// Sorted by file and line.
    let entries: [Entry]

    var html: String {
        let files = entries.reduce(into: [String]()) { if $0.last != $1.file { $0.append($1.file) } }
        let sections = files.map { file in
            """
            <section>
            <h2>\(escaped(file))</h2>
            \(entries.filter { $0.file == file }.map(article).joined(separator: "\n"))
            </section>
            """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Previews</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>Previews</h1>
            \(sections.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private func article(_ entry: Entry) -> String {
        let content =
            entry.failure.map { "<p class=\"failure\">\(escaped($0))</p>" }
            ?? "<div class=\"pictures\">\n\(entry.pictures.map { figure($0, of: entry) }.joined(separator: "\n"))\n</div>"
        return """
            <article>
            <h3>\(escaped(entry.name)) <small>line \(entry.line), \(escaped(entry.trait))</small></h3>
            \(content)
            </article>
            """
    }

    private func figure(_ picture: Picture, of entry: Entry) -> String {
        let address =
            picture.file.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._")))
            ?? picture.file
        return """
            <figure><a href="\(address)"><img src="\(address)" width="\(picture.width)" height="\(picture.height)" \
            alt="\(escaped(entry.name)), \(escaped(picture.caption.lowercased()))" loading="lazy"></a>\
            <figcaption>\(escaped(picture.caption))</figcaption></figure>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static let style = """

        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 84rem; padding: 1rem;
            background: light-dark(#f4f4f6, #17171a); color: light-dark(#1c1c1e, #f2f2f4); }
        h1 { margin: 1rem 0; }
        h2 { font-size: 1.1rem; margin: 3rem 0 -.75rem; overflow-wrap: anywhere; }
        h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
        small, figcaption { color: light-dark(#5c5c63, #a3a3ab); font-size: .875rem; font-weight: normal; }
        .pictures { display: grid; gap: 1rem; align-items: start;
            grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
        figure { margin: 0; }
        img { display: block; max-width: 100%; height: auto; border-radius: 10px;
            box-shadow: 0 0 0 1px light-dark(#0002, #fff3); }
        figcaption { margin-top: .35rem; }
        .failure { color: light-dark(#b3261e, #ff8a80); }

        """
}

import CCmark
import Combine
import Foundation

/// Reads the marks in a text: `**strong**`, `*emphasis*`, `` `code` ``, `~~strikethrough~~` and `[links](https://…)`.
///
/// Lines, lists and headings are left as they are written, as by Apple's
/// `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`.
package enum Markdown {
    package struct Run: Equatable, Sendable {
        package var text: String
        package var intent: InlineIntent = []
        package var link: String?
    }

    /// The text in runs of one meaning. A text without marks isn't parsed at all.
    package static func runs(of text: String) -> [Run] {
        guard mayHaveMarks(text) else { return [Run(text: text)] }
        return parse(text) ?? [Run(text: text)]
    }

    private static func mayHaveMarks(_ text: String) -> Bool {
        text.utf8.contains { marks.contains($0) } || text.contains("://") || text.contains("www.")
    }

    private static let marks = Set("*_`~[]<\\&".utf8)

    /// What is put around the text so that nothing at its start is taken for a list, and no blank at its end is lost:
    /// a blank to the parser's rules of emphasis, and none to those of lines.
    private static let guardian: Character = "\u{00A0}"
    /// Of these one stands for the end of a line, which the parser would take for the end of a paragraph.
    private static let lineMarks: [Character] = ["\u{205F}", "\u{2005}", "\u{2004}", "\u{2001}"]

    private static let extensions = ["strikethrough", "autolink"]
    /// The extensions change tables of all parsers while they parse, so that there may be only one at a time.
    private static let isRegistered = Locked(false)

    private static func parse(_ text: String) -> [Run]? {
        guard let lineMark = lineMarks.first(where: { !text.contains($0) }) else { return nil }
        var prepared = String(guardian)
        for character in text { prepared.append(character.isNewline ? lineMark : character) }
        prepared.append(guardian)

        return isRegistered.withLock { isRegistered in
            if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
            isRegistered = true
            return parse(prepared: prepared, lineMark: lineMark)
        }
    }

    private static func parse(prepared: String, lineMark: Character) -> [Run]? {
        guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in extensions {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        cmark_parser_feed(parser, prepared, prepared.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return nil }
        defer { cmark_node_free(document) }

        var runs = runs(in: document)
        guard !runs.isEmpty, runs[0].text.first == guardian, runs[runs.count - 1].text.last == guardian else {
            return nil
        }
        runs[0].text.removeFirst()
        runs[runs.count - 1].text.removeLast()
        for index in runs.indices { runs[index].text.replace(String(lineMark), with: "\n") }
        return runs.filter { !$0.text.isEmpty }
    }

    private static func runs(in document: OpaquePointer) -> [Run] {
        var runs: [Run] = []
        var run = Run(text: "")
        guard let iterator = cmark_iter_new(document) else { return [] }
        defer { cmark_iter_free(iterator) }
        func add(_ text: String, code: Bool = false) {
            var new = run
            new.text = text
            if code { new.intent.insert(.code) }
            if let last = runs.last, last.intent == new.intent, last.link == new.link {
                runs[runs.count - 1].text += text
            } else {
                runs.append(new)
            }
        }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard let node = cmark_iter_get_node(iterator) else { continue }
            let enters = event == CMARK_EVENT_ENTER
            let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
            switch String(cString: cmark_node_get_type_string(node)) {
            case "text", "html_inline", "html_block": add(literal)
            case "code": add(literal, code: true)
            case "softbreak", "linebreak": add("\n")
            case "strong": run.intent.set(.strong, enters)
            case "emph": run.intent.set(.emphasis, enters)
            case "strikethrough": run.intent.set(.strikethrough, enters)
            case "link": run.link = enters ? cmark_node_get_url(node).map { String(cString: $0) } : nil
            default: break
            }
        }
        return runs
    }
}

extension InlineIntent {
    fileprivate mutating func set(_ intent: InlineIntent, _ isOn: Bool) {
        if isOn { insert(intent) } else { remove(intent) }
    }
}

import Foundation
import InMemoryRenderer
import SwapiKit
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import SwapiUI

/// One after the other: what is announced is announced to all.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct NoticeBannerTests {
    private let server: LoopbackServer
    private let catalogue: CatalogueModel
    private let clock = VirtualClock()
    private let window: InMemoryWindow

    /// A window of saved facts that are an hour old, so that nothing is asked by itself.
    init() throws {
        let archive = try Archive()
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        let saved = SavedCatalogue(facts: .init(archive: archive, fetched: clock.now.addingTimeInterval(-3_600)))
        let api = API(baseURL: server.url("/api"), retries: 0)
        catalogue = CatalogueModel(saved: .whole(saved), bundled: { archive }, provider: api, clock: clock.clock)
        window = InMemoryWindow(
            ContentView(catalogue: catalogue, api: api), size: CGSize(width: 900, height: 700), showsBars: true)
    }

    @Test func `a failed refresh shows a banner above cards and movies, and Retry takes it away`() async throws {
        server.answerNext("/api/people", with: .response(.status(500)))
        try window.press("Refresh")
        #expect(await window.settle { window.buttons.contains("Retry") })
        let banner = try window.frame("Retry")
        // The page's margin of 24, and 12 inside the banner.
        #expect(banner.maxX.rounded() == CGFloat(900 - 24 - 12))
        #expect(try banner.maxY < window.frame("Luke Skywalker").minY)
        try window.selectTab("Films")
        #expect(window.buttons.contains("Retry"))
        try window.press("Retry")
        #expect(await window.settle { !window.buttons.contains("Retry") })
    }

    @Test func `in a narrow, low window with large text the sentence wraps, and its button is below it`() async throws {
        server.answerNext("/api/people", with: .response(.status(500)))
        await catalogue.refresh()
        let sentence = try #require(catalogue.notice()?.text)
        let frames = try [300, 3_000].map { height in
            let window = InMemoryWindow(
                ContentView(catalogue: catalogue), size: CGSize(width: 370, height: CGFloat(height)),
                settings: DesktopSettings(textScale: 2))
            return (text: try window.frame(sentence), retry: try window.frame("Retry"))
        }
        #expect(frames[0].text.size == frames[1].text.size)
        #expect(frames[0].retry.minY >= frames[0].text.maxY)
    }

    @Test func `the banner stays in place when the cards are scrolled`() async throws {
        server.answerNext("/api/people", with: .response(.status(500)))
        try window.press("Refresh")
        #expect(await window.settle { window.buttons.contains("Retry") })
        let before = try window.frame("Retry")
        try window.scroll(to: CGPoint(x: 0, y: 900))
        #expect(try window.frame("Retry") == before)
    }

    @Test func `a refresh swaps the facts in and the cards stay where they are`() async throws {
        try window.scroll(to: CGPoint(x: 0, y: 900))
        let before = try window.frame("Jabba Desilijic Tiure")
        let offset = window.scrollAreas.first?.scrollArea?.offset
        await catalogue.refresh()
        window.settle()
        #expect(catalogue.origin == .refreshed(clock.now))
        #expect(try window.frame("Jabba Desilijic Tiure") == before)
        #expect(window.scrollAreas.first?.scrollArea?.offset == offset)
    }

    @Test func `renamed people, their details and the films are swapped in together`() async throws {
        let old = try Archive()
        let renamed = People(uid: "14", name: "Captain Solo")
        let film = Film(
            uid: "1", title: "Star Wars", episode: 4, director: "", producer: "", releaseDate: nil, characters: [])
        let new = Archive(
            people: [People(uid: renamed.uid, name: renamed.name, facts: .init(height: "999"))]
                + old.people,
            films: [film] + old.films, planets: old.planets, species: old.species, starships: old.starships,
            vehicles: old.vehicles)
        let other = try LoopbackServer(handler: SwapiRoutes(new).answer)
        let catalogue = CatalogueModel(
            bundled: { old }, provider: API(baseURL: other.url("/api"), retries: 0), clock: clock.clock)
        let window = InMemoryWindow(
            ContentView(catalogue: catalogue).environment(\.locale, .british), size: CGSize(width: 900, height: 700),
            showsBars: true)
        try window.scrollDown(to: "Han Solo")
        let place = try window.frame("Han Solo")
        #expect(await window.settle { window.has("Captain Solo") })
        #expect(try window.frame("Captain Solo") == place)
        try window.press("Captain Solo")
        #expect(window.texts.contains("999 cm"))
        try window.dismissSheet()
        try window.selectTab("Films")
        #expect(window.texts.contains("Star Wars"))
    }

    @Test func `below the last card stands where the facts are from`() throws {
        try window.scroll(to: CGPoint(x: 0, y: 100_000))
        try window.scroll(to: CGPoint(x: 0, y: 100_000))
        #expect(window.texts.contains { $0.hasPrefix("These are the facts of ") })
    }

    @Test func `a server that asks to wait leaves no Retry to press`() async throws {
        server.answerNext(
            "/api/people", with: .response(.status(429, headers: ["Retry-After": "600"])))
        try window.press("Refresh")
        #expect(await window.settle { window.texts.contains { $0.contains("asks to wait until") } })
        #expect(!window.buttons.contains("Retry"))
    }

    @Test func `Retry is seen to try, also if that fails at once, and its hint is the reason`() async throws {
        server.answerNext("/api/people", with: .response(.status(500)))
        try window.press("Refresh")
        #expect(await window.settle { window.buttons.contains("Retry") })
        let retry = try window.element("Retry").element
        #expect(retry.accessibility.hint.hasPrefix("The server has a problem of its own (status 500)."))
        server.answerNext("/api/people", with: .response(.status(500)))
        try window.press("Retry")
        #expect(await window.settle { window.texts.contains { $0.hasPrefix("Trying again…") } })
        #expect(window.buttons.contains("Retry"))
        #expect(await window.settle { window.texts.contains { $0.hasPrefix("The server has a problem") } })
    }

    @Test func `films are refreshed by the same button, shortcut and pull`() async throws {
        try window.selectTab("Films")
        try window.press("Refresh")
        #expect(await window.settle { server.count("/api/films") == 1 && !catalogue.isRefreshing })
        clock.advance(by: 5)
        try window.pullToRefresh()
        #expect(await window.settle { server.count("/api/films") == 2 && !catalogue.isRefreshing })
        guard case .button(let appearance)? = window.headerBar?.trailing.first?.kind else {
            return #expect(Bool(false), "no button in \(window.tree)")
        }
        #expect(appearance.shortcut?.key == "r")
    }

    @Test func `Refresh after a refresh asks nobody, and a banner says for some seconds why`() async throws {
        try window.press("Refresh")
        #expect(await window.settle { server.count("/api/films") == 1 && !catalogue.isRefreshing })
        for _ in 1...3 { try window.press("Refresh") }
        let sentence = "These facts were fetched a moment ago."
        #expect(await window.settle { window.texts.contains(sentence) })
        #expect(server.count("/api/people") == 1)
        #expect(await window.settle { clock.sleeps.last == 5 })
        clock.advance(by: 5)
        #expect(await window.settle { !window.texts.contains(sentence) })
    }

    @Test func `while the server asks to wait Refresh is disabled, and the banner says until when`() async throws {
        server.answerNext("/api/people", with: .response(.status(429, headers: ["Retry-After": "600"])))
        try window.press("Refresh")
        #expect(await window.settle { window.texts.contains { $0.hasPrefix("The server asks to wait until") } })
        guard case .button(let appearance)? = window.headerBar?.trailing.first?.kind else {
            return #expect(Bool(false), "no button in \(window.tree)")
        }
        #expect(!appearance.isEnabled)
        #expect(await window.settle { clock.sleeps.last == 600 })
        clock.advance(by: 600)
        #expect(await window.settle { !window.texts.contains { $0.hasPrefix("The server asks to wait") } })
    }

    @Test func `what the banner says is announced`() async throws {
        let heard = Heard()
        defer { heard.end() }
        server.answerNext("/api/people", with: .response(.status(501)))
        try window.press("Refresh")
        #expect(await window.settle { heard.count("(status 501)") == 1 && !catalogue.isRefreshing })
        #expect(heard.count("Refreshing…") == 1)
        clock.advance(by: 1)
        try window.press("Refresh")
        #expect(await window.settle { heard.count("Refreshed") == 1 && !catalogue.isRefreshing })
        try window.press("Refresh")
        #expect(await window.settle { heard.count("These facts were fetched a moment ago.") == 1 })
    }

    @Test func `who asks again while a message stands hears it again, and not from a key that repeats`() async throws {
        let heard = Heard()
        defer { heard.end() }
        await catalogue.refresh()
        for count in 1...3 {
            clock.advance(by: 0.5)
            try window.press("Refresh")
            #expect(await window.settle { heard.count("These facts were fetched a moment ago.") == count })
            try window.press("Refresh")
        }
        clock.advance(by: 5)
        for count in 1...3 {
            server.answerNext("/api/people", with: .response(.status(501)))
            clock.advance(by: 1)
            try window.press("Refresh")
            #expect(await window.settle { heard.count("(status 501)") == count && !catalogue.isRefreshing })
            #expect(heard.count("Refreshing…") == count)
        }
    }
}

/// What is said to those who don't see it, until it ends.
private final class Heard {
    private var said: [String] = []
    private let before = Announcements.say

    init() { Announcements.say = { [unowned self] in said.append($0) } }

    func end() { Announcements.say = before }

    func count(_ text: String) -> Int { said.count { $0.contains(text) } }
}

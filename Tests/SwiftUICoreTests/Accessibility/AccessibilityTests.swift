import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct AccessibilityTests {
    @Test func `a value is said of what has it, and the outer one of two wins`() throws {
        let window = InMemoryWindow(
            VStack {
                Text("volume").accessibilityValue("3 of 10")
                Button("bass") {}.accessibilityValue(Text("low"))
                Text("treble").accessibilityValue("inner").accessibilityValue("outer")
                Text("none")
            })
        let values = try ["volume", "bass", "treble", "none"].map { try window.element($0).element.accessibility.value }
        #expect(values == ["3 of 10", "low", "outer", ""])
    }

    @Test func `help is shown beside the pointer, and read where there is no other hint`() throws {
        let window = InMemoryWindow(
            VStack {
                Button("plain") {}
                Button("helped") {}.help("Does it")
                Button("hinted") {}.help(Text("Does it")).accessibilityHint("Does more")
            })
        let found = try ["plain", "helped", "hinted"].map { try window.element($0).element.accessibility }
        #expect(found.map(\.tooltip) == ["", "Does it", "Does it"])
        #expect(found.map(\.hint) == ["", "Does it", "Does more"])
    }

    @Test func `a trait that is taken away is gone, and one that is added outside is there`() throws {
        let window = InMemoryWindow(
            VStack {
                Text("header").accessibilityAddTraits(.isHeader)
                Text("taken").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
                Text("added").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
            })
        let headers = window.elements.filter(\.element.accessibility.isHeader).flatMap(\.texts)
        #expect(headers == ["header", "added"])
    }

    @Test func `an announcement says its plain words, whatever it was made of`() {
        var said: [String] = []
        let before = Announcements.say
        Announcements.say = { said.append($0) }
        defer { Announcements.say = before }
        AccessibilityNotification.Announcement("saved").post()
        AccessibilityNotification.Announcement(AttributedString("sent")).post()
        AccessibilityNotification.Announcement(NSAttributedString(string: "gone")).post()
        #expect(said == ["saved", "sent", "gone"])
    }
}

import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

private struct LevelKey: EnvironmentKey {
    static let defaultValue: Int? = 5
}

extension EnvironmentValues {
    fileprivate var level: Int? {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@Suite struct EnvironmentTests {
    private struct Level: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level.map { "\($0)" } ?? "none")") }
    }

    private struct Other: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private struct Plain: View {
        var body: some View { Text("plain") }
    }

    @Test func `a value reaches what is inside, the inner one wins, and nil is a value`() {
        let window = InMemoryWindow(
            VStack {
                Level()
                VStack {
                    Level()
                    Level().environment(\.level, 2)
                    Level().environment(\.level, nil)
                    Level().transformEnvironment(\.level) { $0 = ($0 ?? 0) + 10 }
                }
                .environment(\.level, 1)
            })
        #expect(window.texts == ["level 5", "level 1", "level 2", "level none", "level 11"])
    }

    @Test func `a change reaches those who read it, and no others`() throws {
        struct Sample: View {
            @State private var level = 1
            var body: some View {
                VStack {
                    Button("Rise") { level += 1 }
                    HStack {
                        Level()
                        Other()
                        Plain()
                    }
                    .environment(\.level, level)
                }
            }
        }
        let window = InMemoryWindow(Sample())
        window.mark()
        try window.press("Rise")
        #expect(window.evaluations == ["Sample", "Level"])
        #expect(window.has("level 2"))
    }

    @Test func `an update of a parent with stacks, buttons and scroll views leaves readers of the environment alone`()
        throws
    {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                ScrollView {
                    VStack {
                        Text("count \(count)")
                        HStack {
                            Text("count \(count)")
                            Level()
                        }
                        Button {
                            count += 1
                        } label: {
                            Text("Add \(count)")
                            Other()
                        }
                        ZStack {
                            Text("\(count)")
                            Level().overlay { Other() }
                        }
                        GeometryReader { _ in Level() }
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        window.mark()
        try window.press("Add 0, light")
        #expect(window.evaluations.filter { ["Level", "Other"].contains($0) }.isEmpty, "\(window.evaluations)")
    }

    @Test func `a modifier has state and environment of its own`() throws {
        struct Tapped: ViewModifier {
            @State private var taps = 0
            @Environment(\.level) private var level
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("taps \(taps) at \(level ?? 0)") { taps += 1 }
                }
            }
        }
        struct Sample: View {
            @State private var title = 0
            var body: some View {
                VStack {
                    Counter(name: "inner").modifier(Tapped())
                    Button("title \(title)") { title += 1 }
                }
                .environment(\.level, 3)
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("taps 0 at 3")
        try window.press("inner 0")
        try window.press("title 0")
        #expect(window.buttons == ["inner 1", "taps 1 at 3", "title 1"])
    }

    @Test func `a property that an app composed has state and environment, and is updated before the body`() throws {
        @propertyWrapper struct Doubled: DynamicProperty {
            @State private var value = 1
            @Environment(\.level) private var level
            private var updated = 0
            var wrappedValue: Int {
                get { updated }
                nonmutating set { value = newValue }
            }
            mutating func update() { updated = value * 2 + (level ?? 0) }
            init() {}
        }
        struct Sample: View {
            @Doubled private var number
            var body: some View { Button("number \(number)") { number = 10 } }
        }
        let window = InMemoryWindow(Sample().environment(\.level, 100))
        #expect(window.buttons == ["number 102"])
        try window.press("number 102")
        #expect(window.buttons == ["number 120"])
    }

    @Test func `the desktop's switch to dark reaches colours and those who ask, and a larger text all text`() throws {
        let window = InMemoryWindow(
            VStack {
                Other(); Plain(); Color.primary.frame(width: 10, height: 10)
            })
        let before = try window.element("plain").styledText
        window.mark()
        window.graph.settingsChanged(DesktopSettings(isDark: true, textScale: 2))
        window.settle()
        let after = try window.element("plain").styledText
        #expect(window.texts == ["dark", "plain"])
        #expect(after?.font.size == 30)
        #expect(after?.color != before?.color)
        #expect(try window.frame("plain").height == 30)
        #expect(window.evaluations == ["Other"])
    }

    @Test func `a colour drawn by a modifier follows an environment that changes along with the view`() throws {
        struct Sample: View {
            @State private var isDark = false
            var body: some View {
                Button(isDark ? "Light" : "Dark") { isDark.toggle() }
                    .background(Color.primary)
                    .environment(\.colorScheme, isDark ? .dark : .light)
            }
        }
        let window = InMemoryWindow(Sample())
        func fills() -> [DisplayItem] {
            window.renderer.root?.content.filter { if case .fill = $0 { true } else { false } } ?? []
        }
        let before = fills()
        try window.press("Dark")
        #expect(!before.isEmpty)
        #expect(fills() != before)
    }
}

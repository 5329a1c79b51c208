// A program for the window tests: what the desktop says, as views see it, and keys that do something.

import SwiftUI

@main
struct DesktopSampleApp: App {
    var body: some Scene {
        WindowGroup("Desktop sample") { DesktopReport() }
    }
}

private struct DesktopReport: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @State private var greetings = 0
    @State private var accepted = 0
    @State private var cancelled = 0
    @State private var showsSheet = false

    var body: some View {
        VStack(spacing: 8) {
            Text(colorScheme == .dark ? "Dark" : "Light")
            Text(contrast == .increased ? "Increased contrast" : "Standard contrast")
            Text("Greeted \(greetings) times")
            swatch("Accent", of: Color.accentColor)
            swatch("Secondary", of: .secondary)
            swatch("Card", of: Color.white)
                .overlay { Rectangle().fill(.ultraThinMaterial).background(Color.black) }
            Text("This text is far too long for the two lines of room that it is given in this place, and is cut.")
                .frame(width: 160, height: 44)
            Button("Prominent") {}
                .buttonStyle(.borderedProminent)
            Button("Greet") { greetings += 1 }
                .keyboardShortcut("g", modifiers: [.command, .shift])
            Button("Open") { showsSheet = true }
            Text("Accepted \(accepted), cancelled \(cancelled)")
            Button("Accept") { accepted += 1 }
                .keyboardShortcut(.defaultAction)
                .help("Says yes")
            Button("Cancel") { cancelled += 1 }
                .keyboardShortcut(.cancelAction)
        }
        .padding()
        .sheet(isPresented: $showsSheet) { Text("A sheet").padding(40) }
    }

    private func swatch(_ name: String, of style: some ShapeStyle) -> some View {
        Button {
        } label: {
            Rectangle().fill(style).frame(width: 160, height: 40)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}

// Ordinary SwiftUI as apps write it. Nothing here runs: a declaration that differs from Apple's breaks the build.
import SwiftUI

private struct Landmark: Identifiable, Hashable {
    var id: Int
    var name: String
    var isFavorite = false
}

@Observable private final class Library {
    var landmarks: [Landmark] = []
    var title = "Landmarks"
}

// MARK: State and data flow

private struct StateAndBinding: View {
    @State private var isOn = false
    @State private var name: String?
    @State private var count: Int = 0

    var body: some View {
        VStack {
            BoundChild(isOn: $isOn, name: $name)
            Button("Count \(count)") { count += 1 }
            Text(isOn ? "On" : "Off")
        }
    }
}

private struct BoundChild: View {
    @Binding var isOn: Bool
    @Binding var name: String?

    var body: some View {
        if let name = Binding($name) { Text(name.wrappedValue) }
        Button("Toggle") { isOn.toggle() }
    }
}

private func bindings(_ landmark: Binding<Landmark>) -> [Binding<String>] {
    let computed = Binding(get: { landmark.wrappedValue.name }, set: { landmark.wrappedValue.name = $0 })
    return [landmark.name, computed, .constant("Fixed")]
}

private struct BindableModel: View {
    @Bindable var library: Library

    var body: some View {
        Text(library.title)
        BoundText(text: $library.title)
    }
}

private struct BoundText: View {
    @Binding var text: String
    var body: some View { Text(text) }
}

private struct ModelInEnvironment: View {
    @Environment(Library.self) private var library
    @Environment(Library.self) private var optional: Library?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        @Bindable var library = library
        return BoundText(text: $library.title)
            .environment(optional)
            .foregroundStyle(colorScheme == .dark ? .white : .black)
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

extension EnvironmentValues {
    fileprivate var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

private func ownEnvironmentKey() -> some View {
    Text("Tinted")
        .environment(\.accent, .red)
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 1 }
}

private typealias Observed = any ObservableObject

private struct Logged: DynamicProperty {
    @State private var value = 0
    func update() {}
}

// MARK: Builders

@ViewBuilder private func conditions(_ landmark: Landmark?, _ level: Int) -> some View {
    if let landmark {
        Text(landmark.name)
    }
    switch level {
    case 0: EmptyView()
    case 1: Text("One")
    default: Image(systemName: "star")
    }
    if #available(iOS 17, macOS 14, *) {
        Divider()
    }
}

private func manyChildren() -> some View {
    Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
    }
}

private func lists(_ landmarks: [Landmark]) -> some View {
    VStack(alignment: .leading, spacing: 8) {
        ForEach(landmarks) { landmark in Text(landmark.name) }
        ForEach(0..<3) { Text("Row \($0)") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(Array(landmarks.enumerated()), id: \.offset) { index, landmark in Text("\(index). \(landmark.name)") }
    }
}

private struct BoundList: View {
    @State private var landmarks: [Landmark] = []

    var body: some View {
        ForEach($landmarks) { $landmark in BoundText(text: $landmark.name) }
        ForEach($landmarks, id: \.name) { landmark in Text(landmark.wrappedValue.name) }
    }
}

private struct Bordered: ViewModifier {
    var color: Color

    func body(content: Content) -> some View {
        content
            .padding(8)
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(color, lineWidth: 2) }
    }
}

extension View {
    fileprivate func bordered(_ color: Color = .gray) -> some View { modifier(Bordered(color: color)) }
}

private func erased(_ isText: Bool) -> AnyView {
    isText ? AnyView(Text("Text").bordered()) : AnyView(erasing: Circle())
}

private func equalContent() -> Bool {
    ModifiedContent(content: 1, modifier: 2) == ModifiedContent(content: 1, modifier: 2)
}

// MARK: Text, images, colours

private func texts(_ name: String, count: Int) -> some View {
    VStack {
        Text("Hello, \(name)! You have \(count) messages, \(1.5) on average, \(CGFloat(2)) points.")
        Text(name)
        Text(verbatim: "Not a key")
        Text("Key", tableName: "Other", bundle: .main, comment: "A comment")
        Text("Bold").font(.title).fontWeight(.semibold).bold(count > 0).italic().underline().foregroundColor(.red)
        Text("\(Text("Inner").bold()) and outer").monospacedDigit()
        Text("Long text").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
    }
    .font(.system(size: 14, weight: .medium, design: .rounded))
    .bold()
}

private func fonts() -> [Font] {
    [.largeTitle, .body.weight(.heavy), .system(.headline, design: .serif), .caption.italic().monospacedDigit()]
}

private func images() -> some View {
    HStack {
        Image("turtlerock")
            .resizable()
            .scaledToFit()
            .frame(width: 50, height: 50)
        Image(decorative: "turtlerock")
            .resizable()
            .aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill)
            .clipped()
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Image("photo", bundle: .main, label: Text("A photo"))
    }
}

private func colours() -> [Color] {
    [
        .red, .mint, .teal, .cyan, .indigo, .pink, .accentColor, .primary.opacity(0.5),
        Color(red: 0.1, green: 0.2, blue: 0.3), Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5),
        Color(hue: 0.5, saturation: 1, brightness: 1), Color(white: 0.5), Color("Card", bundle: .main),
    ]
}

// MARK: Shapes and styles

nonisolated private struct Wedge: Shape {
    var inset: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }
}

nonisolated private func shapeOffTheMainActor() -> CGRect {
    Wedge(inset: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
}

private func shapes() -> some View {
    ZStack {
        Wedge(inset: 4).fill(.red)
        Rectangle()
        Circle().fill(Color.blue)
        Capsule(style: .circular).fill()
        Ellipse().stroke(.green)
        RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.secondary, lineWidth: 2)
        Circle().inset(by: 5)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).fill(.tint, style: FillStyle(eoFill: true))
    }
    .clipShape(.rect(cornerRadius: 12))
    .clipShape(.capsule)
    .background(.regularMaterial, in: .circle)
    .background(.quaternary, in: Wedge(inset: 1))
    .background(Color.gray)
    .background(.thinMaterial)
    .overlay(.red.opacity(0.2), in: Circle())
    .foregroundStyle(.primary)
}

extension ShapeStyle where Self == Color {
    nonisolated fileprivate static var brand: Color { Color(red: 0.9, green: 0.2, blue: 0.2) }
}

private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.brand
    }
}

private func ownStyles() -> some View {
    Text("Careful").foregroundStyle(Warning()).background(.brand)
}

// MARK: Layout

private func stacks() -> some View {
    HStack(alignment: .firstTextBaseline) {
        VStack(spacing: 0) { Text("A") }
        Spacer()
        Spacer(minLength: 4)
        ZStack(alignment: .bottomTrailing) { Color.clear }
        Divider()
    }
}

private func frames() -> some View {
    Color.red
        .frame(width: 100)
        .frame(minWidth: 50, maxWidth: .infinity, alignment: .leading)
        .frame(idealHeight: 20)
        .padding()
        .padding(.horizontal)
        .padding([.top, .leading], 4)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .fixedSize()
        .fixedSize(horizontal: true, vertical: false)
        .layoutPriority(1)
        .offset(x: 2)
        .offset(CGSize(width: 1, height: 1))
}

private func layers() -> some View {
    Text("Front")
        .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
        .background(alignment: .leadingFirstTextBaseline) { Color.yellow }
        .background { Color.green }
        .shadow(radius: 4)
        .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
        .cornerRadius(4)
        .opacity(0.9)
}

private func grids(_ landmarks: [Landmark]) -> some View {
    ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 4)], spacing: 8) {
            ForEach(landmarks) { Text($0.name) }
        }
        LazyVGrid(columns: Array(repeating: GridItem(), count: 3), alignment: .leading, pinnedViews: []) {
            ForEach(landmarks) { Text($0.name) }
        }
        LazyVStack(alignment: .leading) { ForEach(landmarks) { Text($0.name) } }
    }
}

private func scrolling() -> some View {
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
        GeometryReader { proxy in
            Text("Wide").frame(width: proxy.size.width / 2)
        }
    }
    .refreshable { await Task.yield() }
}

private func fitting() -> some View {
    ViewThatFits(in: .horizontal) {
        HStack { Text("A long label") }
        Text("Short")
    }
}

// MARK: Controls

private func buttons() -> some View {
    VStack {
        Button("Save") {}
        Button("Add", systemImage: "plus") {}
        Button("Delete", role: .destructive) {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button(role: .cancel, action: {}) { Text("Cancel") }
        Button {
        } label: {
            Label("Go", systemImage: "arrow.right")
        }
        .buttonStyle(.borderedProminent)
        .tint(.purple)
        .disabled(true)
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
        .help("Goes on")
    }
    .buttonStyle(.plain)
}

private struct Dimming: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.5 : 1)
            .foregroundStyle(configuration.role == .destructive ? .red : .primary)
    }
}

private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button(configuration).border
            configuration.label
            Button("Again") { configuration.trigger() }
        }
    }
}

extension View {
    fileprivate var border: some View { overlay { Rectangle().stroke(.gray) } }
}

extension ButtonStyle where Self == Dimming {
    fileprivate static var dimming: Dimming { Dimming() }
}

private func ownButtonStyles() -> some View {
    Button("Press") {}
        .buttonStyle(.dimming)
        .buttonStyle(Framed())
}

private func labels() -> some View {
    VStack {
        Label("Lightning", systemImage: "bolt.fill")
        Label("Photo", image: "photo")
        Label {
            Text("Custom")
        } icon: {
            Circle().frame(width: 10, height: 10)
        }
    }
}

private func progress(_ done: Double?) -> some View {
    VStack {
        ProgressView()
        ProgressView("Loading…")
        ProgressView(value: done)
        ProgressView("Copying", value: done, total: 100)
        ProgressView(value: done) {
            Text("Label")
        } currentValueLabel: {
            Text("50 %")
        }
    }
}

// MARK: Navigation and presentation

private struct Navigation: View {
    @State private var isShown = false
    @State private var selected: Landmark?
    @State private var tab = 0
    let isEditing: Bool

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                Text("Root")
                    .navigationTitle("Landmarks")
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("Add") { isShown = true } }
                        if isEditing {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        } else {
                            ToolbarItem { Button("Edit") {} }
                        }
                    }
                    .toolbar { Button("More") {} }
            }
            .tabItem { Label("First", systemImage: "1.circle") }
            .tag(0)
        }
        .sheet(isPresented: $isShown, onDismiss: { selected = nil }) { Closing() }
        .sheet(item: $selected) { Text($0.name) }
    }
}

private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.refresh) private var refresh

    var body: some View {
        Button("Done") { dismiss() }
        Button("Refresh") { Task { await refresh?() } }
            .disabled(refresh == nil)
    }
}

private struct Bar: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .confirmationAction) { Button("OK") {} }
        ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
    }
}

private final class Owner {
    var title = "Title"
    /// Toolbars evaluate their content at once, so `self` needs no mention.
    @MainActor func view() -> some View {
        Text("Owned").toolbar { Button(title) {} }
    }
}

// MARK: Life, identity, input, accessibility

private struct Living: View {
    let id: Int
    @State private var isHovered = false
    @State private var log: [Int] = []

    var body: some View {
        Text("Alive")
            .onAppear { log.append(0) }
            .onDisappear(perform: nil)
            .task { await load() }
            .task(id: id, priority: .background) { await load() }
            .onChange(of: id) { old, new in log.append(new - old) }
            .onChange(of: id, initial: true) { log.append(id) }
            .onHover { isHovered = $0 }
            .id(id)
    }

    private func load() async { log.append(1) }
}

private func accessible() -> some View {
    Image(systemName: "heart")
        .accessibilityLabel("Favourite")
        .accessibilityHint("Marks the landmark")
        .accessibilityValue("On")
        .accessibilityIdentifier("heart")
        .accessibilityAddTraits([.isHeader])
        .accessibilityRemoveTraits(.isHeader)
        .accessibilityHidden(false)
}

// MARK: App and previews

private struct Sample: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup("Sample") {
            Text("Hello").environment(library)
        }
    }
}

#Preview {
    Text("Hello")
}

#Preview("Sized", traits: .fixedLayout(width: 100, height: 50)) {
    if Bool.random() { Text("On") } else { Text("Off") }
}

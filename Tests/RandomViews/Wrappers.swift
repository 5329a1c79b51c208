import SwiftUI

/// Trees around one other.
struct Wrappers: View {
    let tree: RandomTree
    let memory: Memory

    private var content: some View { RandomTreeView(tree.children[0], memory: memory) }
    private var isOdd: Bool { !tree.number.isMultiple(of: 2) }
    private var length: CGFloat { CGFloat(tree.number % 200) / 2 }

    var body: some View {
        switch tree.kind {
        case .padded: content.padding(isOdd ? .all : .leading, length / 6)
        case .framed: content.frame(width: length, alignment: isOdd ? .trailing : .top)
        case .sized: content.frame(minWidth: 20, maxWidth: isOdd ? .infinity : length + 20, maxHeight: 80)
        case .fixed: content.fixedSize(horizontal: isOdd, vertical: true)
        case .reader: GeometryReader { room in content.frame(width: room.size.width / 2) }
        case .guided:
            content.alignmentGuide(.leading) { [length] in $0[.leading] + length / 10 }
                .alignmentGuide(.firstTextBaseline) { [length] _ in length / 10 }.zIndex(isOdd ? 1 : -1)
        case .placed: content.position(x: length, y: 10)
        case .identified: content.id(tree.number % 3)
        case .either: if isOdd { content } else { Group { content } }
        default: AnyView(others)
        }
    }

    @ViewBuilder private var others: some View {
        switch tree.kind {
        case .optional: if isOdd { content }
        case .styled: content.font(.system(size: 8 + length / 8)).foregroundStyle(isOdd ? .red : .blue).lineLimit(2)
        case .drawn: content.opacity(isOdd ? 0.5 : 0.9).shadow(radius: 2).clipShape(.rect(cornerRadius: 4))
        case .named:
            content.accessibilityLabel("named \(tree.number % 9)").accessibilityAddTraits(isOdd ? .isHeader : [])
        case .said: Listening(content: content.preference(key: Sum.self, value: tree.number % 30))
        case .turned: content.rotationEffect(.degrees(Double(tree.number % 360)))
        case .stretched: content.scaleEffect(isOdd ? 0.5 : 1.5)
        case .mirrored: content.environment(\.layoutDirection, isOdd ? .rightToLeft : .leftToRight)
        case .disabled: content.disabled(isOdd)
        default:
            Button {
            } label: {
                content
            }.buttonStyle(.plain)
        }
    }
}

private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Is as much wider as its content says.
private struct Listening<Content: View>: View {
    let content: Content
    @State private var sum = 0

    var body: some View {
        content.padding(.leading, CGFloat(sum)).onPreferenceChange(Sum.self) { sum = $0 }
    }
}

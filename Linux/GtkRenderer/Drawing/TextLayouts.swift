import CGtk
import Foundation
import SwiftUICore

/// Laid-out text by what it says and how wide it may be, shared by measuring and drawing.
final class TextLayouts {
    private struct Key: Hashable {
        let text: StyledText
        let width: CGFloat?
    }

    private var layouts = LRUCache<Key, TextColumn>(limit: 4_000)
    private let context: OpaquePointer
    private var defaultFamily = "Sans"

    /// - Parameter widget: Gives the font options of its screen.
    init(widget: WidgetPointer) {
        context = gtk_widget_get_pango_context(widget)
    }

    /// - Parameter family: The desktop's, which the context of a widget may not have learnt yet.
    func settingsChanged(family: String) {
        layouts.removeAll()
        defaultFamily = family.isEmpty ? "Sans" : family
    }

    func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics {
        layout(of: text, within: width).metrics
    }

    /// The layout for a rectangle of that width, and how far from its left edge it starts.
    func drawing(of text: StyledText, width: CGFloat) -> (TextColumn, CGFloat) {
        let layout = layout(of: text, within: width)
        guard layout.isNatural else { return (layout, 0) }
        let spare = max(0, width - layout.metrics.size.width)
        switch text.alignment {
        case .leading: return (layout, 0)
        case .center: return (layout, (spare / 2).rounded())
        case .trailing: return (layout, spare)
        }
    }

    /// Most texts fit on one line, and then one layout serves every width.
    private func layout(of text: StyledText, within width: CGFloat?) -> TextColumn {
        guard let width else { return layout(of: text, exactly: nil) }
        if !text.string.contains(where: \.isNewline) {
            let natural = layout(of: text, exactly: nil)
            if natural.metrics.size.width <= width { return natural }
        }
        return layout(of: text, exactly: width.rounded(.down))
    }

    private func layout(of text: StyledText, exactly width: CGFloat?) -> TextColumn {
        // The colour is no part of a layout.
        var colorless = text
        colorless.color = ResolvedColor(red: 0, green: 0, blue: 0)
        let key = Key(text: colorless, width: width)
        if let layout = layouts.value(for: key) { return layout }
        let layout = TextColumn(text, width: width, context: context, defaultFamily: defaultFamily)
        layouts.insert(layout, for: key)
        return layout
    }
}

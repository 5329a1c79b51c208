import CGtk
package import Foundation
package import SwiftUICore

extension GtkRenderer {
    package func metrics(of text: StyledText, width: CGFloat?) -> TextMetrics {
        self.text.metrics(of: text, width: width)
    }

    package func rectangles(of ranges: [Range<Int>], in text: StyledText, width: CGFloat) -> [[CGRect]] {
        let (layout, x) = self.text.drawing(of: text, width: width)
        return layout.pieces(of: ranges).map { $0.map { $0.rect.offsetBy(dx: x, dy: 0) } }
    }

    package func chrome(of button: ButtonAppearance) -> ButtonChrome {
        measures.chrome(of: button)
    }

    package func naturalSize(of kind: ElementKind, width: CGFloat?) -> CGSize {
        measures.naturalSize(of: kind, width: width)
    }

    package func symbolSize(_ name: String, font: ResolvedFont) -> CGSize {
        // Adwaita's icons are 16 points beside text of 11/72 inch.
        let side = (font.size * 16 * 72 / (11 * 96)).rounded()
        return CGSize(width: side, height: side)
    }
}

/// Sizes of GTK's own controls, each asked of a real one once.
final class ControlMeasures {
    private var chromes: [String: ButtonChrome] = [:]
    private var sizes: [String: CGSize] = [:]

    func settingsChanged() {
        chromes = [:]
        sizes = [:]
    }

    func chrome(of button: ButtonAppearance) -> ButtonChrome {
        guard button.style != .plain else { return ButtonChrome() }
        let isInBar = button.style == .toolbar
        let key = button.cssClasses.joined(separator: " ")
        if let chrome = chromes[key] { return chrome }
        let sample = gtk_button_new()!
        for name in button.cssClasses { gtk_widget_add_css_class(sample, name) }
        let label = gtk_drawing_area_new()!
        gtk_button_set_child(sample.cast(to: GtkButton.self), label)
        // Adwaita styles buttons in header bars apart.
        let bar = isInBar ? adw_header_bar_new()! : nil
        if let bar {
            g_object_ref_sink(bar.raw)
            adw_header_bar_pack_start(bar.opaque, sample)
        } else {
            g_object_ref_sink(sample.raw)
        }
        defer { g_object_unref((bar ?? sample).raw) }
        // A button in a bar keeps its distance by margins, which are outside of its frame.
        var margin = GtkBorder()
        gtk_style_context_get_margin(gtk_widget_get_style_context(sample), &margin)
        let outside = CGSize(width: Int(margin.left + margin.right), height: Int(margin.top + margin.bottom))
        let smallest = Self.size(of: sample) - outside
        let side = 200
        gtk_widget_set_size_request(label, Int32(side), Int32(side))
        let large = Self.size(of: sample) - outside
        let horizontal = (large.width - CGFloat(side)) / 2
        let vertical = (large.height - CGFloat(side)) / 2
        let chrome = ButtonChrome(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, minimumSize: smallest)
        chromes[key] = chrome
        return chrome
    }

    func naturalSize(of kind: ElementKind, width: CGFloat?) -> CGSize {
        switch kind {
        case .progress(nil): return CGSize(width: 32, height: 32)
        case .progress: return filling(size("progress") { gtk_progress_bar_new()! }, width)
        case .headerBar(let bar): return filling(headerBarSize(bar), width)
        case .tabBar(let bar):
            return filling(
                size("tabBar") {
                    let tabs = Tabs()
                    tabs.show(bar)
                    return TabBarPeer.makeBar(tabs.stack)
                }, width)
        case .button(let appearance): return chrome(of: appearance).minimumSize
        case .window, .container, .text, .image, .scroll, .sheet: return .zero
        }
    }

    /// A bar grows with what is in it, as with large text.
    private func headerBarSize(_ bar: HeaderBar) -> CGSize {
        let tallest = (bar.leading + bar.trailing).map(\.frame.height).max() ?? 0
        return size("headerBar\(bar.tabs == nil ? "" : " with tabs") around \(tallest)") {
            let widget = adw_header_bar_new()!
            let item = gtk_button_new()!
            // A request for the button itself would have its margins in it.
            let label = gtk_drawing_area_new()!
            let chrome = chrome(of: ButtonAppearance(style: .toolbar))
            gtk_widget_set_size_request(
                label, 1, Int32(near: max(0, tallest - chrome.top - chrome.bottom).rounded(.up)))
            gtk_button_set_child(item.cast(to: GtkButton.self), label)
            adw_header_bar_pack_end(widget.opaque, item)
            if let tabBar = bar.tabs {
                let tabs = Tabs()
                tabs.show(tabBar)
                adw_header_bar_set_title_widget(widget.opaque, HeaderBarPeer.makeSwitcher(tabs.stack))
            }
            return widget
        }
    }

    /// Bars take the width that there is.
    private func filling(_ natural: CGSize, _ width: CGFloat?) -> CGSize {
        CGSize(width: width ?? natural.width, height: natural.height)
    }

    private func size(_ key: String, make: () -> WidgetPointer) -> CGSize {
        if let size = sizes[key] { return size }
        let widget = make()
        g_object_ref_sink(widget.raw)
        defer { g_object_unref(widget.raw) }
        let size = Self.size(of: widget)
        sizes[key] = size
        return size
    }

    private static func size(of widget: WidgetPointer) -> CGSize {
        var natural = GtkRequisition()
        gtk_widget_get_preferred_size(widget, nil, &natural)
        return CGSize(width: Int(natural.width), height: Int(natural.height))
    }
}

extension CGSize {
    fileprivate static func - (size: CGSize, other: CGSize) -> CGSize {
        CGSize(width: size.width - other.width, height: size.height - other.height)
    }
}

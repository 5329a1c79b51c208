import CGtk
import Foundation
import SwiftUICore

/// Text that can be selected and copied: drawn as any other, over a label of GTK's own that shows nothing.
///
/// The label has what a person knows from all other programs: words by two clicks, keys, the
/// clipboard, the menu, dragging, and the text as assistive technologies want it. So that it finds the letters where
/// they are drawn, its layout is set like ours.
final class SelectableTextPeer: TextPeer {
    private let label: WidgetPointer

    init(_ element: DisplayElement, renderer: GtkRenderer, isHeading: Bool) {
        label = Self.makeLabel(isHeading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL)
        super.init(element, renderer: renderer, type: CanvasClass.container)
        ownCanvas.backing = label
        ownCanvas.placeBacking = { [weak self] in self?.placeLabel($0) }
        ownCanvas.underlay = { [weak self] in self?.drawSelection(with: $0) }
        ownCanvas.overlay = { [weak self] painter in
            guard let self, gtk_widget_has_visible_focus(label) != 0 else { return }
            painter.drawFocusRing(around: .rectangle(ownCanvas.bounds))
        }
    }

    override var spokenWidget: WidgetPointer { label }

    private var text: StyledText {
        if case .text(let text) = element.kind { return text }
        preconditionFailure("A peer of text shows text.")
    }

    override func show(_ old: ElementKind?) {
        super.show(old)
        setText()
    }

    override func frameChanged() { setText() }

    private static func makeLabel(_ role: GtkAccessibleRole) -> WidgetPointer {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.rawValue))
        defer { g_value_unset(&value) }
        let object = "accessible-role".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(gtk_label_get_type(), 1, &names, &value)
        }
        let label = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
        // GTK would select all of what gets the focus, in a new window too.
        var selectsAll = GValue()
        g_value_init(&selectsAll, .boolean)
        g_object_set_property(
            UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self),
            "gtk-label-select-on-focus", &selectsAll)
        gtk_label_set_selectable(label.opaque, 1)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_yalign(label.opaque, 0)
        // It is drawn, so that GTK tells of changes, but can't be seen.
        gtk_widget_set_opacity(label, 0)
        return label
    }

    private var layout: (TextColumn, x: CGFloat) {
        renderer.text.drawing(of: text, width: element.frame.width)
    }

    /// Gives the label what is shown of the text; what is selected stays selected as long as that is the same.
    private func setText() {
        let (ours, _) = layout
        withExtendedLifetime(ours) {
            let shown = String(cString: pango_layout_get_text(ours.pointer))
            if String(cString: gtk_label_get_text(label.opaque)) != shown { gtk_label_set_text(label.opaque, shown) }
            let attributes = pango_attr_list_copy(pango_layout_get_attributes(ours.pointer))
            defer { pango_attr_list_unref(attributes) }
            let colors = pango_attr_list_filter(attributes, { attribute, _ in attribute!.pointee.isLook ? 1 : 0 }, nil)
            pango_attr_list_unref(colors)
            let font = pango_layout_get_font_description(ours.pointer)
            pango_attr_list_insert_before(attributes, pango_attr_font_desc_new(font))
            gtk_label_set_attributes(label.opaque, attributes)
            gtk_label_set_xalign(label.opaque, text.alignment.part)
        }
    }

    private func placeLabel(_ size: CGSize) {
        var minimum: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        let width = max(Int32(near: size.width), minimum)
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
        var allocation = GtkAllocation(x: 0, y: 0, width: width, height: max(Int32(near: size.height), minimum))
        gtk_widget_size_allocate(label, &allocation, -1)
        let (ours, _) = layout
        let theirs = gtk_label_get_layout(label.opaque)
        withExtendedLifetime(ours) {
            // A label has no properties for all of this.
            pango_layout_set_width(theirs, pango_layout_get_width(ours.pointer))
            pango_layout_set_height(theirs, pango_layout_get_height(ours.pointer))
            pango_layout_set_ellipsize(theirs, pango_layout_get_ellipsize(ours.pointer))
            pango_layout_set_alignment(theirs, pango_layout_get_alignment(ours.pointer))
            pango_layout_set_spacing(theirs, pango_layout_get_spacing(ours.pointer))
        }
    }

    // MARK: What is selected

    private var selection: Range<Int>? {
        var (start, end): (Int32, Int32) = (0, 0)
        guard gtk_label_get_selection_bounds(label.opaque, &start, &end) != 0, start < end else { return nil }
        let scalars = String(cString: gtk_label_get_text(label.opaque)).unicodeScalars
        func bytes(_ count: Int32) -> Int { scalars.prefix(Int(count)).reduce(0) { $0 + UTF8.width($1) } }
        return bytes(start)..<bytes(end)
    }

    private func drawSelection(with painter: DisplayPainter) {
        gtk_widget_snapshot_child(widget, label, painter.snapshot)
        guard let selection else { return }
        // As Adwaita draws it.
        var color = renderer.color(named: "view_fg_color")
        color.opacity = 0.1
        if gtk_widget_has_focus(label) != 0 {
            color = renderer.color(named: "accent_bg_color")
            color.opacity = 0.3
        }
        let (ours, x) = layout
        for piece in ours.pieces(of: selection) {
            for span in piece.spans {
                let rect = CGRect(
                    x: x + span.lowerBound, y: piece.rect.minY, width: span.upperBound - span.lowerBound,
                    height: piece.rect.height)
                painter.fill(.rectangle(rect), .color(color))
            }
        }
    }
}

extension StyledText.Alignment {
    fileprivate var part: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension PangoAttribute {
    /// Whether it changes how text looks, and not where its letters are.
    fileprivate var isLook: Bool {
        [
            PANGO_ATTR_FOREGROUND, PANGO_ATTR_FOREGROUND_ALPHA, PANGO_ATTR_BACKGROUND, PANGO_ATTR_BACKGROUND_ALPHA,
            PANGO_ATTR_UNDERLINE, PANGO_ATTR_UNDERLINE_COLOR, PANGO_ATTR_STRIKETHROUGH, PANGO_ATTR_STRIKETHROUGH_COLOR,
        ].contains(klass.pointee.type)
    }
}

import CGtk
import Foundation
import SwiftUICore

/// A widget of our own: draws display items and places the widgets of the elements among them.
///
/// It stands behind containers, text, pictures and plain buttons, and holds the content of GTK's own controls.
final class Canvas: PictureHolder {
    private(set) var widget: WidgetPointer!
    unowned let renderer: GtkRenderer
    private(set) var items: [DisplayItem] = [] { didSet { hasMaterial = items.hasMaterial } }
    private(set) var hasMaterial = false
    private(set) var children: [Peer] = []
    /// Of the elements that something turns or stretches.
    private var transforms: [ElementID: ProjectionTransform] = [:]

    /// What GTK is told of its size; a canvas below another is placed whatever it says.
    var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { gtk_widget_queue_resize(widget) } } }
    var naturalSize = CGSize.zero { didSet { if naturalSize != oldValue { gtk_widget_queue_resize(widget) } } }
    /// The point of the element's space at the widget's upper left corner.
    var origin = CGPoint.zero
    /// A scroll area's: only what is near this part is drawn.
    var viewport: CGRect? { didSet { viewportMoved() } }
    private var drawnViewport = CGRect.null

    /// Pressed by key or assistive technology.
    var activate: (() -> Void)?
    /// Called with a new size before the children are placed.
    var resized: ((CGSize) -> Void)?
    /// Drawn beneath and above the items.
    var underlay: ((DisplayPainter) -> Void)?
    var overlay: ((DisplayPainter) -> Void)?
    /// Clips everything that the canvas draws.
    var cornerRadius: CGFloat = 0

    var pictures: [ImageSource: Texture] = [:]
    var shownPictures: [PictureKey: Texture] = [:]
    var wantedPictures: Set<PictureKey> = []

    /// A widget as large as the canvas beneath all others, which its owner lays out.
    var placeBacking: ((CGSize) -> Void)?
    var backing: WidgetPointer? { didSet { backing.map { gtk_widget_insert_after($0, widget, nil) } } }

    private(set) var size = CGSize.zero

    init(_ type: GType, renderer: GtkRenderer) {
        self.renderer = renderer
        let widget = CanvasClass.make(type, for: self)
        g_object_ref_sink(widget.raw)
        self.widget = widget
    }

    isolated deinit {
        CanvasClass.forget(widget)
        g_object_unref(widget.raw)
    }

    var bounds: CGRect { CGRect(origin: origin, size: size) }

    // MARK: Content

    /// Takes over new content; draws again only if its own items changed, places again only if elements did.
    func setItems(_ new: [DisplayItem]) {
        guard !new.isIdentical(to: items) else { return }
        let old = items
        items = new
        updateChildren(new.elements)
        let transforms = new.transforms
        if transforms != self.transforms {
            self.transforms = transforms
            gtk_widget_queue_allocate(widget)
        }
        if !old.drawsLike(new) {
            gtk_widget_queue_draw(widget)
            requestPictures()
        }
    }

    private func updateChildren(_ elements: [DisplayElement]) {
        let old = children
        let new = elements.map { renderer.peer(for: $0) }
        if !old.elementsEqual(new, by: ===) {
            let kept = Set(new.map(ObjectIdentifier.init))
            for peer in old where peer.container === self && !kept.contains(ObjectIdentifier(peer)) {
                renderer.orphan(peer)
            }
            children = new
            var previous = backing
            for peer in new {
                attach(peer, after: previous)
                previous = peer.widget
            }
            gtk_widget_queue_draw(widget)
        }
        updateModality()
    }

    private func attach(_ peer: Peer, after previous: WidgetPointer?) {
        if peer.container !== self {
            peer.detach()
            peer.container = self
        }
        let isInPlace =
            gtk_widget_get_parent(peer.widget) == widget && gtk_widget_get_prev_sibling(peer.widget) == previous
        if !isInPlace { gtk_widget_insert_after(peer.widget, widget, previous) }
        peer.applyVisibility()
    }

    /// What lies beneath a sheet can be neither touched nor focused.
    private func updateModality() {
        guard let top = children.lastIndex(where: { $0 is SheetPeer && !$0.element.isHidden }) else {
            return children.forEach { $0.isReachable = true }
        }
        for (index, peer) in children.enumerated() { peer.isReachable = index >= top }
    }

    // MARK: Size and place

    func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
        let minimum = isWidth ? minimumSize.width : minimumSize.height
        let natural = isWidth ? naturalSize.width : naturalSize.height
        return (Int32(near: minimum.rounded(.up)), Int32(near: max(minimum, natural).rounded(.up)))
    }

    func allocate(width: Int32, height: Int32) {
        let new = CGSize(width: Int(width), height: Int(height))
        if new != size {
            size = new
            resized?(new)
        }
        placeBacking?(new)
        for peer in children where !peer.element.isHidden {
            guard let transform = transforms[peer.element.id] else {
                peer.place(at: peer.element.frame.offsetBy(dx: -origin.x, dy: -origin.y))
                continue
            }
            let toWidget = ProjectionTransform.translation(-origin.x, -origin.y)
            peer.place(at: peer.element.frame, transform: transform.concatenating(toWidget))
        }
    }

    // MARK: Drawing

    func snapshot(_ snapshot: OpaquePointer) {
        var visible: CGRect?
        if let viewport {
            // Half a page around, so that most steps of scrolling redraw nothing here.
            let margin = max(viewport.width, viewport.height) / 2
            drawnViewport = viewport.insetBy(dx: -margin, dy: -margin)
            visible = drawnViewport
        }
        let painter = DisplayPainter(snapshot: snapshot, canvas: self, visible: visible)
        painter.drawCanvas()
    }

    func pictureArrived() { gtk_widget_queue_draw(widget) }

    private func viewportMoved() {
        guard let viewport, !drawnViewport.contains(viewport) else { return }
        gtk_widget_queue_draw(widget)
    }

    func stateChanged(from previous: GtkStateFlags) {
        let changed = gtk_widget_get_state_flags(widget).rawValue ^ previous.rawValue
        if overlay != nil, changed & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 { gtk_widget_queue_draw(widget) }
    }

    /// Starts decoding before the first frame asks for the pictures, and lets go of those no longer shown.
    private func requestPictures() {
        var shown: Set<ImageSource> = []
        wantedPictures = []
        items.forEachPicture { source, size in
            shown.insert(source)
            _ = renderer.images.texture(of: source, size: size, for: self)
        }
        pictures = pictures.filter { shown.contains($0.key) }
        shownPictures = shownPictures.filter { wantedPictures.contains($0.key) }
    }
}

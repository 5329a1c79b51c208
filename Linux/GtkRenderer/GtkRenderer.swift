import CGtk
import Foundation
package import SwiftUICore

/// Shows one window's display tree with GTK 4 and sends what people do back to the core.
package final class GtkRenderer: Renderer {
    package enum Failure: Error {
        /// Neither Wayland, X11 nor Broadway answers.
        case noDisplay
    }

    weak var host: (any DisplayHost)?
    let window: WidgetPointer
    let text: TextLayouts
    let images = ImageLoader()
    let paths = PathNodes()
    let symbols: SymbolIcons
    let measures = ControlMeasures()
    let palette = Palette()

    private var root: WindowPeer?
    private var peers: [ElementID: Peer] = [:]
    private var orphans: [Peer] = []
    private var isUpdateScheduled = false
    private var hostSize = CGSize.zero

    /// Is told when the window has another size, or is maximised or no more.
    package var placementChanged: (@MainActor () -> Void)?

    var shortcuts = ShortcutTable()
    /// Shown sheets, the topmost last.
    var sheets: [SheetPeer] = []
    /// Who had the focus when each of them appeared, and whether that was to be seen.
    var focusBeforeSheets: [(element: ElementID?, isVisible: Bool)] = []
    /// The control that has lost the focus by being disabled, and gets it back.
    var suspendedFocus: ElementID?
    /// Says what is announced, where GTK has no announcements.
    var alert: Canvas?
    var announcementCount = 0
    var watchesBackdrop = false
    var accent: DesktopAccent?
    var colors: [String: ResolvedColor] = [:]
    var lastSettings: DesktopSettings?
    var isDark: Bool { lastSettings?.isDark ?? false }
    var increasesContrast: Bool { lastSettings?.increasesContrast ?? false }

    /// Starts GTK and makes the window, not yet shown.
    ///
    /// - Parameter identity: Who the program is to the desktop and to assistive technologies.
    package init(identity: ProgramIdentity = .current()) throws(Failure) {
        g_set_prgname(identity.identifier)
        g_set_application_name(identity.name)
        GraphicsCard.chooseRenderer()
        guard GraphicsCard.opening(gtk_init_check) != 0, let symbols = SymbolIcons() else { throw .noDisplay }
        adw_init()
        gtk_window_set_default_icon_name(identity.identifier)
        self.symbols = symbols
        window = adw_window_new()
        text = TextLayouts(widget: window)
        palette.changed = { [weak self] in self?.namedColorsChanged() }
        followDesktop()
        Announcements.say = { [weak self] in self?.announce($0) }
        SystemURLs.open = { [weak self] in self?.open($0) ?? false }
    }

    var title = "" {
        didSet { if title != oldValue { gtk_window_set_title(window.cast(to: GtkWindow.self), title) } }
    }

    // MARK: Display

    /// How often something was displayed.
    private(set) var displayCount = 0

    package func display(_ root: DisplayElement) {
        displayCount += 1
        if let shown = self.root, shown.element.id == root.id {
            shown.update(to: root)
        } else if let new = peer(for: root) as? WindowPeer {
            if let old = self.root { orphan(old) }
            self.root = new
            setUpRoot(new)
        }
        disposeOrphans()
    }

    func resizeHost(to size: CGSize) {
        guard size != hostSize else { return }
        hostSize = size
        host?.resize(to: size)
    }

    private func setUpRoot(_ root: WindowPeer) {
        root.ownCanvas.minimumSize = minimumSize
        root.ownCanvas.resized = { [unowned self] in resizeHost(to: $0) }
        adw_window_set_content(window.cast(to: AdwWindow.self), root.widget)
        addAlert(to: root)
    }

    var minimumSize = CGSize.zero {
        didSet { root?.ownCanvas.minimumSize = minimumSize }
    }

    var windowAppearance: WindowAppearance? {
        if case .window(let appearance)? = root?.element.kind { appearance } else { nil }
    }

    var rootPeer: Peer? { root }
    var rootWidget: WidgetPointer? { root?.widget }

    func existingPeer(_ id: ElementID) -> Peer? { peers[id] }

    /// The peer that a widget belongs to.
    func peer(of widget: WidgetPointer) -> Peer? {
        peers.values.first { $0.widget == widget }
    }

    /// The bar that switches tabs: the one that is shown.
    var tabPeer: (peer: Peer, bar: TabBar)? {
        for peer in peers.values where gtk_widget_get_mapped(peer.widget) != 0 {
            switch peer.element.kind {
            case .tabBar(let bar): return (peer, bar)
            case .headerBar(let bar): if let tabs = bar.tabs { return (peer, tabs) }
            default: break
            }
        }
        return nil
    }

    /// The scroll area that keys move when none has the focus: the largest one in reach.
    func mainScroller() -> ScrollPeer? {
        peers.values.lazy.compactMap { $0 as? ScrollPeer }
            .filter { [sheet = sheets.last] peer in
                gtk_widget_get_mapped(peer.widget) != 0
                    && sheet.map { gtk_widget_is_ancestor(peer.widget, $0.widget) != 0 } ?? true
            }
            .max { $0.element.frame.width * $0.element.frame.height < $1.element.frame.width * $1.element.frame.height }
    }

    /// The peer of an element, updated to it; made if there is none that can show it.
    func peer(for element: DisplayElement) -> Peer {
        if let peer = peers[element.id], peer.canShow(element) {
            peer.update(to: element)
            return peer
        }
        let peer = makePeer(for: element)
        peers[element.id] = peer
        peer.start()
        return peer
    }

    /// A peer that its container no longer holds; gone at the end of this display unless another one takes it.
    func orphan(_ peer: Peer) {
        releaseFocus(of: peer)
        peer.detach()
        orphans.append(peer)
    }

    private func disposeOrphans() {
        while let peer = orphans.popLast() {
            guard peer.container == nil else { continue }
            let container = peer.canvas ?? (peer as? any PeerContainer)
            for child in container?.children ?? [] where child.container === container { orphan(child) }
            if peers[peer.element.id] === peer { peers[peer.element.id] = nil }
            peer.removed()
        }
    }

    // MARK: Updates

    package func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        MainSource.once(priority: MainSource.updatePriority) { [weak self] in self?.runScheduledUpdate() }
    }

    private func runScheduledUpdate() {
        guard isUpdateScheduled else { return }
        isUpdateScheduled = false
        host?.update()
    }

    /// Brings updates into the frame that begins: after an event GDK paints at once, before any source of ours runs,
    /// and what came later would wait for the frame after that.
    func updateBeforePainting() {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        Signal.connect(clock, "before-paint") { [weak self] in self?.runScheduledUpdate() }
    }
}

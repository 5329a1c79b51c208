import CGtk
import Foundation
import SwiftUICore

/// Pictures at the size they are shown. Decoding happens elsewhere; what shows them is drawn again when ready.
final class ImageLoader {
    private final class Waiting {
        weak var canvas: Canvas?
        init(_ canvas: Canvas) { self.canvas = canvas }
    }

    private static let byteLimit = 64 << 20
    /// How long a size has to last before a picture that is already shown in another is decoded anew.
    private static let settleTime: UInt32 = 120

    private var cache = LRUCache<PictureKey, Texture>(limit: byteLimit)
    private var waiting: [PictureKey: [Waiting]] = [:]
    private var unsettled: [PictureKey: [Waiting]] = [:]
    private var settleTimer: UInt32?
    private var failed: Set<ImageSource> = []
    private var idleActions: [() -> Void] = []
    private var queue: DecodeQueue!

    /// Device pixels a point.
    var scale: CGFloat = 1

    init() {
        queue = DecodeQueue { [weak self] key, result in
            DispatchQueue.main.async { self?.decoded(key, result) }
        }
    }

    /// What to draw now: the picture in this size, or its last texture in another while this one is decoded.
    func texture(of source: ImageSource, size: CGSize, for canvas: Canvas) -> Texture? {
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        guard width > 0, height > 0 else { return nil }
        let key = PictureKey(source: source, width: width, height: height)
        canvas.wantedPictures[source] = key
        if let texture = cache.value(for: key) {
            canvas.pictures[source] = texture
            return texture
        }
        let standIn = canvas.pictures[source]
        if !failed.contains(source) { request(key, for: canvas, isUrgent: standIn == nil) }
        return standIn
    }

    /// Runs `body` as soon as no picture is being decoded.
    func whenIdle(_ body: @escaping () -> Void) {
        idleActions.append(body)
        runIdleActions()
    }

    private func request(_ key: PictureKey, for canvas: Canvas, isUrgent: Bool) {
        if waiting[key] != nil {
            add(canvas, to: &waiting[key, default: []])
        } else if isUrgent {
            withdrawUnwanted()
            waiting[key] = [Waiting(canvas)]
            queue.add(key)
        } else {
            add(canvas, to: &unsettled[key, default: []])
            if let settleTimer { g_source_remove(settleTimer) }
            settleTimer = MainSource.after(milliseconds: Self.settleTime) { [weak self] in self?.settled() }
        }
    }

    /// Takes back what nobody waits for any more, because it was scrolled away or has another size.
    private func withdrawUnwanted() {
        for (key, list) in waiting where !list.contains(where: { $0.canvas?.wantedPictures[key.source] == key }) {
            if queue.withdraw(key) { waiting[key] = nil }
        }
    }

    private func add(_ canvas: Canvas, to list: inout [Waiting]) {
        if !list.contains(where: { $0.canvas === canvas }) { list.append(Waiting(canvas)) }
    }

    /// Sizes have stopped changing: decodes those that are still wanted.
    private func settled() {
        settleTimer = nil
        let requests = unsettled
        unsettled = [:]
        for (key, list) in requests {
            for waiting in list where waiting.canvas?.wantedPictures[key.source] == key {
                request(key, for: waiting.canvas!, isUrgent: true)
            }
        }
        runIdleActions()
    }

    private func decoded(_ key: PictureKey, _ result: Result<Texture, PictureDecoder.Failure>) {
        let canvases = waiting.removeValue(forKey: key)?.compactMap(\.canvas) ?? []
        switch result {
        case .success(let texture):
            cache.insert(texture, for: key, cost: texture.byteCount)
            for canvas in canvases {
                // Held by who shows it, so that the cache's limit never takes it off the screen.
                if canvas.wantedPictures[key.source] == key { canvas.pictures[key.source] = texture }
                gtk_widget_queue_draw(canvas.widget)
            }
        case .failure(let failure):
            guard failed.insert(key.source).inserted else { break }
            FileHandle.standardError.write(Data("Picture left out: \(failure)\n".utf8))
        }
        runIdleActions()
    }

    private func runIdleActions() {
        guard waiting.isEmpty, unsettled.isEmpty else { return }
        let actions = idleActions
        idleActions = []
        for action in actions { action() }
    }
}

import CGtk
import Foundation
import SwiftUICore

/// Pictures at the size they are shown. Decoding happens elsewhere; what shows them is drawn again when ready.
final class ImageLoader {
    private final class Waiting {
        weak var holder: (any PictureHolder)?
        init(_ holder: any PictureHolder) { self.holder = holder }
    }

    /// How long a size has to last before a picture that is already shown in another is decoded anew.
    private static let settleTime: UInt32 = 120
    /// How often it looks whether something takes too long.
    private static let patienceTime: UInt32 = 5_000

    private(set) var cache: LRUCache<PictureKey, Texture>
    private var waiting: [PictureKey: [Waiting]] = [:]
    private var unsettled: [PictureKey: [Waiting]] = [:]
    /// Their keys, in the order in which they were asked for.
    private var unsettledOrder: [PictureKey] = []
    private var settleTimer: UInt32?
    private var patienceTimer: UInt32?
    private var failed: Set<ImageSource> = []
    private var idleActions: [() -> Void] = []
    private var queue: DecodeQueue!

    /// Device pixels a point.
    var scale: CGFloat = 1

    /// - Parameters:
    ///   - byteLimit: of textures that are held though nothing may show them.
    ///   - workers: of each lane; nil for as many as it has.
    ///   - decode: Called on a background thread.
    init(
        byteLimit: Int = 64 << 20, workers: Int? = nil, decode: @escaping DecodeQueue.Decode = PictureDecoder.decode
    ) {
        cache = LRUCache(limit: byteLimit)
        queue = DecodeQueue(workers: workers, decode: decode) { [weak self] key, result in
            DispatchQueue.main.async { self?.decoded(key, result) }
        }
    }

    /// What to draw now: the picture in this size, or its last texture in another while this one is decoded.
    func texture(of source: ImageSource, size: CGSize, for holder: any PictureHolder) -> Texture? {
        let width = pixels(size.width)
        let height = pixels(size.height)
        guard width > 0, height > 0 else { return nil }
        let key = PictureKey(source: source, width: width, height: height)
        holder.wantedPictures.insert(key)
        if let texture = cache.value(for: key) ?? holder.shownPictures[key] {
            holder.pictures[source] = texture
            holder.shownPictures[key] = texture
            return texture
        }
        let standIn = holder.pictures[source]
        if !failed.contains(source) { request(key, for: holder, isUrgent: standIn == nil) }
        return standIn
    }

    /// A person has done something: what is asked for from now on goes before what was asked for until now.
    ///
    /// Not so in each frame: files are looked at one after the other, and those of one page are asked for in several.
    func batchBegan() { queue.batchBegan() }

    /// Device pixels, no more than are decoded: a drawing that fills a frame may be any number of points wide.
    private func pixels(_ points: CGFloat) -> Int {
        let pixels = points * scale
        return pixels > 0 ? Int(min(pixels, CGFloat(PictureDecoder.longestSide)).rounded()) : 0
    }

    /// Runs `body` as soon as no picture is being decoded.
    func whenIdle(_ body: @escaping () -> Void) {
        idleActions.append(body)
        runIdleActions()
    }

    private func request(_ key: PictureKey, for holder: any PictureHolder, isUrgent: Bool) {
        if waiting[key] != nil {
            add(holder, to: &waiting[key, default: []])
        } else if isUrgent {
            withdrawUnwanted()
            waiting[key] = [Waiting(holder)]
            queue.add(key)
            if DecodeLane(of: key).patience != nil { watchPatience() }
            if case .stored(let picture) = key.source.picture { picture.decodingBegan() }
        } else {
            if unsettled[key] == nil { unsettledOrder.append(key) }
            add(holder, to: &unsettled[key, default: []])
            if let settleTimer { g_source_remove(settleTimer) }
            settleTimer = MainSource.after(milliseconds: Self.settleTime) { [weak self] in
                self?.settleTimer = nil
                self?.settled()
            }
        }
    }

    /// Takes back what nobody waits for any more, because it was scrolled away or has another size.
    private func withdrawUnwanted() {
        for (key, list) in waiting where !list.contains(where: { $0.holder?.wantedPictures.contains(key) == true }) {
            if queue.withdraw(key) { waiting[key] = nil }
        }
    }

    private func add(_ holder: any PictureHolder, to list: inout [Waiting]) {
        if !list.contains(where: { $0.holder === holder }) { list.append(Waiting(holder)) }
    }

    /// Sizes have stopped changing: decodes those that are still wanted.
    func settled() {
        if let settleTimer { g_source_remove(settleTimer) }
        settleTimer = nil
        let (requests, order) = (unsettled, unsettledOrder)
        unsettled = [:]
        unsettledOrder = []
        batchBegan()
        for key in order {
            for holder in requests[key, default: []].compactMap(\.holder) where holder.wantedPictures.contains(key) {
                request(key, for: holder, isUrgent: true)
            }
        }
        runIdleActions()
    }

    private func watchPatience() {
        guard patienceTimer == nil, waiting.keys.contains(where: { DecodeLane(of: $0).patience != nil }) else { return }
        patienceTimer = MainSource.after(milliseconds: Self.patienceTime) { [weak self] in
            guard let self else { return }
            patienceTimer = nil
            giveUp()
            watchPatience()
        }
    }

    /// What takes too long counts as broken.
    func giveUp(at now: ContinuousClock.Instant = .now) {
        for key in queue.giveUp(at: now) { decoded(key, .failure(.tooSlow(key.url))) }
    }

    private func decoded(_ key: PictureKey, _ result: Result<Texture, PictureDecoder.Failure>) {
        let holders = waiting.removeValue(forKey: key)?.compactMap(\.holder) ?? []
        switch result {
        case .success(let texture):
            cache.insert(texture, for: key, cost: texture.byteCount)
            if case .stored(let picture) = key.source.picture { picture.decodingEnded() }
            for holder in holders {
                if holder.wantedPictures.contains(key) {
                    holder.pictures[key.source] = texture
                    holder.shownPictures[key] = texture
                }
                holder.pictureArrived()
            }
        case .failure(let failure):
            guard failed.insert(key.source).inserted else { break }
            // In no other size it would be any better.
            for other in waiting.keys where other.source == key.source && queue.withdraw(other) { waiting[other] = nil }
            guard case .stored(let picture) = key.source.picture else {
                FileHandle.standardError.write(Data("\(failure)\n".utf8))
                break
            }
            // Who shows it learns why, and can tell.
            picture.decodingFailed(.init(failure.predicate))
        }
        runIdleActions()
    }

    private func runIdleActions() {
        guard waiting.isEmpty, unsettled.isEmpty else { return }
        if let patienceTimer { g_source_remove(patienceTimer) }
        patienceTimer = nil
        let actions = idleActions
        idleActions = []
        for action in actions { action() }
    }
}

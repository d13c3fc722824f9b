#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecording
    import UIKit

    /// The recording under way: it looks at the hierarchy when the run loop is about to rest, and listens to callbacks.
    @MainActor
    final class ActiveRecording {
        let file: URL
        let numbers = InstanceNumbers()
        private let options: KindredRecorder.Options
        private let writer: RecordingWriter
        private let timing: Timing
        private let start: Int
        private var settling = Settling()
        private var isLookPlanned = false
        private var isLooking = false
        private var hasEnded = false
        private var observer: RestObserver?

        init(folder: URL, options: KindredRecorder.Options, test: String?, timing: Timing, limit: Int) throws {
            (self.options, self.timing, start) = (options, timing, timing.now())
            let header = RecordingHeader.ofThisApp(options, test: test)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = folder.appendingPathComponent("\(header.app ?? "app")-\(header.id).json")
            writer = try RecordingWriter(file, header: header, limit: limit)
            observer = RestObserver { [weak self] in self?.look() }
            if options.events { ExchangedMethods.listen { [weak self] in self?.add($0, of: $1, other: $2) } }
        }

        /// Ends it with the hierarchy as it is, unless that is recorded. Returns when everything is written.
        func end() {
            guard !hasEnded else { return }
            let snapshot = read()
            if !snapshot.windows.isEmpty, settling.isNew(fingerprint: snapshot.fingerprint) { add(snapshot) }
            hasEnded = true
            observer?.remove()
            observer = nil
            ExchangedMethods.stop()
            writer.close()
        }

        /// Returns when everything so far is written.
        func waitForWriter() { writer.wait() }

        private var now: Int { timing.now() - start }

        // MARK: Snapshots

        /// Records what somebody asked for.
        func record(_ name: String?) {
            guard !hasEnded else { return }
            var snapshot = read()
            snapshot.name = name
            settling.didRecord(fingerprint: snapshot.fingerprint)
            add(snapshot)
        }

        private func look() {
            // A getter that an app overrides can run the run loop.
            guard !hasEnded, !isLooking, !writer.hasEnded else { return }
            isLooking = true
            defer { isLooking = false }
            let time = now
            if let later = settling.nextLook(at: time) { return plan(later - time) }
            var reader = HierarchyReader(numbers: numbers, titles: options.titles)
            let snapshot = reader.read()
            // Before the app has a window, and after its last one is gone, there is nothing to see.
            guard !snapshot.windows.isEmpty else { return }
            let fingerprint = snapshot.fingerprint
            switch settling.look(at: time, cost: now - time, fingerprint: fingerprint, isMoving: reader.isMoving) {
            case .rest: break
            case .look(let later): plan(later - time)
            case .record: add(snapshot)
            }
        }

        private func read() -> Snapshot {
            var reader = HierarchyReader(numbers: numbers, titles: options.titles)
            return reader.read()
        }

        private func add(_ snapshot: Snapshot) { writer.append(snapshot, at: now) }

        private func plan(_ milliseconds: Int) {
            guard !isLookPlanned else { return }
            isLookPlanned = true
            timing.wait(milliseconds) { [weak self] in
                self?.isLookPlanned = false
                self?.look()
            }
        }

        // MARK: Events

        private func add(_ kind: RecordedEvent.Kind, of controller: UIViewController, other: UIViewController?) {
            guard !hasEnded, !writer.hasEnded else { return }
            let mark = numbers.mark(of: controller)
            switch kind {
            case .viewWillAppear: mark.state = .appearing
            case .viewDidAppear: mark.state = .appeared
            case .viewWillDisappear: mark.state = .disappearing
            case .viewDidDisappear: mark.state = .disappeared
            default: break
            }
            let event = RecordedEvent(
                kind, controller: mark.number, className: ClassName.of(controller),
                other: other.map { numbers.mark(of: $0).number })
            writer.append(event, at: now)
        }
    }
#endif

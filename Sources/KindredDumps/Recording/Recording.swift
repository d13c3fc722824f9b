import KindredDiagnostics
import KindredGraph
import KindredText

/// A recording of one launch of an app: its snapshots, and the callbacks in between.
package struct Recording: Sendable {
    package enum Origin: String, Sendable, CaseIterable { case app, simulated }

    package enum Environment: String, Sendable, CaseIterable { case device, simulator, catalyst, none }

    /// The callbacks and calls that are judged; others are passed over.
    package enum EventKind: String, Sendable {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
        case willMove, didMove, present, dismiss
    }

    package struct Event: Sendable {
        package var kind: EventKind
        /// The number of the instance that got it.
        package var controller: Int32
        /// The number of its class in `names`.
        package var name: Int32
        /// The new parent of a move, or what is presented; -1 for none.
        package var other: Int32 = -1
        /// The place where the class is written.
        package var place: ByteRange
    }

    package struct Window: Sendable {
        package var scene: Int32
        /// The words for the idiom and the horizontal size class, in `names`.
        package var idiom: Int32
        package var horizontal: Int32
        /// The controllers, as a range of those of the recording.
        package var controllers: Range<Int>
    }

    package struct Snapshot: Sendable {
        package var windows: Range<Int>
        package var isCut = false
        package var place: ByteRange
    }

    /// The events, in order of time.
    package enum Entry: Sendable {
        case event(Event)
        /// The snapshot with that index, for the first time or again.
        case snapshot(Int32)
    }

    package var id = ""
    package var origin = Origin.app
    package var environment = Environment.none
    /// The name and the version of the system, such as `iOS 18.2`.
    package var system = ""
    /// Whether callbacks were recorded.
    var hasEvents = false
    package var entries: [Entry] = []
    package var snapshots: [Snapshot] = []
    package var windows: [Window] = []
    package var controllers: [LiveController] = []
    /// Names of classes, and words.
    package var names = NameTable()
    /// The file that it is in, for places.
    package let file: Int32

    package var events: Int { entries.count { if case .event = $0 { true } else { false } } }

    /// The hierarchy of one window.
    package func dump(of window: Window) -> Dump {
        var dump = Dump(file: file)
        dump.controllers = Array(controllers[window.controllers])
        dump.names = names
        return dump
    }

    /// The hierarchies of the first window of each scene, for an import.
    ///
    /// - Parameter choice: The number of the only snapshot that is wanted, counted from 1; nil for all.
    package func dumps(choice: Int?) -> [Dump] {
        var callers: [Int32: Int32] = [:]
        for case .event(let event) in entries where event.kind == .present { callers[event.other] = event.controller }
        var dumps: [Dump] = []
        for (number, snapshot) in snapshots.enumerated() where choice.map({ $0 == number + 1 }) ?? true {
            for (window, isFirst) in windows(of: snapshot) where isFirst {
                var dump = dump(of: window)
                dump.idiom = names.string(window.idiom)
                for index in dump.controllers.indices where dump.controllers[index].presenter >= 0 {
                    let id = dump.controllers[index].recorded?.id ?? -1
                    dump.controllers[index].recorded?.caller = callers[id] ?? -1
                }
                dumps.append(dump)
            }
        }
        return dumps
    }

    package func place(_ range: ByteRange) -> SourceRange { SourceRange(file: file, range: range) }

    /// The first window of each scene, and the others.
    package func windows(of snapshot: Snapshot) -> [(window: Window, isFirst: Bool)] {
        var scenes: Set<Int32> = []
        return windows[snapshot.windows].map { ($0, scenes.insert($0.scene).inserted) }
    }
}

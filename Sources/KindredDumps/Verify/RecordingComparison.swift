import KindredDiagnostics
import KindredGraph

/// The result of comparing the snapshots of a recording: a hierarchy that comes back under other numbers is compared once.
package struct RecordingComparison: Sendable {
    /// The result that windows with equal hierarchies share.
    package struct Shape: Sendable {
        /// The first of these windows.
        package let window: Int
        package let comparison: Comparison
        /// The declared pushes that may have led to what is on stacks.
        let pushes: [[Int32]]
        /// The diagnostics, as indices of `reported`.
        fileprivate let reported: [Int]
    }

    /// A diagnostic, and the number of snapshots that it is in.
    package struct Reported: Sendable {
        /// The key by which equal diagnostics are reported once.
        package let key: String
        package let diagnostic: Diagnostic
        package fileprivate(set) var count = 0
        fileprivate var last = -1
    }

    package private(set) var shapes: [Shape] = []
    /// The shape of each window of the recording; -1 for what isn't compared.
    private(set) var shapeOfWindow: [Int32]
    package private(set) var reported: [Reported] = []
    package private(set) var tally = Comparison.Tally()
    /// The families that windows begin with, in the order seen, and how many do.
    package private(set) var families: [(family: FamilyID, count: Int)] = []
    /// The number of snapshots that weren't compared.
    package private(set) var lost = 0
    package private(set) var isCutShort = false
    /// The shape of the last window that was compared.
    package private(set) var last: Shape?

    private let declared: Declared
    private let window: WindowID?
    private var known: [String: Int] = [:]
    /// The first shapes by their hash.
    private var byHash: [Int: [Int32]] = [:]

    /// - Parameters:
    ///   - window: The declared window that the hierarchies belong to; nil for any.
    ///   - choice: The number of the only snapshot to compare, counted from 1; nil for all.
    init(recording: Recording, declared: Declared, window: WindowID?, choice: Int?) {
        self.declared = declared.knowing(recording.names)
        self.window = window
        shapeOfWindow = Array(repeating: -1, count: recording.windows.count)
        let prepared = Matcher.Prepared()
        for (number, snapshot) in recording.snapshots.enumerated() where choice.map({ $0 == number + 1 }) ?? true {
            add(snapshot, number: number, of: recording, prepared: prepared)
        }
        byHash = [:]
    }

    private mutating func add(
        _ snapshot: Recording.Snapshot, number: Int, of recording: Recording, prepared: Matcher.Prepared
    ) {
        if snapshot.isCut {
            lost += 1
            return count(
                report(IncompleteHierarchy.cutSnapshot(recording.place(snapshot.place)), key: "cut"), in: number)
        }
        var position = snapshot.windows.lowerBound
        for (window, isFirst) in recording.windows(of: snapshot) {
            let shape = shape(of: window, at: position, isFirst: isFirst, in: recording, prepared: prepared)
            position += 1
            let comparison = shapes[shape].comparison
            guard isFirst || comparison.family != nil else { continue }
            shapeOfWindow[position - 1] = Int32(shape)
            for each in shapes[shape].reported { count(each, in: number) }
            tally += comparison.tally
            isCutShort = isCutShort || comparison.isCutShort
            guard let family = comparison.family else { continue }
            last = shapes[shape]
            if let known = families.firstIndex(where: { $0.family == family }) {
                families[known].count += 1
            } else {
                families.append((family, 1))
            }
        }
    }

    // MARK: Shapes

    private mutating func shape(
        of window: Recording.Window, at position: Int, isFirst: Bool, in recording: Recording,
        prepared: Matcher.Prepared
    ) -> Int {
        let controllers = recording.controllers[window.controllers]
        var hasher = Hasher()
        hasher.combine(isFirst)
        hasher.combine(window.horizontal)
        for controller in controllers { controller.hashShape(into: &hasher) }
        let hash = hasher.finalize()
        for known in byHash[hash] ?? [] {
            let other = recording.windows[shapes[Int(known)].window]
            if other.controllers.count == controllers.count, other.horizontal == window.horizontal,
                zip(controllers, recording.controllers[other.controllers]).allSatisfy({ $0.hasShape(of: $1) })
            {
                return Int(known)
            }
        }
        let dump = recording.dump(of: window)
        let horizontal = window.horizontal < 0 ? nil : recording.names.string(window.horizontal)
        let comparison = declared.compare(
            dump, window: self.window, isOther: !isFirst, horizontal: horizontal, prepared: prepared)
        let reported = comparison.diagnostics.kept.map { diagnostic in
            report(diagnostic, key: Self.key(diagnostic, in: dump))
        }
        byHash[hash, default: []].append(Int32(shapes.count))
        shapes.append(
            Shape(
                window: position, comparison: comparison,
                pushes: declared.pushes(in: dump, of: comparison), reported: reported))
        return shapes.count - 1
    }

    // MARK: Diagnostics, each once

    /// The rule, the declared subject and the live class.
    private static func key(_ diagnostic: Diagnostic, in dump: Dump) -> String {
        var name = ""
        if case .place(let place) = diagnostic.site {
            let found = dump.controllers.firstIndex { $0.place == place.range }
            name = found.map { dump.className(Int32($0)) } ?? ""
        }
        let subject = diagnostic.subject
        return [diagnostic.id, subject.kind.rawValue, subject.id.text, subject.detail?.text ?? "", name]
            .joined(separator: "\u{1}")
    }

    private mutating func report(_ diagnostic: Diagnostic, key: String) -> Int {
        if let index = known[key] { return index }
        known[key] = reported.count
        reported.append(Reported(key: key, diagnostic: diagnostic))
        return reported.count - 1
    }

    private mutating func count(_ index: Int, in snapshot: Int) {
        guard reported[index].last != snapshot else { return }
        reported[index].last = snapshot
        reported[index].count += 1
    }
}

extension LiveController {
    /// Hashes all but the instance and the place.
    fileprivate func hashShape(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(state)
        hasher.combine(viewName)
        hasher.combine(parent)
        hasher.combine(presenter)
        hasher.combine(presentation)
    }

    /// Whether two differ in nothing but the instance and the place.
    fileprivate func hasShape(of other: LiveController) -> Bool {
        var (one, two) = (recorded ?? Recorded(), other.recorded ?? Recorded())
        (one.id, two.id, one.selected, two.selected) = (0, 0, 0, 0)
        return name == other.name && state == other.state && view == other.view && viewName == other.viewName
            && presentation == other.presentation && parent == other.parent && presenter == other.presenter
            && end == other.end && one == two
    }
}

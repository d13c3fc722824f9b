import KindredDiagnostics
import KindredText
import KindredYAML

/// Finds printed hierarchies in a text that may hold anything else, and reads one of them.
///
/// An app may print its hierarchy many times, so the last one counts unless another is asked for.
package struct DumpReader {
    package static let maximumDepth = 512
    package static let maximumControllers = 1_000_000

    package struct Outcome: Sendable {
        /// The hierarchy; nil if there is none, or not the one that was asked for.
        package var dump: Dump?
        package var diagnostics = DiagnosticBag()
        /// The number of hierarchies in the text.
        package var count = 0
        /// The number of the one that was read, counted from 1; 0 for none.
        package var number = 0
        /// Whether no lines are missing: if some are, absent controllers prove nothing.
        package var isWhole = true
    }

    private let file: SourceFile
    private let index: Int32
    private let choice: Int?
    private var outcome = Outcome()
    /// The places where hierarchies begin: the first few, for a note.
    private var roots: [SourceRange] = []
    private var lastRoot: SourceRange?
    /// The hierarchy being read, unless another was asked for.
    private var current: Dump?
    private var failures = DiagnosticBag()
    /// The number of levels that its root is indented.
    private var base = 0
    /// The controllers on the way to the last one.
    private var path: [Int32] = []
    private var isRightAfterEntry = false

    /// - Parameters:
    ///   - index: The index of the file among those that diagnostics refer to.
    ///   - choice: Which hierarchy to read, counted from 1; nil for the last.
    package static func read(_ file: SourceFile, index: Int32, choice: Int? = nil) -> Outcome {
        var reader = DumpReader(file: file, index: index, choice: choice)
        if let wide = WideEncoding(file.bytes) {
            let place = SourceRange(file: index, range: ByteRange(start: 0, end: wide.length))
            reader.outcome.diagnostics.add(InvalidEncoding.info, diagnostic: NoHierarchy.wide(wide.name, at: place))
            return reader.outcome
        }
        for number in 1...max(1, file.lines.count) {
            LogLine(file.line(number)).forEachPiece { reader.add($0) }
        }
        return reader.finish()
    }

    private init(file: SourceFile, index: Int32, choice: Int?) {
        self.file = file
        self.index = index
        self.choice = choice
    }

    // MARK: Lines

    private mutating func add(_ line: LogLine) {
        switch DumpEntry.read(line.text) {
        case .none:
            isRightAfterEntry = false
        case .cut(let range):
            if isRightAfterEntry { report(IncompleteHierarchy.cut(place(of: line.range(range)))) }
        case .entry(let entry):
            isRightAfterEntry = true
            add(entry, line: line)
        }
    }

    private mutating func add(_ entry: DumpEntry, line: LogLine) {
        let place = place(of: line.range(entry.className))
        // Without its root, nothing is known about the rest.
        if isHeadless, entry.depth > 0, entry.isAtMargin { return }
        if outcome.count == 0 || entry.depth <= base { begin(entry, at: place) }
        guard current != nil else { return }
        let depth = entry.depth - base
        if depth > path.count {
            report(IncompleteHierarchy.gap(place, levels: depth - path.count))
        }
        guard depth < Self.maximumDepth else { return reportLimit(DumpLimit.depth(place)) }
        guard (current?.controllers.count ?? 0) < Self.maximumControllers else {
            return reportLimit(DumpLimit.size(place))
        }
        close(downTo: min(depth, path.count))
        append(entry, line: line, at: place)
    }

    private mutating func begin(_ entry: DumpEntry, at place: SourceRange) {
        keep()
        outcome.count += 1
        base = entry.depth
        path = []
        failures = DiagnosticBag()
        hasReportedLimit = false
        outcome.isWhole = true
        if roots.count < 10 { roots.append(place) }
        lastRoot = place
        current = choice == nil || choice == outcome.count ? Dump(file: index) : nil
        // Marks after other text may belong to that text, as the bar that some tools put behind a name.
        isHeadless = entry.depth > 0 && entry.isAtMargin
        if isHeadless { report(IncompleteHierarchy.headless(place)) }
    }

    private mutating func append(_ entry: DumpEntry, line: LogLine, at place: SourceRange) {
        let text = line.text
        func intern(_ range: Range<Int>?, _ names: inout NameTable) -> Int32 {
            guard let range else { return -1 }
            return text[range].withUnsafeBytes { names.intern($0) }
        }
        guard var dump = current else { return }
        current = nil
        var controller = LiveController(
            name: intern(entry.className, &dump.names), state: entry.state, view: entry.view,
            viewName: intern(entry.viewClass, &dump.names), presentation: intern(entry.presentation, &dump.names),
            place: place.range)
        if let range = entry.presentation { controller.presentationPlace = line.range(range) }
        if let above = path.last {
            if entry.isPresented { controller.presenter = above } else { controller.parent = above }
        }
        path.append(Int32(dump.controllers.count))
        dump.controllers.append(controller)
        current = dump
    }

    private mutating func close(downTo depth: Int) {
        let end = Int32(current?.controllers.count ?? 0)
        while path.count > depth, let last = path.popLast() { current?.controllers[Int(last)].end = end }
    }

    // MARK: The end

    /// Makes the hierarchy just read the result, unless another one follows.
    private mutating func keep() {
        guard current != nil else { return }
        close(downTo: 0)
        outcome.dump = current
        outcome.diagnostics = failures
        outcome.number = outcome.count
        kept = (outcome.isWhole, lastRoot)
        current = nil
    }

    private mutating func finish() -> Outcome {
        keep()
        outcome.isWhole = kept.isWhole
        if outcome.count == 0 {
            outcome.diagnostics.add(NoHierarchy.info, diagnostic: NoHierarchy.found(path: file.path))
        } else if outcome.count > 1, choice == nil, let place = kept.root {
            outcome.diagnostics.add(
                SeveralHierarchies.info,
                diagnostic: SeveralHierarchies.found(
                    place: place, count: outcome.count, others: Array(roots.prefix { $0 != place })))
        }
        return outcome
    }

    private var kept: (isWhole: Bool, root: SourceRange?) = (true, nil)
    private var hasReportedLimit = false
    private var isHeadless = false

    private func place(of range: ByteRange) -> SourceRange { SourceRange(file: index, range: range) }

    private mutating func report(_ diagnostic: Diagnostic) {
        guard current != nil else { return }
        outcome.isWhole = false
        failures.append(diagnostic)
    }

    /// Reports a limit that is exceeded, once a hierarchy.
    private mutating func reportLimit(_ diagnostic: Diagnostic) {
        if !hasReportedLimit { report(diagnostic) }
        hasReportedLimit = true
    }
}

/// Reports a hierarchy beyond the limits.
private enum DumpLimit {
    static func depth(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: LimitExceeded.info,
            message: "more than \(DumpReader.maximumDepth) levels of controllers; deeper ones are left out", at: place)
    }

    static func size(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: LimitExceeded.info, message: "more than 1,000,000 controllers; those from here on are left out",
            at: place)
    }
}

import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Reads a recording in one pass. What comes before a mistake counts.
package struct RecordingReader {
    package static let maximumSize = 256 << 20
    static let maximumNesting = 2_000

    /// The reason why reading ends, and the place.
    struct Failure: Error {
        let rule: RuleInfo
        let message: String
        let range: ByteRange
        var help = "record again; the entries before this place are compared"
        /// Whether the text ends too early.
        var isEnd = false
    }

    package struct Outcome: Sendable {
        package var recording: Recording
        package var diagnostics = DiagnosticBag()
    }

    var json: JSONReader
    var recording: Recording
    /// The instances by number: the class of each, and the last snapshot that it is in.
    var instances: [Int32: Instance] = [:]
    var passed = PassedKeys()
    /// Whether the text says what it is, so that its entries count.
    private var isKnown = false
    private var lastTime = 0

    struct Instance {
        let name: Int32
        var snapshot: Int32 = -1
        /// The index of its controller in the recording.
        var index: Int32 = -1
    }

    /// Whether a text is to be read as a recording: no printed hierarchy begins so.
    package static func isRecording(_ text: SourceText) -> Bool {
        text.withUnsafeBytes { $0.dropFirst(SourceFile.markLength($0)).first == 0x7B }
    }

    package static func read(_ file: SourceFile, index: Int32) -> Outcome {
        if file.text.count > maximumSize {
            return Outcome(recording: Recording(file: index), diagnostics: bag(RecordingLimit.size(file.path)))
        }
        return file.text.withUnsafeBytes { bytes in
            var end = bytes.count
            // Bytes that are no text end the reading where they are.
            if let fault = file.fault { end = min(end, fault.offset) }
            var reader = RecordingReader(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<end]), file: index)
            return reader.run(fault: file.fault)
        }
    }

    private init(bytes: UnsafeRawBufferPointer, file: Int32) {
        json = JSONReader(bytes, deepest: Self.maximumNesting)
        recording = Recording(file: file)
    }

    private static func bag(_ diagnostic: Diagnostic) -> DiagnosticBag {
        var bag = DiagnosticBag()
        bag.append(diagnostic)
        return bag
    }

    private mutating func run(fault: TextScan.Fault?) -> Outcome {
        do throws(Failure) {
            try readAll()
        } catch {
            if !isKnown { recording.entries = [] }
            let diagnostic =
                fault.flatMap { error.isEnd ? encoding($0) : nil }
                ?? Diagnostic(
                    rule: error.rule, message: error.message, at: recording.place(error.range), help: error.help)
            return Outcome(recording: recording, diagnostics: Self.bag(diagnostic))
        }
        return Outcome(recording: recording)
    }

    private func encoding(_ fault: TextScan.Fault) -> Diagnostic {
        Diagnostic(
            rule: InvalidEncoding.info, message: fault.reason,
            at: recording.place(ByteRange(start: fault.offset, end: fault.offset + fault.length)),
            help: "record again, or save the file as UTF-8 text")
    }

    // MARK: The recording

    private mutating func readAll() throws(Failure) {
        guard try token() == .beginObject else { throw wrong("a recording must be an object") }
        let start = range
        var version = false
        let seen = try members { reader, word throws(Failure) in
            switch word {
            case .format: try reader.readFormat()
            case .version:
                try reader.readVersion()
                version = true
            case .id: reader.recording.id = try reader.text("id")
            case .origin: reader.recording.origin = try reader.choice("origin", Recording.Origin.init(rawValue:))
            case .environment:
                reader.recording.environment = try reader.choice(
                    "environment", Recording.Environment.init(rawValue:))
            case .system:
                let version = reader.recording.system
                let name = try reader.text("system")
                reader.recording.system = version.isEmpty ? name : "\(name) \(version)"
            case .systemVersion:
                let version = try reader.text("systemVersion")
                reader.recording.system += reader.recording.system.isEmpty ? version : " \(version)"
            case .events: reader.recording.hasEvents = try reader.flag("events")
            case .entries: try reader.list("entries") { reader throws(Failure) in try reader.entry() }
            default: try reader.skip()
            }
            reader.isKnown = reader.hasFormat && version
        }
        try require(.recording, in: seen, at: start)
        guard try token() == .end else { throw wrong("nothing is expected here") }
    }

    private var hasFormat = false

    private mutating func readFormat() throws(Failure) {
        let format = try text("format")
        guard format == "kindred-recording" else {
            throw wrong("this isn't a recording: its format is '\(format)', not 'kindred-recording'")
        }
        hasFormat = true
    }

    private mutating func readVersion() throws(Failure) {
        guard try token() == .number, let version = json.integer else {
            throw wrong("'version' must be a whole number")
        }
        if version == 1 { return }
        throw Failure(
            rule: UnsupportedVersion.info,
            message: "the recording's version is \(version); this Kindred reads version 1",
            range: range, help: "use the Kindred that the recorder came with, or a newer one")
    }

    // MARK: Entries

    private mutating func entry() throws(Failure) {
        guard json.depth > 0, try token() == .beginObject else { throw wrong("an entry must be an object") }
        let start = range
        var event = Recording.Event(kind: .dismiss, controller: -1, name: -1, place: range)
        var (kind, parent, presented): (Recording.EventKind?, Int32?, Int32?) = (nil, nil, nil)
        var snapshot: Int32?
        let seen = try members { reader, word throws(Failure) in
            switch word {
            case .at: try reader.time()
            case .event: kind = Recording.EventKind(rawValue: try reader.text("event"))
            case .controller: event.controller = try reader.number("controller")
            case .class: (event.name, event.place) = try reader.name("class")
            case .parent: parent = try reader.numberOrNull("parent")
            case .presented: presented = try reader.number("presented")
            case .snapshot: snapshot = try reader.snapshot(at: start)
            case .again: snapshot = try reader.again()
            default: try reader.skip()
            }
        }
        try require(.entry, in: seen, at: start)
        let kinds = [RecordingWord.event, .snapshot, .again].count { seen & RecordingWord.bits([$0]) != 0 }
        if kinds > 1 {
            throw wrong("an entry is an 'event', a 'snapshot' or 'again', not several", at: start)
        }
        if let snapshot { recording.entries.append(.snapshot(snapshot)) }
        guard let kind else { return }
        let isMove = kind == .willMove || kind == .didMove
        try require(isMove ? .move : kind == .present ? .present : .event, in: seen, at: start)
        event.kind = kind
        event.other = (kind == .present ? presented : parent) ?? -1
        try note(event.controller, name: event.name, at: event.place)
        recording.entries.append(.event(event))
    }

    private mutating func time() throws(Failure) {
        guard try token() == .number, let time = json.integer, time >= 0 else {
            throw wrong("'at' must be a whole number of milliseconds")
        }
        guard time >= lastTime else { throw wrong("'at' is before the entry above, at \(lastTime)") }
        lastTime = time
    }

    private mutating func again() throws(Failure) -> Int32 {
        let number = try number("again")
        guard number >= 1, number <= recording.snapshots.count else {
            throw wrong("there is no snapshot \(number) before this entry")
        }
        return number - 1
    }

    /// Notes the class of an instance, which stays the same.
    mutating func note(_ id: Int32, name: Int32, at place: ByteRange) throws(Failure) {
        guard let known = instances[id] else {
            instances[id] = Instance(name: name)
            return
        }
        if known.name == name { return }
        let (one, other) = (recording.names.string(known.name), recording.names.string(name))
        throw Failure(
            rule: InvalidRecording.info,
            message: "view controller \(id) has the class '\(other)' here, and '\(one)' before", range: place)
    }
}

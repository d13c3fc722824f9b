import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Snapshots: windows and controllers.
extension RecordingReader {
    mutating func snapshot(at start: ByteRange) throws(Failure) -> Int32 {
        guard try token() == .beginObject else { throw wrong("a snapshot must be an object") }
        let place = range
        var snapshot = Recording.Snapshot(windows: recording.windows.count..<recording.windows.count, place: place)
        let seen = try members { reader, word throws(Failure) in
            switch word {
            case .name: _ = try reader.text("name")
            case .cut: snapshot.isCut = try reader.flag("cut")
            case .windows: try reader.list("windows") { reader throws(Failure) in try reader.window() }
            default: try reader.skip()
            }
        }
        try require(.snapshot, in: seen, at: place)
        snapshot.windows = snapshot.windows.lowerBound..<recording.windows.count
        recording.snapshots.append(snapshot)
        return Int32(recording.snapshots.count - 1)
    }

    private mutating func window() throws(Failure) {
        guard try token() == .beginObject else { throw wrong("a window must be an object") }
        let start = range
        let first = recording.controllers.count
        var window = Recording.Window(scene: 0, idiom: -1, horizontal: -1, controllers: first..<first)
        let seen = try members { reader, word throws(Failure) in
            switch word {
            case .scene: window.scene = try reader.number("scene")
            case .idiom: window.idiom = try reader.name("idiom").name
            case .horizontal: window.horizontal = try reader.name("horizontal").name
            case .vertical: _ = try reader.name("vertical")
            case .root: try reader.tree()
            default: try reader.skip()
            }
        }
        try require(.window, in: seen, at: start)
        window.controllers = first..<recording.controllers.count
        recording.windows.append(window)
    }

    /// A controller whose end isn't read yet.
    private struct Open {
        var made: LiveController
        let index: Int
        let isPresented: Bool
        /// The known keys, as bits.
        var seen: UInt64 = 0
        var columns: [(Int32, Role?)] = []
        var isInChildren = false
    }

    /// Reads a root and everything below it, without recursion: no depth exhausts the stack.
    private mutating func tree() throws(Failure) {
        let first = recording.controllers.count
        var open: [Open] = []
        try begin(&open, first: first, isPresented: false)
        while let top = open.indices.last {
            if open[top].isInChildren {
                if !json.isAtEndOfArray() {
                    try begin(&open, first: first, isPresented: false)
                } else {
                    _ = try token()
                    open[top].isInChildren = false
                }
                continue
            }
            guard let word = try member(&open[top].seen) else {
                try finish(open.removeLast(), first: first)
                continue
            }
            switch word {
            case .children:
                guard try token() == .beginArray else { throw wrong("'children' must be a list") }
                open[top].isInChildren = true
            case .presented: try begin(&open, first: first, isPresented: true)
            case .columns: open[top].columns = try columns()
            default: try readOwn(word, of: &open[top].made)
            }
        }
    }

    private mutating func begin(_ open: inout [Open], first: Int, isPresented: Bool) throws(Failure) {
        guard try token() == .beginObject else { throw wrong("a view controller must be an object") }
        try checkLimits(depth: open.count)
        let index = recording.controllers.count
        let above = open.last.map { Int32($0.index - first) } ?? -1
        var made = LiveController(name: -1, state: .unknown, view: .notLoaded, place: range)
        if isPresented { made.presenter = above } else { made.parent = above }
        made.recorded = LiveController.Recorded()
        recording.controllers.append(made)
        open.append(Open(made: made, index: index, isPresented: isPresented))
    }

    private mutating func finish(_ open: Open, first: Int) throws(Failure) {
        // Until its class is read, the place is that of the beginning.
        let start = recording.controllers[open.index].place
        try require(.controller, in: open.seen, at: start)
        if open.isPresented { try require(.presented, in: open.seen, at: start) }
        var made = open.made
        made.end = Int32(recording.controllers.count - first)
        made.presentationPlace = made.place
        recording.controllers[open.index] = made
        try add(made, index: Int32(open.index))
        for (id, role) in open.columns { put(id, in: role) }
    }

    private mutating func checkLimits(depth: Int) throws(Failure) {
        if depth >= DumpReader.maximumDepth {
            throw limit("more than \(DumpReader.maximumDepth) levels of view controllers")
        }
        if recording.controllers.count - snapshotStart >= DumpReader.maximumControllers {
            throw limit("more than 1,000,000 view controllers in a snapshot")
        }
    }

    private var snapshotStart: Int {
        let first = recording.snapshots.last?.windows.upperBound ?? 0
        return first < recording.windows.count
            ? recording.windows[first].controllers.lowerBound
            : recording.windows.last?.controllers.upperBound ?? 0
    }

    private mutating func readOwn(_ word: RecordingWord, of made: inout LiveController) throws(Failure) {
        switch word {
        case .id: made.recorded?.id = try number("id")
        case .class: (made.name, made.place) = try name("class")
        case .kind:
            made.recorded?.kind = try choice("kind") { word in Kind.allCases.first { $0.word == word } }
        case .state: made.state = try choice("state", LiveController.State.init(printed:))
        case .view: try readView(of: &made)
        case .title: _ = try text("title")
        case .selected: made.recorded?.selected = try number("selected")
        case .style: made.recorded?.isClassic = try text("style") == "unspecified"
        case .collapsed: _ = try flag("collapsed")
        case .transition: made.recorded?.curls = try text("transition") == "pageCurl"
        case .context: made.recorded?.definesContext = try flag("context")
        case .forwards: made.recorded?.forwards = try flag("forwards")
        case .presentation: try readPresentation(of: &made)
        default: try skip()
        }
    }

    private mutating func readView(of made: inout LiveController) throws(Failure) {
        switch try token() {
        case .null: made.view = .notLoaded
        case .beginObject:
            let start = range
            var name: Int32 = -1
            var isInWindow = false
            let seen = try members { reader, word throws(Failure) in
                switch word {
                case .class: name = try reader.name("class").name
                case .inWindow: isInWindow = try reader.flag("inWindow")
                default: try reader.skip()
                }
            }
            try require(.view, in: seen, at: start)
            made.viewName = name
            made.view = isInWindow ? .inWindow : .outsideWindow
        default: throw wrong("'view' must be an object or null")
        }
    }

    private mutating func readPresentation(of made: inout LiveController) throws(Failure) {
        guard try token() == .beginObject else { throw wrong("'presentation' must be an object") }
        let start = range
        var (style, name): (PresentationStyle?, Int32) = (nil, -1)
        let seen = try members { reader, word throws(Failure) in
            switch word {
            // A style of a newer system is another word.
            case .style: style = PresentationStyle(rawValue: try reader.text("style"))
            case .class: name = try reader.nameOrNull("class")
            default: try reader.skip()
            }
        }
        try require(.presentation, in: seen, at: start)
        made.recorded?.style = style
        made.presentation = name
    }

    private mutating func columns() throws(Failure) -> [(Int32, Role?)] {
        var columns: [(Int32, Role?)] = []
        try list("columns") { reader throws(Failure) in
            guard try reader.token() == .beginObject else { throw reader.wrong("a column must be an object") }
            let start = reader.range
            var (role, child): (Role?, Int32) = (nil, -1)
            let seen = try reader.members { reader, word throws(Failure) in
                switch word {
                case .column: role = Role(rawValue: try reader.text("column"))
                case .child: child = try reader.number("child")
                default: try reader.skip()
                }
            }
            try reader.require(.column, in: seen, at: start)
            columns.append((child, role?.isColumn == true ? role : nil))
        }
        return columns
    }

    /// Notes an instance, which is in a snapshot once.
    private mutating func add(_ made: LiveController, index: Int32) throws(Failure) {
        let (id, snapshot) = (made.recorded?.id ?? 0, Int32(recording.snapshots.count))
        try note(id, name: made.name, at: made.place)
        if instances[id]?.snapshot == snapshot {
            throw Failure(
                rule: InvalidRecording.info, message: "view controller \(id) is in this snapshot twice",
                range: made.place)
        }
        instances[id]?.snapshot = snapshot
        instances[id]?.index = index
    }

    private mutating func put(_ id: Int32, in role: Role?) {
        guard let found = instances[id], found.snapshot == Int32(recording.snapshots.count) else { return }
        recording.controllers[Int(found.index)].recorded?.column = role
    }
}

extension LiveController.State {
    /// The state that a recorder writes.
    fileprivate init?(printed word: String) {
        guard word != "unknown" else { return nil }
        self.init(rawValue: word)
    }
}

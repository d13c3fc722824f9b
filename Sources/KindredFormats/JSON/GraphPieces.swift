import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The constant parts of the graph's JSON, from the end of one value to the start of the next.
enum GraphPiece: Int, CaseIterable {
    // Of a controller.
    case controller, implicit, explicit, screen, derived, notDerived
    case style, transition, context, noContext
    case children, navigation, tabBar, noTabBar, split, noSplit
    case presenting, presented
    // Of a screen, besides its class.
    case declaredScreen, places
    // Of a window or a family.
    case window, families, roots, family, root, members, windows, presentations
    // Of a presentation, besides what depends on its style.
    case presentation, presentationFrom, presentationFamily, presentedRoot, effectiveStyle, fullscreen, noFullscreen
    case anchor, swipe, noSwipe, detents, presenters, removes, removesNot, removesPerhaps
    // Of a presenter.
    case presenter, reason, endOfPresenter
    // Of a push or a move.
    case push, pushTo, pushKind, container, arrivals, prelude
    // Of a list that is not empty.
    case item, endOfList
    // Of a location, which is the last member of its object.
    case column, end
    // Of a configuration.
    case configuration, width

    /// The number of objects and arrays around it.
    var level: Int {
        switch self {
        case .controller, .declaredScreen, .window, .family, .presentation, .push, .configuration: 2
        case .column, .presenter, .item, .endOfList, .end: 4
        case .reason, .endOfPresenter: 5
        default: 3
        }
    }

    func write(_ json: inout JSONWriter) {
        switch self {
        case .controller, .declaredScreen, .window, .family, .presentation, .configuration: open("id", to: &json)
        case .push: open("from", to: &json)
        case .presenter: open("controller", to: &json)
        case .implicit, .explicit: json.member("implicit", flag: self == .implicit)
        case .derived, .notDerived: json.member("derived", flag: self == .derived)
        case .context, .noContext:
            NodeFlag.definesPresentationContext.write(self == .context, to: &json)
            json.key("parentViewController")
        case .swipe, .noSwipe: json.member("swipe", flag: self == .swipe)
        case .fullscreen, .noFullscreen: json.member("presentsInFullscreen", flag: self == .fullscreen)
        case .places, .families, .roots, .members, .children, .presenting, .presented, .windows, .presentations,
            .presenters, .detents, .arrivals:
            writeKey(to: &json)
            json.beginArray()
        case .noTabBar: json.member("tabBarController", orNull: nil)
        case .noSplit: json.member("splitViewController", orNull: nil)
        case .removes, .removesNot: json.member("removesPresenterView", flag: self == .removes)
        case .removesPerhaps: json.member("removesPresenterView", orNull: nil)
        case .item: json.beginElement()
        case .endOfList: json.endArray()
        case .endOfPresenter: json.endObject()
        case .end:
            json.endObject()
            json.endObject()
        default: writeKey(to: &json)
        }
    }
}

extension GraphPiece {
    /// Writes the key that it ends with, or with whose list.
    private func writeKey(to json: inout JSONWriter) {
        if let keyword { json.key(escaping: keyword.rawValue) } else { json.key(name) }
    }

    /// The key, if authors write it too.
    private var keyword: Keyword? {
        switch self {
        case .screen: .screen
        case .style: .style
        case .transition: .transition
        case .children: .children
        case .navigation: .navigationController
        case .tabBar: .tabBarController
        case .split: .splitViewController
        case .families: .families
        case .windows: .windows
        case .presentations: .presentations
        case .presentationFrom: .from
        case .presentationFamily: .family
        case .presentedRoot: .presented
        case .anchor: .anchor
        case .detents: .detents
        case .pushTo, .arrivals: .to
        case .prelude: .after
        case .pushKind: .kind
        default: nil
        }
    }

    /// The key that the graph alone has.
    private var name: StaticString {
        switch self {
        case .places: "places"
        case .effectiveStyle: "effectiveStyle"
        case .presenting: "presentingViewControllers"
        case .presented: "presentedViewControllers"
        case .roots: "rootViewControllers"
        case .root: "root"
        case .members: "members"
        case .width: "width"
        case .presenters: "presenters"
        case .reason: "reason"
        case .container: "container"
        case .column: "column"
        default: ""
        }
    }

    private func open(_ key: StaticString, to json: inout JSONWriter) {
        json.beginObject()
        json.key(key)
    }
}

extension NodeFlag {
    fileprivate func write(_ value: Bool, to json: inout JSONWriter) {
        json.key(escaping: keyword.rawValue)
        json.bool(value)
    }
}

extension PreparedJSON {
    /// Makes the piece of each member of an element.
    fileprivate init<Item>(members: [Item], compact: Bool, write: (Item, inout JSONWriter) -> Void) {
        self.init(items: members, level: { _ in 3 }, compact: compact, write: write)
    }
}

/// All pieces that are prepared for one graph. Writing each with `JSONWriter` instead makes compiling take a third more
/// processor time.
struct GraphPieces: ~Copyable {
    private let fixed: PreparedJSON
    /// The piece of each kind, up to the family's name.
    private let kinds: PreparedJSON
    /// The piece of each role, up to the index.
    private let roles: PreparedJSON
    /// The piece of each word that only one kind has; and of each kind, the numbers of its words with their fields.
    private let words: PreparedJSON
    private let wordsOfKinds: [[(piece: Int, field: GraphField<ControllerID>)]]
    /// The piece of each text that authors write.
    private let texts: PreparedJSON
    /// The pieces of each list that authors write: of a text, and of an array.
    private let lists: PreparedJSON
    /// The pieces of each flag, false and true.
    private let flags: PreparedJSON
    /// The bits of the flags that are written where they are declared.
    let flagsInGraph = NodeFlag.inGraph
    /// The piece of each file, up to the line.
    private let locations: PreparedJSON

    init(graph: ResolvedGraph, compact: Bool) {
        fixed = PreparedJSON(items: GraphPiece.allCases, level: \.level, compact: compact) { $0.write(&$1) }
        kinds = PreparedJSON(members: Kind.allCases, compact: compact) { kind, json in
            json.key("kind")
            json.string(kind.word)
            json.key("family")
        }
        roles = PreparedJSON(members: Role.allCases, compact: compact) { role, json in
            json.key("role")
            json.string(role.rawValue)
            json.key("index")
        }
        let fields = Kind.allCases.map { GraphField<ControllerID>.words(of: $0) }
        words = PreparedJSON(members: fields.flatMap(\.self), compact: compact) { $1.key(escaping: $0.key) }
        var number = 0
        wordsOfKinds = fields.map { fields in
            fields.map { field in
                defer { number += 1 }
                return (number, field)
            }
        }
        texts = PreparedJSON(members: NodeText.allCases, compact: compact) { $1.key(escaping: $0.keyword.rawValue) }
        let forms = NodeList.allCases.flatMap { [($0, false), ($0, true)] }
        lists = PreparedJSON(members: forms, compact: compact) { form, json in
            json.key(escaping: form.0.keyword.rawValue)
            if form.1 { json.beginArray() }
        }
        let values = NodeFlag.allCases.flatMap { [($0, false), ($0, true)] }
        flags = PreparedJSON(members: values, compact: compact) { $0.0.write($0.1, to: &$1) }
        locations = PreparedJSON(members: graph.files, compact: compact) { file, json in
            json.key("location")
            json.beginObject()
            json.key("file")
            json.string(file.path)
            json.key("line")
        }
    }

    @inline(__always)
    func write(_ piece: GraphPiece, isFirst: Bool = false, to out: inout ByteWriter) {
        out.write(piece.rawValue, of: fixed, isFirst: isFirst)
    }
    @inline(__always)
    func write(kind: Kind, to out: inout ByteWriter) { out.write(Int(kind.rawValue), of: kinds) }
    @inline(__always)
    func write(role: Role, to out: inout ByteWriter) { out.write(role.number, of: roles) }
    func write(_ text: NodeText, to out: inout ByteWriter) { out.write(Int(text.rawValue), of: texts) }
    func write(_ list: NodeList, isArray: Bool, to out: inout ByteWriter) {
        out.write(Int(list.rawValue) * 2 + (isArray ? 1 : 0), of: lists)
    }
    func write(_ flag: NodeFlag, value: Bool, to out: inout ByteWriter) {
        out.write(Int(flag.rawValue) * 2 + (value ? 1 : 0), of: flags)
    }
    /// Writes the words that only controllers of a kind have.
    func writeWords(of id: ControllerID, kind: Kind, graph: ResolvedGraph, to out: inout ByteWriter) {
        for (piece, field) in wordsOfKinds[Int(kind.rawValue)] {
            guard case .text(let word) = field.value(of: id, in: graph) else { continue }
            out.write(piece, of: words)
            out.write(byte: 0x22)
            out.write(word)
            out.write(byte: 0x22)
        }
    }
    @inline(__always)
    func writeLocation(in file: Int, to out: inout ByteWriter) { out.write(file, of: locations) }
}
